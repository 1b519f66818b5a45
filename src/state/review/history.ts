import { atom } from 'jotai';
import { history } from '#domain/drafts/earlier.ts';
import { currentDraftAtom } from '../drafts/drafts.ts';
import { versionsOf } from '../drafts/edit-draft.ts';
import { takeVersionAtom } from '../drafts/versions.ts';

/** Ids of the versions that undo and redo go through, oldest first, and the place of the one under review. */
const placeAtom = atom((get) => {
  const current = get(currentDraftAtom);
  const ids = current ? history(versionsOf(get, current)).map(({ id }) => id) : [];
  return { ids, place: current ? ids.indexOf(current.id) : -1 };
});

/** Id of the version that Undo goes back to; undefined at the first one, and at a mere proposal. */
export const undoTargetAtom = atom((get) => {
  const { ids, place } = get(placeAtom);
  return place > 0 ? ids[place - 1] : undefined;
});

/** Id of the version that Redo goes forward to; undefined at the last one, and at a mere proposal. */
export const redoTargetAtom = atom((get) => {
  const { ids, place } = get(placeAtom);
  return place >= 0 ? ids[place + 1] : undefined;
});

/** Makes the version before the one under review the post. Both are kept. */
export const undoAtom = atom(null, (get, set) => {
  const id = get(undoTargetAtom);
  if (id !== undefined) set(takeVersionAtom, id);
});

/** Makes the version after the one under review the post. */
export const redoAtom = atom(null, (get, set) => {
  const id = get(redoTargetAtom);
  if (id !== undefined) set(takeVersionAtom, id);
});
