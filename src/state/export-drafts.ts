import { atom } from 'jotai';
import { DRAFTS } from '#domain/posts/draft-records.ts';
import { DRAFTS_FILE_NAME, draftsFile } from '#domain/posts/drafts-file.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { draftsAtom, unreadableDraftsAtom } from './drafts.ts';
import { services } from './services.ts';

/** Quarantine prefix of the posts of unreadable jobs. */
const JOBS = 'job ';

/** Looks for drafts and posts that could not be parsed. A device that fails has none to show. */
export const findUnreadableAtom = atom(null, async (get, set) => {
  const { device } = services(get);
  try {
    const found = await Promise.all([DRAFTS, JOBS].map((prefix) => device.unreadable(prefix)));
    set(unreadableDraftsAtom, found.flat());
  } catch {
    set(unreadableDraftsAtom, []);
  }
});

/** Downloads all drafts as a file, including unsaved edits; it holds no key and no session. */
export const exportDraftsAtom = atom(null, async (get, set) => {
  await set(findUnreadableAtom);
  const { sharing, notify } = services(get);
  const text = draftsFile(get(draftsAtom).drafts, get(unreadableDraftsAtom));
  sharing.downloadText(DRAFTS_FILE_NAME, text);
  notify(TOASTS.downloadStarted);
});
