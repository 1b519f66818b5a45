import { atom } from 'jotai';
import { visibleText } from '#domain/posts/draft.ts';
import {
  readYoutubeFields,
  writeYoutubeFields,
  type YoutubeFields,
} from '#domain/posts/youtube-fields.ts';
import { currentDraftAtom, typeAtom } from './drafts.ts';

/** Stores an edit of one field of a video; the other fields keep their current text. */
export const typeFieldAtom = atom(null, (get, set, changed: Partial<YoutubeFields>) => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const fields = readYoutubeFields(visibleText(draft));
  set(typeAtom, writeYoutubeFields({ ...fields, ...changed }));
});
