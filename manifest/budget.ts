/**
 * Budgets for a page's scripts, in kB (1,000 bytes) of brotli, enforced by `npm run size`.
 * Hydrated, React with its DOM client is 58, Emotion and Chakra's core 22, the router with Jotai
 * 26, and the rest our own code.
 */
interface Budget {
  /** Scripts requested before any interaction. */
  readonly untouched: number;
  /** The same plus everything that hydration loads. */
  readonly hydrated: number;
}

export const BUDGETS = {
  '/ signed out': { untouched: 1, hydrated: 135 },
  'an article': { untouched: 1, hydrated: 141 },
  'a wizard step': { untouched: 162, hydrated: 162 },
} as const satisfies Record<string, Budget>;
