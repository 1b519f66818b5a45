import type { Paste } from '#domain/quotes/reading.ts';
import type { Analysis } from '#domain/quotes/analysis.ts';
import { atom, type Getter, type Setter } from 'jotai';
import { ownQuotes, type ReadyCampaign } from '#domain/campaign/campaign.ts';
import { holdsText, joinTexts, mergeText, replaceText } from '#domain/campaign/merge.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import type { InsightProblem } from '#insight/insight.ts';
import { campaignKeyAtom, quotesAtom, wipesAtom } from '../campaign/campaign.ts';
import { deviceAnsweredAtom, documentAtom } from '../storage/documents.ts';
import { loadHeldAtom, usedCampaign, usedQuotesAtom } from './held-quotes.ts';
import { services, servicesAtom } from '../services.ts';
import { INSIGHT_TEXT } from '../storage/storage-keys.ts';
import { sortingAtom, sortingOfAtom } from './theme-sorting.ts';

export type AddResult<Problem = InsightProblem | ClipboardProblem> =
  | {
      readonly ok: true;
      readonly added: number;
      /** Quotes that were in the list before. */
      readonly known: number;
      /** Quotes that occur more than once in the source. */
      readonly repeated: number;
      readonly leftOut: number;
      /** True if the list was empty before. */
      readonly isFirst: boolean;
      /** True if it is the last addition once more, which stays as it was. */
      readonly isAgain: boolean;
    }
  | { readonly ok: false; readonly problem: Problem };

/** Clipboard that the browser didn’t share, or that holds no text, such as a picture. */
export type ClipboardProblem = 'refused' | 'no-text';

/** Texts that are typed in the fields of all tabs and not added yet, one below the other. */
const typedTextsAtom = documentAtom<string>({
  key: INSIGHT_TEXT,
  version: 1,
  initial: '',
  parse: (data) => (typeof data === 'string' ? data : undefined),
  merge: mergeText,
  followed: (set) => set(keepOwnTextAtom),
  forget(set) {
    set(ownTextAtom, undefined);
    set(analysisAtom, undefined);
    set(forgetWordsAtom);
  },
});

/** Text that this tab's user typed; undefined until then. */
const ownTextAtom = atom<string | undefined>(undefined);

/** Stores this tab's text again if another tab replaced it. */
const keepOwnTextAtom = atom(null, (get, set) => {
  const [texts, own] = [get(typedTextsAtom), get(ownTextAtom)];
  if (own && !holdsText(texts, own)) set(typedTextsAtom, joinTexts(texts, own));
});

/** Text in this tab's field: other tabs change it only until the user types here. */
export const insightTextAtom = atom(
  (get) => get(ownTextAtom) ?? get(typedTextsAtom),
  (get, set, text: string) => {
    const shown = get(insightTextAtom);
    // The text that a slow device still holds has its place in the field.
    if (get(deviceAnsweredAtom)) set(ownTextAtom, text);
    set(typedTextsAtom, (texts) => replaceText(texts, shown, text));
  },
);

/** Gets the reader of quotes ready before the first text is there. */
export const prepareInsightAtom = atom(null, (get) => services(get).insight.prepare());

// Another tab may wipe the device before this one is composed.
const forgetWordsAtom = atom(null, (get) => get(servicesAtom)?.insight.forget());

/**
 * Adds the typed text. Clears the field if that worked and the text has not changed meanwhile.
 * Undefined if there is none, or if a new campaign was started meanwhile.
 */
export const addTypedInsightAtom = atom(null, async (get, set, campaignKey?: string) => {
  const text = get(insightTextAtom);
  if (text.trim() === '') return undefined;
  const result = await set(addInsightAtom, text, campaignKey);
  if (result?.ok && get(insightTextAtom) === text) set(insightTextAtom, '');
  return result;
});

/** Addition of the text that the user left in the field. A request waits for it. */
export const leavingAtom = atom<Promise<unknown> | undefined>(undefined);

/** Names the campaign of an addition; undefined until the device has named it. */
export const additionCampaignAtom = atom((get) =>
  get(deviceAnsweredAtom) ? get(campaignKeyAtom) : undefined,
);

/**
 * Adds customer quotes from pasted text or a file to the campaign in which the user began the
 * addition. A problem changes nothing. Undefined if a new campaign was started meanwhile: a toast
 * says so, and the source is still where it came from.
 */
export const addInsightAtom = atom(
  null,
  async (
    get,
    set,
    source: string | Paste | Blob,
    campaignKey = get(additionCampaignAtom),
  ): Promise<AddResult<InsightProblem> | undefined> => {
    const { insight } = services(get);
    const wipes = get(wipesAtom);
    const [additions, result] = await Promise.all([
      loadAdditions(),
      source instanceof Blob ? insight.readFile(source) : insight.readText(source),
    ]);
    if (!result.ok) return result;
    const reading = additions && (await set(additions.applyOwnSideAtom, result));
    if (!reading || get(wipesAtom) !== wipes) return { ok: false, problem: 'unreadable' };
    const file = source instanceof File ? source.name : undefined;
    return set(additions.addReadingAtom, { ...reading, file }, campaignKey);
  },
);

/** Loaded with the first quote, like its parser. */
const loadAdditions = () => import('./additions.ts').catch(() => undefined);

/** Analysis of all quotes; undefined until it is ready. */
export const analysisAtom = atom<Analysis | undefined>(undefined);

/** True if the analysis chunk failed to load. */
export const analysisFailedAtom = atom(false);

const NO_SUGGESTIONS: Analysis['suggestions'] = [];

/** Tags that the quotes support. */
export const suggestionsAtom = atom((get) =>
  get(quotesAtom).length === 0
    ? NO_SUGGESTIONS
    : (get(analysisAtom)?.suggestions ?? NO_SUGGESTIONS),
);

/**
 * Analyses the current quotes. Drops the result if the quotes or their sorting have changed
 * meanwhile.
 */
export const analyseAtom = atom(null, async (get, set) => {
  if (get(quotesAtom).length > 0) set(prepareInsightAtom);
  const isLoaded = await set(loadHeldAtom);
  const [quotes, sorting] = [get(usedQuotesAtom), get(sortingAtom)];
  const analysis = isLoaded ? await services(get).insight.analyse(quotes, sorting) : undefined;
  set(analysisFailedAtom, !analysis);
  const isCurrent = get(usedQuotesAtom) === quotes && get(sortingAtom) === sorting;
  if (analysis && isCurrent) set(analysisAtom, analysis);
  return analysis !== undefined;
});

/**
 * Selects and masks the campaign's quotes, without those that wait for an answer; undefined if a
 * chunk failed to load.
 */
export async function sendable(
  get: Getter,
  set: Setter,
  campaign: ReadyCampaign,
): Promise<SendableCampaign | undefined> {
  const used = await usedCampaign(get, set, campaign);
  if (!used) return undefined;
  const language = postLanguage({ ...campaign, quotes: ownQuotes(campaign) });
  if (campaign.quotes.length === 0) return { ...campaign, language, quotes: [] };
  const quotes = ownQuotes(used);
  const sorting = get(sortingOfAtom)(quotes);
  const analysis = await services(get).insight.analyse(quotes, sorting);
  return analysis && { ...campaign, language, quotes: analysis.sent };
}
