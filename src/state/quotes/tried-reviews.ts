import { atom, type Getter, type Setter } from 'jotai';
import type { Analysis } from '#domain/quotes/analysis.ts';
import { addQuotes, INSIGHT_MAX_BYTES, type Quote } from '#domain/quotes/quote.ts';
import { isExpired, isVisitors } from '#domain/site/share-target.ts';
import type { InsightProblem } from '#insight/insight.ts';
import type { SharedInbox } from '#services/share-target/share-target.ts';
import { services } from '../services.ts';

/** Reviews that a visitor pasted on the front page, as the app reads them. */
export type TriedReading =
  | {
      readonly ok: true;
      readonly quotes: readonly Quote[];
      /** Undefined if it could not be determined. */
      readonly analysis: Analysis | undefined;
      /** True for a conversation, in which the visitor's own side is among the speakers. */
      readonly isConversation: boolean;
    }
  | { readonly ok: false; readonly problem: InsightProblem };

/** Gets the reader ready before the first text is there. */
export const prepareTriedAtom = atom(null, (get) => services(get).insight.prepare());

/** Reads reviews without adding them anywhere. */
export const readTriedAtom = atom(null, async (get, _set, text: string): Promise<TriedReading> => {
  const { insight } = services(get);
  const result = await insight.readText(text);
  if (!result.ok) return result;
  const quotes = addQuotes([], result.quotes);
  const analysis = quotes.length > 0 ? await insight.analyse(quotes) : undefined;
  return { ok: true, quotes, analysis, isConversation: (result.speakers ?? []).length > 0 };
});

/** Records of the visitor's reviews: the one that this page wrote, and those it found. */
const keptAtom = atom<{ readonly own?: string; readonly found: readonly string[] }>({ found: [] });

/** The last change of what is kept: each waits for the one before. */
const changingAtom = atom<Promise<unknown>>(Promise.resolve());

/** Works on the inbox in the order of the calls. Undefined if the device refuses. */
function inTurn<T>(
  get: Getter,
  set: Setter,
  work: (inbox: SharedInbox) => Promise<T>,
): Promise<T | undefined> {
  const worked = get(changingAtom)
    .then(() => services(get).openSharedInbox())
    .then(work)
    .catch(() => undefined);
  set(changingAtom, worked);
  return worked;
}

/**
 * Keeps reviews on the device until the next login, in place of those that this page kept or found
 * before. Each page has a record of its own, so that two never overwrite each other's. False if the
 * device refuses: then the earlier reviews, which the page no longer shows, are removed too.
 */
export const keepTriedAtom = atom(null, (get, set, text: string) =>
  inTurn(get, set, async (inbox) => {
    const { own: before, found } = get(keptAtom);
    const isShort = text.length <= INSIGHT_MAX_BYTES;
    const part = { kind: 'tried', text, at: services(get).now() } as const;
    const own = isShort ? await inbox.keep(part, before) : undefined;
    if (own === undefined) await removeKept(get, set, inbox);
    else {
      set(keptAtom, { own, found: [] });
      for (const id of found) await inbox.remove(id);
    }
    return own !== undefined;
  }),
);

async function removeKept(get: Getter, set: Setter, inbox: SharedInbox): Promise<void> {
  const { own, found } = get(keptAtom);
  for (const id of own === undefined ? found : [own, ...found]) await inbox.remove(id);
  set(keptAtom, { found: [] });
}

/** Returns the reviews that the device keeps until the next login; undefined for none. */
export const findTriedAtom = atom(null, (get, set) =>
  inTurn(get, set, async (inbox) => {
    const now = services(get).now();
    const items = (await inbox.list()).filter(isVisitors);
    for (const item of items) if (isExpired(item, now)) await inbox.remove(item.id);
    const kept = items.filter((item) => !isExpired(item, now));
    set(keptAtom, { found: kept.map(({ id }) => id) });
    return kept.map(({ text }) => text).join('\n\n') || undefined;
  }),
);

/** Removes what this page kept or found. False if the device refuses. */
export const dropTriedAtom = atom(null, (get, set) =>
  inTurn(get, set, async (inbox) => {
    await removeKept(get, set, inbox);
    return true;
  }),
);
