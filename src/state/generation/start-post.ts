import { atom } from 'jotai';
import { type CampaignRecord, choicesIn, setIdOf } from '#domain/campaign/campaign-record.ts';
import {
  campaignByIdAtom,
  campaignIdAtom,
  campaignsAtom,
  putCampaignAtom,
} from '../campaign/campaign.ts';
import { services } from '../services.ts';
import { resetCampaignAtom } from './reset.ts';

/**
 * Starts a post from a set of reviews, or from new ones, with the choices of the last campaign that
 * used the set, or of the current one; but for the subject, the pins and the ticks. Unfinished posts of the
 * current campaign go on.
 */
export const startPostAtom = atom(null, (get, set, setId?: string) => {
  const current = get(campaignByIdAtom)(get(campaignIdAtom));
  const last = setId === undefined ? current : (lastUserOf(setId, get(campaignsAtom)) ?? current);
  set(resetCampaignAtom, 'keep');
  const id = get(campaignIdAtom);
  if (!last && setId === undefined) return;
  // Without an earlier campaign, the defaults that the reset has filled in stay.
  const {
    setId: _,
    series: __,
    tickedThemes: ___,
    ...choices
  } = choicesIn(last ?? get(campaignByIdAtom)(id));
  const updatedAt = services(get).now();
  const used = setId === undefined ? {} : { setId };
  set(putCampaignAtom, { ...choices, subject: '', ...used, id, updatedAt });
});

/** The campaign that used a set last. */
const lastUserOf = (
  setId: string,
  campaigns: readonly CampaignRecord[],
): CampaignRecord | undefined =>
  campaigns
    .filter((it) => setIdOf(it) === setId)
    .toSorted((one, other) => other.updatedAt - one.updatedAt)[0];
