import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { AnimationId } from '#domain/site/faceless.ts';

/** Duration of one letter in the typewriter animation, in milliseconds. */
const LETTER_MS = 45;

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(-110%)' } });
const bounce = keyframes({
  '0%': { opacity: 0, transform: 'translateY(-80px)' },
  '45%': { opacity: 1, transform: 'translateY(0)' },
  '65%': { transform: 'translateY(-18px)' },
  '82%': { transform: 'translateY(0)' },
  '92%': { transform: 'translateY(-5px)' },
});
const zoom = keyframes({ from: { opacity: 0, transform: 'scale(0.4)' } });

/** Animations, each played once. Defined here, because only the preview uses them. */
const MOVES = {
  fade: `${fade} 900ms ease-out backwards`,
  'slide-left': `${slide} 600ms ease-out backwards`,
  bounce: `${bounce} 800ms ease-out backwards`,
  zoom: `${zoom} 600ms ease-out backwards`,
} as const satisfies Record<Exclude<AnimationId, 'typewriter'>, string>;

interface AnimatedTextProps {
  animation: AnimationId | undefined;
  text: string;
}

/** Text animated as in the video; shown at once under reduced motion. */
export function AnimatedText({ animation, text }: AnimatedTextProps) {
  if (animation === 'typewriter') return <Typewritten text={text} />;
  return (
    <chakra.span display="block" css={animation && { [MOVING]: { animation: MOVES[animation] } }}>
      {text}
    </chakra.span>
  );
}

const MOVING = '@media (prefers-reduced-motion: no-preference)';

function Typewritten({ text }: { text: string }) {
  return Array.from(text).map((letter, index) => (
    <chakra.span
      // The letters of a text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      css={{ [MOVING]: { animation: `${fade} 1ms backwards` } }}
      style={{ animationDelay: `${index * LETTER_MS}ms` }}
    >
      {letter}
    </chakra.span>
  ));
}
