import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';
import { type Review, type Reviews, withWords } from './review.ts';
import { dateIn, isWhen } from './when.ts';

/** In lines: a degree of contact, once more in short, and a job, between a name and the relation. */
const FARTHEST = 6;

/** In UTF-16 units. */
const LONGEST_RELATION = 200;

/** `June 3, 2024, Helena was Sofia’s client`: the day with a year, and what both have worked on. */
const RELATION = /^(?<day>[^,]{6,30}(?:, ?\d{4})?), (?<relation>\p{L}.{5,160})$/u;

/** `Helena BrandtHelena Brandt`: a name that a network for work has for the eye and for the ear. */
export const DOUBLED = /^(?<name>\S.{2,39}?) ?\k<name>$/u;

/** `· 2nd degree connection`, `· 2.`, `· Contacto de 2.º grado`. */
const DEGREE = /^[·•] ?(?:\p{L}{1,15} ){0,3}[123](?!\d)/u;

/** The head of a recommendation; `end` is the line of the relation. */
interface Head {
  readonly start: number;
  readonly name: string;
  readonly end: number;
}

/**
 * Reads recommendations on a network for work: the name, the degree of contact, the job, a line with
 * the day and the relation of the two people, and the words. In any language, the relation has the
 * first name of the writer: `14. Oktober 2024, Helena war Kundin von Sofia`.
 */
export function readRelations(all: readonly PageLine[]): Reviews | undefined {
  const heads = all.flatMap((_, at) => headAt(all, at) ?? []);
  if (heads.length === 0) return undefined;
  const reviews = heads.map(({ start, end }, at): Review => ({
    start,
    name: start,
    words: wordsIn(all, end + 1, heads[at + 1]?.start),
    facts: [start, end],
    isReply: false,
  }));
  if (reviews.some(({ words }) => words.length === 0)) return undefined;
  const names = new Map(heads.map(({ start, name }) => [start, name]));
  const relations = new Set(heads.map(({ end }) => end));
  const lines = all.map((line, at): PageLine => {
    const { text, isApart } = line;
    const name = names.get(at);
    if (name !== undefined) return { kind: 'byline', name, text, isApart };
    if (relations.has(at)) return { kind: 'date', date: dateIn(text), text, isApart };
    // A job may look like the label of an answer: `Owner`.
    return line.kind === 'reply' ? { kind: 'badge', text, isApart } : line;
  });
  return { lines: withWords(lines, reviews), reviews };
}

function headAt(lines: readonly PageLine[], end: number): Head | undefined {
  const text = lines[end]?.text ?? '';
  const { day = '', relation = '' } =
    (text.length <= LONGEST_RELATION && RELATION.exec(text)?.groups) || {};
  if (!/\d{4}/.test(day) || !isWhen(day)) return undefined;
  const isRelated = (name: string) => {
    const [first = ''] = name.split(' ');
    return first.length > 1 && mayBeName(name) && relation.includes(first);
  };
  const above = lines.slice(Math.max(0, end - FARTHEST), end);
  const names = above.map((line) => DOUBLED.exec(line.text.slice(0, 90))?.groups?.['name']);
  const doubled = names.findLastIndex((name) => name !== undefined && isRelated(name));
  const hasDegree = above.some((line) => DEGREE.test(line.text.slice(0, 90)));
  const single = hasDegree ? above.findLastIndex((line) => isRelated(line.text)) : -1;
  const found = doubled === -1 ? single : doubled;
  const name = names[found] ?? above[found]?.text;
  return name === undefined ? undefined : { start: end - above.length + found, name, end };
}

/** The words down to the next name; below the last ones, the links of the page. */
function wordsIn(lines: readonly PageLine[], from: number, next: number | undefined): number[] {
  const rest = lines.slice(from, next);
  const stop = rest.findIndex(
    ({ kind }, at) => at > 0 && (kind === 'button' || kind === 'heading'),
  );
  const said = stop === -1 ? rest : rest.slice(0, stop);
  const isEnd = ({ text }: PageLine, at: number) =>
    at > 0 && !isSentence(text) && isSentence(said[at - 1]?.text ?? '') && isLink(text);
  // Lines without a stop that no sentence follows
  const last = said.findLastIndex(({ text }) => isSentence(text));
  const links =
    next === undefined ? said.findIndex((line, at) => at > last && isEnd(line, at)) : -1;
  return (links === -1 ? said : said.slice(0, links)).map((_, at) => from + at);
}

const isSentence = (text: string): boolean => /[.!?…][”"»)]?$/u.test(text);

/** In UTF-16 units: `Talent Solutions`. */
const LONGEST_LINK = 40;

const isLink = (text: string): boolean => text.length <= LONGEST_LINK;
