import { atom, type Getter, type Setter } from 'jotai';
import { missingGroups } from '#domain/campaign/answers.ts';
import { isSame } from '#domain/campaign/merge.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import {
  type Addition,
  type Answering,
  applyAnswer,
  askedIn,
  forgetPaste,
  type LastAddition,
  mergeAdditions,
  parseAddition,
  pasteCounts,
  undoLast,
  withRestored,
} from '#domain/quotes/addition.ts';
import { heldIds, withoutHeld } from '#domain/quotes/held-quotes.ts';
import { withShownNames } from '#domain/quotes/shown-words.ts';
import type { Insight } from '#domain/quotes/removal.ts';
import type { Answers, LeftOut, WayOffer } from '#domain/quotes/reading.ts';
import {
  addQuotes,
  INSIGHT_MAX_BYTES,
  type Quote,
  quoteIdentity,
  quoteKey,
  sizeOfQuotes,
} from '#domain/quotes/quote.ts';
import { FIRST_CAMPAIGN } from '#domain/site/first-records.ts';
import { proposeSetName } from '#domain/reviews/set-name.ts';
import { error } from '#domain/site/toast.ts';
import type { InsightProblem, InsightReading } from '#insight/insight.ts';
import {
  campaignAtom,
  campaignIdAtom,
  campaignKeyAtom,
  currentSetAtom,
  setIdAtom,
  setQuotesAtom,
} from '../campaign/campaign.ts';
import { changeSetAtom } from '../reviews/sets.ts';
import { openUntouchedAtom } from '../shell/folds.ts';
import { collectionAtoms } from '../storage/collection.ts';
import {
  declare,
  deviceAnsweredAtom,
  documentAtom,
  documentsReadAtom,
} from '../storage/documents.ts';
import { services } from '../services.ts';
import { ADDITIONS, LEFT_OUT } from '../storage/storage-keys.ts';

/** Left-out parts of each set of reviews, and its last paste while it can be asked about or undone. */
const additions = collectionAtoms<Addition>({
  name: ADDITIONS,
  version: 1,
  parse: parseAddition,
  merge: (base, mine, theirs) => [mergeAdditions(base ?? nothingAdded(mine.id), mine, theirs)],
  compare: (one, other) => (one.id < other.id ? -1 : 1),
  forget: (set) => set(unansweredAtom, new Map()),
});

const nothingAdded = (id: string): Addition => ({ id, leftOut: [] });

/** The left-out parts of a set, by its id. */
export const additionByIdAtom = additions.entryAtom;
export const putAdditionAtom = additions.putAtom;
export const removeAdditionAtom = additions.removeAtom;
export const areAdditionsPartialAtom = additions.isPartialAtom;

/** The addition of the current campaign's set. */
export const additionAtom = atom(
  (get): Addition => {
    const id = get(setIdAtom);
    return get(unansweredAtom).get(id) ?? get(additions.entryAtom)(id) ?? nothingAdded(id);
  },
  (get, set, addition: Addition) => {
    if (get(documentsReadAtom) && !get(deviceAnsweredAtom))
      set(unansweredAtom, new Map([...get(unansweredAtom), [addition.id, addition]]));
    else set(additions.putAtom, addition);
  },
);

/** Additions from before the device answered, by the sets that they were for until then. */
const unansweredAtom = atom<ReadonlyMap<string, Addition>>(new Map());

// They follow the campaigns of that time (`campaign.ts`), which are stored by then.
declare({
  connect: ({ store }) =>
    void store.sub(deviceAnsweredAtom, () => {
      const all = store.get(unansweredAtom);
      if (all.size === 0 || !store.get(deviceAnsweredAtom)) return;
      store.set(unansweredAtom, new Map());
      const current = store.get(setIdAtom);
      for (const [id, mine] of all) {
        const to = id === FIRST_CAMPAIGN && !all.has(current) ? current : id;
        const stored = store.get(additions.entryAtom)(to) ?? nothingAdded(to);
        const added = mergeAdditions(nothingAdded(to), { ...mine, id: to }, stored);
        store.set(additions.putAtom, added);
      }
    }),
});

/** The addition of an earlier release's one campaign; empty once it has been taken over. */
const earlierAdditionAtom = documentAtom<Addition>({
  key: LEFT_OUT,
  version: 2,
  initial: nothingAdded(''),
  parse: parseAddition,
  merge: mergeAdditions,
  followed: (set) => set(takeOverAtom),
});

/** Takes over the addition of an earlier release, unless its campaign is no longer the current one. */
const takeOverAtom = atom(null, (get, set) => {
  const earlier = get(earlierAdditionAtom);
  if (earlier.id === '') return;
  const mine = get(additions.entryAtom)(earlier.id);
  if (earlier.id === get(campaignIdAtom))
    set(
      additions.putAtom,
      mine ? mergeAdditions(nothingAdded(earlier.id), mine, earlier) : earlier,
    );
  set(earlierAdditionAtom, nothingAdded(''));
});

export const leftOutAtom = atom((get) => get(additionAtom).leftOut);
export const lastAdditionAtom = atom((get) => get(additionAtom).last);

const NONE: readonly LastAddition[] = [];
/** Earlier additions whose questions are still open. */
export const askedAtom = atom((get) => get(additionAtom).asked ?? NONE);

/** Quotes are not used while they wait for an answer about their conversation. */
export const quoteUse = {
  idsAtom: atom((get) => heldIds(get(additionAtom))),
  withoutHeld,
  withShownNames,
};

const additionOf = (get: Getter, batch: string): LastAddition | undefined =>
  [get(lastAdditionAtom), ...get(askedAtom)].find((it) => it?.batch === batch);

/** A reading, with the answer that the user gave about an earlier paste. */
type KnownReading = InsightReading & {
  readonly answers?: Answers;
  /** Name of the file that was read. */
  readonly file?: string | undefined;
};

/**
 * Reads a conversation again without the user's own side, if an earlier answer named it. The
 * question is then not asked: the speakers are left out of the reading.
 */
export const applyOwnSideAtom = atom(
  null,
  async (get, _set, reading: InsightReading): Promise<KnownReading> => {
    const { own: marked = [] } = get(additionAtom);
    const { speakers = [], source } = reading;
    if (!speakers.some(({ name }) => marked.includes(name))) return reading;
    const own = speakers.flatMap(({ name, isOwn }) =>
      isOwn || marked.includes(name) ? [name] : [],
    );
    const again = await services(get).insight.readText(source, { own });
    if (!again.ok) return reading;
    const { speakers: _, ...rest } = again;
    return { ...rest, source, answers: { own } };
  },
);

/**
 * Adds a reading to the quotes. Undefined, with a toast, if its campaign was left while the source
 * was being read; without a key it belongs to the current campaign.
 */
export const addReadingAtom = atom(
  null,
  (get, set, reading: KnownReading, campaignKey = get(campaignKeyAtom)) => {
    if (get(campaignKeyAtom) !== campaignKey) {
      services(get).notify(TOO_LATE);
      return undefined;
    }
    const before = get(campaignAtom).quotes;
    const quotes = addQuotes(before, reading.quotes);
    if (sizeOfQuotes(quotes) > INSIGHT_MAX_BYTES)
      return { ok: false, problem: 'too-large' } as const;
    const known = new Set(before.map(({ id }) => id));
    const added = quotes.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    const counted = new Map(before.map(({ id, count }) => [id, count]));
    const counts = pasteCounts(
      quotes,
      reading.quotes,
      new Set(added),
      (it) => counted.get(it.id) ?? 1,
    );
    set(setQuotesAtom, quotes);
    // The other choices follow from the quotes.
    if (added.length > 0) set(openUntouchedAtom, missingGroups(get(campaignAtom)));
    const isUnnamed = get(currentSetAtom)?.name === '';
    const proposed = isUnnamed ? proposeSetName(reading) : '';
    if (proposed !== '') set(changeSetAtom, get(setIdAtom), { name: proposed });
    const earlier = [get(lastAdditionAtom), ...get(askedAtom)];
    const isAgain = added.length === 0 && earlier.some((it) => isSameSource(reading, it));
    // The earlier addition keeps its questions, but an Undo now would not be of this press.
    set(repeatedAtom, isAgain ? get(lastAdditionAtom)?.batch : undefined);
    if (!isAgain) record(get, set, reading, { added, counts, answers: reading.answers ?? {} });
    return { ok: true, ...countsOf(before, reading, added.length), isAgain } as const;
  },
);

/** Batch of the last addition, if it was then pasted again and nothing was added. */
const repeatedAtom = atom<string | undefined>(undefined);

/** True if Undo takes back what the user added last. */
export const canUndoAdditionAtom = atom((get) => {
  const last = get(lastAdditionAtom);
  return last !== undefined && last.batch !== get(repeatedAtom);
});

const TOO_LATE = error(
  'Your reviews weren’t added',
  'You moved to another campaign while we were reading them. To use them here, add them again.',
);

const isSameSource = ({ source }: InsightReading, last: LastAddition | undefined): boolean =>
  source !== undefined && source.text === last?.source?.text;

function countsOf(before: readonly Quote[], { quotes, leftOut }: InsightReading, added: number) {
  const there = new Set(before.map(quoteIdentity));
  const keys = new Set(quotes.map(quoteIdentity));
  return {
    added,
    known: [...keys].filter((key) => there.has(key)).length,
    repeated: quotes.length - keys.size,
    leftOut: leftOut.length,
    isFirst: before.length === 0,
  };
}

type Known = Pick<LastAddition, 'added' | 'restored' | 'counts' | 'answers' | 'removed'>;

/**
 * Appends the left-out parts; replaces those of an earlier reading of the same paste, which is
 * `again`.
 */
function record(
  get: Getter,
  set: Setter,
  reading: InsightReading,
  known: Known,
  again?: LastAddition,
) {
  const current = get(additionAtom);
  const batch = again?.batch ?? services(get).newId();
  const others = current.leftOut.filter((part) => part.batch !== batch);
  const there = new Set(others.map(({ text }) => text));
  const quotes = new Set(get(campaignAtom).quotes.map(({ text }) => quoteKey(text)));
  const isRestored = ({ text, why }: LeftOut): boolean =>
    again !== undefined && why !== 'repeated' && quotes.has(quoteKey(text));
  const fresh = reading.leftOut
    .filter((part) => !there.has(part.text) && !isRestored(part))
    .map((part, at) => ({ ...part, batch, id: `${batch}-${at}` }));
  const { source, speakers, columns, consent, damaged } = reading;
  const next: LastAddition = {
    batch,
    ...known,
    source,
    ...(speakers && { speakers }),
    ...(columns && { columns }),
    ...(consent && { consent }),
    ...(damaged !== undefined && { damaged }),
  };
  const leftOut = [...others, ...fresh];
  if (again) replace(get, set, { ...current, leftOut }, again.isSettled ? settled(next) : next);
  else {
    const { last: before } = current;
    const asked = askedIn(current);
    const isGone = before && !asked.some((it) => it.batch === before.batch);
    const all = { ...current, leftOut, last: next, asked };
    set(additionAtom, isGone ? forgetPaste(all, before, get(campaignAtom).quotes) : all);
  }
}

/** Replaces an addition by its batch. A settled one is kept only if it is the last. */
function replace(get: Getter, set: Setter, current: Addition, next: LastAddition): void {
  const { last, asked = NONE, ...rest } = current;
  const isLast = last?.batch === next.batch;
  const kept = asked.flatMap((it) =>
    it.batch !== next.batch ? [it] : next.isSettled ? [] : [next],
  );
  const stays = isLast ? next : last;
  const all = { ...rest, ...(stays && { last: stays }), asked: kept };
  const isGone = next.isSettled && !isLast;
  set(additionAtom, isGone ? forgetPaste(all, next, get(campaignAtom).quotes) : all);
}

/** The other ways to read the last paste; none once its questions are closed. */
export const otherWaysAtom = atom(null, async (get): Promise<readonly WayOffer[]> => {
  const last = get(lastAdditionAtom);
  if (!last?.source) return [];
  return services(get).insight.otherWays(last.source, last.answers);
});

/**
 * The pending answer. The next one waits for it, so that answers apply in the order of the presses.
 */
const answeringAtom = atom<Promise<unknown>>(Promise.resolve());

/**
 * Reads a paste again with the user's answers, by default the last; its other answers stay. Quotes
 * that the user pinned, excluded or removed meanwhile stay so. Returns the reason if nothing
 * changed.
 */
export const answerAtom = atom(
  null,
  (get, set, answering: Answers | Answering, of?: LastAddition) => {
    const pressed = of ?? get(lastAdditionAtom);
    const answered = get(answeringAtom).then(
      () => pressed && answerPaste(get, set, pressed, answering),
    );
    // A failing service stops this answer, but not the next ones.
    set(
      answeringAtom,
      answered.catch(() => undefined),
    );
    return answered;
  },
);

async function answerPaste(
  get: Getter,
  set: Setter,
  pressed: LastAddition,
  answering: Answers | Answering,
): Promise<InsightProblem | undefined> {
  const { batch, source } = pressed;
  const earlier = additionOf(get, batch);
  if (!source || !earlier) return undefined;
  const given = typeof answering === 'function' ? answering(earlier) : answering;
  if (!given) return undefined;
  const answers = { ...earlier.answers, ...given };
  const { insight } = services(get);
  const [before, after] = await Promise.all([
    insight.readText(source, earlier.answers),
    insight.readText(source, answers),
  ]);
  const last = additionOf(get, batch);
  if (!last) return undefined;
  // Another tab has answered meanwhile: what was read is not the difference to its answer.
  if (!isSame(last.answers, earlier.answers)) return answerPaste(get, set, pressed, answering);
  if (!before.ok) return before.problem;
  if (!after.ok) return after.problem;
  const { quotes: now } = get(campaignAtom);
  const readings = { now, before: before.quotes, after: after.quotes };
  const { quotes, addition } = applyAnswer(get(additionAtom), last, readings);
  const size = sizeOfQuotes(quotes);
  if (size > INSIGHT_MAX_BYTES && size > sizeOfQuotes(now)) return 'too-large';
  set(setQuotesAtom, quotes);
  set(additionAtom, addition);
  const answered = additionOf(get, batch) ?? last;
  // As pasted: another way may need less of it than the next one.
  record(get, set, { ...after, source }, { ...knownOf(answered), answers }, answered);
  if (given.own) rememberOwnSide(get, set, given.own, earlier);
  return undefined;
}

const knownOf = ({ added, restored, counts, removed }: LastAddition) => ({
  added,
  ...(restored && { restored }),
  ...(counts && { counts }),
  ...(removed && { removed }),
});

/** Remembers who is the user's own side, and who of the other speakers is not. */
function rememberOwnSide(
  get: Getter,
  set: Setter,
  own: readonly string[],
  { speakers = [] }: LastAddition,
): void {
  const current = get(additionAtom);
  const asked = new Set(speakers.map(({ name }) => name));
  const others = (current.own ?? []).filter((name) => !asked.has(name));
  set(additionAtom, { ...current, own: [...new Set([...others, ...own])] });
}

/** Closes the questions about a paste, by default the last, once its answers are applied. */
export const closeQuestionAtom = atom(null, async (get, set, of?: LastAddition) => {
  const last = get(lastAdditionAtom);
  const batch = of?.batch ?? last?.batch ?? '';
  // The last stays when it is closed: a pending answer finds it.
  if (batch !== last?.batch) await get(answeringAtom);
  const addition = additionOf(get, batch);
  if (addition) replace(get, set, get(additionAtom), settled(addition));
});

/** Drops the text of the paste: no further answer needs it. */
const settled = ({ source: _, removed: __, ...last }: LastAddition): LastAddition => ({
  ...last,
  isSettled: true,
});

/** Takes back what the last paste added: quotes, parts restored as quotes, counts, left-out parts. */
export const undoAdditionAtom = atom(null, (get, set) => {
  const current = get(additionAtom);
  if (!current.last) return;
  const { quotes, addition } = undoLast(current, get(campaignAtom).quotes);
  set(setQuotesAtom, quotes);
  set(additionAtom, addition);
});

/** Turns a left-out part into a quote. False if there is no room for it. */
export const restorePartAtom = atom(null, (get, set, id: string) => {
  const current = get(additionAtom);
  const part = current.leftOut.find((it) => it.id === id);
  if (!part) return false;
  const language = detectLanguage(part.text);
  const draft = { text: part.text, ...(language !== undefined && { language }) };
  const { quotes: before } = get(campaignAtom);
  const quotes = addQuotes(before, [draft]);
  if (sizeOfQuotes(quotes) > INSIGHT_MAX_BYTES) return false;
  const there = new Set(before.map((it) => it.id));
  const key = quoteIdentity(draft);
  const quote = quotes.find((it) => quoteIdentity(it) === key);
  set(setQuotesAtom, quotes);
  const leftOut = current.leftOut.filter((it) => it.id !== id);
  const rest = { ...current, leftOut };
  if (quote) set(additionAtom, withRestored(rest, part.batch, quote.id, there.has(quote.id)));
  else set(additionAtom, rest);
  return true;
});

/** The quotes and pastes of the current campaign. */
export const insightAtom = atom(
  (get): Insight => ({ quotes: get(campaignAtom).quotes, addition: get(additionAtom) }),
  (_get, set, { quotes, addition }: Insight) => {
    set(setQuotesAtom, quotes);
    set(additionAtom, addition);
  },
);
