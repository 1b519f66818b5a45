import { atom } from 'jotai';
import { findChoice } from '#domain/choice.ts';
import {
  cancelEditing,
  type Draft,
  isVersionOf,
  mergeDrafts,
  parseDraft,
  saveEdit,
  startEditing,
} from '#domain/draft.ts';
import { DRAFTS, OPEN_DRAFT } from '#domain/draft-records.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms.ts';
import { TOASTS } from '#domain/toasts.ts';
import { collectionAtoms } from './collection.ts';
import { documentAtom, documentsReadAtom } from './documents.ts';
import { services } from './services.ts';

/** Which draft is under review: each tab's own, and taken up again by the next visit. */
interface OpenDraft {
  readonly currentId?: string;
  /** The one that it took the place of: the same campaign's, for the same platform. */
  readonly previousId?: string;
  /** A platform is looked at for which there is no draft yet. */
  readonly awaited?: PlatformId;
}

const { entriesAtom, isPartialAtom, deletedAtom, putAtom, removeAtom } = collectionAtoms<Draft>({
  name: DRAFTS,
  version: 1,
  parse: parseDraft,
  merge: mergeDrafts,
  compare: (one, other) =>
    one.createdAt - other.createdAt ||
    Number(one.copyOf !== undefined) - Number(other.copyOf !== undefined) ||
    (one.id < other.id ? -1 : 1),
  forget(set) {
    set(deletedDraftAtom, undefined);
    set(unreadableDraftsAtom, []);
  },
});

const openDraftDocument = documentAtom<OpenDraft>({
  key: OPEN_DRAFT,
  version: 1,
  initial: {},
  parse: parseOpenDraft,
  follow: (mine) => mine,
});

function parseOpenDraft(data: unknown): OpenDraft {
  const { currentId, previousId, awaited } = Object(data);
  const platform = findChoice(PLATFORMS, awaited)?.id;
  return {
    ...(typeof currentId === 'string' && { currentId }),
    ...(typeof previousId === 'string' && { previousId }),
    ...(platform && { awaited: platform }),
  };
}

/** Every draft of this device, the oldest first, and which of them is under review. */
export const draftsAtom = atom((get) => ({ drafts: get(entriesAtom), ...get(openDraftDocument) }));

/** True once all drafts of the device are loaded; until then a missing one may still arrive. */
export const draftsReadAtom = atom((get) => get(documentsReadAtom) && !get(isPartialAtom));

/** The ids of drafts that were deleted, also where the device refuses to write that down. */
export const deletedDraftsAtom = atom((get) => get(deletedAtom));

export const currentDraftAtom = atom((get) => {
  const { currentId } = get(openDraftDocument);
  return get(entriesAtom).find((draft) => draft.id === currentId);
});

/** Whether a draft is under review. Typing in it notifies no subscriber. */
export const hasCurrentDraftAtom = atom((get) => get(currentDraftAtom) !== undefined);

/** Adds a draft, or replaces the one with its id, and puts it under review. */
export const putDraftAtom = atom(null, (get, set, draft: Draft) => {
  const { currentId, awaited } = get(openDraftDocument);
  if (currentId !== draft.id || awaited) set(openDraftDocument, openedAt(get(entriesAtom), draft));
  set(putAtom, draft);
});

/** Under review, with the version of it that was looked at last one press away. */
function openedAt(drafts: readonly Draft[], draft: Draft): OpenDraft {
  const previous = drafts.findLast((other) => isVersionOf(other, draft));
  return { currentId: draft.id, ...(previous && { previousId: previous.id }) };
}

/** Adds a draft, or replaces the one with its id, and leaves under review what is there. */
export const addDraftAtom = atom(null, (get, set, draft: Draft) => {
  const current = get(currentDraftAtom);
  if (current && isVersionOf(current, draft)) {
    set(openDraftDocument, (open) => ({ ...open, previousId: draft.id }));
  }
  set(putAtom, draft);
});

/** Whether another version of the campaign's post can be gone back to. */
export const hasOtherVersionAtom = atom((get) => {
  const { drafts, previousId } = get(draftsAtom);
  return drafts.some((draft) => draft.id === previousId);
});

/** Changes places with the other version. An edit in progress stays with its version. */
export const swapVersionsAtom = atom(null, (get, set) => {
  const { currentId, previousId } = get(openDraftDocument);
  if (currentId === undefined || previousId === undefined) return;
  set(openDraftDocument, { currentId: previousId, previousId: currentId });
});

/** Puts one of the earlier drafts under review. */
export const openDraftAtom = atom(null, (get, set, id: string) => {
  const drafts = get(entriesAtom);
  const draft = drafts.find((other) => other.id === id);
  set(openDraftDocument, draft ? openedAt(drafts, draft) : {});
});

/** Looks at a platform for which there is no draft yet: it comes under review when it is there. */
export const awaitDraftAtom = atom(null, (_get, set, awaited: PlatformId) =>
  set(openDraftDocument, { awaited }),
);

/** The draft that was deleted last, as long as it can be brought back. */
export const deletedDraftAtom = atom<Draft | undefined>(undefined);

export const deleteDraftAtom = atom(null, (get, set, id: string) => {
  const draft = get(entriesAtom).find((other) => other.id === id);
  if (!draft) return;
  set(deletedDraftAtom, draft);
  set(openDraftDocument, ({ currentId, previousId, ...open }) => ({
    ...open,
    ...(currentId !== undefined && currentId !== id && { currentId }),
    ...(previousId !== undefined && previousId !== id && { previousId }),
  }));
  set(removeAtom, id);
});

export const undoDeleteAtom = atom(null, (get, set) => {
  const draft = get(deletedDraftAtom);
  // An edit in another tab may have kept it.
  const isThere = get(entriesAtom).some(({ id }) => id === draft?.id);
  if (draft && !isThere) set(putAtom, draft);
  set(deletedDraftAtom, undefined);
});

/** Drafts that could not be read, as they were stored; known once somebody has looked. */
export const unreadableDraftsAtom = atom<readonly unknown[]>([]);

/** Whether there is a list of drafts to show. */
export const hasDraftsAtom = atom(
  (get) =>
    get(draftsAtom).drafts.length > 0 ||
    get(deletedDraftAtom) !== undefined ||
    get(unreadableDraftsAtom).length > 0,
);

export const closeDraftAtom = atom(null, (_get, set) => set(openDraftDocument, {}));

const changeCurrent = (change: (draft: Draft, now: number) => Draft) =>
  atom(null, (get, set) => {
    const draft = get(currentDraftAtom);
    if (draft) set(putDraftAtom, change(draft, services(get).now()));
  });

export const startEditingAtom = changeCurrent(startEditing);
export const cancelEditingAtom = changeCurrent(cancelEditing);

/** Save Changes: what was typed becomes the text. */
export const saveEditAtom = atom(null, (get, set) => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  set(putDraftAtom, saveEdit(draft, services(get).now()));
  services(get).notify(TOASTS.updated);
  services(get).device.persist();
});

/** Keeps what is being typed, key by key. */
export const typeAtom = atom(null, (get, set, editing: string) => {
  const draft = get(currentDraftAtom);
  if (draft) set(putDraftAtom, { ...draft, editing });
});
