/** Relations between the labels of concepts. The list explains each section. */
import { sectionsOf } from '../entries.ts';
import { LABELS } from './concept-list.ts';
import RULES from './concept-rules.txt?raw';

const sections = sectionsOf(RULES);

/** A label, and those that belong to it. */
type Groups = ReadonlyMap<string, readonly string[]>;

function labelsIn(list: string): string[] {
  const labels = list.split('; ');
  for (const label of labels)
    if (!LABELS.has(label)) throw new Error(`No concept has the label “${label}”`);
  return labels;
}

function readGroups(section: string, read: (list: string) => readonly string[]): Groups {
  return new Map(
    sections(section).map((entry): [string, readonly string[]] => {
      const [label = '', list, ...more] = entry.split(' = ');
      if (list === undefined || more.length > 0) throw new Error(`Not a group: ${entry}`);
      return [label, read(list)];
    }),
  );
}

export const FAMILIES = readGroups('families', labelsIn);
export const WIDER = readGroups('wider', labelsIn);
export const DEPENDENT = readGroups('dependent', labelsIn);
/** Trades by the label of a concept. */
export const BOUND = readGroups('bound', (list) => list.split('; '));
export const EXPLAINED = readGroups('explained', labelsIn);
export const EXPLAINED_IF_WEAK = readGroups('explained-if-weak', labelsIn);

/** Resolves an ambiguous aspect by what else customers talk about. */
interface Resolution {
  readonly label: string;
  /** Aspects that decide it, if customers often mention one of them. */
  readonly near: readonly string[];
  readonly there: string;
  readonly otherwise: string;
  /** Aspects of the same quote that explain it: it isn’t about anything else. */
  readonly explained: readonly string[];
}

const RESOLUTION = /^(?<label>[^=]+) = (?<near>.+) -> (?<there>.+), else (?<otherwise>.+)$/;

const toldBy = readGroups('told-by', labelsIn);

export const AMBIGUOUS = sections('ambiguous').map((entry): Resolution => {
  const {
    label = '',
    near = '',
    there = '',
    otherwise = '',
  } = RESOLUTION.exec(entry)?.groups ?? {};
  for (const one of [label, there, otherwise]) labelsIn(one);
  return { label, near: labelsIn(near), there, otherwise, explained: toldBy.get(label) ?? [] };
});
