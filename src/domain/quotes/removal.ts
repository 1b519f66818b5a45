import { type Quote, quoteIdentity, quoteKey } from './quote.ts';
import { bases, chain, type QuoteCount, withCount } from './quote-counts.ts';
import { type Addition, type LastAddition, livePastes, withPastes } from './addition.ts';

/** A quote that the user removed, with what the pastes say of it. */
interface RemovedQuote {
  readonly quote: Quote;
  /** Batch of the paste that it came from, while that can be undone or read in another way. */
  readonly batch?: string;
  /** True if it was restored from the parts that its paste left out. */
  readonly isRestored?: true;
  readonly counts: readonly (QuoteCount & { readonly batch: string })[];
}

/** A removal of quotes, with all that its undo needs: it restores these quotes and nothing else. */
export interface Removal {
  readonly removed: readonly RemovedQuote[];
  /** Ids of all quotes before it, in order. */
  readonly order: readonly string[];
}

/** Quotes and pastes of a campaign. */
export interface Insight {
  readonly quotes: readonly Quote[];
  readonly addition: Addition;
}

/** Batch of the pastes that are no longer here. */
const GONE = '';

/** Describes the removal of the quotes that meet a condition. */
export function removalOf(
  { quotes, addition }: Insight,
  isRemoved: (quote: Quote) => boolean,
): Removal {
  const pastes = livePastes(addition);
  const counting = [{ batch: GONE, counts: addition.past ?? [] }, ...pastes];
  const removed = quotes.filter(isRemoved).map((quote): RemovedQuote => {
    const isIn = (ids: readonly string[] = []) => ids.includes(quote.id);
    const own = pastes.find(({ added, restored }) => isIn(added) || isIn(restored));
    const counts = counting.flatMap(({ batch, counts: all = [] }) =>
      all.filter(({ id }) => id === quote.id).map((count) => ({ ...count, batch })),
    );
    return {
      quote,
      ...(own && { batch: own.batch }),
      ...(isIn(own?.restored) && { isRestored: true }),
      counts,
    };
  });
  return { removed, order: quotes.map(({ id }) => id) };
}

/** Notes in the pastes which of their quotes the user removed: no answer adds them again. */
export function withRemoved(addition: Addition, { removed }: Removal): Addition {
  const pastes = livePastes(addition).map((paste): LastAddition => {
    const keys = removed
      .filter(
        (it) => it.batch === paste.batch || it.counts.some((one) => one.batch === paste.batch),
      )
      .map(({ quote }) => quoteIdentity(quote));
    if (!paste.source || keys.length === 0) return paste;
    return { ...paste, removed: [...new Set([...(paste.removed ?? []), ...keys])] };
  });
  return withPastes(addition, pastes);
}

/** The quotes of a removal that its undo would restore. */
export function restorable({ removed }: Removal, { quotes, addition }: Insight): RemovedQuote[] {
  const there = new Set(quotes.map(({ id }) => id));
  return removed.filter(
    (it) =>
      !there.has(it.quote.id) && (isOwned(it, addition) || heirOf(it, addition) !== undefined),
  );
}

/** True unless the paste of a removed quote was taken back, or left it out since. */
const isOwned = (it: RemovedQuote, addition: Addition): boolean =>
  timesNow(it, addition, it.batch, it.isRestored) !== 0;

/** Batch of another paste that names a removed quote. */
const heirOf = (it: RemovedQuote, addition: Addition): string | undefined =>
  it.counts.find(({ batch, to }) => batch !== it.batch && (timesNow(it, addition, batch) ?? to) > 0)
    ?.batch;

/**
 * Returns how often a paste names a removed quote now; undefined if that hasn't changed. 0 if the
 * paste was taken back, or if an answer left the quote out.
 */
function timesNow(
  { quote }: RemovedQuote,
  { withdrawn = [] }: Addition,
  batch: string | undefined,
  isRestored = false,
): number | undefined {
  const found = withdrawn.find((it) => it.batch === batch);
  if (!found) return undefined;
  if (!found.counts) return 0;
  return isRestored
    ? undefined
    : found.counts.find(({ key }) => key === quoteIdentity(quote))?.times;
}

/**
 * Undoes a removal: the quotes come back to their places, unless their paste was taken back since or
 * an answer left them out. A quote that was added again in the same words becomes the old one. What
 * was done since to other quotes stays.
 */
export function undoRemoval(removal: Removal, insight: Insight): Insight {
  const { quotes, addition } = insight;
  const byKey = new Map(quotes.map((quote) => [quoteIdentity(quote), quote]));
  const back = restorable(removal, insight).map((it) => ({
    ...it,
    twin: byKey.get(quoteIdentity(it.quote)),
  }));
  const before = livePastes(addition);
  const returned = before.map((paste) => withReturned(paste, back, addition));
  const base = basesWith(back, addition, returned);
  const past = (addition.past ?? []).map((count): QuoteCount => {
    const it = back.find(({ quote, twin }) => [quote.id, twin?.id].includes(count.id));
    if (!it) return count;
    const from = base.get(it.quote.id) ?? 1;
    return { id: it.quote.id, from, to: Math.max(from, count.to) };
  });
  const { pastes, now } = chain(returned, base, past);
  const restored = back.map(({ quote, twin }) => ({
    ...withCount(quote, now.get(quote.id) ?? 1),
    // The user's choice for the same words since.
    ...(twin?.choice && { choice: twin.choice }),
    ...(twin?.unmasked && { unmasked: true as const }),
    ...(twin?.shown && { shown: twin.shown }),
    ...(twin?.notAbout && { notAbout: twin.notAbout }),
  }));
  const twins = new Set(back.flatMap(({ twin }) => twin?.id ?? []));
  const others = quotes.filter(({ id }) => !twins.has(id));
  return {
    quotes: inPlace(others, restored, removal.order),
    addition: withoutListed(withPastes({ ...addition, ...withPast(past) }, pastes), back),
  };
}

const withPast = (past: readonly QuoteCount[]): Pick<Addition, 'past'> =>
  past.length > 0 ? { past } : {};

/** A quote that comes back; `twin` was added since in the same words. */
type ReturnedQuote = RemovedQuote & { readonly twin: Quote | undefined };

const ownerOf = (it: RemovedQuote, addition: Addition): string | undefined =>
  isOwned(it, addition) ? it.batch : heirOf(it, addition);

/** True if a quote returns as a restored part. */
const isRestoredPart = (it: RemovedQuote, addition: Addition): boolean =>
  it.isRestored === true && isOwned(it, addition);

/** Names the returned quotes in a paste, in place of their twins. */
function withReturned(
  paste: LastAddition,
  back: readonly ReturnedQuote[],
  addition: Addition,
): LastAddition {
  const { batch, added, restored = [], counts = [], removed } = paste;
  const keys = new Set(back.map(({ quote }) => quoteIdentity(quote)));
  const named = new Map(counts.map(({ id, to }) => [id, to]));
  const own = new Set([...added, ...restored]);
  const timesOf = (it: ReturnedQuote): number => {
    if (it.twin && own.has(it.twin.id)) return named.get(it.twin.id) ?? 1;
    if (it.twin && named.has(it.twin.id)) return named.get(it.twin.id) ?? 0;
    const once = it.batch === batch && !it.isRestored ? 1 : undefined;
    const before = it.counts.find((count) => count.batch === batch)?.to ?? once;
    return before === undefined ? 0 : (timesNow(it, addition, batch) ?? before);
  };
  const ids = new Set(back.flatMap(({ quote, twin }) => [quote.id, ...(twin ? [twin.id] : [])]));
  const ownOf = (isRestored: boolean) =>
    back
      .filter(
        (it) => ownerOf(it, addition) === batch && isRestoredPart(it, addition) === isRestored,
      )
      .map(({ quote }) => quote.id);
  return {
    ...paste,
    added: [...added.filter((id) => !ids.has(id)), ...ownOf(false)],
    restored: [...restored.filter((id) => !ids.has(id)), ...ownOf(true)],
    ...(removed && { removed: removed.filter((key) => !keys.has(key)) }),
    counts: [
      ...counts.filter(({ id }) => !ids.has(id)),
      ...back
        .map((it) => ({ id: it.quote.id, from: 1, to: timesOf(it) }))
        .filter(({ to }) => to > 0),
    ],
  };
}

/** The numbers of customers before the pastes, with those of the returned quotes. */
function basesWith(
  back: readonly ReturnedQuote[],
  addition: Addition,
  returned: readonly LastAddition[],
): ReadonlyMap<string, number> {
  const before = livePastes(addition);
  const known = new Set(before.flatMap(({ added, restored = [] }) => [...added, ...restored]));
  const live = new Set(before.map(({ batch }) => batch));
  const earlier = bases(before);
  const own = back.map((it): [string, number] => {
    const { quote, counts, twin } = it;
    const least = counts.length > 0 ? Math.min(...counts.map(({ from }) => from)) : quote.count;
    // Pastes that are no longer here, and that were not taken back, count on.
    const past = [...(it.batch === undefined ? [] : [{ batch: it.batch, to: 1 }]), ...counts]
      .filter(({ batch }) => !live.has(batch))
      .map(({ batch, to }) => timesNow(it, addition, batch) ?? to);
    const old = twin && !known.has(twin.id) ? (earlier.get(twin.id) ?? twin.count) : 1;
    return [quote.id, Math.max(least ?? 1, ...past, old ?? 1)];
  });
  return new Map([...bases(returned), ...own]);
}

/** Drops the left-out parts that stand for quotes which came back from them. */
function withoutListed(addition: Addition, back: readonly RemovedQuote[]): Addition {
  const keys = new Set(back.filter((it) => it.isRestored).map(({ quote }) => quoteKey(quote.text)));
  const leftOut = addition.leftOut.filter(
    ({ text, why }) => why === 'repeated' || !keys.has(quoteKey(text)),
  );
  return leftOut.length === addition.leftOut.length ? addition : { ...addition, leftOut };
}

/** Puts quotes behind those that stood before them, in the order of `order`. */
function inPlace(
  quotes: readonly Quote[],
  restored: readonly Quote[],
  order: readonly string[],
): Quote[] {
  const there = new Set(quotes.map(({ id }) => id));
  const byId = new Map(restored.map((quote) => [quote.id, quote]));
  const behind = new Map<string | undefined, Quote[]>();
  let last: string | undefined;
  for (const id of order) {
    if (there.has(id)) last = id;
    const quote = byId.get(id);
    if (!quote) continue;
    const group = behind.get(last);
    if (group) group.push(quote);
    else behind.set(last, [quote]);
  }
  return [
    ...(behind.get(undefined) ?? []),
    ...quotes.flatMap((quote) => [quote, ...(behind.get(quote.id) ?? [])]),
  ];
}

/** Changes the removed quotes as the others were: undone, they are as if they had stayed. */
export function changeRemoved(
  removal: Removal,
  change: (quotes: readonly Quote[]) => readonly Quote[],
): Removal {
  const byId = new Map(change(removal.removed.map(({ quote }) => quote)).map((it) => [it.id, it]));
  const removed = removal.removed.map((it) => ({
    ...it,
    quote: byId.get(it.quote.id) ?? it.quote,
  }));
  return { ...removal, removed };
}
