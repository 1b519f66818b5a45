/** Customers' words below a number in words, or below the customer's name. */
import {
  areNamed,
  headsOf,
  isPerson,
  isSentence,
  type Item,
  nameOf,
  namesBelow,
  ratingOf,
  readItems,
} from './list-items.ts';
import { isBulleted, isIntroduction, isThread } from './lists.ts';
import { mayBeName } from '../lines/names.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';

/** `Review 1`, `Kunde 2:`, `Avis n° 3`. */
const NUMBERED =
  /^[*#\s]{0,6}(?<label>(?:(?:customer |google )?(?:review|quote|testimonial|comment|feedback|opinion)|customer|client|reviewer|guest|user|kunde|kundin|gast|bewertung|rezension|zitat|kundenstimme|stimme|meinung|rückmeldung|avis|témoignage|commentaire|cliente?|reseña|opinión|testimonio|comentario|recensione|testimonianza|commento|citazione|klant|beoordeling|reactie|avaliação|depoimento|comentário|opinião|レビュー|口コミ|お客様の声|お客様) ?(?:n[°ºo]?\.? ?|nr\.? ?|no\.? ?|num\.? ?|#)?)(?<number>\d{1,3})[*\s]{0,4}(?<score>[(–—-]\s?\d(?:[.,]\d)?\s?\/\s?\d{1,2}\)?|(?:[★☆⭐]|\uFE0F){1,10})?[*\s]{0,4}(?:[:：.)–—-]\s{0,3}(?<words>\S.*)?)?$/iu;

/** In UTF-16 units; a longer line is not looked at. */
const LONGEST_LINE = 4000;

/** A speaker or a label before words, and what sites and shops write. */
const OTHERS =
  /^(?!(?:name|kunde|kundin|customer|client|cliente|nom|nombre|nome|naam|klant|score|rating|sterne|stars|note|voto|nota|punkte|comments?|reviews?|feedback|kommentar|commentaire|comentario|commento|opmerking|comentário)\s?[:：])[\p{L}][^.!?,:：]{0,25}[:：]\s?\S|^(?:response from|reply from|antwort vo[nm]|réponse d|respuesta d|risposta d|reactie van|resposta d|verified|verifizierter|achat vérifié|date of experience|reviewed in|bewertet in|helpful$|report$|local guide|\d+ reviews?$)/iu;

interface Section {
  readonly label: string;
  readonly number: number;
  /** The lines of each paragraph. */
  readonly paragraphs: string[][];
}

/** `#1`, `2.`, `(3)` on a line of its own. */
const BARE = /^(?<label>#(?=\d+$)|\(?(?=\d+[.)]$))(?<number>\d{1,3})[.)]?$/u;

/** Reads customers' words below numbers in words, one quote per number. */
export const readNumberedHeads = (text: string): Reading | undefined => readHeads(text, NUMBERED);

/** Reads customers' words below numbers on lines of their own. */
export const readBareNumbers = (text: string): Reading | undefined => readHeads(text, BARE);

function readHeads(text: string, form: RegExp): Reading | undefined {
  const sections: Section[] = [];
  const leftOut: LeftOut[] = [];
  let isNew = true;
  for (const line of text.split('\n').map((it) => it.trim())) {
    const paragraphs = sections.at(-1)?.paragraphs;
    const { label, number, score, words = '' } = numberIn(line, form);
    if (label !== undefined) {
      const said = [score ?? '', words].flatMap((it) => (it === '' ? [] : [[it]]));
      sections.push({ label: label.trim().toLowerCase(), number, paragraphs: said });
      leftOut.push({ text: line.slice(0, line.length - words.length), why: 'heading' });
    } else if (line !== '' && !paragraphs)
      leftOut.push({ text: line, why: /[:：]$/u.test(line) ? 'heading' : 'other' });
    else if (line !== '' && isNew) paragraphs?.push([line]);
    else if (line !== '') (paragraphs?.at(-1) ?? paragraphs?.[paragraphs.push([]) - 1])?.push(line);
    isNew = line === '';
  }
  const [first] = sections;
  const isCounted = sections.every(
    ({ label, number, paragraphs }, at) =>
      label === first?.label && number === at + 1 && paragraphs.length > 0,
  );
  if (sections.length < 2 || !isCounted) return undefined;
  // The words of someone else: of a site, or in a conversation.
  const said = sections.flatMap(({ paragraphs }) => paragraphs.flat());
  if (
    said.some((line) => OTHERS.test(line)) ||
    leftOut.some(({ text: above, why }) => why === 'other' && isSentence(above))
  )
    return undefined;
  const items = sections.map(({ paragraphs }): Item => ({ lines: paragraphs.flat(), names: [] }));
  const read = readItems(items);
  return { quotes: read.quotes, leftOut: [...leftOut, ...read.leftOut] };
}

function numberIn(line: string, form: RegExp) {
  const groups = line.length > LONGEST_LINE ? undefined : form.exec(line)?.groups;
  return {
    label: groups?.['label'],
    number: Number(groups?.['number']),
    score: groups?.['score']?.replace(/^[(–—-]\s?|\)$/gu, ''),
    words: groups?.['words'],
  };
}

/** The lines of each paragraph. */
const paragraphsOf = (text: string): string[][] =>
  text
    .split(/\n[^\S\n]*\n+/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((block) => block.length > 0);

/** In paragraphs, of headings and buttons around the customers' words. */
const MOST_OTHERS = 2;

/**
 * Reads paragraphs that begin with the customer's name: `Jana Kolbe, Bremen`. Those without a name
 * go on with the words above.
 */
export function readHeadedBlocks(text: string): Reading | undefined {
  const blocks = paragraphsOf(text);
  const { items, others } = cardsIn(blocks, isCard);
  if (others && headsOf(items)) return readingOf(items, others);
  const starts = blocks.flatMap((lines, at) => (isHeaded(lines) ? [at] : []));
  const [first = 0] = starts;
  const above = blocks.slice(0, first);
  const cards = starts.map((at, index) => itemOf(blocks.slice(at, starts[index + 1]).flat()));
  const areCards = above.length <= MOST_OTHERS && above.every(isHeading) && headsOf(cards);
  return areCards ? readingOf(cards, above.flat()) : undefined;
}

/** True for a card whose first line is a known name with stars behind it. */
const isHeaded = ([line = '', ...words]: readonly string[]): boolean =>
  words.length > 0 && /[★⭐](?:[★☆⭐]|\uFE0F){0,9}$/u.test(line) && isPerson(nameOf([line]));

/** True for a paragraph of several lines with a sentence among them. */
const isCard = (lines: readonly string[]): boolean =>
  lines.length > 1 &&
  (lines.some(isSentence) || /^@\w/.test(lines[0] ?? '')) &&
  !isBulleted(lines[0] ?? '');

/** In lines, of a message around the cards: greetings, an introduction, a signature. */
const MOST_AROUND = 8;

/** True for a message, not a thread, with cards of customers below its introduction. */
export function hasCards(text: string): boolean {
  if (isThread(text)) return false;
  const { items, others, isTold } = cardsIn(paragraphsOf(text), isCard);
  return others !== undefined && isTold && headsOf(items) !== undefined;
}

/** The cards, and the paragraphs above and below them; undefined if there are others between. */
function cardsIn(
  blocks: readonly (readonly string[])[],
  isOne: (lines: readonly string[]) => boolean,
) {
  const first = blocks.findIndex(isOne);
  const last = blocks.findLastIndex(isOne);
  const inner = blocks.slice(first, last + 1);
  const [above, below] = [blocks.slice(0, Math.max(0, first)), blocks.slice(last + 1)];
  const others = [...above, ...below].flat();
  const isTold = isIntroduction(above.at(-1)?.at(-1) ?? '') && others.length <= MOST_AROUND;
  const areOthers =
    others.length <= MOST_OTHERS &&
    above.flat().every((line) => !isSentence(line) || /[:：]$/u.test(line)) &&
    below.flat().every((line) => !isSentence(line) || line.endsWith('?'));
  const areCards = first !== -1 && inner.every(isOne);
  return {
    items: inner.map((lines): Item => itemOf(lines)),
    others: areCards && (areOthers || isTold) ? others : undefined,
    isTold,
  };
}

/**
 * Reads paragraphs with the customers' names on paragraphs of their own, all above their words or
 * all below.
 */
export function readNamedParagraphs(text: string): Reading | undefined {
  const blocks = paragraphsOf(text);
  const names = blocks.flatMap((lines, at) => (isNameAlone(lines) ? [at] : []));
  const alone = new Set(names);
  const [first = -1, last = -1] = [names[0], names.at(-1)];
  if (names.length < 2) return undefined;
  const areAbove = blocks.slice(0, first).every(isHeading) && last < blocks.length - 1;
  const from = areAbove
    ? first
    : /[:：]$/u.test(blocks[0]?.at(-1) ?? '') && blocks[0]?.length === 1 && first > 1
      ? 1
      : 0;
  const end = areAbove ? blocks.length : last + 1;
  const items = areAbove
    ? names.map((at, index) => itemOf(blocks.slice(at, names[index + 1]).flat()))
    : names.map((at, index): Item => {
        const start = index === 0 ? from : (names[index - 1] ?? 0) + 1;
        return { lines: blocks.slice(start, at).flat(), names: blocks[at] ?? [] };
      });
  const others = [...blocks.slice(0, from), ...blocks.slice(end)].flat();
  // A name that is not known would go to the customer before it.
  const areOnlyNames = blocks.every(
    (lines, at) =>
      at < from ||
      at >= end ||
      alone.has(at) ||
      lines.length > 1 ||
      isSentence(lines[0] ?? '') ||
      !mayBeName(nameOf(lines)),
  );
  const areWhole = areOnlyNames && items.every(({ lines }) => lines.length > (areAbove ? 1 : 0));
  const areOthers =
    others.length <= MOST_OTHERS &&
    blocks.slice(0, from).every(isHeading) &&
    !others.slice(from).some(isSentence);
  return areWhole && areOthers ? readingOf(items, others) : undefined;
}

const isNameAlone = ([line = '', more]: readonly string[]): boolean =>
  more === undefined && !isSentence(line) && isPerson(nameOf([line]));

/** True for one line that is no sentence, or that introduces what follows. */
const isHeading = ([line = '', more]: readonly string[]): boolean =>
  more === undefined && (!isSentence(line) || /[:：]$/u.test(line));

/** In UTF-16 units. */
const LONGEST_SCORE = 30;

const isScore = (line: string): boolean =>
  line.length <= LONGEST_SCORE && ratingOf(line) !== undefined;

/**
 * Reads cards with stars on a line of their own and the customer's name below the words, perhaps
 * with a place or a day below it, or above them.
 */
export function readStarredCards(text: string): Reading | undefined {
  const isStarred = (lines: readonly string[]): boolean => lines.filter(isScore).length === 1;
  const { items, others } = cardsIn(paragraphsOf(text), isStarred);
  const bare = items.map(({ lines }) => itemOf(lines.filter((line) => !isScore(line))));
  const isBare = bare.every(
    ({ lines }) => lines.slice(1).filter((it) => !isSentence(it)).length < 2,
  );
  const heads = isBare ? headsOf(bare) : undefined;
  const cards = items.map(({ lines }, at): Item => {
    const scores = lines.filter(isScore);
    const rest = bare[at]?.lines ?? [];
    const above = rest.slice(0, heads?.[at]?.length ?? 0);
    return itemOf([...above, ...scores, ...rest.slice(above.length)]);
  });
  const isSigned = heads !== undefined || namesBelow(bare) !== undefined;
  return others && isSigned ? readingOf(cards, others) : undefined;
}

/** Reads cards with the customer's name below the words, or above them with a job. */
export function readNamedCards(text: string): Reading | undefined {
  const { items, others } = cardsIn(paragraphsOf(text), isCard);
  const isNamed = namesBelow(items) !== undefined || headsOf(items)?.[0]?.length === 2;
  // Below a company's name, the words are in quotation marks.
  const areQuoted = items.every(({ lines }) => lines.some((line) => /^["“„«「]/u.test(line)));
  return others && isNamed && !areQuoted ? readingOf(items, others) : undefined;
}

/** Reads lines with the customer's name at the same place in each: `Jana: words`. */
export function readNamedLines(text: string): Reading | undefined {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const [first = '', ...rest] = lines;
  const isAbove = lines.length > 3 && !isSentence(first) && !areNamed(lines);
  const items = isAbove ? rest : lines;
  if (items.length < 3 || items.some(isBulleted) || !areNamed(items)) return undefined;
  return readingOf(
    items.map((line) => itemOf([line])),
    isAbove ? [first] : [],
  );
}

/** Reads a numbered list whose items begin with the customer's name above stars. */
export function areNumberedStars(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  const numbers = lines.flatMap((line, at) => (/^\(?\d{1,3}[.)]\s/.test(line) ? [at] : []));
  return (
    numbers.length > 1 &&
    numbers.every((at) => /^(?:[★☆⭐]|\uFE0F)+$/u.test(lines[at + 1] ?? '')) &&
    numbers.every((at, index) => Number(/\d+/.exec(lines[at] ?? '')?.[0]) === index + 1)
  );
}

const itemOf = (lines: readonly string[]): Item => ({ lines, names: [] });

function readingOf(items: readonly Item[], others: readonly string[]): Reading {
  const { quotes, leftOut } = readItems(items);
  return {
    quotes,
    leftOut: [...leftOut, ...others.map((line): LeftOut => ({ text: line, why: 'heading' }))],
  };
}
