import { documentAtom } from './documents.ts';

/** Whether the discount banner was sent away on this device. */
export const bannerDismissedAtom = documentAtom<boolean>({
  key: 'banner-dismissed',
  version: 1,
  initial: false,
  parse: (data) => (typeof data === 'boolean' ? data : undefined),
});
