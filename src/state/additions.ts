import { atom, type Getter, type Setter } from 'jotai';
import { detectLanguage } from '#domain/insight/analysis/language.ts';
import {
  type Addition,
  applyAnswer,
  type LastAddition,
  parseAddition,
} from '#domain/insight/paste/addition.ts';
import type { Answers, LeftOut } from '#domain/insight/paste/reading.ts';
import {
  addQuotes,
  INSIGHT_MAX_BYTES,
  type Quote,
  quoteKey,
  sizeOfQuotes,
} from '#domain/insight/quote.ts';
import type { InsightProblem, InsightReading } from '#services/insight/insight.ts';
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

type Known = Pick<LastAddition, 'added' | 'answers' | 'removed'>;

/** Appends what was left out now; the parts of an earlier reading of the same paste are replaced. */
function record(get: Getter, set: Setter, reading: InsightReading, known: Known) {
  const { campaignId, leftOut, last } = get(currentAtom);
  const again = Object.keys(known.answers).length > 0 ? last : undefined;
  const batch = again?.batch ?? services(get).newId();
  const others = leftOut.filter((part) => part.batch !== batch);
  const there = new Set(others.map(({ text }) => text));
  const quotes = new Set(get(campaignAtom).quotes.map(({ text }) => quoteKey(text)));
  const isRestored = ({ text, why }: LeftOut): boolean =>
    again !== undefined && why !== 'repeated' && quotes.has(quoteKey(text));
  const fresh = reading.leftOut
    .filter((part) => !there.has(part.text) && !isRestored(part))
    .map((part, at) => ({ ...part, batch, id: `${batch}-${at}` }));
  const { source = again?.source, speakers, columns } = reading;
  const next: LastAddition = {
    batch,
    ...known,
    ...(source && { source }),
    ...(speakers && { speakers }),
    ...(columns && { columns }),
  };
  set(additionAtom, {
    campaignId,
    leftOut: [...others, ...fresh],
    last: again?.isSettled ? settled(next) : next,
  });
}

/** The answer under way: the next one waits for it, so that they apply in the order of the presses. */
const answeringAtom = atom<Promise<unknown>>(Promise.resolve());

/**
 * Reads the last paste again with what the user says of it. What the user pinned, excluded or removed
 * meanwhile stays so. Returns why nothing was changed, if so.
 */
export const answerAtom = atom(null, (get, set, answers: Answers) => {
  const pressed = get(lastAdditionAtom);
  const answered = get(answeringAtom).then(() => pressed && set(applyAnswerAtom, pressed, answers));
  // A service that fails stops this answer, and none of the next.
  set(
    answeringAtom,
    answered.catch(() => undefined),
  );
  return answered;
});

const applyAnswerAtom = atom(
  null,
  async (
    get,
    set,
    { batch, source }: LastAddition,
    answers: Answers,
  ): Promise<InsightProblem | undefined> => {
    const earlier = get(lastAdditionAtom);
    if (!source || earlier?.batch !== batch) return undefined;
    const { insight } = services(get);
    const [before, after] = await Promise.all([
      insight.readText(source, earlier.answers),
      insight.readText(source, answers),
    ]);
    const last = get(lastAdditionAtom);
    if (last?.batch !== batch) return undefined;
    if (!before.ok) return before.problem;
    if (!after.ok) return after.problem;
    const { quotes: now } = get(campaignAtom);
    const { quotes, ...known } = applyAnswer(last, {
      now,
      before: before.quotes,
      after: after.quotes,
    });
    const size = sizeOfQuotes(quotes);
    if (size > INSIGHT_MAX_BYTES && size > sizeOfQuotes(now)) return 'too-large';
    set(setQuotesAtom, quotes);
    record(get, set, after, { ...known, answers });
    return undefined;
  },
);

/** The questions about the last paste are settled. */
export const closeQuestionAtom = atom(null, (get, set) => {
  const { last, ...rest } = get(currentAtom);
  if (last) set(additionAtom, { ...rest, last: settled(last) });
});

/** Without the words of the paste: no answer needs them any more. */
const settled = ({ source: _, removed: __, ...last }: LastAddition): LastAddition => ({
  ...last,
  isSettled: true,
});

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
