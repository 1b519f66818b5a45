import { withFits } from './page-asides.ts';
import type { PageLine } from './page-line.ts';
import { withOwners } from './page-owners.ts';
import { withReviewers } from './page-reviewers.ts';
import { isEmployee } from './page-site-lines.ts';

/** Reads what only one kind of site shows: each step leaves other pages as they are. */
export const withLayouts = (lines: readonly PageLine[]): readonly PageLine[] =>
  withReviewers(withOwners(withPost(withEmployees(withTopics(withFits(lines))))));

type Furniture = 'badge' | 'heading' | 'sign';
const as = (kind: Furniture, { text, isApart }: PageLine): PageLine => ({ kind, text, isApart });

const POPULAR =
  /^(?:popular mentions|people often mention|(?:customers|reviewers|guests|reviews) (?:often )?mention|häufig erwähnt|(?:das )?wird oft erwähnt|(?:kunden|gäste) erwähnen|beliebte erwähnungen|(?:mentions|sujets) (?:populaires|fréquents)|menciones populares|temas populares|menzioni popolari|argomenti popolari|populaire vermeldingen|menções populares)\s?:?$/iu;

/** In lines; no list of topics is longer. */
const MOST_TOPICS = 15;

/** Topics below their heading, down to the name of the first reviewer. */
function withTopics(lines: readonly PageLine[]): readonly PageLine[] {
  const start = lines.findIndex(({ text }) => text.length <= 40 && POPULAR.test(text));
  if (start === -1) return lines;
  const below = lines.slice(start + 1, start + 1 + MOST_TOPICS);
  const length = below.findIndex(({ kind, text }) => kind !== 'text' || text.length > 40);
  // The last line is the name.
  return lines.map((line, at) => (at > start && at < start + length ? as('heading', line) : line));
}

/** The job of an employee between the title and the status, and the place below that. */
function withEmployees(lines: readonly PageLine[]): readonly PageLine[] {
  const isStatus = (at: number): boolean =>
    lines[at]?.kind === 'badge' && isEmployee(lines[at]?.text ?? '');
  // A title or the day is above the job: otherwise that line is the title.
  const isJob = (at: number): boolean =>
    lines[at]?.kind === 'text' &&
    isStatus(at + 1) &&
    lines[at - 1]?.kind === 'text' &&
    lines[at - 2]?.kind !== 'text';
  if (!lines.some((_, at) => isJob(at))) return lines;
  let isHead = false;
  return lines.map((line, at) => {
    const { kind } = line;
    isHead = isStatus(at) || (isHead && kind !== 'label');
    const isPlace = isJob(at - 2) && kind === 'text' && lines[at + 1]?.kind !== 'text';
    return isPlace || isJob(at) || (isHead && kind === 'button') ? as('badge', line) : line;
  });
}

/** The author of a thread, between the day and the title, and the mark below the title. */
function withPost(lines: readonly PageLine[]): readonly PageLine[] {
  const day = lines.findIndex(({ kind }) => kind === 'date');
  const above = lines.slice(Math.max(0, day - 2), Math.max(0, day));
  const author = lines[day + 1];
  const isPost = above.some(({ text }) => /^r\/\w{2,30}$/.test(text));
  if (!isPost || author?.kind !== 'text' || /\s/.test(author.text)) return lines;
  return lines.map((line, at) => {
    const { kind, text, isApart } = line;
    if (at === day + 1) return { kind: 'byline', name: text, text, isApart };
    return at === day + 3 && kind === 'heading' && text.length <= 25 ? as('sign', line) : line;
  });
}
