import { atom } from 'jotai';
import { DRAFTS_FILE_NAME, draftsFile } from '#domain/drafts/drafts-file.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { draftsAtom, quarantinedDraftsAtom } from './drafts.ts';
import { services } from '../services.ts';
import { DRAFTS } from '../storage/storage-keys.ts';

/** Quarantine prefix of the posts of unreadable jobs. */
const JOBS = 'job ';

/** Looks for drafts and posts that could not be parsed. A device that fails has none to show. */
export const findQuarantinedAtom = atom(null, async (get, set) => {
  const { device } = services(get);
  try {
    const found = await Promise.all([DRAFTS, JOBS].map((prefix) => device.quarantined(prefix)));
    set(quarantinedDraftsAtom, found.flat());
  } catch {
    set(quarantinedDraftsAtom, []);
  }
});

/** Downloads all drafts as a file, including unsaved edits; it holds no key and no session. */
export const exportDraftsAtom = atom(null, async (get, set) => {
  await set(findQuarantinedAtom);
  const { sharing, notify } = services(get);
  const text = draftsFile(get(draftsAtom).drafts, get(quarantinedDraftsAtom));
  sharing.downloadText(DRAFTS_FILE_NAME, text);
  notify(TOASTS.downloadStarted);
});
