import { atom, type Getter } from 'jotai';
import type { Analysis } from '#domain/analysis/analysis.ts';
import type { ReadyCampaign } from '#domain/campaign.ts';
import { mergeText } from '#domain/merge.ts';
import type { SendableCampaign } from '#domain/prompt.ts';
import { postLanguage } from '#domain/writing-language.ts';
import type { Paste } from '#domain/insight/read-quotes.ts';
import type { InsightProblem } from '#services/insight/insight.ts';
import { campaignAtom } from './campaign.ts';
import { documentAtom } from './documents.ts';
import { services } from './services.ts';

export type AddResult =
  | {
      readonly ok: true;
      readonly added: number;
      /** Those that were among the quotes before. */
      readonly known: number;
      /** Those that the source says more than once. */
      readonly repeated: number;
      readonly leftOut: number;
    }
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
export const addInsightAtom = atom(null, async (get, set, source: string | Paste | Blob) => {
  const { insight } = services(get);
  const wipes = get(wipesAtom);
  const [additions, result] = await Promise.all([
    loadAdditions(),
    source instanceof Blob ? insight.readFile(source) : insight.readText(source),
  ]);
  if (!result.ok) return result;
  if (!additions || get(wipesAtom) !== wipes) return { ok: false, problem: 'unreadable' } as const;
  const counts = set(additions.addReadingAtom, result);
  return counts ? ({ ok: true, ...counts } as const) : TOO_LARGE;
});

const TOO_LARGE = { ok: false, problem: 'too-large' } as const;

/** Needed with the first quote, as what reads it. */
const loadAdditions = () => import('./additions.ts').catch(() => undefined);

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
