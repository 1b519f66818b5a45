/** Seeded random numbers: the same seed gives the same plan. */
export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number; both bounds are inclusive. */
  between(least: number, most: number): number;
  often(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Source: mulberry32, by Tommy Ettinger, public domain. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    often: (probability) => next() < probability,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
  };
}

const WORDS = [
  'soft',
  'warm',
  'and',
  'the',
  'fabric',
  'runs',
  'a',
  'little',
  'large,',
  'lovely',
  'colours.',
  'Très',
  'beau',
  'naïve',
  'größer',
  '“quoted”',
  'I',
  'would',
  'buy',
  'it',
  'again!',
  '4/5',
  "can't",
] as const;

/** Prose as a user types it, over several lines, `length` characters long. */
export function someWords(chance: Chance, length: number): string {
  let text = '';
  while (text.length < length) text += chance.pick(WORDS) + (chance.often(0.05) ? '\n' : ' ');
  return text.slice(0, length);
}
