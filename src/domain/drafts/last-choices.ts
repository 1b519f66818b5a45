import type { Draft } from './draft.ts';
import {
  type CampaignChoices,
  type CampaignConfiguration,
  choicesOf,
} from '../campaign/campaign.ts';
import { isSame, mergeFields } from '../campaign/merge.ts';

const withChoices = (
  { quotes, shownNames }: CampaignConfiguration,
  choices: CampaignChoices,
): CampaignConfiguration => ({ ...choices, quotes, ...(shownNames && { shownNames }) });

type Written = Pick<Draft, 'id' | 'campaignId' | 'origin' | 'refinedFrom'>;

const campaignOf = ({ id, campaignId = id }: Written): string => campaignId;

/**
 * Returns the choices of the last campaign that got a post, other than the current one; undefined
 * if there is none. `drafts` is sorted oldest first.
 */
export function lastChoices(
  drafts: readonly Written[],
  currentId: string,
): CampaignChoices | undefined {
  const last = drafts.findLast((draft) => campaignOf(draft) !== currentId);
  return last && choicesOfPosts(drafts, campaignOf(last));
}

/**
 * Returns the choices that a campaign's posts were written with; undefined if there are none. The
 * platforms are those of all its posts, the rest is that of its last post that is no rework. `drafts` is sorted oldest
 * first.
 */
export function choicesOfPosts(
  drafts: readonly Written[],
  campaignId: string,
): CampaignChoices | undefined {
  const posts = drafts.filter((draft) => campaignOf(draft) === campaignId);
  // A rework may be in another language.
  const last = posts.findLast(({ refinedFrom }) => refinedFrom === undefined) ?? posts.at(-1);
  const [first] = posts;
  if (!first || !last) return undefined;
  const { platform } = first.origin;
  const platforms = new Set(posts.map(({ origin }) => origin.platform));
  platforms.delete(platform);
  const { tags, tone, audience, length, contentType, subject, language, onlyQuotes } = last.origin;
  return {
    platform,
    tags,
    tone,
    audience,
    length,
    contentType,
    subject,
    ...(platforms.size > 0 && { additionalPlatforms: [...platforms] }),
    ...(language && { language }),
    ...(onlyQuotes && { onlyQuotes }),
  };
}

/**
 * Fills in the choices of an earlier campaign; a platform, a subject, a language and the limit to
 * quotes stay if they are chosen already.
 */
export function fillIn(
  campaign: CampaignConfiguration,
  last: CampaignChoices,
): CampaignConfiguration {
  const { platform, additionalPlatforms, subject, language, onlyQuotes, setId } = campaign;
  const { tickedThemes } = campaign;
  const { additionalPlatforms: others, ...rest } = last;
  const targets = platform ? additionalPlatforms : others;
  return withChoices(campaign, {
    ...rest,
    ...(platform && { platform }),
    ...(targets && { additionalPlatforms: targets }),
    ...(language && { language }),
    ...(onlyQuotes && { onlyQuotes }),
    ...(setId !== undefined && { setId }),
    ...(tickedThemes && { tickedThemes }),
    subject: subject.trim() === '' ? last.subject : subject,
  });
}

/** Choices before and after they were filled in. */
export interface FilledChoices {
  readonly before: CampaignChoices;
  readonly after: CampaignChoices;
}

/**
 * Restores the choices from before; a choice that the user has changed since stays. Returns the same
 * campaign if nothing is left to restore.
 */
export function undoFilledChoices(
  campaign: CampaignConfiguration,
  { before, after }: FilledChoices,
): CampaignConfiguration {
  const now = choicesOf(campaign);
  const undone = mergeFields(after, now, before);
  return isSame(undone, now) ? campaign : withChoices(campaign, undone);
}
