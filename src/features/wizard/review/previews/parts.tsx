import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PostCheck } from '#domain/posts/post-check.ts';
import type { PictureSize } from '#domain/posts/platform-rules.ts';
import { SAMPLE_MEDIA } from '#domain/posts/sample-media.ts';
import type { IconProps } from '#ui/icons.tsx';
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

/** Placeholder: the account exists only on the platform. */
export const NAME = 'Your name';

export const Avatar = ({ size = 40 }: { size?: number }) => (
  <chakra.span
    aria-hidden
    flexShrink="0"
    display="grid"
    placeItems="center"
    width={`${size}px`}
    height={`${size}px`}
    borderRadius="full"
    background="accentSoft"
    color="accent"
    fontSize={`${Math.round(size * 0.42)}px`}
    fontWeight="600"
    lineHeight="1"
  >
    Y
  </chakra.span>
);

interface AuthorProps {
  /** Line below the name. */
  line: string;
  size?: number;
}

export const Author = ({ line, size }: AuthorProps) => (
  <chakra.div display="flex" alignItems="center" gap="2" minWidth="0">
    <Avatar {...(size !== undefined && { size })} />
    <chakra.div minWidth="0" lineHeight="1.3">
      <chakra.div fontWeight="600">{NAME}</chakra.div>
      <chakra.div color="muted" fontSize="xs">
        {line}
      </chakra.div>
    </chakra.div>
  </chakra.div>
);

/** Picture in the platform's aspect ratio. `ratio` is set if the platform crops the file. */
export function MediaFrame({ media, ratio }: { media: Media; ratio?: string }) {
  if (media.kind === 'none') return null;
  const { kind, size, hasSample } = media;
  const aspectRatio = ratio ?? `${size.width} / ${size.height}`;
  if (hasSample) return <Sample kind={kind} aspectRatio={aspectRatio} />;
  const MediaIcon = kind === 'video' ? PlayIcon : PictureIcon;
  return (
    <chakra.div
      data-media="placeholder"
      aspectRatio={aspectRatio}
      width="full"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="1"
      background="paper"
      color="muted"
      borderBlockWidth="1px"
      borderColor="hairline"
      fontSize="xs"
      textAlign="center"
    >
      <MediaIcon size={28} />
      <span>
        {kind === 'video' ? 'Your video' : 'Your picture'}
        <br />
        {size.width} x {size.height}
      </span>
    </chakra.div>
  );
}

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

export interface ActionsProps {
  actions: readonly (readonly [name: string, icon: (props: IconProps) => ReactNode])[];
  /** Icons only, as on a phone. */
  bare?: boolean;
}

/** Reader actions: drawn only, not interactive. */
export const Actions = ({ actions, bare = false }: ActionsProps) => (
  <chakra.div
    aria-hidden
    display="flex"
    justifyContent={bare ? 'start' : 'space-around'}
    gap="4"
    color="muted"
    fontSize="xs"
    fontWeight="600"
  >
    {actions.map(([name, ActionIcon]) => (
      <chakra.span key={name} display="inline-flex" alignItems="center" gap="2">
        <ActionIcon size={bare ? 24 : 18} />
        {!bare && name}
      </chakra.span>
    ))}
  </chakra.div>
);

/** Padded part of a card; pictures extend to its edges. */
export const Inset = chakra('div', {
  base: { display: 'grid', gap: '2', padding: '3', minWidth: 0 },
});
