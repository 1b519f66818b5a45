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
import { type PlatformId, PLATFORMS } from '#domain/platforms.ts';
import { TOASTS } from '#domain/toasts.ts';
import { documentAtom } from './documents.ts';
import { services } from './services.ts';

interface Drafts extends Place {
  readonly drafts: readonly Draft[];
}

interface Place {
  /** The one under review. */
  readonly currentId?: string;
  /** The one that it took the place of: the same campaign's, for the same platform. */
  readonly previousId?: string;
  /** A platform is looked at for which there is no draft yet. */
  readonly awaited?: PlatformId;
}

export const draftsAtom = documentAtom<Drafts>({
  key: 'drafts',
  // The first had no campaign with its drafts.
  version: 2,
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
  const { drafts, currentId, previousId, awaited } = Object(data);
  const platform = findChoice(PLATFORMS, awaited)?.id;
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
    ...(platform && { awaited: platform }),
  };
}

function withPlaceOf({ currentId, previousId, awaited }: Place, drafts: readonly Draft[]): Drafts {
  const isThere = (id?: string) => drafts.some((draft) => draft.id === id);
  return {
    drafts,
    ...(currentId !== undefined && isThere(currentId) && { currentId }),
    ...(previousId !== undefined && isThere(previousId) && { previousId }),
    ...(awaited && { awaited }),
  };
}

export const currentDraftAtom = atom((get) => {
  const { drafts, currentId } = get(draftsAtom);
  return drafts.find((draft) => draft.id === currentId);
});

/** Adds a draft, or replaces the one with its id, and puts it under review. */
export const putDraftAtom = atom(null, (_get, set, draft: Draft) =>
  set(draftsAtom, ({ drafts, currentId, previousId }) => ({
    drafts: [...drafts.filter((other) => other.id !== draft.id), draft],
    ...(currentId === draft.id
      ? { currentId, ...(previousId && { previousId }) }
      : at(drafts, draft)),
  })),
);

/** Under review, with the version of it that was looked at last one press away. */
function at(drafts: readonly Draft[], draft: Draft): Place {
  const previous = drafts.findLast((other) => isVersionOf(other, draft));
  return { currentId: draft.id, ...(previous && { previousId: previous.id }) };
}

/** Adds a draft, or replaces the one with its id, and leaves under review what is there. */
export const addDraftAtom = atom(null, (get, set, draft: Draft) => {
  const current = get(currentDraftAtom);
  set(draftsAtom, (all) => ({
    ...all,
    ...(current && isVersionOf(current, draft) && { previousId: draft.id }),
    drafts: [...all.drafts.filter((other) => other.id !== draft.id), draft],
  }));
});

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
  set(draftsAtom, ({ drafts }) => {
    const draft = drafts.find((other) => other.id === id);
    return { drafts, ...(draft && at(drafts, draft)) };
  }),
);

/** Looks at a platform for which there is no draft yet: it comes under review when it is there. */
export const awaitDraftAtom = atom(null, (_get, set, awaited: PlatformId) =>
  set(draftsAtom, ({ drafts }) => ({ drafts, awaited })),
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
