/**
 * What a page may weigh on the wire, in kB (1,000 bytes) of brotli: held by `npm run size`. React with
 * its DOM client is 57 of it, the router 20, Chakra and emotion 31; the rest is ours.
 */
export interface Budget {
  /** All JavaScript that the page asks for, once its app is awake. */
  readonly script: number;
  /** JavaScript that the page asks for before anybody touches it. */
  readonly scriptUntouched: number;
}

export const BUDGETS = {
  '/ signed out': { script: 135, scriptUntouched: 0 },
  'an article': { script: 135, scriptUntouched: 0 },
  'a wizard step': { script: 160, scriptUntouched: 160 },
} as const satisfies Record<string, Budget>;
