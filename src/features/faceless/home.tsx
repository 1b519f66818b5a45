import { chakra } from '@chakra-ui/react';
import { SAMPLE_VIDEOS } from '#domain/site/faceless-samples.ts';
import { Button } from '#ui/controls/button.tsx';
import { ArrowRightIcon } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { SectionHeading } from '#ui/page/text.tsx';
import type { PlaceProps } from './place.ts';
import { Figures } from './figures.tsx';
import { VideoList } from './video-list.tsx';

/** Number of recent videos on Home. */
const NEWEST = 3;

export function Home({ goTo }: Pick<PlaceProps, 'goTo'>) {
  return (
    <Stack gap="8">
      <Stack gap="4" justifyItems="start">
        <chakra.p fontSize="lg" maxWidth="measure">
          All you need for a short video is a topic, a voice and a look. You don’t have to stand in
          front of a camera.
        </chakra.p>
        <Button onClick={() => goTo({ tab: 'create' })}>
          Create a video
          <ArrowRightIcon size={16} />
        </Button>
      </Stack>
      <Figures />
      <Stack as="section" gap="3" aria-labelledby="newest">
        <SectionHeading id="newest">Newest videos</SectionHeading>
        <VideoList videos={SAMPLE_VIDEOS.slice(0, NEWEST)} />
        <chakra.div>
          <Button variant="outline" size="sm" onClick={() => goTo({ tab: 'library' })}>
            Open the library
          </Button>
        </chakra.div>
      </Stack>
    </Stack>
  );
}
