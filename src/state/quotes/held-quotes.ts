/**
 * The quotes as they are used. Those of conversations in which nobody has said yet which speaker is
 * the user's side are held: nothing uses them until then, as they may be the company's own words.
 * All show the names that the user shows everywhere.
 */
import { type Atom, atom, type Getter, type Setter } from 'jotai';
import type { CampaignConfiguration } from '#domain/campaign/campaign.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { campaignAtom } from '../campaign/campaign.ts';

/** Use of quotes, as the chunk of the additions knows it. */
interface QuoteUse {
  readonly idsAtom: Atom<ReadonlySet<string>>;
  withoutHeld(quotes: readonly Quote[], held: ReadonlySet<string>): readonly Quote[];
  withShownNames(quotes: readonly Quote[], names: readonly string[]): readonly Quote[];
}

/** Undefined until the chunk has loaded. */
const partAtom = atom<QuoteUse | undefined>(undefined);

const NONE: ReadonlySet<string> = new Set();

/** Ids of the held quotes; none until they are loaded. */
export const heldAtom = atom((get) => {
  const part = get(partAtom);
  return part ? get(part.idsAtom) : NONE;
});

/** Loads what is known of held quotes. False if the chunk failed to load. */
export const loadHeldAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(partAtom)) return true;
  const additions = await import('./additions.ts').catch(() => undefined);
  if (additions) set(partAtom, additions.quoteUse);
  return additions !== undefined;
});

const NO_NAMES: readonly string[] = [];

/** All quotes, showing the names that the user shows everywhere. */
export const shownQuotesAtom = atom((get) => shownOf(get, get(campaignAtom)));

const shownOf = (get: Getter, { quotes, shownNames = NO_NAMES }: Reviews): readonly Quote[] =>
  get(partAtom)?.withShownNames(quotes, shownNames) ?? quotes;

type Reviews = Pick<CampaignConfiguration, 'quotes' | 'shownNames'>;

/** The same quotes with the held ones excluded. */
export const usedQuotesAtom = atom((get) => withoutHeld(get, get(shownQuotesAtom)));

const withoutHeld = (get: Getter, quotes: readonly Quote[]): readonly Quote[] =>
  get(partAtom)?.withoutHeld(quotes, get(heldAtom)) ?? quotes;

/** The campaign as a request would be made of it now. */
export const usedCampaignAtom = atom((get): CampaignConfiguration => {
  const [campaign, quotes] = [get(campaignAtom), get(usedQuotesAtom)];
  return quotes === campaign.quotes ? campaign : { ...campaign, quotes };
});

/** The quotes that a text may be compared with. */
export const comparedQuotesAtom = atom((get) => {
  const [quotes, held] = [get(shownQuotesAtom), get(heldAtom)];
  return quotes.some(({ id }) => held.has(id)) ? quotes.filter(({ id }) => !held.has(id)) : quotes;
});

/** Returns a campaign with the held quotes excluded; undefined if they could not be loaded. */
export async function usedCampaign<Campaign extends Reviews>(
  get: Getter,
  set: Setter,
  campaign: Campaign,
): Promise<Campaign | undefined> {
  if (campaign.quotes.length === 0) return campaign;
  if (!(await set(loadHeldAtom))) return undefined;
  return { ...campaign, quotes: withoutHeld(get, shownOf(get, campaign)) };
}

/** Number of held quotes that the user has not excluded. */
export const waitingCountAtom = atom((get) => {
  const [quotes, used] = [get(shownQuotesAtom), get(usedQuotesAtom)];
  return quotes.filter((quote, at) => quote !== used[at]).length;
});

/** True if all quotes that a request could use are held. */
export const isAllHeld = (
  { quotes }: Pick<CampaignConfiguration, 'quotes'>,
  used: Pick<CampaignConfiguration, 'quotes'>,
): boolean => used.quotes.every(isExcluded) && !quotes.every(isExcluded);

const isExcluded = ({ choice }: Quote): boolean => choice === 'dropped';

/** True if the current campaign waits for an answer about all of its quotes. */
export const isAllHeldAtom = atom((get) => isAllHeld(get(campaignAtom), get(usedCampaignAtom)));
