import { atom } from 'jotai';
import { byCampaign, indexDrafts } from '#domain/draft-summary.ts';
import { draftsAtom } from './drafts.ts';

/** The last index of a store: the next one keeps what has not changed. */
const cacheAtom = atom((): { last?: ReturnType<typeof indexDrafts> } => ({}));

/** What lists show of the drafts; it stays the same array until a list would show something else. */
export const draftSummariesAtom = atom((get) => {
  const cache = get(cacheAtom);
  cache.last = indexDrafts(get(draftsAtom).drafts, cache.last);
  return cache.last.summaries;
});

export const draftsByCampaignAtom = atom((get) => byCampaign(get(draftSummariesAtom)));

export const currentDraftIdAtom = atom((get) => get(draftsAtom).currentId);
