/** A label under which a part of a quote stood in its source: a column, a heading, a question. */
export interface QuoteLabel {
  /** The first line of the quote's text that stands under it, from 0; the last up to the next label. */
  readonly line: number;
  /** The label's own words; empty for lines without a label. */
  readonly label: string;
}

/** In UTF-16 units: a question of a survey. */
export const LONGEST_LABEL = 200;

interface Labelled {
  readonly labels?: readonly QuoteLabel[];
}

/** More than any quote has lines under labels of their own. */
const MOST_LABELS = 40;

/** Parses the labels of a quote from storage; undefined if there are none. Never throws. */
export function parseLabels(value: unknown): readonly QuoteLabel[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const labels = value.slice(0, MOST_LABELS).flatMap((item: unknown) => {
    const { line, label } = Object(item);
    return Number.isSafeInteger(line) && line >= 0 && typeof label === 'string'
      ? [{ line, label: label.slice(0, LONGEST_LABEL) }]
      : [];
  });
  return orderedLabels(labels);
}

/** Labels by their lines, without those that repeat the one before; undefined for none. */
export function orderedLabels(labels: readonly QuoteLabel[]): readonly QuoteLabel[] | undefined {
  const byLine = new Map(labels.map((it) => [it.line, it]));
  const ordered = [...byLine.values()].toSorted((a, b) => a.line - b.line);
  const kept = ordered.filter(({ label }, at) => label !== (ordered[at - 1]?.label ?? ''));
  return kept.length === 0 ? undefined : kept.slice(0, MOST_LABELS);
}

/** A part of a quote's text from one label to the next. */
export interface PlacedLabel {
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Empty for a part without a label. */
  readonly label: string;
}

/** The parts of a quote's text, each with its label; together they are the whole text. */
export function placedLabels(text: string, labels: readonly QuoteLabel[] = []): PlacedLabel[] {
  const starts = labels.length === 0 ? [] : lineStarts(text);
  const placed = labels.flatMap(({ line, label }) => {
    const start = starts[line];
    return start === undefined ? [] : [{ start, label }];
  });
  const all = placed[0]?.start === 0 ? placed : [{ start: 0, label: '' }, ...placed];
  return all.map((it, at) => ({ ...it, end: all[at + 1]?.start ?? text.length }));
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The labels of a quote in order, each once: as shown beside it. */
export const labelsOf = ({ labels = [] }: Labelled): string[] => [
  ...new Set(labels.map(({ label }) => label).filter((label) => label !== '')),
];

/** Identifies the labels of a quote, in lower case; empty for none. */
export const labelKey = ({ labels = [] }: Labelled): string =>
  labels.map(({ line, label }) => `${line} ${label.toLowerCase()}`).join('\n');
