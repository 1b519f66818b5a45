import { documentAtom } from './documents.ts';

/** True if the discount banner was dismissed on this device. */
export const bannerDismissedAtom = documentAtom<boolean>({
  key: 'banner-dismissed',
  version: 1,
  initial: false,
  parse: (data) => (typeof data === 'boolean' ? data : undefined),
});
