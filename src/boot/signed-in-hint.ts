import { readHint, writeHint } from './hint-storage.ts';

/**
 * Storage key for the user who was signed in when the app last ran. The app corrects stale hints.
 */
const KEY = 'echopost.signed-in';

export interface SignedInHint {
  /** Email of the user the page may show as signed in. */
  read(): string | undefined;
  write(user: { readonly email: string } | null): void;
  /** Calls `listener` when another tab may have written the hint; the listener re-reads it. */
  subscribe(listener: () => void): void;
}

export const signedInHint: SignedInHint = {
  read: readSignedInHint,
  write: (user) => writeHint(KEY, user?.email),
  subscribe(listener) {
    // A page in the back/forward cache receives no `storage` events.
    for (const type of ['storage', 'pageshow']) addEventListener(type, listener);
  },
};

export function readSignedInHint(): string | undefined {
  return readHint(KEY);
}
