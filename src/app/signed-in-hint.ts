import type { Identity } from '#services/auth/auth.ts';

/**
 * Who was signed in when the app last ran, for the first paint alone: IndexedDB, which knows the
 * truth, answers too late for it. The app corrects the page and the hint when the two differ.
 */
const KEY = 'echopost.signed-in';

/** The address of the person the page may show as signed in. */
export function readSignedInHint(): string | undefined {
  return attempt(() => storage().getItem(KEY) ?? undefined);
}

export function writeSignedInHint(identity: Identity | null): void {
  attempt(() => (identity ? storage().setItem(KEY, identity.email) : storage().removeItem(KEY)));
}

// The one use of a storage that blocks: nothing else can be read before the first paint.
// oxlint-disable-next-line no-restricted-globals
const storage = () => localStorage;

/** A browser may refuse storage altogether; then there is no hint. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
