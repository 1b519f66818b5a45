import type { Getter, Setter } from 'jotai';
import {
  type CampaignRecord,
  choicesIn,
  setIdOf,
  withPins,
} from '#domain/campaign/campaign-record.ts';
import type { CampaignConfiguration } from '#domain/campaign/campaign.ts';
import { platformFingerprint } from '#domain/campaign/platform-fingerprint.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { heldIds, withoutHeld } from '#domain/quotes/held-quotes.ts';
import { withShownNames } from '#domain/quotes/shown-words.ts';
import { campaignByIdAtom, campaignsAtom } from '../campaign/campaign.ts';
import { changeDraftAtom, draftsAtom } from '../drafts/drafts.ts';
import { additionByIdAtom } from '../quotes/additions.ts';
import { setByIdAtom } from './sets.ts';

/**
 * Makes a change to sets of reviews that makes no post outdated: those of campaigns that use the sets
 * and are not outdated before it are kept as they are after it.
 */
export function keepingPosts(
  get: Getter,
  set: Setter,
  setIds: readonly string[],
  change: () => void,
): void {
  const users = get(campaignsAtom).filter((it) => setIds.includes(setIdOf(it)));
  const kept = users.flatMap(({ id }) => {
    const wanted = fingerprintsOf(get, id);
    return get(draftsAtom)
      .drafts.filter((draft) => draft.campaignId === id)
      .filter((draft) => [draft.madeFrom, draft.keptFor].includes(wanted(draft)));
  });
  change();
  for (const { id, campaignId = '' } of kept)
    set(changeDraftAtom, id, (draft) => ({
      ...draft,
      keptFor: fingerprintsOf(get, campaignId)(draft),
    }));
}

/** The fingerprints of a campaign as a request would be made of it now, for each of its posts. */
function fingerprintsOf(get: Getter, campaignId: string): (draft: Draft) => string {
  const record = get(campaignByIdAtom)(campaignId);
  const campaign = record ? usedCampaignOf(get, record) : undefined;
  return ({ origin, quoteCount }) =>
    campaign ? platformFingerprint(campaign, origin.platform, quoteCount) : '';
}

/** A stored campaign as a request would be made of it now. */
export function usedCampaignOf(get: Getter, record: CampaignRecord): CampaignConfiguration {
  const { quotes = [], shownNames = [] } = get(setByIdAtom)(setIdOf(record)) ?? {};
  const addition = get(additionByIdAtom)(setIdOf(record));
  const shown = withShownNames(withPins(quotes, record.pinned ?? []), shownNames);
  const used = addition ? withoutHeld(shown, heldIds(addition)) : shown;
  return { ...choicesIn(record), quotes: used };
}
