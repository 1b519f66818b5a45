import { atom } from 'jotai';
import {
  cancelEditing,
  type Draft,
  mergeDrafts,
  parseDraft,
  saveEdit,
  startEditing,
} from '#domain/draft.ts';
import { TOASTS } from '#domain/toasts.ts';
import { documentAtom } from './documents.ts';
import { services } from './services.ts';

interface Drafts extends Place {
  readonly drafts: readonly Draft[];
}

interface Place {
  /** The one under review. */
  readonly currentId?: string;
  /** The one that it took the place of, in the same campaign. */
  readonly previousId?: string;
}

export const draftsAtom = documentAtom<Drafts>({
  key: 'drafts',
  version: 1,
  initial: { drafts: [] },
  parse: parseDrafts,
  merge: (base, mine, theirs) =>
    withPlaceOf(mine, mergeDrafts(base.drafts, mine.drafts, theirs.drafts)),
  // Which draft is under review is each tab's own.
  follow: (mine, { drafts }) => withPlaceOf(mine, drafts),
});

function parseDrafts(
  data: unknown,
  _version: number,
  setAside: (part: unknown) => void,
): Drafts | undefined {
  const { drafts, currentId, previousId } = Object(data);
  if (!Array.isArray(drafts)) return undefined;
  const readable = drafts.flatMap((stored: unknown) => {
    const draft = parseDraft(stored);
    if (!draft) setAside(stored);
    return draft ?? [];
  });
  return {
    drafts: readable,
    ...(typeof currentId === 'string' && { currentId }),
    ...(typeof previousId === 'string' && { previousId }),
  };
}

function withPlaceOf({ currentId, previousId }: Place, drafts: readonly Draft[]): Drafts {
  const isThere = (id?: string) => drafts.some((draft) => draft.id === id);
  return {
    drafts,
    ...(currentId !== undefined && isThere(currentId) && { currentId }),
    ...(previousId !== undefined && isThere(previousId) && { previousId }),
  };
}

export const currentDraftAtom = atom((get) => {
  const { drafts, currentId } = get(draftsAtom);
  return drafts.find((draft) => draft.id === currentId);
});

/** Adds a draft, or replaces the one with its id, and puts it under review. */
export const putDraftAtom = atom(null, (_get, set, draft: Draft) =>
  set(draftsAtom, ({ drafts, currentId, previousId }) => {
    const before = currentId === draft.id ? previousId : currentId;
    return {
      drafts: [...drafts.filter((other) => other.id !== draft.id), draft],
      currentId: draft.id,
      ...(before !== undefined && { previousId: before }),
    };
  }),
);

/** Adds a draft, or replaces the one with its id, and leaves under review what is there. */
export const addDraftAtom = atom(null, (_get, set, draft: Draft) =>
  set(draftsAtom, (all) => ({
    ...all,
    drafts: [...all.drafts.filter((other) => other.id !== draft.id), draft],
  })),
);

/** Whether another version of the campaign's post can be gone back to. */
export const hasOtherVersionAtom = atom((get) => {
  const { drafts, previousId } = get(draftsAtom);
  return drafts.some((draft) => draft.id === previousId);
});

/** Changes places with the other version. An edit in progress stays with its version. */
export const swapVersionsAtom = atom(null, (get, set) => {
  const { drafts, currentId, previousId } = get(draftsAtom);
  if (currentId === undefined || previousId === undefined) return;
  set(draftsAtom, { drafts, currentId: previousId, previousId: currentId });
});

/** Puts one of the earlier drafts under review. */
export const openDraftAtom = atom(null, (_get, set, id: string) =>
  set(draftsAtom, ({ drafts }) => ({ drafts, currentId: id })),
);

/** The draft that was deleted last, as long as it can be brought back. */
export const deletedDraftAtom = atom<Draft | undefined>(undefined);

export const deleteDraftAtom = atom(null, (get, set, id: string) => {
  set(
    deletedDraftAtom,
    get(draftsAtom).drafts.find((draft) => draft.id === id),
  );
  set(draftsAtom, ({ drafts, ...place }) =>
    withPlaceOf(
      place,
      drafts.filter((draft) => draft.id !== id),
    ),
  );
});

export const undoDeleteAtom = atom(null, (get, set) => {
  const deleted = get(deletedDraftAtom);
  if (!deleted) return;
  set(draftsAtom, ({ drafts, ...place }) => ({ ...place, drafts: [...drafts, deleted] }));
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

export const closeDraftAtom = atom(null, (_get, set) =>
  set(draftsAtom, ({ drafts }) => ({ drafts })),
);

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
