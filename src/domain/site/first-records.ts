import {
  ADDITIONS,
  CAMPAIGN_ID,
  CAMPAIGNS,
  DRAFTS,
  OPEN_DRAFT,
  REVIEW_SETS,
} from './storage-keys.ts';

/**
 * Returns the keys of the records that the first screen shows: the draft under review, and the
 * current campaign with its reviews. The others are read after the first render. Called again with
 * the records found, until it names no new one: the campaign names its set of reviews.
 */
export function firstRecords(read: (key: string) => unknown): readonly string[] {
  const { currentId } = Object(read(OPEN_DRAFT));
  const campaignId = read(CAMPAIGN_ID) ?? FIRST_CAMPAIGN;
  const draft = typeof currentId === 'string' ? [DRAFTS + currentId] : [];
  if (typeof campaignId !== 'string') return draft;
  const { setId = campaignId } = Object(read(CAMPAIGNS + campaignId));
  return [...draft, CAMPAIGNS + campaignId, REVIEW_SETS + setId, ADDITIONS + setId];
}

/** Id of the first campaign of a device, until another is started. */
export const FIRST_CAMPAIGN = 'first';
