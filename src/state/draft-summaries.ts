import { atom } from 'jotai';
import { byCampaign, indexDrafts } from '#domain/posts/draft-summary.ts';
import { draftEditAtom, draftsAtom, draftsReadAtom } from './drafts.ts';

/** The last index of a store. The next one reuses its unchanged summaries. */
const cacheAtom = atom((): { last?: ReturnType<typeof indexDrafts> } => ({}));

/**
 * Summaries of the drafts for lists. The array keeps its identity until a list would look
 * different.
 */
export const draftSummariesAtom = atom((get) => {
  const cache = get(cacheAtom);
  cache.last = indexDrafts(get(draftsAtom).drafts, cache.last, get(draftEditAtom));
  return cache.last.summaries;
});

/** Number of drafts on this device; undefined until all are read. */
export const draftCountAtom = atom((get) =>
  get(draftsReadAtom) ? get(draftSummariesAtom).length : undefined,
);

export const draftsByCampaignAtom = atom((get) => byCampaign(get(draftSummariesAtom)));
