import { documentAtom } from '../storage/documents.ts';
import { KEY_AT_LOGOUT } from '../storage/storage-keys.ts';

/** True if the user's keys stay on the device at a logout; null until the user has decided. */
export const keepsKeysAtom = documentAtom<boolean | null>({
  key: KEY_AT_LOGOUT,
  version: 1,
  initial: null,
  parse: (data) => (typeof data === 'boolean' || data === null ? data : undefined),
});
