/** Icon of each option of the video creator, keyed by the option's id. Drawn for this app. */
import type { ComponentType } from 'react';
import type { AnimationId, MusicId, StyleId, VoiceId } from '#domain/site/faceless.ts';
import { Icon, type IconProps } from '#ui/pictures/icons.tsx';

type Icons<Id extends string> = Readonly<Record<Id, ComponentType<IconProps>>>;

const drawn = (d: string) =>
  function OptionIcon(props: IconProps) {
    return <Icon {...props} d={d} />;
  };

/** Path width of an icon in its own units, and its left and right margin. */
const [WIDTH, MARGIN] = [24, 4];

/** Vertical strokes of these heights, centred like a voice waveform. */
const wave = (heights: readonly number[]) =>
  drawn(strokes(heights, (height) => (WIDTH - height) / 2));

/** Vertical strokes of these heights on a common baseline, like an equaliser. */
const bars = (heights: readonly number[]) => drawn(strokes(heights, (height) => 20 - height));

function strokes(heights: readonly number[], topOf: (height: number) => number): string {
  const apart = (WIDTH - 2 * MARGIN) / (heights.length - 1);
  return heights
    .map((height, index) => `M${MARGIN + index * apart} ${topOf(height)}v${height}`)
    .join('');
}

export const styleIcons = {
  educational: drawn(
    'M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5zM12 6.5v13',
  ),
  entertainment: drawn(
    'M3.5 6.5h17v3.3a2.2 2.2 0 0 0 0 4.4v3.3h-17v-3.3a2.2 2.2 0 0 0 0-4.4zM14 6.5v2M14 11v2M14 15.5v2',
  ),
  'news-facts': drawn(
    'M4 5h12v14H5.5A1.5 1.5 0 0 1 4 17.5zM16 9h4v8.5a1.5 1.5 0 0 1-1.5 1.5H16M7 9h6M7 12.5h6M7 16h3.5',
  ),
  motivational: drawn(
    'M2.5 18.5h19M6.5 18.5a5.5 5.5 0 0 1 11 0M12 9.5V4M9.5 6.5L12 4l2.5 2.5M3.8 11.8l1.6 1.2M20.2 11.8l-1.6 1.2',
  ),
  'tech-review': drawn(
    'M7 7h10v10H7zM10 3.5V7M14 3.5V7M10 17v3.5M14 17v3.5M3.5 10H7M3.5 14H7M17 10h3.5M17 14h3.5',
  ),
  lifestyle: drawn(
    'M5 9h11v6a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 15zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 6c0-1.5 1-1.5 1-3M12 6c0-1.5 1-1.5 1-3',
  ),
} as const satisfies Icons<StyleId>;

export const voiceIcons = {
  clara: wave([4, 10, 16, 10, 4]),
  rowan: wave([7, 14, 7, 14, 7]),
  imogen: wave([5, 17, 8, 17, 5]),
  dev: wave([12, 8, 16, 8, 12]),
} as const satisfies Icons<VoiceId>;

export const musicIcons = {
  upbeat: bars([6, 14, 8, 16, 10]),
  calm: drawn('M3 12c3-5 6-5 9 0s6 5 9 0'),
  epic: bars([3, 6, 9, 13, 17]),
  corporate: bars([9, 9, 9, 9]),
  ambient: drawn(
    'M3 7.5c3-2 6-2 9 0s6 2 9 0M3 12.5c3-2 6-2 9 0s6 2 9 0M3 17.5c3-2 6-2 9 0s6 2 9 0',
  ),
  none: drawn('M4 10h3l4-4v12l-4-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5'),
} as const satisfies Icons<MusicId>;

export const animationIcons = {
  fade: drawn('M4 7h9v10H4zM17 7h.01M20.5 7h.01M20.5 12h.01M20.5 17h.01M17 17h.01'),
  'slide-left': drawn('M12 7h8v10h-8zM3 12h5.5M6 9.5L8.5 12 6 14.5'),
  typewriter: drawn('M3.5 17L7.5 7l4 10M4.9 13.5h5.2M16.5 6v12M15 6h3M15 18h3'),
  bounce: drawn(
    'M3 19.5c1-9 4.5-9 6 0 1-5 3.5-5 4.5 0M20.5 14a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  ),
  zoom: drawn('M9.5 9.5h5v5h-5zM4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4'),
} as const satisfies Icons<AnimationId>;
