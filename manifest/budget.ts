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
  // 1.3 of each: what keeps React working on a translated page, and says which part is missing.
  '/ signed out': { untouched: 1, hydrated: 146 },
  'an article': { untouched: 1, hydrated: 152 },
  // With the merge of the text that each tab types, and the version that the user chose.
  'a wizard step': { untouched: 175, hydrated: 175 },
} as const satisfies Record<string, Budget>;
