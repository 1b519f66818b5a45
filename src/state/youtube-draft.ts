import { atom } from 'jotai';
import { visibleText } from '#domain/draft.ts';
import {
  readYoutubeFields,
  writeYoutubeFields,
  type YoutubeFields,
} from '#domain/youtube-fields.ts';
import { currentDraftAtom, typeAtom } from './drafts.ts';

/** Keeps what is typed into one field of a video; the others stay as they are by then. */
export const typeFieldAtom = atom(null, (get, set, changed: Partial<YoutubeFields>) => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const fields = readYoutubeFields(visibleText(draft));
  set(typeAtom, writeYoutubeFields({ ...fields, ...changed }));
});
