import { isWriter, mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';
import { isCountry } from './places.ts';
import { dateIn, splitWhen } from './when.ts';

/** In UTF-16 units. */
const LONGEST = 90;

const PART = /^\p{Lu}[\p{L}\p{M} .’'()-]{1,30}$/u;

/** `Leeds` of `Leeds, GB, 3 days ago`, perhaps with a region between; undefined for any other line. */
function townIn(text: string): string | undefined {
  const { who = '', when = '' } = (text.length <= LONGEST && splitWhen(text)) || {};
  // `DE, 1 week ago`: some codes are words of time as well.
  const code = /^(?<code>[A-Z]{2}), /.exec(when)?.groups?.['code'];
  const parts = [...who.replace(/,\s?$/, '').split(/,\s/), ...(code === undefined ? [] : [code])];
  const [town] = parts;
  const country = parts.at(-1) ?? '';
  const isHome =
    (parts.length === 2 || parts.length === 3) &&
    parts.every((part) => PART.test(part)) &&
    (isCountry(country) || /^[A-Z]{2}$/.test(country));
  return isHome ? town : undefined;
}

const isSentence = ({ kind, text }: PageLine): boolean =>
  kind === 'text' && (text.length > 40 || /[.!?…]$/u.test(text));

const isBeside = (line: PageLine | undefined): boolean =>
  line?.kind === 'badge' || line?.kind === 'rating';

/** The mark of an answer, below the name of the shop: `Reply`. */
const ANSWER =
  /^(?:reply|antwort|réponse|respuesta|risposta|reactie|antwoord|resposta|odpowiedź)$/i;

/** In lines: the name of the shop, the mark, and the words of its answer. */
const LONGEST_ANSWER = 12;

/** The end of an answer that begins at a line; the line itself if there is none. */
function answerEnd(lines: readonly PageLine[], start: number): number {
  if (!ANSWER.test(lines[start + 1]?.text ?? '') || !mayBeName(lines[start]?.text ?? ''))
    return start;
  const below = lines.slice(start + 2, start + LONGEST_ANSWER);
  const date = below.findIndex(({ kind }) => kind === 'date');
  return date === -1 ? start : start + 3 + date;
}

/** The name above the words that a home ends: below the review before, or above a badge or stars. */
function nameAbove(lines: readonly PageLine[], start: number, home: number): number | undefined {
  const block = lines.slice(start, home);
  const sentence = block.findLastIndex(isSentence);
  const last = sentence === -1 ? block.findLastIndex(({ kind }) => kind === 'text') : sentence;
  const words = start + last;
  const at = start > 0 ? start : firstName(lines, words);
  const line = lines[at];
  return at < words && line?.kind === 'text' && mayBeName(line.text) ? at : undefined;
}

/** The line above the words of the first review, and above a badge or stars between the two. */
function firstName(lines: readonly PageLine[], words: number): number {
  let at = words;
  while (at > 0 && lines[at]?.kind === 'text') at -= 1;
  if (!isBeside(lines[at])) return at + 1;
  while (at > 0 && isBeside(lines[at])) at -= 1;
  return at;
}

/**
 * Recognises the homes and days that end reviews, and the names that begin them: `Jana Kolb`,
 * `Verified Customer`, the words, buttons, `Leeds, GB, 3 days ago`. Without a place for the name above
 * the words of each, a page remains as it is.
 */
export function withHomes(lines: readonly PageLine[]): readonly PageLine[] {
  const towns = lines.flatMap(({ text }, at) => {
    const town = townIn(text);
    return town === undefined ? [] : [{ at, town }];
  });
  if (towns.every(({ town }) => isWriter(town))) return lines;
  const answers = new Set<number>();
  const names = new Map<number, string | undefined>();
  let start = 0;
  for (const { at: home } of towns) {
    const name = nameAbove(lines, start, home);
    if (name === undefined) return lines;
    names.set(name, dateIn(lines[home]?.text ?? ''));
    start = answerEnd(lines, home + 1);
    // The words between these are an answer by their place.
    if (start > home + 1) for (const at of [home + 1, home + 2, start - 1]) answers.add(at);
  }
  const homes = new Set(towns.map(({ at }) => at));
  // The line above the first name is the end of the page's head.
  const top = Math.min(...names.keys()) - 1;
  return lines.map((line, at) => {
    const { text, isApart } = line;
    if (answers.has(at)) return { kind: 'reply', text, isApart };
    if (homes.has(at)) return { kind: 'detail', date: dateIn(text), text, isApart };
    if (at === top && line.kind === 'text') return { kind: 'heading', text, isApart };
    return names.has(at)
      ? { kind: 'byline', name: text, date: names.get(at), text, isApart }
      : line;
  });
}
