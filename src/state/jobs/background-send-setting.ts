import { atom } from 'jotai';
import { parseFinishInBackground } from '#domain/jobs/background-send-policy.ts';
import { isUnderWay } from '#domain/jobs/job.ts';
import type { KeyLevel } from '#services/secrets/key-vault.ts';
import { documentAtom } from '../storage/documents.ts';
import { jobsAtom } from './jobs.ts';
import { services } from '../services.ts';
import { FINISH_IN_BACKGROUND } from '../storage/storage-keys.ts';

/** Permission to send queued posts while no page is open. The service worker reads it too. */
export const finishInBackgroundAtom = documentAtom<boolean>({
  ...FINISH_IN_BACKGROUND,
  initial: false,
  parse: parseFinishInBackground,
});

/** Protection levels of the keys that queued jobs need; `typed` for a key that is not stored. */
export const waitingKeysAtom = atom(null, async (get) => {
  const { keys } = services(get);
  const baseUrls = new Set(
    get(jobsAtom)
      .filter(isUnderWay)
      .map(({ baseUrl }) => baseUrl),
  );
  const found = await Promise.all([...baseUrls].map((baseUrl) => keys.find(baseUrl)));
  return new Set<KeyLevel | 'typed'>(found.map((key) => key?.level ?? 'typed'));
});
