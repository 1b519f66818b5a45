import { atom } from 'jotai';
import { INSIGHT_MAX_BYTES } from '#domain/insight.ts';
import { numberQuotes, type Quote } from '#domain/quote.ts';
import type { InsightProblem, InsightResult } from '#services/insight/insight.ts';
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
});

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
  const result = await (typeof source === 'string'
    ? insight.readText(source)
    : insight.readFile(source));
  if (!result.ok) return result;
  const before = get(campaignAtom).quotes;
  const quotes = merge(before, result);
  if (sizeOf(quotes) > INSIGHT_MAX_BYTES) return { ok: false, problem: 'too-large' } as const;
  set(setQuotesAtom, quotes);
  const added = quotes.length - before.length;
  return { ok: true, added, known: result.quotes.length - added } as const;
});

/** Both, without what is there word for word already, numbered anew. */
function merge(before: readonly Quote[], { quotes }: InsightResult & { ok: true }): Quote[] {
  const byText = new Map<string, Quote>();
  for (const quote of [...before, ...quotes]) {
    if (!byText.has(quote.text)) byText.set(quote.text, quote);
  }
  return numberQuotes([...byText.values()].map(({ id: _, ...quote }) => quote));
}

function sizeOf(quotes: readonly Quote[]): number {
  return quotes.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
}
