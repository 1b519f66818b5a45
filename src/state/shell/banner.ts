import { documentAtom } from '../storage/documents.ts';
import { BANNER_DISMISSED } from '../storage/storage-keys.ts';

/** True if the discount banner was dismissed on this device. */
export const bannerDismissedAtom = documentAtom<boolean>({
  key: BANNER_DISMISSED,
  version: 1,
  initial: false,
  parse: (data) => (typeof data === 'boolean' ? data : undefined),
});
