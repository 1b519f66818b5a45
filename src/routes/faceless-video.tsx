import { createFileRoute } from '@tanstack/react-router';
import { HEADS, headTags } from '#content/heads.ts';
import { FacelessVideo } from '#features/faceless/faceless-video.tsx';
import { type FacelessSearch, parsePlace, searchOf } from '#domain/site/faceless-place.ts';
import { PageReady } from '#ui/page-ready.ts';

export const Route = createFileRoute('/faceless-video')({
  validateSearch: (search): FacelessSearch => searchOf(parsePlace(search)),
  head: () => headTags(HEADS.facelessVideo),
  component: FacelessVideoPage,
});

function FacelessVideoPage() {
  const place = parsePlace(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <>
      <FacelessVideo
        place={place}
        // A tab or a step is a place of its own, but not a page: nothing scrolls by itself.
        goTo={(next) => void navigate({ search: searchOf(next), resetScroll: false })}
      />
      <PageReady />
    </>
  );
}
