import type { Draft } from './draft.ts';
import type { CampaignConfiguration } from '../campaign/campaign.ts';
import { isSame, mergeFields } from '../campaign/merge.ts';

/** What belongs to the reviews of a campaign. */
type OfReviews = 'quotes' | 'shownNames';

/** Everything that a user chooses for a campaign; its reviews are not a choice. */
type Choices = Omit<CampaignConfiguration, OfReviews>;

export const choicesOf = ({
  quotes: _quotes,
  shownNames: _names,
  ...choices
}: CampaignConfiguration): Choices => choices;

const withChoices = (
  { quotes, shownNames }: CampaignConfiguration,
  choices: Choices,
): CampaignConfiguration => ({ ...choices, quotes, ...(shownNames && { shownNames }) });

type Written = Pick<Draft, 'id' | 'campaignId' | 'origin'>;

const campaignOf = ({ id, campaignId = id }: Written): string => campaignId;

/**
 * Returns the choices of the last campaign that got a post, other than the current one; undefined
 * if there is none. The platforms are those of all its posts, the rest is that of its last post.
 * `drafts` is sorted oldest first.
 */
export function lastChoices(drafts: readonly Written[], currentId: string): Choices | undefined {
  const last = drafts.findLast((draft) => campaignOf(draft) !== currentId);
  if (!last) return undefined;
  const posts = drafts.filter((draft) => campaignOf(draft) === campaignOf(last));
  const platforms = new Set(posts.map(({ origin }) => origin.platform));
  const { platform } = posts[0]?.origin ?? last.origin;
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
export function fillIn(campaign: CampaignConfiguration, last: Choices): CampaignConfiguration {
  const { platform, additionalPlatforms, subject, language, onlyQuotes } = campaign;
  const { additionalPlatforms: others, ...rest } = last;
  const targets = platform ? additionalPlatforms : others;
  return withChoices(campaign, {
    ...rest,
    ...(platform && { platform }),
    ...(targets && { additionalPlatforms: targets }),
    ...(language && { language }),
    ...(onlyQuotes && { onlyQuotes }),
    subject: subject.trim() === '' ? last.subject : subject,
  });
}

/** Choices before and after they were filled in. */
export interface FilledChoices {
  readonly before: Choices;
  readonly after: Choices;
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
