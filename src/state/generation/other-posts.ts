import type { Getter } from 'jotai';
import {
  type CampaignRecord,
  choicesIn,
  parseCampaignRecord,
  setIdOf,
  withPins,
} from '#domain/campaign/campaign-record.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import { setByIdAtom } from '../reviews/sets.ts';
import { askedFor, type OtherPosts } from './asked-for.ts';

/** Posts of a campaign other than the current one. */
export interface PostsOf {
  /** As it is at the press: the next page may not have read it yet. */
  readonly campaign: CampaignRecord;
  readonly platforms: readonly PlatformId[];
}

/** The requests for these posts, in their order. */
export function otherPosts(get: Getter, posts: readonly PostsOf[]): OtherPosts {
  const asked = posts.flatMap(({ campaign, platforms }) => {
    const { quotes = [], shownNames } = get(setByIdAtom)(setIdOf(campaign)) ?? {};
    const own = withPins(quotes, campaign.pinned ?? []);
    const configuration = {
      ...choicesIn(campaign),
      quotes: own,
      ...(shownNames && { shownNames }),
    };
    return askedFor(campaign.id, configuration, platforms);
  });
  return { asked, kept: posts };
}

/** The same for stored posts of unknown origin. Never throws. */
export function parseOtherPosts(get: Getter, stored: unknown): OtherPosts {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return otherPosts(get, all.flatMap(parsePosts));
}

function parsePosts(value: unknown): PostsOf[] {
  const { campaign, platforms } = Object(value);
  const record = parseCampaignRecord(campaign);
  if (!record || !Array.isArray(platforms)) return [];
  const known = platforms.flatMap((id: unknown) => findChoice(PLATFORMS, id)?.id ?? []);
  return [{ campaign: record, platforms: known }];
}
