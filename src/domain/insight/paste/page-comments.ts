import { range } from './line-counts.ts';
import { mayBeName } from './names.ts';
import type { LineKind, PageLine } from './page-line.ts';

/** The verb of a recommendation, behind the name of its writer. */
const RECOMMENDED =
  / (?:recommends|doesn[’']t recommend|does not recommend|empfiehlt|recommande|ne recommande pas|recomienda|no recomienda|consiglia|non consiglia|recomenda|não recomenda|(?:nie )?poleca|raadt|beveelt|rekommenderar) (?<owner>\p{Lu}.{0,90})/u;

/** In UTF-16 units. */
const LONGEST = 110;

/** In lines: the words of a comment. */
const MOST_WORDS = 20;

/** A page recommends one, in two or three forms: `Example.`, `Example nicht.` */
const MOST_OWNERS = 5;

/** Behind the whole name of the page: `Anna` comments on `Anna’s Café`. */
const WHOLE = /^(?:$|[.,·(]|\s(?:nicht|niet|aan|\d|[·.]))/u;

interface Comment {
  readonly name: number;
  /** The line with the day. */
  readonly day: number;
}

/** Directly below it and its day are its own words. */
const isRecommendation = (line: PageLine | undefined): boolean =>
  line?.kind === 'byline' && line.text.length <= LONGEST && RECOMMENDED.test(line.text);

/** A comment above its buttons, which begin at a line: the name, the words and the day. */
function commentAbove(lines: readonly PageLine[], end: number): Comment | undefined {
  const day = end - 1;
  if (lines[end]?.kind !== 'button' || lines[day]?.kind !== 'date') return undefined;
  let start = day;
  const isPart = (line?: PageLine) => ['text', 'sign', 'badge'].includes(line?.kind ?? '');
  while (day - start < MOST_WORDS && isPart(lines[start - 1])) start -= 1;
  if (isRecommendation(lines[start - 1]) || isRecommendation(lines[start - 2])) return undefined;
  const block = range(start, day);
  const [name = day, ...words] = block.filter((at) => lines[at]?.kind === 'text');
  return words.length > 0 && mayBeName(lines[name]?.text ?? '') ? { name, day } : undefined;
}

/**
 * Reads the comments below recommendations of a page: a name, the words, the day and buttons. Those of
 * the page that is recommended are its answers.
 */
export function withComments(lines: readonly PageLine[]): readonly PageLine[] {
  const heads = lines.filter(isRecommendation);
  if (heads.length === 0) return lines;
  const behind = heads.map(({ text }) => RECOMMENDED.exec(text)?.groups?.['owner'] ?? '');
  const owners = [...new Set(behind)].slice(0, MOST_OWNERS);
  const isOwner = (name: string) =>
    owners.some((text) => text.startsWith(name) && WHOLE.test(text.slice(name.length)));
  const kinds = new Map<number, LineKind>();
  lines.forEach((_, at) => {
    const comment = commentAbove(lines, at);
    const name = lines[comment?.name ?? -1];
    if (!comment || !name) return;
    const day = lines[comment.day];
    const date = day?.kind === 'date' ? day.date : undefined;
    const owns = isOwner(name.text);
    kinds.set(comment.name, owns ? { kind: 'reply' } : { kind: 'byline', name: name.text, date });
    kinds.set(comment.day, { kind: owns ? 'reply' : 'button' });
  });
  return lines.map((line, at) => {
    const kind = kinds.get(at);
    return kind ? { ...kind, text: line.text, isApart: line.isApart } : line;
  });
}
