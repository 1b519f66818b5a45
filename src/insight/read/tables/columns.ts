/**
 * Detects the columns of an export by their names and by their cells: shops, stores and
 * spreadsheets in several languages each use their own.
 */
import {
  type Cells,
  areFlags,
  areGroups,
  areSentences,
  columnsIn,
  hasPhrase,
  isChoice,
  isDated,
  isOwnTitle,
  isRated,
  isSaidTitle,
  isVaried,
  isWordy,
  wordiest,
} from './column-cells.ts';
import { asksConsent, consentColumn } from './column-consent.ts';
import {
  fieldsFor,
  isAnswered,
  isAsideName,
  isLesser,
  isTitleName,
  isTitleOfThing,
  namingOf,
  ranked,
} from './column-names.ts';
import { LONGEST_QUESTION, SCORED, isQuestion } from './column-questions.ts';
import { LONGEST_NAME, TEXT } from './column-words.ts';
import { isTurning, senseOf } from '../../labels/label-sense.ts';

/** Indexes of the columns by content; absent if there is none. */
export interface Columns {
  /** Columns with a customer's text, best first: a quote joins all of them that are filled. */
  readonly said: readonly number[];
  /** Fallbacks if no column of `said` is filled, best first: copies, lesser texts, titles. */
  readonly instead: readonly number[];
  readonly rating?: number | undefined;
  readonly date?: number | undefined;
  /** The column that says whether a customer's words may be published. */
  readonly consent?: number | undefined;
  /** Column of the questions that the words beside them answer. */
  readonly asked?: number | undefined;
}

/**
 * Detects the columns of a table whose header has been removed; undefined if no column has words.
 */
export function columnsOf(header: Cells, body: readonly Cells[]): Columns | undefined {
  const columns = columnsIn(body);
  const asked = askedColumn(header, columns);
  const found = withoutColumn(wordsAmong(header, columns), asked);
  const only = [wordiest(columns), ...fieldsFor('text', header)].find(
    (it) => it !== undefined && it !== asked,
  );
  const said = found.said.length === 0 && only !== undefined ? [only] : found.said;
  if (said.length === 0) return undefined;
  const taken = new Set(said);
  const ratings = fieldsFor('rating', header);
  const isOthers = (index: number) => OF_ANOTHER_DAY.test(header[index] ?? '');
  const named = fieldsFor('date', header);
  const own = named.filter((index) => !isOthers(index));
  const rating =
    ratings.find((index) => !taken.has(index) && isRated(columns[index])) ??
    [...header.keys()].find(
      (index) =>
        !taken.has(index) && SCORED.test(header[index] ?? '') && isRated(columns[index], 1),
    );
  const dated = own.length > 0 ? own : [...onlyDays(header, columns), ...named];
  const date = dated.find((index) => !taken.has(index) && isDated(columns[index]));
  const instead = found.instead.filter(
    (index) => !taken.has(index) && index !== rating && index !== date,
  );
  const consent = consentColumn(header, columns);
  return {
    said,
    instead,
    rating,
    date,
    ...(consent !== undefined && { consent }),
    ...(asked !== undefined && { asked }),
  };
}

/**
 * The column whose cells are questions of a survey, a row for each answer, or kinds of words, such as
 * `complaint` and `praise`.
 */
function askedColumn(header: Cells, columns: readonly Cells[]): number | undefined {
  const phrased = columns.filter(hasPhrase);
  const found = columns.findIndex((cells, at) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const asked = filled.filter((cell) => cell.length <= LONGEST_QUESTION && endsAsking(cell));
    const isAsked = filled.length > 1 && asked.length >= filled.length * MOSTLY;
    // Customers ask too: `Open earlier?`, in a column of their reviews.
    const isSurveyed =
      isAsked &&
      namingOf(header[at]) !== 'words' &&
      (new Set(asked).size < asked.length || phrased.some((others) => others !== cells));
    return isSurveyed || (isAsideName(header[at] ?? '') && areKinds(filled));
  });
  return found === -1 || columns.length < 2 ? undefined : found;
}

/** Short cells, repeated or all with a sense, of which one turns the words beside it. */
function areKinds(cells: Cells): boolean {
  const kinds = [...new Set(cells.map((cell) => cell.trim()))];
  return (
    kinds.every((kind) => kind.length <= LONGEST_KIND) &&
    (kinds.length < cells.length || kinds.every((kind) => senseOf(kind) !== undefined)) &&
    kinds.some((kind) => isTurning(senseOf(kind)))
  );
}

/** In UTF-16 units. */
const LONGEST_KIND = 30;

const endsAsking = (cell: string): boolean => /[?？؟]\s*\*?\s*$/.test(cell);

/** Share of the cells. */
const MOSTLY = 0.8;

const withoutColumn = (
  { said, instead }: Pick<Columns, 'said' | 'instead'>,
  column: number | undefined,
): Pick<Columns, 'said' | 'instead'> => ({
  said: said.filter((it) => it !== column),
  instead: instead.filter((it) => it !== column),
});

/** A day that is not that of the words. */
const OF_ANOTHER_DAY =
  /birth|born|geburt|geboren|naissance|nacim|nascit|order|purchas|bought|bestell|kauf|command|achat|compra|acquist|ordin|aankoop|deliver|liefer|livr|entrega|expir|due|start|join|since|seit|sent|invit|owner|job|regist|subscri|login|renew|until|valid|appoint|termin|member|mitglied/i;
const OF_THE_WORDS =
  /(?<!\p{L})(?:on|when|completed|responded|answered|visited|collected|written|received|recorded|am|le|el|eingang|eingegangen|erfasst|verfasst|geschrieben|reçu|écrit|recibido|escrito|ricevut[oa]|scritt[oa]|ontvangen|geschreven|recebid[oa]|day|tag|jour|día|giorno|dag|dia)(?!\p{L})/iu;

/** The column of days that no usual name tells, if it is the only one: `Collected on`. */
function onlyDays(header: Cells, columns: readonly Cells[]): readonly number[] {
  const found = [...header.keys()].filter((at) => {
    const cells = columns[at] ?? [];
    const isOther = OF_ANOTHER_DAY.test(header[at] ?? '');
    return !isOther && isDated(cells, 0.8) && cells.some((cell) => /\d\D+\d/.test(cell));
  });
  const name = header[found[0] ?? -1]?.slice(0, 80) ?? '';
  return found.length === 1 && OF_THE_WORDS.test(name) ? found : [];
}

/** Finds the fields of records with a customer's text, by their names and all their values. */
export function wordsAmong(
  names: Cells,
  columns: readonly Cells[],
): Pick<Columns, 'said' | 'instead'> {
  const { said, instead } = wordsOrFlags(names, columns);
  return { said: withoutFlags(said, names, columns), instead };
}

/** Drops columns of flags, states and consent if others have words. */
function withoutFlags(
  found: readonly number[],
  names: Cells,
  columns: readonly Cells[],
): readonly number[] {
  const paired = pairedNames(names);
  const words = found.filter(
    (index) =>
      !asksConsent(names[index] ?? '') &&
      !areFlags(columns[index], paired.has(index) ? 'words' : namingOf(names[index])),
  );
  return words.some((index) => hasPhrase(columns[index])) ? words : found;
}

function wordsOrFlags(names: Cells, columns: readonly Cells[]): Pick<Columns, 'said' | 'instead'> {
  const paired = pairedNames(names);
  const isOpinion = (index: number) => isAnswered(names[index]) || paired.has(index);
  const named = fieldsFor('text', names).filter((index) => !areGroups(columns[index]));
  const titles = [...names.keys()].filter(
    (index) =>
      isTitleName(names[index] ?? '') &&
      !isTitleOfThing(names[index]) &&
      isOwnTitle(columns[index]),
  );
  const instead = [...withoutKinds(named, names, columns), ...titles];
  const unnamed = withoutChoices(wordColumns(names, columns), names, columns);
  const phrases = unnamed.filter((index) => paired.has(index) || hasPhrase(columns[index]));
  const texts = named.filter((index) => isWordy(columns[index]));
  const unrated = texts.filter((index) => !isRated(columns[index]));
  const isAsked = phrases.some((index) => isQuestion(names[index] ?? ''));
  const lesser = isAsked ? undefined : (unrated[0] ?? texts[0]);
  const isTicket = names.some((name) => name.length <= LONGEST_NAME && TICKET.test(name));
  const describes = (index: number) => isTicket && DESCRIPTION.test(names[index] ?? '');
  const best = unrated.find((index) => !isLesser(names[index])) ?? lesser;
  if (best === undefined) {
    // Single words that do not answer a question are categories, places and numbers.
    const isPhrase = new Set(phrases);
    const said = unnamed.filter((index) => isPhrase.has(index) || isOpinion(index));
    const sentences = said.filter((index) => isOpinion(index) || areSentences(columns[index]));
    const kept = sentences.length > 0 ? sentences : said;
    return { said: phrases.length > 0 ? kept : [], instead };
  }
  const said = new Set([
    best,
    ...unrated.filter((index) => describes(index) || !isLesser(names[index], names[best])),
    ...phrases.filter(
      (index) => isOpinion(index) || (isVaried(columns[index]) && areSentences(columns[index])),
    ),
    ...titles.filter((index) => isSaidTitle(names[index], columns[index])),
  ]);
  return { said: [...said], instead: instead.filter((index) => !said.has(index)) };
}

/**
 * Short names of columns of praise and of criticism, side by side in any language: `Достоинства`,
 * `Недостатки`. Empty without both.
 */
export function pairedNames(names: Cells): ReadonlySet<number> {
  const senses = names.map((name) =>
    name.length <= LONGEST_PAIRED && !isAsideName(name) ? senseOf(name) : undefined,
  );
  const isPair = senses.includes('praise') && senses.some(isTurning);
  return new Set(isPair ? [...names.keys()].filter((at) => senses[at] !== undefined) : []);
}

/** In UTF-16 units. */
const LONGEST_PAIRED = 30;

/** Words of a help desk export, whose description is the customer's problem. */
const TICKET =
  /(?<!\p{L})(?:ticket|requester|solicitante|demandeur|richiedente|aanvrager)(?!\p{L})/iu;

const DESCRIPTION = /^\s*(?:ticket )?description\s*$/i;

/** Drops columns that tell kinds of answers by one repeated word: `Response Type`, `completed`. */
const withoutKinds = (
  found: readonly number[],
  names: Cells,
  columns: readonly Cells[],
): readonly number[] =>
  found.filter(
    (index) =>
      !isAsideName(names[index] ?? '') || hasPhrase(columns[index]) || isVaried(columns[index]),
  );

/** Drops columns of multiple-choice answers if others have free text. */
function withoutChoices(
  found: readonly number[],
  names: Cells,
  columns: readonly Cells[],
): readonly number[] {
  const written = found.filter((index) => !isChoice(names[index], columns[index]));
  return written.some((index) => hasPhrase(columns[index])) ? written : found;
}

/** Returns the columns of words whose name indicates no other kind. */
const wordColumns = (header: Cells, columns: readonly Cells[]): number[] =>
  [...header.entries()].flatMap(([index, name]) =>
    ranked(name, TEXT) === undefined &&
    !isAsideName(name) &&
    isWordy(columns[index]) &&
    !isDated(columns[index])
      ? [index]
      : [],
  );

/** Detects columns of a table without a header by their cells alone. */
export function bareColumnsOf(rows: readonly Cells[]): Pick<Columns, 'rating' | 'date'> {
  const columns = columnsIn(rows);
  const rating = columns.findIndex((cells) => cells.length > 1 && isRated(cells, 1));
  const date = columns.findIndex((cells) => cells.length > 1 && isDated(cells, 1));
  return {
    ...(rating !== -1 && { rating }),
    ...(date !== -1 && date !== rating && { date }),
  };
}

/** True for a first row that can only be a header: figures and days below it, none in it. */
export function isAboveFigures(header: Cells, body: readonly Cells[]): boolean {
  const isName = (cell: string) =>
    cell.trim() !== '' &&
    cell.length <= LONGEST_NAME &&
    !/[.!…]\s*$/.test(cell) &&
    !/^\s*\d/.test(cell);
  const areNames = header.every(isName) && new Set(header).size === header.length;
  if (!areNames || header.length < 3 || body.length < 2) return false;
  if (body.some((row) => row.length !== header.length)) return false;
  return columnsIn(body).some(
    (cells, at) =>
      (isRated(cells, 1) || isDated(cells, 1)) && !isRated([header[at] ?? '']) && cells.length > 1,
  );
}
