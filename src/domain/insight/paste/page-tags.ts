import type { PageLine } from './page-line.ts';
import { isExpander } from './page-words.ts';

/** `bookclub`, `to-read`: a shelf or a tag of the reviewer, in small letters and without a stop. */
const TAG = /^\p{Ll}[\p{Ll}\d-]{2,24}$/u;

const SENTENCE = /[.!?…]["”»)]?$/u;

/** Fewest reviews with tags: a customer may end with a word in small letters too. */
const FEWEST = 2;

/** Marks tags between the sentences of several reviews and the button below them. */
export function withTags(lines: readonly PageLine[]): readonly PageLine[] {
  const groups = lines.flatMap((line, at) => {
    const tags = line.kind === 'button' ? tagsAbove(lines, at) : [];
    return tags.length > 0 ? [tags] : [];
  });
  const isRow = lines.some((line, at) => isExpander(line.text) && tagsAbove(lines, at).length > 2);
  if (groups.length < FEWEST && !isRow) return lines;
  const found = new Set(groups.flat());
  return lines.map((line, at) =>
    found.has(at) ? { kind: 'badge', text: line.text, isApart: line.isApart } : line,
  );
}

/** The tags directly above a line, if a sentence is above them. */
function tagsAbove(lines: readonly PageLine[], end: number): number[] {
  const tags: number[] = [];
  let at = end - 1;
  for (; lines[at]?.kind === 'text' && TAG.test(lines[at]?.text ?? ''); at -= 1) tags.push(at);
  const above = lines[at];
  return above?.kind === 'text' && SENTENCE.test(above.text) ? tags : [];
}
