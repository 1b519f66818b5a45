import { atom } from 'jotai';
import { visibleText } from '#domain/drafts/draft.ts';
import {
  readYoutubeFields,
  writeYoutubeFields,
  type YoutubeFields,
} from '#domain/platforms/youtube-fields.ts';
import { changeDraftAtom } from './drafts.ts';

/** Stores an edit of one field of a video; the other fields keep their current text. */
export const typeFieldAtom = atom(null, (_get, set, id: string, changed: Partial<YoutubeFields>) =>
  set(changeDraftAtom, id, (draft) => {
    const fields = readYoutubeFields(visibleText(draft));
    return { ...draft, editing: writeYoutubeFields({ ...fields, ...changed }) };
  }),
);
