import { isConcept, labelOf } from '../data/themes/concept-list.ts';

/** Meaning of a word: a concept, a trade, or a concept where the customers of a trade write. */
export interface Topic {
  /** Its id. */
  readonly concept: string | undefined;
  readonly trade: string | undefined;
  /** A word that customers often say in passing: it tells only what nothing else does. */
  readonly weak?: true;
}

/** A concept that a quote has if it is about a trade. */
export interface Hint {
  readonly label: string;
  readonly trade: string;
}

const NONE: readonly Topic[] = [];

/** The same topic object for the same id, so that sets hold it once. */
const known = new Map<string, readonly Topic[]>();

/** Topics of a line of a table: of `cut`, `cut?`, `@hair`, `cut@hair` or `cut@hair+tailor`. */
export function topicsOf(id: string): readonly Topic[] {
  const topics = known.get(id) ?? read(id);
  known.set(id, topics);
  return topics;
}

function read(id: string): readonly Topic[] {
  if (id.endsWith('?')) return read(id.slice(0, -1)).map((topic) => ({ ...topic, weak: true }));
  const [name = '', trades] = id.split('@');
  const concept = isConcept(name) ? name : undefined;
  if (trades !== undefined) return trades.split('+').map((trade) => ({ concept, trade }));
  return concept ? [{ concept, trade: undefined }] : NONE;
}

/** Topics of a text, sorted by what they tell. */
export interface Told {
  readonly labels: readonly string[];
  /** Those of the labels that weak words alone tell. */
  readonly weak: readonly string[];
  readonly hints: readonly Hint[];
  /** Trades that its words tell. */
  readonly trades: readonly string[];
}

export function toldBy(topics: Iterable<Topic>): Told {
  const labels = new Set<string>();
  const weak = new Set<string>();
  const hints: Hint[] = [];
  const trades: string[] = [];
  for (const { concept, trade, weak: isWeak } of topics) {
    if (concept === undefined) trades.push(trade ?? '');
    else if (trade === undefined) (isWeak ? weak : labels).add(labelOf(concept));
    else hints.push({ label: labelOf(concept), trade });
  }
  const alone = [...weak].filter((label) => !labels.has(label));
  return { labels: [...labels, ...alone], weak: alone, hints, trades };
}

export const isCertain = ({ concept, trade }: Topic): boolean =>
  concept !== undefined && trade === undefined;

/** Share of the quotes that tell a trade: fewer may be a passing remark. */
const TELLING = 0.05;

/** Trades that these quotes are about. */
export function tradesIn(quotes: readonly Pick<Told, 'trades'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { trades } of quotes)
    for (const trade of trades) counts.set(trade, (counts.get(trade) ?? 0) + 1);
  const least = Math.max(1, quotes.length * TELLING);
  return new Set([...counts].filter(([, count]) => count >= least).map(([trade]) => trade));
}
