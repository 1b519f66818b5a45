import { chakra } from '@chakra-ui/react';
import type { SAMPLE_VIDEOS } from '#domain/site/faceless-samples.ts';
import { Badge } from '#ui/page/text.tsx';
import { Swatch } from './swatch.tsx';

type SampleVideo = (typeof SAMPLE_VIDEOS)[number];

/** Sample videos: the covers are drawn, and nothing plays. */
export function VideoList({ videos }: { videos: readonly SampleVideo[] }) {
  return (
    <chakra.ul borderTopWidth="1px" borderColor="hairline">
      {videos.map((video) => (
        <VideoRow key={video.title} {...video} />
      ))}
    </chakra.ul>
  );
}

function VideoRow({ title, duration, views, isNew, theme }: SampleVideo) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="4"
      paddingBlock="3"
      borderBottomWidth="1px"
      borderColor="hairline"
    >
      <chakra.span flexShrink="0" width="72px">
        <Swatch theme={theme} ratio="16 / 10" />
      </chakra.span>
      <chakra.div minWidth="0" flexGrow="1">
        <chakra.p fontWeight="600" lineHeight="1.35">
          {title}
        </chakra.p>
        <chakra.p color="muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {duration} · {views} views · sample
        </chakra.p>
      </chakra.div>
      {isNew && (
        <Badge color="accent" borderColor="accent">
          New
        </Badge>
      )}
    </chakra.li>
  );
}
