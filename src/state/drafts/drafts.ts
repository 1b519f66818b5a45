import { atom } from 'jotai';
import { findChoice } from '#domain/campaign/choice.ts';
import { choose, type Draft } from '#domain/drafts/draft.ts';
import { parseDraft } from '#domain/drafts/parse-draft.ts';
import { mergeDrafts } from '#domain/drafts/merge-drafts.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import { collectionAtoms } from '../storage/collection.ts';
import { documentAtom, documentsReadAtom } from '../storage/documents.ts';
import { services } from '../services.ts';
import { DRAFTS, OPEN_DRAFT } from '../storage/storage-keys.ts';

/** The draft under review. Each tab has its own; the next visit resumes it. */
interface OpenDraft {
  readonly currentId?: string;
  /** The platform being viewed, if it has no draft yet. */
  readonly awaited?: PlatformId;
}

const { entriesAtom, entryAtom, editAtom, isPartialAtom, deletedAtom, putAtom, removeAtom } =
  collectionAtoms<Draft>({
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
      set(quarantinedDraftsAtom, []);
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
  const { currentId, awaited } = Object(data);
  const platform = findChoice(PLATFORMS, awaited)?.id;
  return {
    ...(typeof currentId === 'string' && { currentId }),
    ...(platform && { awaited: platform }),
  };
}

/** All drafts of this device, oldest first, and the one under review. */
export const draftsAtom = atom((get) => ({ drafts: get(entriesAtom), ...get(openDraftDocument) }));

/** Finds a draft by its id in constant time: for what runs on every keystroke. */
export const draftByIdAtom = entryAtom;

/** The last change of the list of drafts, if it replaced one draft, as typing does. */
export const draftEditAtom = editAtom;

/** True once all drafts of the device are loaded; until then a missing one may still arrive. */
export const draftsReadAtom = atom((get) => get(documentsReadAtom) && !get(isPartialAtom));

/** Ids of the deleted drafts, including deletions that the device refuses to store. */
export const deletedDraftsAtom = atom((get) => get(deletedAtom));

export const currentDraftAtom = atom((get) => {
  const { currentId } = get(openDraftDocument);
  return get(entryAtom)(currentId);
});

/** True if a draft is under review. Typing in it notifies no subscriber. */
export const hasCurrentDraftAtom = atom((get) => get(currentDraftAtom) !== undefined);

/** Adds a draft, or replaces the one with its id, and puts it under review. */
export const putDraftAtom = atom(null, (get, set, draft: Draft) => {
  const { currentId, awaited } = get(openDraftDocument);
  if (currentId !== draft.id || awaited) set(openDraftDocument, { currentId: draft.id });
  set(putAtom, draft);
});

/** Adds a draft, or replaces the one with its id. The draft under review stays the same. */
export const addDraftAtom = putAtom;

/** Removes a draft for good. */
export const removeDraftAtom = removeAtom;

/** Puts an existing draft under review. */
export const openDraftAtom = atom(null, (get, set, id: string) => {
  set(openDraftDocument, get(entryAtom)(id) ? { currentId: id } : {});
});

/** Opens a platform that has no draft yet: the draft comes under review once it exists. */
export const awaitDraftAtom = atom(null, (_get, set, awaited: PlatformId) =>
  set(openDraftDocument, { awaited }),
);

/** The last deleted draft, while its deletion can be undone. */
export const deletedDraftAtom = atom<Draft | undefined>(undefined);

/** Drafts that could not be parsed, as stored. Empty until `findUnreadableAtom` has run. */
export const quarantinedDraftsAtom = atom<readonly unknown[]>([]);

/** True if the list of drafts has something to show. */
export const hasDraftsAtom = atom(
  (get) =>
    get(draftsAtom).drafts.length > 0 ||
    get(deletedDraftAtom) !== undefined ||
    get(quarantinedDraftsAtom).length > 0,
);

/** Changes a stored draft; the one under review stays the same. */
export const changeDraftAtom = atom(
  null,
  (get, set, id: string, change: (draft: Draft) => Draft) => {
    const draft = get(entryAtom)(id);
    if (draft) set(putAtom, change(draft));
  },
);

export const closeDraftAtom = atom(null, (_get, set) => set(openDraftDocument, {}));

/** Makes a draft the version that stands for its platform. */
export const chooseDraftAtom = atom(null, (get, set, id: string) =>
  set(changeDraftAtom, id, (draft) => choose(draft, services(get).now())),
);
