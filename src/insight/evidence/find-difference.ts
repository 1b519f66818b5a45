import type { DifferenceKind } from '#domain/evidence/verdict.ts';
import { isTelling, type Pair } from './align.ts';
import { isOf, type KeyTerm } from './terms/passage.ts';
import { AMOUNTS, LIMITS } from './terms/vocabulary.ts';

/**
 * A contradiction between a quote and the statement, with the terms of both sides that express it.
 */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly here: readonly KeyTerm[];
  readonly there: readonly KeyTerm[];
}

/** A statement paired with one sentence of a quote. */
export interface Comparison {
  readonly here: readonly KeyTerm[];
  readonly there: readonly KeyTerm[];
  readonly pairs: readonly Pair[];
  /** All words of the quote, to find terms outside the compared sentence. */
  readonly spoken: ReadonlySet<string>;
}

/** Finds a definite contradiction in an otherwise close alignment; undefined in doubt. */
export function findDifference(comparison: Comparison): Difference | undefined {
  const closeness = closenessOf(comparison);
  for (const pair of comparison.pairs) {
    if (pair.relation === 'same') continue;
    const found = differenceAt(comparison, pair, closeness);
    if (found) return found;
  }
  return closeness === 'full' ? findNegation(comparison) : undefined;
}

/** `full`: every content word has a partner. `good`: two thirds of them, and at least two, do. */
type Closeness = 'full' | 'good' | 'loose';

function closenessOf({ here, there, pairs }: Comparison): Closeness {
  const paired = new Set(pairs.map((pair) => pair.here));
  const telling = here.filter(isTelling).length;
  const open = here.filter((term, index) => isTelling(term) && !paired.has(index)).length;
  const same = pairs.filter(({ relation, here: at, there: other }) => {
    const [one, two] = [here[at], there[other]];
    return relation === 'same' && one && two && isTelling(one) && isTelling(two);
  }).length;
  if (open === 0 && (same >= 2 || (same === 1 && telling <= 2))) return 'full';
  return same >= 2 && open * 2 <= same ? 'good' : 'loose';
}

function differenceAt(
  comparison: Comparison,
  pair: Pair,
  closeness: Closeness,
): Difference | undefined {
  const [one, other] = [comparison.here[pair.here], comparison.there[pair.there]];
  const kind = pair.relation;
  if (!one || !other || kind === 'same' || closeness === 'loose') return undefined;
  // Said elsewhere in the same quote.
  if (comparison.spoken.has(one.word)) return undefined;
  const found: Difference = { kind, here: [one], there: [other] };
  if (kind === 'number') return isFirm(comparison, pair) ? found : undefined;
  return closeness === 'full' && hasSameParity(comparison) ? found : undefined;
}

/**
 * True for two exact numbers in the same position: no limits or estimates, and a shared neighbour.
 */
function isFirm({ here, there, pairs }: Comparison, { here: row, there: column }: Pair): boolean {
  const isBound = (terms: readonly KeyTerm[], at: number) =>
    terms.slice(Math.max(0, at - 2), at).some((term) => isOf(term, 'bound')) ||
    terms[at + 1]?.word === '+';
  if (isBound(here, row) !== isBound(there, column)) return false;
  return pairs.some(
    (pair) =>
      pair.relation === 'same' &&
      ((pair.here === row - 1 && pair.there === column - 1) ||
        (pair.here === row + 1 && pair.there === column + 1)),
  );
}

const negationsIn = (terms: readonly KeyTerm[]): KeyTerm[] => {
  const all = terms.filter((term) => isOf(term, 'negation'));
  // The French "ne" belongs to the negating word.
  const firm = all.filter(({ word }) => word !== 'ne');
  return firm.length > 0 ? firm : all;
};

/** The part of the quote that is paired with the statement, extended to the ends of its clauses. */
function regionOf({ there, pairs }: Comparison): readonly KeyTerm[] {
  const columns = pairs.map((pair) => pair.there);
  let [from, to] = [Math.min(...columns), Math.max(...columns) + 1];
  const begins = (term: KeyTerm | undefined) =>
    term !== undefined && (term.stop !== 'none' || term.link !== undefined);
  while (from > 0 && !begins(there[from])) from -= 1;
  while (to < there.length && !begins(there[to])) to += 1;
  return there.slice(from, to);
}

/** Prepositions that negate only the words after them. */
const WITHOUT = new Set('without ohne sans sin senza zonder sem'.split(' '));

/**
 * The negations of that part that concern the statement. "They refunded me without a fuss" says no
 * less than "They refunded me": the statement dropped all that "without" denies.
 */
function negationsThere(comparison: Comparison): readonly KeyTerm[] {
  const { there, pairs } = comparison;
  const paired = new Set(pairs.map((pair) => there[pair.there]));
  const isDropped = (term: KeyTerm): boolean => {
    const at = there.indexOf(term);
    if (!WITHOUT.has(term.word) && !isOf(there[at - 1] ?? term, 'preposition')) return false;
    const object = there.slice(at + 1).find(isTelling);
    return !paired.has(term) && !paired.has(object);
  };
  const region = negationsIn(regionOf(comparison));
  // "Without getting wet at all": the words behind it belong to it.
  const first = region.findIndex(isDropped);
  return first === -1
    ? region
    : [...region.slice(0, first), ...region.slice(first).filter((it) => paired.has(it))];
}

function hasSameParity(comparison: Comparison): boolean {
  const [mine, theirs] = [negationsIn(comparison.here), negationsThere(comparison)];
  return mine.length % 2 === theirs.length % 2;
}

/** Verbs whose negation leaves the fact behind them as it is. */
const KNOWING = new Set(
  `know knew known mention mentioned warn warned tell told say said realise realised realize realized notice noticed
explain explained expect expected inform informed advise advised aware understand understood remember remembered
wusste wussten weiß gewusst sagte sagten gesagt erwähnte erwähnten erwähnt warnte warnten gewarnt erklärte erklärt
informiert erwartet bemerkt gemerkt hingewiesen
sabía sabíamos sé dijo dijeron dicho avisó avisaron avisado mencionó mencionaron explicó explicaron esperaba imaginaba
savais savait savions dit disait prévenu prévenue prévenus mentionné expliqué précisé averti signalé attendais`.split(
    /\s+/,
  ),
);

/** True for "Nobody mentioned that …", "I didn’t know that …": the fact behind it may be true. */
function deniesKnowing({ there, pairs }: Comparison, denials: readonly KeyTerm[]): boolean {
  const first = Math.min(...pairs.map((pair) => pair.there));
  return denials.some((term) => {
    const at = there.indexOf(term);
    return at < first && there.slice(at, first).some(({ word }) => KNOWING.has(word));
  });
}

/** Kinds that may change a negation: "not only", "can't recommend enough". */
const UNCLEAR = [...LIMITS, ...AMOUNTS] as const;

/** Finds the same words with one more negation on one side. */
function findNegation(comparison: Comparison): Difference | undefined {
  const { here, pairs } = comparison;
  if (pairs.some(({ relation }) => relation !== 'same')) return undefined;
  const region = regionOf(comparison);
  const [mine, theirs] = [negationsIn(here), negationsThere(comparison)];
  if (mine.length + theirs.length !== 1 || deniesKnowing(comparison, theirs)) return undefined;
  // A verb of saying that both sides have reports nothing: "They never told us the price".
  const isShared = ({ word }: KeyTerm) =>
    here.some((it) => it.word === word) && region.some((it) => it.word === word);
  const isUnclear = [...here, ...region].some(
    (term) =>
      isOf(term, ...UNCLEAR) && !isOf(term, 'negation') && !(isOf(term, 'says') && isShared(term)),
  );
  if (isUnclear) return undefined;
  const told = new Set(here.map(({ stem }) => stem));
  const extra = region.filter((term) => isTelling(term) && !told.has(term.stem)).length;
  return extra <= 1 ? { kind: 'negation', here: mine, there: theirs } : undefined;
}
