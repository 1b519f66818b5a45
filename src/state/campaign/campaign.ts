import { atom } from 'jotai';
import {
  type CampaignRecord,
  choicesIn,
  mergeCampaignRecords,
  parseCampaignRecord,
  recordOf,
  setIdOf,
  splitPins,
  withPins,
} from '#domain/campaign/campaign-record.ts';
import {
  type CampaignConfiguration,
  EMPTY_CAMPAIGN,
  mergeCampaigns,
  missingChoices,
  parseCampaign,
  toggleTag,
  withAdditionalPlatforms,
} from '#domain/campaign/campaign.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { isSame } from '#domain/campaign/merge.ts';
import type { Tag } from '#domain/campaign/tags.ts';
import { FIRST_CAMPAIGN } from '#domain/site/first-records.ts';
import { putQuotesAtom, setByIdAtom } from '../reviews/sets.ts';
import { services } from '../services.ts';
import { collectionAtoms } from '../storage/collection.ts';
import {
  declare,
  deviceAnsweredAtom,
  documentAtom,
  documentsReadAtom,
} from '../storage/documents.ts';
import { CAMPAIGN, CAMPAIGN_ID, CAMPAIGNS } from '../storage/storage-keys.ts';

/** The campaigns of the device, each a record of its own. */
export const {
  entriesAtom: campaignsAtom,
  entryAtom: campaignByIdAtom,
  isPartialAtom: areCampaignsPartialAtom,
  putAtom: putCampaignAtom,
} = collectionAtoms<CampaignRecord>({
  name: CAMPAIGNS,
  version: 1,
  parse: parseCampaignRecord,
  merge: mergeCampaignRecords,
  compare: (one, other) => other.updatedAt - one.updatedAt || (one.id < other.id ? -1 : 1),
  forget: (set) => set(unansweredAtom, new Map()),
});

/**
 * Identifies the current campaign: Create New Campaign assigns a new id. Each tab has its own; the
 * next visit resumes the last.
 */
export const campaignIdAtom = documentAtom<string>({
  key: CAMPAIGN_ID,
  version: 1,
  initial: FIRST_CAMPAIGN,
  parse: (data) => (typeof data === 'string' ? data : undefined),
  follow: (mine) => mine,
  forget: (set) => set(wipesAtom, (count) => count + 1),
});

/** Campaigns that the user worked on before the device answered, by their ids until then. */
const unansweredAtom = atom<ReadonlyMap<string, CampaignConfiguration>>(new Map());

const recordAtom = atom((get) => get(campaignByIdAtom)(get(campaignIdAtom)));

/** Id of the set of reviews that the campaign uses. There is a set once it has quotes. */
export const setIdAtom = atom((get) => {
  const id = get(campaignIdAtom);
  return setIdOf(get(recordAtom) ?? { id });
});

/** The set of reviews that the campaign uses; undefined while there is none. */
export const currentSetAtom = atom((get) => get(setByIdAtom)(get(setIdAtom)));

const NO_QUOTES: readonly Quote[] = [];
const setQuotesOfAtom = atom((get) => get(currentSetAtom)?.quotes ?? NO_QUOTES);
const shownNamesAtom = atom((get) => get(currentSetAtom)?.shownNames);
const pinnedAtom = atom((get) => get(recordAtom)?.pinned);

/** The quotes of the set, with the campaign's pins. */
const pinnedQuotesAtom = atom((get) => withPins(get(setQuotesOfAtom), get(pinnedAtom) ?? []));

const storedCampaignAtom = atom((get): CampaignConfiguration => {
  const [record, quotes, names] = [get(recordAtom), get(pinnedQuotesAtom), get(shownNamesAtom)];
  if (!record && quotes.length === 0 && !names) return EMPTY_CAMPAIGN;
  return { ...choicesIn(record), quotes, ...(names && { shownNames: names }) };
});

type Update<T> = T | ((current: T) => T);

/**
 * The current campaign: the user's choices, and the quotes of its set of reviews. A change is stored
 * in the record of either or both.
 */
export const campaignAtom = atom(
  (get) => get(unansweredAtom).get(get(campaignIdAtom)) ?? get(storedCampaignAtom),
  (get, set, update: Update<CampaignConfiguration>) => {
    const before = get(campaignAtom);
    const after = typeof update === 'function' ? update(before) : update;
    if (after === before) return;
    if (get(documentsReadAtom) && !get(deviceAnsweredAtom))
      set(unansweredAtom, new Map([...get(unansweredAtom), [get(campaignIdAtom), after]]));
    else set(storeAtom, after);
  },
);

const storeAtom = atom(null, (get, set, campaign: CampaignConfiguration) => {
  const id = get(campaignIdAtom);
  const stored = get(setQuotesOfAtom);
  const { quotes, pinned } = splitPins(campaign.quotes, stored);
  const before = get(recordAtom) ?? recordOf(id, EMPTY_CAMPAIGN, [], 0);
  const record = recordOf(id, campaign, pinned, before.updatedAt);
  const { shownNames } = campaign;
  const isOther = quotes !== stored || !isSame(shownNames, get(shownNamesAtom));
  const isNew = get(recordAtom) === undefined && isOther;
  if (isNew || !isSame(record, before))
    set(putCampaignAtom, { ...record, updatedAt: services(get).now() });
  if (isOther) set(putQuotesAtom, setIdOf(record), quotes, shownNames);
});

// Choices made while the device was silent are stored with what it has.
declare({
  connect: ({ store }) =>
    void store.sub(deviceAnsweredAtom, () => {
      const all = store.get(unansweredAtom);
      if (all.size === 0 || !store.get(deviceAnsweredAtom)) return;
      store.set(unansweredAtom, new Map());
      const current = store.get(campaignIdAtom);
      for (const [id, mine] of all) {
        // The first one is whichever the device names, unless the user has started another since.
        const isNamed = id === FIRST_CAMPAIGN && !all.has(current);
        store.set(campaignIdAtom, isNamed ? current : id);
        store.set(campaignAtom, (stored) => mergeCampaigns(EMPTY_CAMPAIGN, mine, stored));
        store.set(campaignIdAtom, current);
      }
    }),
});

/** The one campaign of an earlier release, with its quotes; empty once it has been taken over. */
const earlierCampaignAtom = documentAtom<CampaignConfiguration>({
  key: CAMPAIGN,
  version: 4,
  initial: EMPTY_CAMPAIGN,
  parse: (data) => (typeof data === 'object' && data !== null ? parseCampaign(data) : undefined),
  merge: mergeCampaigns,
  followed: (set) => set(takeOverAtom),
});

/** Takes over the campaign of an earlier release, whose page in another tab may still write to it. */
const takeOverAtom = atom(null, (get, set) => {
  const earlier = get(earlierCampaignAtom);
  if (isSame(earlier, EMPTY_CAMPAIGN)) return;
  set(campaignAtom, (campaign) => mergeCampaigns(EMPTY_CAMPAIGN, campaign, earlier));
  set(earlierCampaignAtom, EMPTY_CAMPAIGN);
});

/** One choice of the campaign. Notifies its subscribers of changes of that choice alone. */
const choiceAtom = <Key extends keyof CampaignConfiguration>(key: Key) =>
  atom((get) => get(campaignAtom)[key]);

export const platformAtom = choiceAtom('platform');
export const tagsAtom = choiceAtom('tags');
export const contentTypeAtom = choiceAtom('contentType');
export const toneAtom = choiceAtom('tone');
export const audienceAtom = choiceAtom('audience');
export const lengthAtom = choiceAtom('length');
export const subjectAtom = choiceAtom('subject');
export const quotesAtom = choiceAtom('quotes');
export const onlyQuotesAtom = choiceAtom('onlyQuotes');

/** Conditions of the later steps, as values that change only with the condition. */
export const isPlatformChosenAtom = atom((get) => get(platformAtom) !== undefined);
export const isReadyToGenerateAtom = atom((get) => missingChoices(get(campaignAtom)).length === 0);

/** Number of wipes: work of an earlier user that is still in memory is dropped. */
export const wipesAtom = atom(0);

/** Identifies the campaign among all users of this page: campaign ids restart after a wipe. */
export const campaignKeyAtom = atom((get) => `${get(wipesAtom)} ${get(campaignIdAtom)}`);

/** Overwrites the given choices. */
export const chooseAtom = atom(null, (_get, set, choice: Partial<CampaignConfiguration>) =>
  set(campaignAtom, (campaign) =>
    withAdditionalPlatforms({ ...campaign, ...choice }, campaign.additionalPlatforms ?? []),
  ),
);

export const toggleTagAtom = atom(null, (_get, set, tag: Tag) =>
  set(campaignAtom, (campaign) => toggleTag(campaign, tag)),
);

export const setQuotesAtom = atom(null, (_get, set, quotes: readonly Quote[]) =>
  set(campaignAtom, (campaign) => ({ ...campaign, quotes })),
);
