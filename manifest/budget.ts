/**
 * What a page's scripts may weigh, in kB (1,000 bytes) of brotli: held by `npm run size`. Awake, React
 * with its DOM client is 58, emotion and Chakra's core 22, the router with jotai 26, and the rest ours.
 */
interface Budget {
  /** What runs and is asked for before anybody touches the page. */
  readonly untouched: number;
  /** The same and all that a touch wakes. */
  readonly awake: number;
}

export const BUDGETS = {
  '/ signed out': { untouched: 1, awake: 135 },
  'an article': { untouched: 1, awake: 140 },
  'a wizard step': { untouched: 160, awake: 160 },
} as const satisfies Record<string, Budget>;
