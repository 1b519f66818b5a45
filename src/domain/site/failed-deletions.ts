import type { ToastText } from './toast.ts';

/** Data that a device may refuse to delete at a logout. */
export type FailedDeletion = keyof typeof NAMES;

const NAMES = {
  session: 'your session and your key',
  queue: 'the queue',
  work: 'the queue, your drafts and reviews',
  shared: 'what was shared with you',
  caches: 'kept files',
} as const;

/** Toast after a logout that was not complete. It stays until it is dismissed. */
export const couldNotRemove = (left: readonly FailedDeletion[]): ToastText => ({
  title: 'Logged out, but not everything was removed',
  description: `This browser didn’t remove: ${left.map((one) => NAMES[one]).join('; ')}. If others use this device, clear this site’s data in the browser’s settings.`,
  tone: 'error',
  stays: true,
});
