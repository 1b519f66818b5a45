import { atom } from 'jotai';
import { type UseKind, withUse } from '#domain/posts/draft-use.ts';
import { changeDraftAtom, currentDraftAtom } from './drafts.ts';
import { services } from './services.ts';

/** Records that the post under review was copied or shared. */
export const markDraftUsedAtom = atom(
  null,
  (get, set, kind: Exclude<UseKind, 'posted'>, draftId?: string) => {
    const id = draftId ?? get(currentDraftAtom)?.id;
    const now = services(get).now();
    if (id !== undefined) set(changeDraftAtom, id, (draft) => withUse(draft, kind, now));
  },
);

/** Marks a post as published, or takes that back. */
export const setPostedAtom = atom(null, (get, set, id: string, isPosted: boolean) => {
  const at = isPosted ? services(get).now() : undefined;
  set(changeDraftAtom, id, (draft) => withUse(draft, 'posted', at));
});
