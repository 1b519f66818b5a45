import { atom } from 'jotai';
import { isRunning } from '#domain/jobs/job.ts';
import { shownJobsAtom } from './jobs.ts';
import { connectionAtom, isBackOnlineAtom } from './network.ts';

const WORDS = {
  offline: 'You’re offline',
  portal: 'Your network asks you to log in',
  sending: 'Back online. Sending queued posts',
  back: 'Back online',
} as const;

/** Network status in one line; empty if there is nothing to report. */
export const networkWordsAtom = atom((get) => {
  const connection = get(connectionAtom);
  if (connection === 'offline' || connection === 'portal') return WORDS[connection];
  if (get(shownJobsAtom).some((job) => job.deferred && isRunning(job))) return WORDS.sending;
  return get(isBackOnlineAtom) ? WORDS.back : '';
});
