import { partsOf } from '../labels/labelled-parts.ts';
import { isTurning } from '../labels/label-sense.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { type Speech, speechOf } from './suggestions.ts';

/**
 * The speech of a quote. What stands under a complaint complains, whatever its words, and what
 * stands under a wish or a promise vouches for nothing. `bits`: as for `speechOf`.
 */
export function speechUnder({ text, labels }: Quote, bits: number): Speech {
  if (!labels) return speechOf(text, bits);
  const parts = partsOf({ text, labels });
  const plain = parts
    .filter(({ sense }) => !isTurning(sense))
    .map(({ start, end }) => text.slice(start, end));
  const whole = speechOf(text, bits);
  const own = speechOf(plain.join(''), bits);
  return {
    complains: whole.complains || parts.some(({ sense }) => sense === 'complaint'),
    wishes: whole.wishes || parts.some(({ sense }) => sense === 'wish'),
    turns: own.turns,
    vouches: own.vouches,
  };
}
