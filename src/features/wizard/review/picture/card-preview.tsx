import { chakra } from '@chakra-ui/react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { cardAltText } from '#domain/pictures/card-texts.ts';
import { cardWords } from '#domain/pictures/card-words.ts';
import { type SizeId, sizeOf } from '#domain/pictures/sizes.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import type { DrawnCard } from './use-drawn-card.ts';

interface CardPreviewProps {
  size: SizeId;
  /** Undefined until the first one is drawn. */
  drawn: DrawnCard | undefined;
  frame: RefObject<HTMLDivElement | null>;
}

const PROBLEMS = {
  empty: 'There are no words to show.',
  'too-long': 'These words don’t fit: they have no place to stop. Choose a shorter part.',
  'no-photo': 'Choose a photo for this design.',
  failed: 'The picture couldn’t be drawn here. Reload the page, or try another size.',
} as const;

/** The card as it will be saved. */
export const CardPreview = memo(({ size, drawn, frame }: CardPreviewProps) => {
  const { width, height } = sizeOf(size);
  return (
    <Place>
      <Frame
        ref={frame}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-tall={height >= width || undefined}
      >
        {drawn?.ok && <Picture drawn={drawn} />}
        {drawn?.ok === false && (
          // A photo may be on its way: to choose one is no error.
          <Muted role={drawn.problem === 'no-photo' ? 'status' : 'alert'}>
            {PROBLEMS[drawn.problem]}
          </Muted>
        )}
      </Frame>
      <Muted role="status" fontSize="xs" textAlign="center">
        {[...(drawn?.ok ? shortenings(drawn) : []), `${width} × ${height}`].join(' ')}
      </Muted>
    </Place>
  );
});

/** Says what is not on the picture as it was written. */
const shortenings = ({
  isShortened,
  signOff,
  card,
}: Extract<DrawnCard, { ok: true }>): string[] => [
  ...(isShortened ? ['Shortened to fit. Check that it still says what they meant.'] : []),
  ...(signOff === cardWords(card.signOff) ? [] : ['The sign-off is too long for this picture.']),
];

function Picture({ drawn }: { drawn: Extract<DrawnCard, { ok: true }> }) {
  const { bitmap, card } = drawn;
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<ImageBitmap>(undefined);
  useEffect(() => {
    const target = canvas.current;
    // A bitmap can be handed over once.
    if (!target || painted.current === bitmap) return;
    painted.current = bitmap;
    target.width = bitmap.width;
    target.height = bitmap.height;
    target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  }, [bitmap]);
  return <canvas ref={canvas} role="img" aria-label={cardAltText(card, drawn)} />;
}

/** Stays in view: each choice shows on it. */
const Place = chakra(Stack, {
  base: {
    position: { md: 'sticky' },
    top: { base: '0', md: '6' },
    zIndex: { base: '1', md: 'auto' },
    gap: '2',
    justifyItems: 'center',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    paddingBlock: { base: '3', md: '0' },
    background: 'surface',
    // A phone that is high enough has room for the controls below it.
    '@media (min-height: 640px)': { position: 'sticky' },
  },
});

const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    overflow: 'hidden',
    borderRadius: '4px',
    background: 'hairline',
    boxShadow: 'float',
    '&[data-tall]': { width: { base: 'auto', md: 'full' }, height: { base: '38dvh', md: 'auto' } },
    '& > canvas': { display: 'block', width: 'full', height: 'full' },
    '& > p': { padding: '4', textAlign: 'center', color: 'ink' },
  },
});
