import { atom } from 'jotai';
import type { Draft } from '#domain/posts/draft.ts';
import {
  cancelEditingPart,
  partOf,
  savePart,
  startEditingPart,
  withPart,
} from '#domain/posts/draft-part.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { currentDraftAtom, putDraftAtom } from './drafts.ts';
import { services } from './services.ts';

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

const changeCurrent = (change: (draft: Draft) => Draft) =>
  atom(null, (get, set) => {
    const draft = get(currentDraftAtom);
    if (draft) set(putDraftAtom, change(draft));
  });

export const startEditingPartAtom = changeCurrent(startEditingPart);
export const cancelEditingPartAtom = changeCurrent(cancelEditingPart);

/** Stores the edit on every keystroke. */
export const typePartAtom = atom(null, (get, set, editingPart: string) => {
  const draft = get(currentDraftAtom);
  if (draft) set(putDraftAtom, { ...draft, editingPart });
});

export const savePartAtom = atom(null, (get, set) => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const saved = savePart(draft, services(get).now());
  const [before, after] = [partOf(draft)?.text, partOf(saved)?.text];
  set(putDraftAtom, saved);
  if (before !== after) set(replacedPartAtom, { draftId: draft.id, before, after });
  services(get).notify(TOASTS.updated);
  services(get).device.persist();
});

export const undoPartAtom = atom(null, (get, set) => {
  const draft = get(currentDraftAtom);
  const replaced = get(replacedPartAtom);
  if (!draft || !replaced || !get(canUndoPartAtom)) return;
  set(putDraftAtom, withPart(draft, replaced.before, services(get).now()));
  set(replacedPartAtom, undefined);
});
