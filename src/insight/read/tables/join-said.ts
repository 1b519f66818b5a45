import { quoteKey } from '#domain/quotes/quote.ts';
import { orderedLabels, type QuoteLabel } from '#domain/quotes/quote-labels.ts';
import { senseOf } from '../../labels/label-sense.ts';

/** A cell of a customer's words, with the name of its column or field. */
export interface NamedCell {
  readonly name: string;
  readonly text: string;
}

/**
 * Joins one customer's text from several cells, one line each, with the names that carry their
 * sense: `Cons`, `What would you change?` Drops repeated cells and those that only begin the longest
 * one; keeps a dash only if there is nothing else.
 */
export function joinNamed(cells: readonly NamedCell[]): {
  readonly text: string;
  readonly labels?: readonly QuoteLabel[];
} {
  const { text, kept } = joinSaidCells(cells, (cell) => cell.text);
  let line = 0;
  const found = kept.map(({ cell: { name }, words }) => {
    const label = { line, label: senseOf(name) === undefined ? '' : name.trim() };
    line += words.split('\n').length;
    return label;
  });
  const labels = orderedLabels(found);
  return labels ? { text, labels } : { text };
}

interface Kept<Cell> {
  readonly cell: Cell;
  readonly words: string;
}

function joinSaidCells<Cell>(
  cells: readonly Cell[],
  textOf: (cell: Cell) => string,
): { readonly text: string; readonly kept: readonly Kept<Cell>[] } {
  const filled = cells
    .map((cell) => ({ cell, words: textOf(cell).trim() }))
    .filter(({ words }) => words !== '');
  const told = filled.filter(({ words }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(words));
  const kept = told.length < 2 ? [told[0] ?? filled[0] ?? []].flat() : withoutRepeats(told);
  return { text: kept.map(({ words }) => words).join('\n'), kept };
}

function withoutRepeats<Cell>(told: readonly Kept<Cell>[]): readonly Kept<Cell>[] {
  const keys = told.map(({ words }) => quoteKey(words));
  const longest = keys.reduce((most, key) => (key.length > most.length ? key : most), '');
  const seen = new Set<string>();
  return told.filter((_, index) => {
    const key = keys[index] ?? '';
    const isKnown = seen.has(key) || longest.startsWith(`${key} `);
    seen.add(key);
    return !isKnown;
  });
}
