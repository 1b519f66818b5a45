import { atom } from 'jotai';
import { type DraftGroups, groupDrafts, indexDrafts } from '#domain/drafts/draft-summary.ts';
import { draftEditAtom, draftsAtom, draftsReadAtom } from './drafts.ts';

/** The last index and groups of a store. The next index reuses the unchanged parts. */
const cacheAtom = atom((): { last?: ReturnType<typeof indexDrafts>; groups?: DraftGroups } => ({}));

/**
 * Summaries of the drafts for lists. The array keeps its identity until a list would look
 * different.
 */
export const draftSummariesAtom = atom((get) => {
  const cache = get(cacheAtom);
  cache.last = indexDrafts(get(draftsAtom).drafts, cache.last, get(draftEditAtom));
  return cache.last.summaries;
});

/** Number of drafts on this device, without mere proposals; undefined until all are read. */
export const draftCountAtom = atom((get) =>
  get(draftsReadAtom)
    ? get(draftSummariesAtom).filter(({ isProposal }) => !isProposal).length
    : undefined,
);

/** Ids of the drafts by campaign. Keeps its identity while the user types. */
export const draftIdsByCampaignAtom = atom((get) => {
  const cache = get(cacheAtom);
  cache.groups = groupDrafts(get(draftSummariesAtom), cache.groups);
  return cache.groups.ids;
});

export const currentDraftIdAtom = atom((get) => get(draftsAtom).currentId);
