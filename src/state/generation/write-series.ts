import { atom } from 'jotai';
import { recordOf, splitPins } from '#domain/campaign/campaign-record.ts';
import { targetsOf } from '#domain/campaign/campaign.ts';
import { seriesOf } from '#domain/campaign/series.ts';
import { campaignIdAtom, putCampaignAtom, setIdAtom } from '../campaign/campaign.ts';
import { isStarting, pressesAtom } from '../jobs/presses.ts';
import type { AskedPosts } from '../provider/cost.ts';
import { usedCampaignAtom } from '../quotes/held-quotes.ts';
import { themeLabelsAtom } from '../quotes/themes.ts';
import { tickedThemesAtom } from '../quotes/ticked-themes.ts';
import { services } from '../services.ts';
import { writePosts } from './generate.ts';
import { otherPosts } from './other-posts.ts';
import { resetCampaignAtom } from './reset.ts';

/** A campaign for each ticked theme. They get their ids with the press. */
const campaignsAtom = atom((get) =>
  seriesOf(get(usedCampaignAtom), get(tickedThemesAtom), get(themeLabelsAtom)),
);

/** The posts that the next press writes. */
export const seriesToWriteAtom = atom((get): readonly AskedPosts[] =>
  get(campaignsAtom).map((campaign) => ({ campaign, platforms: targetsOf(campaign) })),
);

/**
 * Makes a campaign for each ticked theme, the first of them the current one, and requests their
 * posts, theme by theme. Unfinished posts of the campaign so far go on. Does nothing if no theme is
 * ticked, as after the first of two presses.
 */
export const writeSeriesAtom = atom(null, async (get, set) => {
  const campaigns = get(campaignsAtom);
  if (campaigns.length === 0 || isStarting(get(pressesAtom).get('campaign'))) return;
  const setId = get(setIdAtom);
  const { newId, now } = services(get);
  set(resetCampaignAtom, 'keep');
  const seriesId = get(campaignIdAtom);
  const [first, ...others] = campaigns.map((campaign, place) => {
    const { pinned } = splitPins(campaign.quotes, campaign.quotes);
    const choices = { ...campaign, setId, series: { id: seriesId, place } };
    const record = recordOf(place === 0 ? seriesId : newId(), choices, pinned, now());
    set(putCampaignAtom, record);
    return { campaign: record, platforms: targetsOf(campaign) };
  });
  if (!first) return;
  const { platforms } = first;
  await writePosts(get, set, { platforms, others: otherPosts(get, others) });
});
