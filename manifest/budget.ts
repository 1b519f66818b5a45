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
  // 2.4 of each: storage that belongs to an account, and memory where a browser blocks storage.
  // 0.2: keyframes of what moves, which each page had in its first bytes before.
  // 0.7 and 0.5: the routes to posts, settings and reviews, and keys that a logout keeps.
  // 0.7 of the front page: the field for a visitor's own reviews.
  // 0.1: the photos of an account, and the themes that a campaign has ticked.
  // 0.2 of an article: the way to pictures that a model makes, and elements that a translator took out.
  '/ signed out': { untouched: 1, hydrated: 150.7 },
  'an article': { untouched: 1, hydrated: 155.8 },
  // With the merge of the text that each tab types, the version that the user chose, the base of
  // each result, and a press that outlives a reload. 1.2: campaigns and reviews as records of their
  // own, and what a returning user goes on with.
  'a wizard step': { untouched: 182.8, hydrated: 182.8 },
} as const satisfies Record<string, Budget>;
