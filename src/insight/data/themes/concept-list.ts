import { entriesOf } from '../entries.ts';
import CONCEPTS from './concepts.txt?raw';

const MARKS = ['product', 'use'] as const;

interface Concept {
  readonly label: string;
  readonly marks: readonly string[];
}

const ENTRY = /^(?<id>[a-z]+) = (?<label>[A-Z][^()=]*[a-z])(?: \((?<marks>[a-z, ]+)\))?$/;

function read(entry: string): [id: string, Concept] {
  const { id, label, marks } = ENTRY.exec(entry)?.groups ?? {};
  const all = marks?.split(', ') ?? [];
  const isKnown = all.every((mark) => MARKS.some((known) => known === mark));
  if (id === undefined || label === undefined || !isKnown)
    throw new Error(`Not a concept: ${entry}`);
  return [id, { label, marks: all }];
}

const concepts = new Map(entriesOf(CONCEPTS).map(read));

export const isConcept = (id: string): boolean => concepts.has(id);

/** The label of a concept. Throws if there is none with this id. */
export function labelOf(id: string): string {
  const concept = concepts.get(id);
  if (!concept) throw new Error(`No concept has the id ${id}`);
  return concept.label;
}

const labelsMarked = (mark: (typeof MARKS)[number]): ReadonlySet<string> =>
  new Set(
    [...concepts.values()].flatMap(({ label, marks }) => (marks.includes(mark) ? label : [])),
  );

/** Labels of concepts about the product itself, and about using it. */
export const PRODUCT_LABELS = labelsMarked('product');
export const USE_LABELS = labelsMarked('use');
