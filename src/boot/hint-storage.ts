/**
 * Hints: the state that the first paint needs, before IndexedDB responds. Each hint is a copy; the
 * app holds the truth and corrects it.
 */
export function readHint(key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    // A browser may deny storage altogether; then there is no hint.
    return undefined;
  }
}

/** Set if the user dismissed the discount banner. */
export const BANNER_HINT = 'echopost.banner';

/** `light` or `dark`, if the user chose one. */
export const APPEARANCE_HINT = 'echopost.appearance';

/** Room that the Platform step keeps for the work of a returning user: names of its parts, separated by spaces. */
export const ROOM_HINT = 'echopost.room';

/**
 * `load` while the device keeps reviews that a visitor tried on the front page: pages then hydrate at
 * once, and the front page shows them again.
 */
export const HYDRATE_HINT = 'echopost.hydrate';

/** Set if the user accepted ads: their space is reserved. */
export const ADS_HINT = 'echopost.ads';

/** The last decision on ads, as JSON: it counts until the document of a later one is read. */
export const CONSENT_HINT = 'echopost.ad-consent';

export function storeHint(key: string, hint: string): void {
  try {
    storage().setItem(key, hint);
  } catch {
    // Storage is denied or full: the next page has no hint.
  }
}

/** Writes the hint, or removes it if `hint` is undefined. */
export function writeHint(key: string, hint: string | undefined): void {
  if (hint === undefined) removeHint(key);
  else storeHint(key, hint);
}

function removeHint(key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Storage is denied, so there is no hint to remove.
  }
}

// The only use of synchronous storage: nothing else is readable before the first paint.
// oxlint-disable-next-line no-restricted-globals
const storage = () => localStorage;
