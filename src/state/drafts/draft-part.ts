import { atom } from 'jotai';
import type { Draft } from '#domain/drafts/draft.ts';
import {
  cancelEditingPart,
  partOf,
  savePart,
  startEditingPart,
  withPart,
} from '#domain/drafts/draft-part.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { addDraftAtom, changeDraftAtom, currentDraftAtom, draftByIdAtom } from './drafts.ts';
import { replaceDraft } from './edit-draft.ts';
import { services } from '../services.ts';

/** The last saved edit of a second part, for Undo. */
interface ReplacedPart {
  readonly draftId: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const replacedPartAtom = atom<ReplacedPart | undefined>(undefined);

/** True if the part under review is unchanged since its last edit, which can be undone. */
export const canUndoPartAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  const replaced = get(replacedPartAtom);
  return (
    draft !== undefined && replaced?.draftId === draft.id && partOf(draft)?.text === replaced.after
  );
});

const changeById = (change: (draft: Draft) => Draft) =>
  atom(null, (_get, set, id: string) => set(changeDraftAtom, id, change));

export const startEditingPartAtom = changeById(startEditingPart);
export const cancelEditingPartAtom = changeById(cancelEditingPart);

/** Stores the edit on every keystroke. */
export const typePartAtom = atom(null, (_get, set, id: string, editingPart: string) =>
  set(changeDraftAtom, id, (draft) => ({ ...draft, editingPart })),
);

export const savePartAtom = atom(null, (get, set, id: string) => {
  const draft = get(draftByIdAtom)(id);
  if (!draft) return;
  const saved = savePart(draft, services(get).now());
  const [before, after] = [partOf(draft)?.text, partOf(saved)?.text];
  replaceDraft(get, set, draft, saved);
  if (before !== after) set(replacedPartAtom, { draftId: id, before, after });
  services(get).notify(TOASTS.updated);
  services(get).device.persist();
});

export const undoPartAtom = atom(null, (get, set) => {
  const draft = get(currentDraftAtom);
  const replaced = get(replacedPartAtom);
  if (!draft || !replaced || !get(canUndoPartAtom)) return;
  set(addDraftAtom, withPart(draft, replaced.before, services(get).now()));
  set(replacedPartAtom, undefined);
});
