import { THING_LABELS } from '../data/themes/concept-list.ts';
import { BOUND, EXPLAINED, EXPLAINED_IF_WEAK } from '../data/themes/concept-rules.ts';
import { type Told, tradesIn } from './topics.ts';

/** A quote with what its words tell. */
interface Aspected extends Pick<Told, 'weak' | 'hints' | 'trades'> {
  readonly aspects: readonly string[];
}

/** Share of the quotes of an aspect that have to tell its trade themselves. */
const SURE = 1 / 3;

/** The quotes of each aspect, in their order; an aspect is a topic if `least` quotes have it. */
export function byAspect<Quote extends Aspected>(
  quotes: readonly Quote[],
  least: number,
): Map<string, Quote[]> {
  const trades = tradesIn(quotes);
  const groups = new Map<string, Quote[]>();
  const add = (label: string, quote: Quote): void => {
    const group = groups.get(label);
    if (group) group.push(quote);
    else groups.set(label, [quote]);
  };
  const dominant = dominantIn(quotes);
  const all = quotes.map((quote) => levelsOf(quote, trades, dominant));
  const counts = countsOf(all.map(({ told }) => told));
  const isTopic = (label: string): boolean => (counts.get(label) ?? 0) >= least;
  for (const [at, quote] of quotes.entries()) {
    const levels = all[at];
    if (levels) for (const label of unexplained(levels, isTopic)) add(label, quote);
  }
  dropUnbound(groups, trades);
  return groups;
}

interface Levels {
  readonly told: readonly string[];
  readonly weak: readonly string[];
  /** Tell only what nothing else does. */
  readonly things: readonly string[];
}

function levelsOf(
  { aspects, weak, hints }: Aspected,
  trades: ReadonlySet<string>,
  dominant: ReadonlySet<string>,
): Levels {
  const meant = hints.filter(({ trade }) => trades.has(trade)).map(({ label }) => label);
  const all = meant.length === 0 ? aspects : [...new Set([...aspects, ...meant])];
  return {
    told: all.filter((label) => !dominant.has(label)),
    weak: weak.filter((label) => !meant.includes(label)),
    things: all.filter((label) => dominant.has(label)),
  };
}

/** Aspects of a quote without those that others explain. */
function unexplained({ told, weak, things }: Levels, isTopic: (label: string) => boolean) {
  if (told.length === 0) return things;
  return told.filter((label) => {
    const all = EXPLAINED.get(label) ?? NONE;
    const more = weak.includes(label) ? (EXPLAINED_IF_WEAK.get(label) ?? NONE) : NONE;
    return ![...all, ...more].some((it) => told.includes(it) && isTopic(it));
  });
}

const NONE: readonly string[] = [];

/** Share of all quotes that name the same thing where it is what the trade deals in. */
const DOMINANT = 0.2;

function dominantIn(quotes: readonly Aspected[]): ReadonlySet<string> {
  const things = quotes.map(({ aspects }) => aspects.filter((label) => THING_LABELS.has(label)));
  const most = quotes.length * DOMINANT;
  return new Set([...countsOf(things)].filter(([, count]) => count > most).map(([label]) => label));
}

function countsOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const label of lists.flat()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

function dropUnbound<Quote extends Aspected>(
  groups: Map<string, Quote[]>,
  trades: ReadonlySet<string>,
): void {
  for (const [label, needed] of BOUND) {
    if (needed.some((trade) => trades.has(trade))) continue;
    // The café of a climbing hall: where many name it for certain, the rest mean it too.
    const group = groups.get(label) ?? [];
    const sure = group.filter((it) => it.trades.some((trade) => needed.includes(trade)));
    if (sure.length < group.length * SURE) groups.delete(label);
  }
}
