import { mayBeName } from '../lines/names.ts';
import type { PageLine } from './page-line.ts';
import { isAddressed, soundsLikeReply } from '../lines/reply-words.ts';

/** In UTF-16 units; a shorter name is a word of the page's menu too. */
const SHORTEST = 6;

const OF_PAGE = new Set<PageLine['kind']>(['text', 'heading', 'label']);

/** The names of several words above the first review: one of them is the page's. */
function namesAbove(lines: readonly PageLine[]): ReadonlySet<string> {
  const first = lines.findIndex(({ kind }) => ['rating', 'date', 'byline'].includes(kind));
  return new Set(
    lines
      .slice(0, Math.max(0, first))
      .flatMap(({ kind, text }) =>
        OF_PAGE.has(kind) && text.length >= SHORTEST && / /.test(text) && mayBeName(text)
          ? [text]
          : [],
      ),
  );
}

/** True below the words of a review: a customer's own headline is below a date or stars. */
function isBelowWords(lines: readonly PageLine[], at: number): boolean {
  // The day below the buttons of a review
  if (lines[at - 1]?.kind === 'date' && lines[at - 2]?.kind === 'button') return true;
  const above = lines.slice(Math.max(0, at - LONGEST_REVIEW), at);
  const head = above.findLastIndex(({ kind }) => ['rating', 'date', 'byline'].includes(kind));
  return (
    head !== -1 &&
    above
      .slice(head + 1)
      .some(
        ({ kind, text }) => kind === 'text' && (text.split(' ').length > 3 || /[.!?…]$/.test(text)),
      )
  );
}

/** In lines. */
const LONGEST_REVIEW = 30;

/** `CrewTally Response` on the page of `CrewTally Reviews`. */
function answersOf(name: string): string[] {
  const product =
    /^(?<product>.{2,40}) (?:Reviews|Ratings|Bewertungen|Avis|Opiniones|Recensioni)$/u.exec(name)
      ?.groups?.['product'];
  if (product === undefined) return [];
  return ['Response', 'Reply', 'Antwort', 'Réponse', 'Respuesta', 'Risposta'].map(
    (answer) => `${product} ${answer}`,
  );
}

/**
 * Recognises the page's own name above its answer, which has no other heading: it stood above all
 * reviews, and a greeting or thanks is below it.
 */
export function withOwners(lines: readonly PageLine[]): readonly PageLine[] {
  const names = namesAbove(lines);
  if (names.size === 0) return lines;
  const answers = new Set([...names].flatMap(answersOf));
  const first = new Map([...lines.entries()].toReversed().map(([at, { text }]) => [text, at]));
  return lines.map((line, at) => {
    const below = lines[at + 1];
    const isOwner = names.has(line.text) && first.get(line.text) !== at;
    const isAnswered =
      below?.kind === 'text' && (isAddressed(below.text) || soundsLikeReply(below.text));
    const isTitled = answers.has(line.text) && line.kind === 'text';
    return (isTitled || (isOwner && isAnswered)) && isBelowWords(lines, at)
      ? { kind: 'reply', text: line.text, isApart: line.isApart }
      : line;
  });
}
