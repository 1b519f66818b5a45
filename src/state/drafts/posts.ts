import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { setIdOf } from '#domain/campaign/campaign-record.ts';
import { isSame } from '#domain/campaign/merge.ts';
import { duplicateOf } from '#domain/drafts/duplicate.ts';
import { jobPosts, postsOf } from '#domain/drafts/posts.ts';
import { success } from '#domain/site/toast.ts';
import { currentDraftIdAtom, draftSummariesAtom } from './draft-summaries.ts';
import { addDraftAtom, draftByIdAtom, draftsAtom } from './drafts.ts';
import { campaignByIdAtom, putCampaignAtom } from '../campaign/campaign.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import { services } from '../services.ts';
import { documentAtom } from '../storage/documents.ts';
import { POST_GROUPING } from '../storage/storage-keys.ts';

/** Requests that are rows of the list. Keeps its identity while a text streams in. */
const jobPostsAtom = selectAtom(jobsAtom, jobPosts, isSame);

/** All posts of this device, and the requests that bring more. */
export const postsAtom = atom((get) =>
  postsOf({
    drafts: get(draftsAtom).drafts,
    summaries: get(draftSummariesAtom),
    jobs: get(jobPostsAtom),
    reviewedId: get(currentDraftIdAtom),
  }),
);

/** Adds a copy of a post as a post of its own. Returns its id; undefined if the post is gone. */
export const duplicateDraftAtom = atom(null, (get, set, id: string): string | undefined => {
  const draft = get(draftByIdAtom)(id);
  if (!draft) return undefined;
  const { newId, now, notify } = services(get);
  const copy = duplicateOf(draft, newId(), newId(), now());
  const campaign = get(campaignByIdAtom)(draft.campaignId);
  // The copy has the choices and the reviews of its model.
  if (campaign && copy.campaignId !== undefined) {
    const { series, ...choices } = campaign;
    set(putCampaignAtom, {
      ...choices,
      id: copy.campaignId,
      setId: setIdOf(campaign),
      // It is no further post of the series.
      ...(series && { series: { ...series, id: copy.campaignId } }),
    });
  }
  set(addDraftAtom, copy);
  notify(success('Post duplicated'));
  return copy.id;
});

const GROUPINGS = ['week', 'campaign'] as const;

export type PostGrouping = (typeof GROUPINGS)[number];

interface GroupingDocument {
  readonly by: PostGrouping;
}

const groupingDocument = documentAtom<GroupingDocument>({
  key: POST_GROUPING,
  version: 1,
  initial: { by: 'week' },
  parse: (data) => ({ by: GROUPINGS.find((by) => by === Object(data).by) ?? 'week' }),
  follow: (mine) => mine,
});

/** Grouping of the list of posts. Each tab has its own; the next visit resumes it. */
export const postGroupingAtom = atom(
  (get) => get(groupingDocument).by,
  (_get, set, by: PostGrouping) => set(groupingDocument, { by }),
);
