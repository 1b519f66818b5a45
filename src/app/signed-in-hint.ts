import type { Identity } from '#services/auth/auth.ts';
import { readHint, keepHint } from './hint-storage.ts';

/** Who was signed in when the app last ran. The app corrects the page when that is no longer so. */
const KEY = 'echopost.signed-in';

export interface SignedInHint {
  /** The address of the person the page may show as signed in. */
  read(): string | undefined;
  write(identity: Identity | null): void;
  /** Calls the listener when another tab may have written it; it has to read what changed. */
  subscribe(listener: () => void): void;
}

export const signedInHint: SignedInHint = {
  read: readSignedInHint,
  write: (identity) => keepHint(KEY, identity?.email),
  subscribe(listener) {
    // A page in the back/forward cache gets no `storage` events.
    for (const type of ['storage', 'pageshow']) addEventListener(type, listener);
  },
};

export function readSignedInHint(): string | undefined {
  return readHint(KEY);
}
