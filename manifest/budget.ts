/**
 * Budgets for a page's scripts, in kB (1,000 bytes) of brotli, enforced by `npm run size`.
 * Hydrated, React with its DOM client is 59, Emotion and Chakra's core 27, the router with Jotai
 * 26, and the rest our own code.
 */
interface Budget {
  /** Scripts requested before any interaction. */
  readonly untouched: number;
  /** The same plus everything that hydration loads. */
  readonly hydrated: number;
}

export const BUDGETS = {
  '/ signed out': { untouched: 1, hydrated: 145 },
  'an article': { untouched: 1, hydrated: 150 },
  // With the merge of the text that each tab types, and the version that the user chose.
  'a wizard step': { untouched: 173, hydrated: 173 },
} as const satisfies Record<string, Budget>;
