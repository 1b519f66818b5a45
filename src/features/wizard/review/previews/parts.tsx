import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PostCheck } from '#domain/platforms/post-check.ts';
import type { PictureSize } from '#domain/platforms/platform-rules.ts';
import { SAMPLE_MEDIA } from '#domain/posts/sample-media.ts';
import type { IconProps } from '#ui/pictures/icons.tsx';
import { PictureIcon, PlayIcon } from './preview-icons.tsx';

export type Device = 'phone' | 'desktop';

/** Input of every preview. */
export interface PreviewProps {
  readonly device: Device;
  readonly check: PostCheck;
  readonly media: Media;
}

/** Media of a post: none, a labelled placeholder, or the sample. */
export type Media =
  | { readonly kind: 'none' }
  | { readonly kind: 'picture' | 'video'; readonly size: PictureSize; readonly hasSample: boolean };

interface MediaFrameProps {
  media: Media;
  /** Dark in both modes, for white text over it. */
  isDark?: boolean;
  /** A placeholder leaves the screen to the text below it. */
  isLow?: boolean;
}

/** Picture in the platform's aspect ratio. */
export function MediaFrame({ media, isDark = false, isLow = false }: MediaFrameProps) {
  if (media.kind === 'none') return null;
  const { kind, size, hasSample } = media;
  const aspectRatio = `${size.width} / ${size.height}`;
  if (hasSample) return <Sample kind={kind} aspectRatio={aspectRatio} />;
  const MediaIcon = kind === 'video' ? PlayIcon : PictureIcon;
  return (
    <Placeholder
      data-media="placeholder"
      style={{ aspectRatio: isLow ? '3 / 1' : aspectRatio }}
      {...(isDark && { background: '#16181D', color: '#EDEBE6', borderWidth: '0' })}
    >
      <MediaIcon size={28} />
      <span>
        {kind === 'video' ? 'Your video' : 'Your picture'}
        <br />
        {size.width} x {size.height}
      </span>
    </Placeholder>
  );
}

const Placeholder = chakra('div', {
  base: {
    width: 'full',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '1',
    background: 'paper',
    color: 'muted',
    borderBlockWidth: '1px',
    borderColor: 'hairline',
    fontSize: 'xs',
    textAlign: 'center',
  },
});

function Sample({ kind, aspectRatio }: { kind: 'picture' | 'video'; aspectRatio: string }) {
  return (
    <chakra.img
      data-media="sample"
      src={kind === 'video' ? SAMPLE_MEDIA.video.poster : SAMPLE_MEDIA.image.address}
      alt={kind === 'video' ? 'Sample clip' : 'Sample picture'}
      aspectRatio={aspectRatio}
      width="full"
      height="auto"
      objectFit="cover"
    />
  );
}

export type Action = readonly [name: string, icon: (props: IconProps) => ReactNode];

interface ActionsProps {
  actions: readonly Action[];
  /** True if the names are below the icons. */
  isStacked: boolean;
}

/** Reader actions with their names, as below a feed post: drawn only, not interactive. */
export const Actions = ({ actions, isStacked }: ActionsProps) => (
  <ActionRow
    aria-hidden
    justifyContent="space-around"
    {...(isStacked && { css: { '& span': { flexDirection: 'column' } } })}
  >
    {actions.map(([name, ActionIcon]) => (
      <span key={name}>
        <ActionIcon size={18} />
        {name}
      </span>
    ))}
  </ActionRow>
);

/** Row of drawn actions. */
export const ActionRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    color: 'muted',
    fontSize: 'xs',
    fontWeight: '600',
    '& span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  },
});

/** Padded part of a card; pictures extend to its edges. */
export const Inset = chakra('div', {
  base: { display: 'grid', gap: '2', padding: '3', minWidth: 0 },
});
