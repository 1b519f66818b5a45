import { createFileRoute } from '@tanstack/react-router';
import { HEADS, headTags } from '#content/heads.ts';
import { FacelessVideo } from '#features/faceless/faceless-video.tsx';
import { type FacelessSearch, parsePlace, searchOf } from '#domain/site/faceless-place.ts';
import { PageReady } from '#ui/behaviour/page-ready.ts';

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
        // A tab or step has its own URL but is not a new page: keep the scroll position.
        goTo={(next) => void navigate({ search: searchOf(next), resetScroll: false })}
      />
      <PageReady />
    </>
  );
}
