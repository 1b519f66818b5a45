import { useAtomValue } from 'jotai';
import { seriesPostsAtom } from '#state/generation/series-posts.ts';
import { Card } from '#ui/page/card.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';
import { SeriesList } from '../cards/series-list.tsx';

/** Posts of a series, with the status of each. */
export function SeriesCard({ onView }: { onView(): void }) {
  const posts = useAtomValue(seriesPostsAtom);
  return (
    <Card role="region" aria-label="Posts of this series">
      <SectionHeading>{posts.length === 1 ? '1 post' : `${posts.length} posts`}</SectionHeading>
      <Muted>
        {posts.length > 1 && 'They’re written one after the other. '}Open one to read it as it
        comes.
      </Muted>
      <SeriesList onOpen={onView} />
    </Card>
  );
}
