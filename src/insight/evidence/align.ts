import type { Lexicon } from '../text/lexicon.ts';
import { isOf, type KeyTerm } from './terms/passage.ts';
import {
  AMOUNTS,
  areOpposite,
  LIMITS,
  type Vocabulary,
  type WordKind,
} from './terms/vocabulary.ts';

/** A term of a statement, paired with the matching term of a quote. */
export interface Pair {
  /** Indexes into the terms of the two sides. */
  readonly here: number;
  readonly there: number;
  readonly relation: Relation;
}

/**
 * `same`: the same word in any form. The other relations fill the same position with another
 * meaning.
 */
export type Relation = 'same' | 'number' | 'opposite' | 'quantity' | 'degree' | 'comparison';

export interface Comparer {
  readonly vocabulary: Vocabulary;
  readonly lexicon: Lexicon;
}

/** Score of a pair in an alignment; 0 for unrelated terms. */
function worth(one: KeyTerm, other: KeyTerm, relation: Relation | undefined): number {
  if (!relation) return 0;
  if (relation !== 'same') return 2;
  return isTelling(one) && isTelling(other) ? 4 : 1;
}

/** True for a content word: neither a stop word nor one of the kinds that only modify a meaning. */
export const isTelling = (term: KeyTerm): boolean =>
  term.fact !== undefined || (!term.isStop && !isTurning(term));

const TURNING = ['negation', ...LIMITS, ...AMOUNTS, 'preposition', 'relative', 'subject'] as const;

const isTurning = (term: KeyTerm): boolean => isOf(term, ...TURNING);

/** Relation of a statement's term to a quote's term; undefined if they are unrelated. */
function relate(one: KeyTerm, other: KeyTerm, comparer: Comparer): Relation | undefined {
  if (one.word === other.word || one.stem === other.stem) return 'same';
  if (one.fact && other.fact) {
    const isSure = one.fact.form === undefined && other.fact.form === undefined;
    return isSure && one.fact.dimension === other.fact.dimension ? 'number' : undefined;
  }
  if (areOpposite(comparer.vocabulary, one, other, comparer.lexicon)) return 'opposite';
  if (isOf(one, 'universal') && isPart(other)) return 'quantity';
  if (isOf(other, 'universal') && isPart(one)) return 'quantity';
  if (isApart(one, other, 'high', 'low')) return 'degree';
  return isApart(one, other, 'more', 'less') ? 'comparison' : undefined;
}

const isPart = (term: KeyTerm): boolean =>
  term.fact?.dimension === 'count' || (isOf(term, 'partial') && !isOf(term, 'universal'));

const isApart = (one: KeyTerm, other: KeyTerm, up: WordKind, down: WordKind): boolean =>
  (isOnly(one, up, down) && isOnly(other, down, up)) ||
  (isOnly(one, down, up) && isOnly(other, up, down));

const isOnly = (term: KeyTerm, kind: WordKind, not: WordKind): boolean =>
  isOf(term, kind) && !isOf(term, not);

/** Limit of either side, in terms. */
export const LONGEST_SIDE = 80;

/** The pairs of the best alignment of two lists of terms that preserves the order of both. */
export function align(
  here: readonly KeyTerm[],
  there: readonly KeyTerm[],
  comparer: Comparer,
): Pair[] {
  const [rows, columns] = [here.slice(0, LONGEST_SIDE), there.slice(0, LONGEST_SIDE)];
  const relations = rows.map((one) => columns.map((other) => relate(one, other, comparer)));
  const width = columns.length + 1;
  const best = new Float64Array((rows.length + 1) * width);
  for (let row = rows.length - 1; row >= 0; row -= 1)
    for (let column = columns.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const skipped = Math.max(best[at + 1] ?? 0, best[at + width] ?? 0);
      const paired = gainAt(rows, columns, relations, row, column);
      best[at] = Math.max(skipped, paired > 0 ? paired + (best[at + width + 1] ?? 0) : 0);
    }
  return trace(rows, columns, relations, best);
}

function gainAt(
  rows: readonly KeyTerm[],
  columns: readonly KeyTerm[],
  relations: readonly (readonly (Relation | undefined)[])[],
  row: number,
  column: number,
): number {
  const [one, other] = [rows[row], columns[column]];
  return one && other ? worth(one, other, relations[row]?.[column]) : 0;
}

function trace(
  rows: readonly KeyTerm[],
  columns: readonly KeyTerm[],
  relations: readonly (readonly (Relation | undefined)[])[],
  best: Float64Array,
): Pair[] {
  const width = columns.length + 1;
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < rows.length && column < columns.length) {
    const at = row * width + column;
    const relation = relations[row]?.[column];
    const gain = gainAt(rows, columns, relations, row, column);
    if (relation && best[at] === gain + (best[at + width + 1] ?? 0)) {
      pairs.push({ here: row, there: column, relation });
      [row, column] = [row + 1, column + 1];
    } else if (best[at] === best[at + width]) row += 1;
    else column += 1;
  }
  return pairs;
}
