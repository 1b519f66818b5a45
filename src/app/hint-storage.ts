/**
 * Hints: what the first paint must know, which comes before IndexedDB answers. Each is a copy of
 * what the app knows better; the app corrects it.
 */
export function readHint(key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    // A browser may refuse storage altogether; then there is no hint.
    return undefined;
  }
}

/** Set where the discount banner was sent away. */
export const BANNER_HINT = 'echopost.banner';

/** Set where advertisements were accepted: their room is kept free. */
export const ADS_HINT = 'echopost.ads';

export function writeHint(key: string, hint: string): void {
  try {
    storage().setItem(key, hint);
  } catch {
    // The next page has no hint.
  }
}

/** Nothing to say takes the hint away. */
export function keepHint(key: string, hint: string | undefined): void {
  if (hint === undefined) removeHint(key);
  else writeHint(key, hint);
}

function removeHint(key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // There was none.
  }
}

// The one use of a storage that blocks: nothing else can be read before the first paint.
// oxlint-disable-next-line no-restricted-globals
const storage = () => localStorage;
