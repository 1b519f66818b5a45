import { readHint, writeHint } from './hint-storage.ts';

/**
 * Hint that names the user who was signed in when the app last ran. The app corrects stale hints.
 */
const HINT = 'signed-in';

export interface SignedInHint {
  /** Email of the user the page may show as signed in. */
  read(): string | undefined;
  write(user: { readonly email: string } | null): void;
  /** Calls `listener` when another tab may have written the hint; the listener re-reads it. */
  subscribe(listener: () => void): void;
}

export const signedInHint: SignedInHint = {
  read: readSignedInHint,
  write: (user) => writeHint(HINT, user?.email),
  subscribe(listener) {
    // A page in the back/forward cache receives no `storage` events.
    for (const type of ['storage', 'pageshow']) addEventListener(type, listener);
  },
};

export function readSignedInHint(): string | undefined {
  return readHint(HINT);
}
