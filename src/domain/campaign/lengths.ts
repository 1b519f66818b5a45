import type { Choice } from './choice.ts';

interface Length extends Choice {
  /** Words, minimum and maximum, inclusive. */
  readonly words: readonly [number, number];
}

export const LENGTHS = [
  { id: 'short', name: 'Short', description: '50-200 words', words: [50, 200] },
  { id: 'medium', name: 'Medium', description: '200-500 words', words: [200, 500] },
  { id: 'long', name: 'Long', description: '500-1000 words', words: [500, 1000] },
] as const satisfies readonly Length[];

export type LengthId = (typeof LENGTHS)[number]['id'];
