import { SAMPLE_FIGURES, SAMPLE_VIDEOS } from '#domain/site/faceless-samples.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';
import type { PlaceProps } from './place.ts';
import { VideoList } from './video-list.tsx';

export function Library({ goTo }: Pick<PlaceProps, 'goTo'>) {
  return (
    <Stack as="section" gap="4" aria-labelledby="library">
      <Cluster justifyContent="space-between" gap="3">
        <SectionHeading id="library">Library</SectionHeading>
        <Button size="sm" onClick={() => goTo({ tab: 'create' })}>
          Create a video
        </Button>
      </Cluster>
      <Muted>
        The newest {SAMPLE_VIDEOS.length} of {SAMPLE_FIGURES.videos} sample videos. Videos you
        create here aren’t added yet.
      </Muted>
      <VideoList videos={SAMPLE_VIDEOS} />
    </Stack>
  );
}
