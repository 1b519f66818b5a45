import { atom } from 'jotai';
import { type CampaignConfiguration, fingerprint, ownQuotes } from '#domain/campaign/campaign.ts';
import { checksum } from '#domain/campaign/checksum.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import { documentAtom } from '../storage/documents.ts';
import { KEPT_PRESS } from '../storage/storage-keys.ts';

/**
 * A press of Generate that has not reached the queue: stored from the press on, as a reload may come
 * before its request is built. Its jobs have its ids, so that it makes each of them once.
 */
export interface KeptPress {
  readonly campaignId: string;
  readonly platforms: readonly PlatformId[];
  /** Checksum of the campaign at the press: another one is not sent unasked. */
  readonly base: string;
  /** Endpoint that was chosen at the press. */
  readonly baseUrl: string;
  readonly model: string;
  /** Ids of the jobs: one for each platform, then those of the other campaigns. */
  readonly ids: readonly string[];
  /** Time of the press, in milliseconds since 1970: the approval dates from then. */
  readonly at: number;
  /** The posts of other campaigns, for `parseOtherPosts`; undefined for none. */
  readonly others?: unknown;
}

const keptPressDocument = documentAtom<KeptPress | null>({
  key: KEPT_PRESS,
  version: 1,
  initial: null,
  parse: parseKeptPress,
  merge: (_base, mine) => mine,
});

function parseKeptPress(data: unknown): KeptPress | null {
  const { campaignId, platforms, ids, at, base, baseUrl, model, others } = Object(data);
  const isText = [campaignId, base, baseUrl, model].every((it) => typeof it === 'string');
  if (!isText || !Array.isArray(platforms) || !Array.isArray(ids)) return null;
  const known = platforms.flatMap((id: unknown) => findChoice(PLATFORMS, id)?.id ?? []);
  const named = ids.filter((id) => typeof id === 'string' && id !== '');
  const isWhole = known.length === platforms.length && named.length >= known.length;
  if (!isWhole || !Number.isFinite(at)) return null;
  return { campaignId, platforms: known, ids: named, at, base, baseUrl, model, others };
}

/** Longest time between a press and the page that resumes it, in milliseconds. */
const RESUME_WITHIN_MS = 600_000;

/** True if a page may send a press without asking: a recent one, whose own campaign is unchanged. */
export const canResume = (
  press: KeptPress,
  campaign: CampaignConfiguration,
  now: number,
): boolean => isRecent(press, now) && press.base === baseOf(campaign);

/** True if a press is recent enough to be made by the next page. */
export const isRecent = ({ at }: KeptPress, now: number): boolean =>
  Math.abs(now - at) <= RESUME_WITHIN_MS;

/** Checksum of a campaign. Fast: it is computed in the task of the press, without the quotes' texts. */
export const baseOf = (campaign: CampaignConfiguration): string =>
  checksum(
    JSON.stringify([
      fingerprint({ ...campaign, quotes: [] }),
      campaign.shownNames,
      ...ownQuotes(campaign).map(({ id, choice, unmasked, shown }) => [
        id,
        choice,
        unmasked,
        shown,
      ]),
    ]),
  );

export const keptPressAtom = atom((get) => get(keptPressDocument));

export const keepPressAtom = atom(null, (_get, set, press: KeptPress) =>
  set(keptPressDocument, press),
);

/** Drops a press that is in the queue, or whose failure the user sees. */
export const dropPressAtom = atom(null, (get, set, press: KeptPress) => {
  if (get(keptPressDocument)?.ids[0] === press.ids[0]) set(keptPressDocument, null);
});
