import { atom, type Getter } from 'jotai';
import type { Analysis } from '#domain/analysis/analysis.ts';
import type { ReadyCampaign } from '#domain/campaign.ts';
import { mergeText } from '#domain/merge.ts';
import type { SendableCampaign } from '#domain/prompt.ts';
import { addQuotes, INSIGHT_MAX_BYTES, type Quote } from '#domain/quote.ts';
import { postLanguage } from '#domain/writing-language.ts';
import type { InsightProblem } from '#services/insight/insight.ts';
import { campaignAtom, setQuotesAtom } from './campaign.ts';
import { documentAtom } from './documents.ts';
import { services } from './services.ts';

export type AddResult =
  | { readonly ok: true; readonly added: number; readonly known: number }
  | { readonly ok: false; readonly problem: InsightProblem };

/** What is typed in the field and not added yet. */
export const insightTextAtom = documentAtom<string>({
  key: 'insight-text',
  version: 1,
  initial: '',
  parse: (data) => (typeof data === 'string' ? data : undefined),
  merge: mergeText,
  forget(set) {
    set(analysisAtom, undefined);
    set(wipesAtom, (count) => count + 1);
  },
});

/** Counts deletions of the work: a text whose reading began before one is dropped. */
const wipesAtom = atom(0);

/** Adds what is typed. The field is emptied only when all of it was taken. */
export const addTypedInsightAtom = atom(null, async (get, set) => {
  const text = get(insightTextAtom);
  if (text.trim() === '') return undefined;
  const result = await set(addInsightAtom, text);
  if (result.ok && get(insightTextAtom) === text) set(insightTextAtom, '');
  return result;
});

/** Adds what customers said, from pasted text or a file. A problem changes nothing. */
export const addInsightAtom = atom(null, async (get, set, source: string | Blob) => {
  const { insight } = services(get);
  const wipes = get(wipesAtom);
  const result = await (typeof source === 'string'
    ? insight.readText(source)
    : insight.readFile(source));
  if (!result.ok) return result;
  if (get(wipesAtom) !== wipes) return { ok: false, problem: 'unreadable' } as const;
  const before = get(campaignAtom).quotes;
  const quotes = addQuotes(before, result.quotes);
  if (sizeOf(quotes) > INSIGHT_MAX_BYTES) return { ok: false, problem: 'too-large' } as const;
  set(setQuotesAtom, quotes);
  const added = quotes.length - before.length;
  return { ok: true, added, known: result.quotes.length - added } as const;
});

function sizeOf(quotes: readonly Quote[]): number {
  return quotes.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
}

/** What the quotes say together; undefined until it is known. */
export const analysisAtom = atom<Analysis | undefined>(undefined);

/** Studies the quotes as they stand. Only the last of several at once is kept. */
export const analyseAtom = atom(null, async (get, set) => {
  const { quotes } = get(campaignAtom);
  const analysis = await services(get).insight.analyse(quotes);
  if (analysis && get(campaignAtom).quotes === quotes) set(analysisAtom, analysis);
  return analysis !== undefined;
});

/** The campaign with its quotes chosen and masked; undefined when what does that did not load. */
export async function sendable(
  get: Getter,
  campaign: ReadyCampaign,
): Promise<SendableCampaign | undefined> {
  const language = postLanguage(campaign);
  if (campaign.quotes.length === 0) return { ...campaign, language, quotes: [] };
  const analysis = await services(get).insight.analyse(campaign.quotes);
  return analysis && { ...campaign, language, quotes: analysis.sent };
}
