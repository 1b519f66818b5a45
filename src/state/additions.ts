import { atom, type Getter, type Setter } from 'jotai';
import { detectLanguage } from '#domain/insight/analysis/language.ts';
import { type Addition, parseAddition, type LastAddition } from '#domain/insight/paste/addition.ts';
import type { Answers } from '#domain/insight/paste/reading.ts';
import {
  addQuotes,
  INSIGHT_MAX_BYTES,
  type Quote,
  quoteKey,
  sizeOfQuotes,
} from '#domain/insight/quote.ts';
import type { InsightReading } from '#services/insight/insight.ts';
import { campaignAtom, campaignIdAtom, setQuotesAtom } from './campaign.ts';
import { documentAtom } from './documents.ts';
import { services } from './services.ts';
import { LEFT_OUT } from './storage-keys.ts';

/** What was left out of everything added, and what can still be asked or undone. */
export const additionAtom = documentAtom<Addition>({
  key: LEFT_OUT,
  version: 1,
  initial: { campaignId: '', leftOut: [] },
  parse: parseAddition,
});

/** That of this campaign: what an earlier one left out is gone with it. */
const currentAtom = atom((get): Addition => {
  const addition = get(additionAtom);
  const campaignId = get(campaignIdAtom);
  return addition.campaignId === campaignId ? addition : { campaignId, leftOut: [] };
});

/** Deletes what is kept of the last paste. */
export const forgetAdditionAtom = atom(null, (_get, set) =>
  set(additionAtom, { campaignId: '', leftOut: [] }),
);

export const leftOutAtom = atom((get) => get(currentAtom).leftOut);
export const lastAdditionAtom = atom((get) => get(currentAtom).last);

/** Adds what was read. Undefined where all of it would be too large. */
export const addReadingAtom = atom(null, (get, set, reading: InsightReading) => {
  const before = get(campaignAtom).quotes;
  const quotes = addQuotes(before, reading.quotes);
  if (sizeOfQuotes(quotes) > INSIGHT_MAX_BYTES) return undefined;
  const known = new Set(before.map(({ id }) => id));
  const added = quotes.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  set(setQuotesAtom, quotes);
  record(get, set, reading, { added, answers: {} });
  return countsOf(before, reading, added.length);
});

function countsOf(before: readonly Quote[], { quotes, leftOut }: InsightReading, added: number) {
  const there = new Set(before.map(({ text }) => quoteKey(text)));
  const keys = new Set(quotes.map(({ text }) => quoteKey(text)));
  return {
    added,
    known: [...keys].filter((key) => there.has(key)).length,
    repeated: quotes.length - keys.size,
    leftOut: leftOut.length,
  };
}

type Added = Pick<LastAddition, 'added' | 'answers'>;

/** Appends what was left out now; the parts of an earlier reading of the same paste are replaced. */
function record(get: Getter, set: Setter, reading: InsightReading, { added, answers }: Added) {
  const { campaignId, leftOut, last } = get(currentAtom);
  const isAgain = Object.keys(answers).length > 0 && last !== undefined;
  const batch = isAgain ? last.batch : services(get).newId();
  const others = leftOut.filter((part) => part.batch !== batch);
  const known = new Set(others.map(({ text }) => text));
  const fresh = reading.leftOut
    .filter(({ text }) => !known.has(text))
    .map((part, at) => ({ ...part, batch, id: `${batch}-${at}` }));
  const { source = isAgain ? last.source : undefined, speakers, columns } = reading;
  set(additionAtom, {
    campaignId,
    leftOut: [...others, ...fresh],
    last: {
      batch,
      added,
      answers,
      ...(source && { source }),
      ...(speakers && { speakers }),
      ...(columns && { columns }),
    },
  });
}

/** Reads the last paste again with what the user says of it. What is pinned or excluded stays so. */
export const answerAtom = atom(null, async (get, set, answers: Answers) => {
  const last = get(lastAdditionAtom);
  if (!last?.source) return;
  const reading = await services(get).insight.readText(last.source, answers);
  if (!reading.ok || get(lastAdditionAtom)?.batch !== last.batch) return;
  const added = new Set(last.added);
  const keys = new Set(reading.quotes.map(({ text }) => quoteKey(text)));
  const { quotes: before } = get(campaignAtom);
  const kept = before.filter(({ id, text }) => !added.has(id) || keys.has(quoteKey(text)));
  const quotes = addQuotes(kept, reading.quotes);
  const others = new Set(before.filter(({ id }) => !added.has(id)).map(({ id }) => id));
  set(setQuotesAtom, quotes);
  const now = quotes.filter(({ id }) => !others.has(id)).map(({ id }) => id);
  record(get, set, reading, { added: now, answers });
});

/** The questions about the last paste are settled. */
export const closeQuestionAtom = atom(null, (get, set) => {
  const { last, ...rest } = get(currentAtom);
  if (last) set(additionAtom, { ...rest, last: { ...withoutSource(last), isSettled: true } });
});

const withoutSource = ({ source: _, ...last }: LastAddition): LastAddition => last;

/** Takes back what the last paste added and left out. */
export const undoAdditionAtom = atom(null, (get, set) => {
  const { campaignId, leftOut, last } = get(currentAtom);
  if (!last) return;
  const added = new Set(last.added);
  set(
    setQuotesAtom,
    get(campaignAtom).quotes.filter(({ id }) => !added.has(id)),
  );
  set(additionAtom, {
    campaignId,
    leftOut: leftOut.filter(({ batch }) => batch !== last.batch),
  });
});

/** Makes a part that was left out a quote after all. False where there is no room for it. */
export const restorePartAtom = atom(null, (get, set, id: string) => {
  const current = get(currentAtom);
  const part = current.leftOut.find((it) => it.id === id);
  if (!part) return false;
  const language = detectLanguage(part.text);
  const draft = { text: part.text, ...(language !== undefined && { language }) };
  const quotes = addQuotes(get(campaignAtom).quotes, [draft]);
  if (sizeOfQuotes(quotes) > INSIGHT_MAX_BYTES) return false;
  set(setQuotesAtom, quotes);
  set(additionAtom, { ...current, leftOut: current.leftOut.filter((it) => it.id !== id) });
  return true;
});
