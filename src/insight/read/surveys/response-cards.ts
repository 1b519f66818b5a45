import { parseDates } from '../lines/quote-date.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';
import { parseRatings } from '../lines/rating.ts';
import { draftOf } from '../lines/draft-of.ts';
import { isWriter, mayBeName } from '../lines/names.ts';
import { isNoAnswer } from '../lines/no-answer.ts';
import type { LeftOut, LeftOutReason, Reading } from '#domain/quotes/reading.ts';
import { isServiceLabel } from '../lines/service-lines.ts';
import { isWhen } from '../lines/when.ts';

/** The group of a net promoter score, possibly with the score. */
const GROUP =
  /^(?:(?<before>10|\d)(?: ?\/ ?10)?\s?[·•|:,–-]?\s?)?(?:promot(?:e|eu|o)re?|promoters?|passi(?:ve|f|vo|ef)|pasivo|neutro?|indifferent|d[eé]tract(?:eur|or)|detrattore|detrator|kritiker(?:in)?|criticus)(?:\s?[·•|:,(–-]{1,2}\s?(?<after>10|\d)(?: ?\/ ?10)?\)?)?$/iu;
const SCORE =
  /^(?:(?:nps|score|rating|punkte?|bewertung|note|puntuación|puntos|voto|punteggio|cijfer|nota)\s?:?\s)?(?<score>10|\d)(?: ?\/ ?10)?$/iu;
/** The button of a survey beside each answer. */
const VIEW = /^(?:view|see|show) (?:respondent[’']s |all |full )?(?:answers?|responses?)$/i;
const MAIL = /^[^\s@]{1,60}@[^\s@]{1,60}\.\p{L}{2,20}$/u;

type Kind = 'score' | 'group' | 'mail' | 'date' | 'button' | 'text';

interface Line {
  readonly text: string;
  readonly kind: Kind;
}

/** Fewest answers that show the layout. */
const FEWEST = 2;

/**
 * Reads the answers that a survey tool lists as cards: the comment with the score, the group, the
 * name or the day, and the same buttons below each.
 */
export function readCards(text: string): Reading | undefined {
  const all = text.split('\n').flatMap((line) => line.trim() || []);
  const signs = all.filter((line) => GROUP.test(line) || VIEW.test(line));
  if (signs.length < FEWEST) return undefined;
  const lines = linesOf(all, signs.length);
  const cards = cardsIn(lines);
  const isLayout =
    !isTextBelow(lines) &&
    cards.length >= FEWEST &&
    cards.length >= signs.length &&
    cards.every((card) => card.some(({ kind }) => kind !== 'text' && kind !== 'button'));
  if (!isLayout) return undefined;
  const start = startOf(cards);
  const [first = []] = cards;
  const own = [first.slice(start), ...cards.slice(1)];
  const used = new Set(own.flat());
  const leftOut = lines.flatMap(({ text: line, kind }, at): LeftOut[] =>
    used.has(lines[at] ?? { text: line, kind }) ? [] : [{ text: line, why: 'heading' }],
  );
  return { quotes: quotesOf(own, leftOut), leftOut };
}

/** True if the answers of a survey are below its buttons: one follows the last of them. */
function isTextBelow(lines: readonly Line[]): boolean {
  const last = lines.findLastIndex(({ text, kind }) => kind === 'button' && !isServiceLabel(text));
  const isGrouped = lines.some(({ kind }) => kind === 'group');
  return !isGrouped && lines[last + 1]?.kind === 'text';
}

function linesOf(all: readonly string[], count: number): readonly Line[] {
  const counts = new Map<string, number>();
  for (const line of all) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isButton = (line: string) =>
    VIEW.test(line) ||
    isServiceLabel(line) ||
    (counts.get(line) ?? 0) >= Math.max(FEWEST, count - 1);
  const kindOf = (line: string): Kind => {
    if (GROUP.test(line)) return 'group';
    if (SCORE.test(line)) return 'score';
    if (MAIL.test(line)) return 'mail';
    if (isWhen(line)) return 'date';
    return isButton(line) ? 'button' : 'text';
  };
  return all.map((text) => ({ text, kind: kindOf(text) }));
}

/** Cuts below the buttons of each answer, or below its day where there are none. */
function cardsIn(lines: readonly Line[]): readonly (readonly Line[])[] {
  const end: Kind = lines.some(({ kind }) => kind === 'button') ? 'button' : 'date';
  const cards: Line[][] = [];
  let isEnd = true;
  for (const line of lines) {
    if (isEnd && line.kind !== end) cards.push([]);
    cards.at(-1)?.push(line);
    isEnd = line.kind === end && (end === 'date' || isSigned(cards.at(-1) ?? []));
  }
  return cards.filter(isSigned);
}

const isSigned = (card: readonly Line[]): boolean =>
  card.some(({ text, kind }) => kind === 'group' || VIEW.test(text));

/** The number of lines above the first answer: it begins as the second does. */
function startOf([first = [], second = []]: readonly (readonly Line[])[]): number {
  const lead = second.findIndex(({ kind }) => kind === 'score' || kind === 'mail');
  const kind = second[lead]?.kind;
  const sign = first.findIndex((line) => line.kind === 'group');
  const at = first.slice(0, Math.max(0, sign)).findLastIndex((line) => line.kind === kind);
  const isLed = lead !== -1 && lead < 2 && at >= lead;
  return isLed ? at - lead : Math.max(0, first.length - second.length);
}

const WHY: Readonly<Record<Kind, LeftOutReason>> = {
  score: 'rating',
  group: 'detail',
  mail: 'name',
  date: 'date',
  button: 'button',
  text: 'other',
};

function quotesOf(cards: readonly (readonly Line[])[], leftOut: LeftOut[]): QuoteDraft[] {
  const ratings = parseRatings(
    cards.map((card) => {
      const score = card.flatMap(({ text }) => scoreIn(text) ?? [])[0];
      return score === undefined ? undefined : `${score}/10`;
    }),
  );
  const dates = parseDates(cards.map((card) => card.find(({ kind }) => kind === 'date')?.text));
  const isFirst = areNamed(cards);
  return cards.flatMap((card, at) => {
    const name = nameIn(card, isFirst);
    const said = card.filter(({ kind, text }) => kind === 'text' && text !== name);
    const words = said.map(({ text }) => text).join('\n');
    const isSaid = words !== '' && !isNoAnswer(words);
    for (const line of card)
      if (!isSaid || !said.includes(line)) leftOut.push({ text: line.text, why: WHY[line.kind] });
    const draft = draftOf(words, ratings[at], dates[at]);
    return isSaid ? [{ ...draft, ...(name !== undefined && { speaker: name }) }] : [];
  });
}

function scoreIn(line: string): string | undefined {
  const { score, before, after } = (SCORE.exec(line) ?? GROUP.exec(line))?.groups ?? {};
  return score ?? before ?? after;
}

/** The indexes of the lines with words. */
const textsOf = (card: readonly Line[]): readonly number[] =>
  card.flatMap(({ kind }, at) => (kind === 'text' ? [at] : []));

/** True if the first words of each card may be a name, and one is a known one. */
function areNamed(cards: readonly (readonly Line[])[]): boolean {
  const firsts = cards
    .filter((card) => textsOf(card).length > 1)
    .map((card) => card.find(({ kind }) => kind === 'text')?.text ?? '');
  return firsts.length > 1 && firsts.every(mayBeName) && firsts.some(isWriter);
}

/** The line beside the address, the first one of several, or a known name. */
function nameIn(card: readonly Line[], isFirst: boolean): string | undefined {
  const texts = textsOf(card);
  return texts
    .map((at) => ({ text: card[at]?.text ?? '', isBeside: card[at + 1]?.kind === 'mail' }))
    .find(
      ({ text, isBeside }) =>
        mayBeName(text) && (isBeside || (texts.length > 1 && (isFirst || isWriter(text)))),
    )?.text;
}
