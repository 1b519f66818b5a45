/**
 * Detects the columns of an export by their names and by their cells: shops, stores and
 * spreadsheets in several languages each use their own.
 */
import { parseDates } from './quote-date.ts';
import { parseRatings } from './quote.ts';

/**
 * Names of columns with a customer's text, best first. Some also name a rating: the cells decide.
 */
const TEXT = rankOf(
  'review reviews text comment comments feedback quote body content message verbatim testimonial answer response opinion description rezension rezensionen kommentar kommentare meinung avis commentaire commentaires resena resenas comentario comentarios opiniones recensione recensioni commento testo recensie recensies opmerking texto texte resenha opiniao bewertungstext bewertung beoordeling valoracion avaliacao',
);
const RATING = rankOf(
  'rating ratings stars star score grade sterne bewertung punkte note etoiles calificacion puntuacion estrellas valoracion voto valutazione stelle beoordeling cijfer sterren nota avaliacao overall points',
);
const DATE = rankOf(
  'date datetime zeitstempel horodateur tijdstempel carimbo temporal cronologiche published created submitted started timestamp time datum fecha data jour at updated creado creada cree creato gemaakt criado erstellt eingegangen solved closed resolved',
);
/** Words that qualify other words and do not change their kind. */
const BESIDE = rankOf(
  'customer verified user product full your utc unix value review reviews text',
);
/** Words that exclude a column, whatever else its name contains. */
const OTHER = rankOf(
  'id title headline summary subject name author reviewer url link image photo count votes likes helpful thumbs reply replied version language lang email phone titel titre titulo titolo',
);

/** Words of the excluded columns that hold a customer's own text: titles. */
const TITLE = rankOf('title headline summary subject titel titre titulo titolo');
/** Words that name the speaker if they are the whole name. */
const PERSON = rankOf(
  'customer user client guest buyer kunde kundin gast cliente klant usuario utente verified full',
);

/** Further words that name a column of a table, but mean nothing in a sentence of their own. */
const COLUMN_WORDS = rankOf(
  'product item sku store shop location city country source platform channel order status category type brand model price number nr no company state region gender age segment team agent asin filiale standort ort land stadt abteilung produkt artikel bestellnummer bestellung kundennummer sprache kanal quelle ville pays magasin produit commande statut ciudad pais tienda producto pedido estado sucursal citta paese negozio prodotto ordine stato sede stad winkel vestiging bestelling cidade loja produto encomenda filial language network ticket survey firma firm societe entreprise empresa azienda ditta bedrijf unternehmen organisation organization organizacion organizzazione organisatie praxis role rolle agente bearbeiter mitarbeiter asignado assegnatario',
);

/** Further words for columns beside a review, if they end its name. */
const ASIDE = rankOf(
  'address street neighborhood nationality hotel restaurant tag tags categories variation variant color colour label sentiment position occupation department',
);
/** Questions of one or two words: repeated cells below them are still answers. */
const OPINION = rankOf(
  'pros cons positive negative liked disliked advantages disadvantages strengths weaknesses improvements suggestions remark remarks verdict complaint complaints praise vorteile nachteile',
);
/** Words for a column that repeats another column. */
const COPY = rankOf(
  'original translated translation excerpt snippet preview raw clean cleaned html plain',
);
/** Words, in the name of a text column, for a reply to a customer. */
const ANSWER = rankOf('answer response');
/** Names of people who reply to customers. */
const ANSWERING = rankOf(
  'owner business management manager company merchant seller vendor developer host property hotel',
);
/**
 * Names of review columns. In a table with one of these, an answer is not the customer's, nor is a
 * description.
 */
const REVIEW = rankOf(
  'review reviews feedback rezension rezensionen avis resena resenas recensione recensioni recensie recensies',
);

function rankOf(words: string): ReadonlyMap<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, index]));
}

/** Splits a name into its words without accents: `reviewText`, `Review Text`, `reviews.text`. */
function wordsOf(name: string): string[] {
  return (
    name
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Longest name that is split into words, in UTF-16 units; longer cells are skipped. */
const LONGEST_NAME = 80;

/** True if the text can only be the name of a column. */
export function isColumnName(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const words = wordsOf(name);
  const known = [TEXT, RATING, DATE].some((ranks) => words.some((word) => ranks.has(word)));
  const isSaid = (word: string) =>
    /^\d+$/.test(word) || [TEXT, RATING, DATE, BESIDE, OTHER].some((it) => it.has(word));
  return known && words.length <= 4 && words.every(isSaid);
}

/** True for a header cell: only words for columns, or an identifier as in code. */
export function mayNameColumn(cell: string): boolean {
  if (/^\s*[\p{L}\d]{1,40}(?:[_.][\p{L}\d]{1,40}){1,5}\s*$/u.test(cell)) return true;
  if (/^\s*\p{Ll}{1,40}(?:\p{Lu}\p{Ll}{1,40}){1,5}\s*$/u.test(cell)) return true;
  const words = cell.length > LONGEST_NAME ? [] : wordsOf(cell);
  const sets = [TEXT, RATING, DATE, BESIDE, OTHER, COLUMN_WORDS];
  return (
    words.length > 0 &&
    words.length <= 4 &&
    !/[.!?:]\s*$/.test(cell) &&
    words.every((word) => /^\d+$/.test(word) || sets.some((it) => it.has(word)))
  );
}

/** True for a field whose value is not a customer's text. */
export function isAsideName(name: string): boolean {
  if (asksName(name)) return true;
  if (isQuestion(name)) return false;
  const words = wordsOf(name);
  return (
    words.some((word) => [DATE, OTHER].some((it) => it.has(word))) ||
    (!isOpinion(words) && (words.some((word) => RATING.has(word)) || isLabel(words))) ||
    isAnswerOfBusiness(words) ||
    (words.length > 0 && words.every((word) => PERSON.has(word) || SPEAKER.has(word)))
  );
}

type Words = readonly string[];

const isOpinion = (words: Words): boolean => words.some((word) => OPINION.has(word));
const isAnswerOfBusiness = (words: Words): boolean =>
  words.some((word) => ANSWER.has(word)) && words.some((word) => ANSWERING.has(word));
/** True for words that name a column of a table other than its text. */
const isLabel = (words: Words): boolean =>
  words.some((word) => COLUMN_WORDS.has(word)) || endsAside(words);
const endsAside = (words: Words): boolean =>
  ASIDE.has(words.at(-1) ?? '') || words.includes('since');

/** Longest label, in words; longer names are sentences. */
const LONGEST_LABEL = 5;

/** True for a survey question: its words say nothing about the answers. */
const isQuestion = (name: string): boolean =>
  name.length > LONGEST_NAME ||
  /\?\s*(?:\([^)]{1,40}\)\s*)?\*?\s*$/.test(name) ||
  wordsOf(name).length > LONGEST_LABEL;

/** True if a name is that of a text column and of no other kind. */
export function isTextName(name: string): boolean {
  return isColumnName(name) && ranked(name, TEXT) !== undefined;
}

/** Returns how well a name fits, 0 for best; undefined if it does not. */
function ranked(name: string, ranks: ReadonlyMap<string, number>): number | undefined {
  const words = wordsOf(name);
  if (ranks === TEXT && isQuestion(name)) return undefined;
  if (words.some((word) => OTHER.has(word)) || isAnswerOfBusiness(words)) return undefined;
  const means = (other: ReadonlyMap<string, number>) =>
    other !== ranks && words.some((word) => other.has(word) && !ranks.has(word));
  if (ranks === TEXT && (means(RATING) || means(DATE))) return undefined;
  if (ranks === RATING && means(DATE)) return undefined;
  const found = words.flatMap((word) => ranks.get(word) ?? []);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Returns the indexes of the columns whose names fit, best first. */
function fitting(names: readonly string[], ranks: ReadonlyMap<string, number>): number[] {
  return names
    .flatMap((name, index) => {
      const rank = ranked(name, ranks);
      return rank === undefined ? [] : [{ index, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}

/** Returns the indexes of the fields whose names fit the role, best first. */
export const fieldsFor = (role: 'text' | 'rating' | 'date', names: readonly string[]): number[] =>
  fitting(names, role === 'text' ? TEXT : role === 'rating' ? RATING : DATE);

/**
 * Words for the author of a row, best first; and words that exclude a column from naming the
 * author.
 */
const SPEAKER = rankOf(
  'reviewer author writer respondent customer guest user username contributor name verfasser autor autorin kunde kundin gast nutzer vorname nom prenom auteur client nombre cliente nome autore utente naam klant auteur requester solicitante demandeur richiedente aanvrager anfragende anfragender melder encuestado teilnehmer teilnehmerin participante partecipante deelnemer repondant rispondente from sender player',
);
const NOT_SPEAKER = rankOf(
  'id nr no number email mail phone url link image photo avatar location country city age gender segment type title since count product item hotel restaurant company business brand store shop file campaign business owner agent assignee agente asignado assignee bearbeiter bearbeiterin conseiller assegnatario toegewezen atribuido group service support satisfaction service last nachname apellido achternaam cognome apelido',
);

/** A question for a name: `What's your first name?`, `Wie heißt du?`. */
const ASKS_NAME =
  /(?<!\p{L})(?:(?:first |full |your )name|call you|your name|wie heiß(?:t|en)|ihr(?:en)? (?:vor)?name|dein(?:en)? (?:vor)?name|comment (?:vous appelez|t[’']appelles|tu t)|(?:votre|ton) (?:pré)?nom|prénom|(?:cómo|como) (?:te llamas|se llama)|(?:tu|su) nombre|come (?:ti chiami|si chiama)|(?:il tuo|il suo) nome|hoe heet|(?:jouw|je|uw) (?:voor)?naam|(?:qual (?:é )?o|o) (?:seu|teu) (?:primeiro )?nome|como (?:você )?se chama)(?!\p{L})/iu;

/** In UTF-16 units. */
const LONGEST_QUESTION = 200;

const asksName = (name: string): boolean =>
  name.length <= LONGEST_QUESTION && isQuestion(name) && ASKS_NAME.test(name);

/** The column with the author of each row. */
export function speakerColumn(names: readonly string[]): number | undefined {
  const found = names.flatMap((name, index) => {
    const words = isQuestion(name) ? [] : wordsOf(name);
    const ranks = words.flatMap((word) => SPEAKER.get(word) ?? []);
    const isOther = words.some((word) => NOT_SPEAKER.has(word));
    if (asksName(names[index] ?? '')) return [{ index, rank: 0 }];
    return ranks.length === 0 || isOther ? [] : [{ index, rank: Math.min(...ranks) }];
  });
  return found.toSorted((a, b) => a.rank - b.rank || a.index - b.index)[0]?.index;
}

/** True for the name of a column of people who answer customers, or of anything but a name. */
export const isAnswering = (name: string): boolean =>
  name.length > LONGEST_NAME || wordsOf(name).some((word) => NOT_SPEAKER.has(word));

/** Indexes of the columns by content; absent if there is none. */
export interface Columns {
  /** Columns with a customer's text, best first: a quote joins all of them that are filled. */
  readonly said: readonly number[];
  /** Fallbacks if no column of `said` is filled, best first: copies, lesser texts, titles. */
  readonly instead: readonly number[];
  readonly rating?: number | undefined;
  readonly date?: number | undefined;
}

type Cells = readonly string[];

/** Matches a question that is answered with a number. */
const SCORED =
  /likely|how (?:would|do|did) you rate|rate (?:your|our|the|us)|bewert|noteriez|notez|évalue|calific|puntú|valor(?:a|e|arías)|valut|beoordeel|avali|recommend|empfehl|recommand|recomend|raccomand|consigli|aanbevel|score|nps|satisf|zufrieden|tevreden|soddisf|(?<!\d)[01] ?(?:-|–|to|bis|à|a|al|tot) ?(?:5|10)(?!\d)/iu;

/** True for a cell that can only be a survey question. */
export const asksCustomers = (cell: string): boolean =>
  /\?\s*(?:\([^)]{1,30}\))?\s*$/.test(cell.slice(-60)) &&
  isQuestion(cell.replace(/\([^)]{1,30}\)\s*$/, ''));

/** True for a question with a number, a choice, or yes or no as its answer. */
export const isClosed = (question: string): boolean =>
  question.length <= LONGEST_QUESTION && (SCORED.test(question) || CLOSED.test(question));

/**
 * Detects the columns of a table whose header has been removed; undefined if no column has words.
 */
export function columnsOf(header: Cells, body: readonly Cells[]): Columns | undefined {
  const columns = columnsIn(body);
  const found = wordsAmong(header, columns);
  const only = wordiest(columns) ?? fieldsFor('text', header)[0];
  const said = found.said.length === 0 && only !== undefined ? [only] : found.said;
  if (said.length === 0) return undefined;
  const taken = new Set(said);
  const [ratings, dates] = [fieldsFor('rating', header), fieldsFor('date', header)];
  const rating =
    ratings.find((index) => !taken.has(index) && isRated(columns[index])) ??
    [...header.keys()].find(
      (index) =>
        !taken.has(index) && SCORED.test(header[index] ?? '') && isRated(columns[index], 1),
    );
  const date = dates.find((index) => !taken.has(index) && isDated(columns[index]));
  const instead = found.instead.filter(
    (index) => !taken.has(index) && index !== rating && index !== date,
  );
  return { said, instead, rating, date };
}

/** Finds the fields of records with a customer's text, by their names and all their values. */
export function wordsAmong(
  names: Cells,
  columns: readonly Cells[],
): Pick<Columns, 'said' | 'instead'> {
  const named = fieldsFor('text', names);
  const titles = [...names.keys()].filter(
    (index) =>
      isTitleName(names[index] ?? '') &&
      !isTitleOfThing(names[index]) &&
      isOwnTitle(columns[index]),
  );
  const instead = [...withoutGrades(named, names, columns), ...titles];
  const unnamed = withoutChoices(wordColumns(names, columns), names, columns);
  const phrases = unnamed.filter((index) => hasPhrase(columns[index]));
  const texts = withoutGrades(
    named.filter((index) => isWordy(columns[index])),
    names,
    columns,
  );
  const unrated = texts.filter((index) => !isRated(columns[index]));
  const isAsked = phrases.some((index) => isQuestion(names[index] ?? ''));
  const lesser = isAsked ? undefined : (unrated[0] ?? texts[0]);
  const isTicket = names.some((name) => name.length <= LONGEST_NAME && TICKET.test(name));
  const describes = (index: number) => isTicket && DESCRIPTION.test(names[index] ?? '');
  const best = unrated.find((index) => !isLesser(names[index])) ?? lesser;
  if (best === undefined) {
    // Single words that do not answer a question are categories, places and numbers.
    const said = unnamed.filter((index) => phrases.includes(index) || isAnswered(names[index]));
    const sentences = said.filter(
      (index) => isAnswered(names[index]) || areSentences(columns[index]),
    );
    const kept = sentences.length > 0 ? sentences : said;
    return { said: phrases.length > 0 ? kept : [], instead };
  }
  const said = new Set([
    best,
    ...unrated.filter((index) => describes(index) || !isLesser(names[index], names[best])),
    ...phrases.filter(
      (index) =>
        isAnswered(names[index]) || (isVaried(columns[index]) && areSentences(columns[index])),
    ),
    ...titles.filter((index) => isSaidTitle(names[index], columns[index])),
  ]);
  return { said: [...said], instead: instead.filter((index) => !said.has(index)) };
}

/** Words of a help desk export, whose description is the customer's problem. */
const TICKET =
  /(?<!\p{L})(?:ticket|requester|solicitante|demandeur|richiedente|aanvrager)(?!\p{L})/iu;
const DESCRIPTION = /^\s*(?:ticket )?description\s*$/i;

/** Drops columns of multiple-choice answers if others have free text. */
function withoutChoices(
  found: readonly number[],
  names: Cells,
  columns: readonly Cells[],
): readonly number[] {
  const written = found.filter((index) => !isChoice(names[index], columns[index]));
  return written.some((index) => hasPhrase(columns[index])) ? written : found;
}

/** Drops columns with one-word grades, such as `Good`, if others have sentences. */
function withoutGrades(
  found: readonly number[],
  names: Cells,
  columns: readonly Cells[],
): readonly number[] {
  const sentences = found.filter((index) => areSentences(columns[index]));
  if (sentences.length === 0) return found;
  return found.filter(
    (index) => sentences.includes(index) || ranked(names[index] ?? '', RATING) === undefined,
  );
}

/** In words. */
const LONGEST_CHOICE = 4;

/** Matches questions about the source of a customer, and about permission to use the answer. */
const CLOSED =
  /hear(?:d)? (?:about|of)|find (?:out about )?us|von uns (?:erfahren|gehört)|auf uns aufmerksam|entendu parler|(?:connu|découvert|trouvé)s?.{0,20}\?|nos (?:conoció|conociste|ha conocido)|saputo di noi|(?:ci hai|ci ha) (?:conosciuto|trovato)|over ons gehoord|ons gevonden|(?:ouviu falar|soube|conheceu)|(?<!(?:how|what|where|wie|was|wo|worin|que|qué|quoi|cómo|como|comment|cosa|come) )(?:(?:may|can|could) we |dürfen wir|pouvons-nous|podemos|possiamo|mogen we)/iu;

/** Questions with a choice between several options. */
const PICKED =
  /^\W{0,3}(?:which|welche[rsnm]?|quel(?:le)?s?|cu[áa]l(?:es)?|quale|quali|welke|qual|quais|(?:de )?qué (?:curso|taller|clase|producto|tienda|sede)|what (?:course|class|product|store|branch|age|type|kind))(?!\p{L})/iu;

/** True for short answers to a closed question, or for answers that are all yes or no. */
function isChoice(name = '', cells: Cells = []): boolean {
  const filled = cells.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '');
  const isShort = filled.every(
    (cell) => cell.length <= 60 && cell.split(/\s+/, LONGEST_CHOICE + 1).length <= LONGEST_CHOICE,
  );
  const isPicked = name.length <= LONGEST_QUESTION && (CLOSED.test(name) || PICKED.test(name));
  return isShort && filled.length > 0 && (isPicked || filled.every(isYesOrNo));
}

const isYesOrNo = (cell: string): boolean =>
  /^(?:yes|no|ja|nein|oui|non|sí|si|sì|nee|sim|não)(?!\p{L})/u.test(cell);

/**
 * True for a text column that copies another, holds someone else's text, or no text at all. Without
 * the other's name, this is only a possibility.
 */
function isLesser(name = '', best?: string): boolean {
  const [words, others] = [wordsOf(name), best === undefined ? undefined : wordsOf(best)];
  if (COLUMN_WORDS.has(words.at(-1) ?? '') || endsAside(words)) return true;
  if (words.includes('description'))
    return words.every((word) => word === 'description' || COLUMN_WORDS.has(word));
  if (words.some((word) => ANSWER.has(word)))
    return others === undefined || others.some((word) => REVIEW.has(word));
  if (!words.some((word) => COPY.has(word))) return false;
  const core = words.filter((word) => !COPY.has(word));
  return others === undefined || isWithin(core, others) || isWithin(others, core);
}

const isWithin = (some: Words, all: Words): boolean => some.every((word) => all.includes(word));

const isTitleName = (name: string): boolean =>
  name.length <= LONGEST_NAME && wordsOf(name).some((word) => TITLE.has(word));

/** True if titles differ. A title may be that of the product, and is then the same in many rows. */
const isOwnTitle = (cells: Cells = []): boolean => isWordy(cells) && isVaried(cells);

/** Titles of these things say nothing about a review. */
const THING = rankOf(
  'ticket case request order product item listing page video article course event booking anfrage vorgang bestellung produkt artikel commande produit demande pedido producto ordine prodotto bestelling',
);

const isTitleOfThing = (name = ''): boolean => {
  const words = name.length <= LONGEST_NAME ? wordsOf(name) : [];
  return words.some((word) => THING.has(word)) && !words.some((word) => REVIEW.has(word));
};

/**
 * True for a title that joins the text, because several read as phrases: names of things are
 * capitalised throughout.
 */
function isSaidTitle(name = '', cells: Cells = []): boolean {
  const phrases = cells.map((cell) => cell.trim().split(/\s+/)).filter((it) => it.length > 1);
  if (wordsOf(name).some((word) => REVIEW.has(word))) return phrases.length > 0;
  const small = phrases.filter(([, ...rest]) => rest.some((word) => SMALL_WORD.test(word)));
  return cells.length > 1 && phrases.length > 0 && small.length >= phrases.length / 2;
}

/** Matches a word in lower case, except those within names of places and products. */
const SMALL_WORD =
  /^(?!(?:of|the|and|for|with|in|at|by|de|la|le|du|des|et|von|und|der|am|im|di|da|do|y|e)$)\p{Ll}/u;

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

const isAnswered = (name = ''): boolean => isQuestion(name) || isOpinion(wordsOf(name));

/** In words, on average; names of companies and things are shorter. */
const SHORTEST_SENTENCE = 4;

function areSentences(cells: Cells = []): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const words = filled.reduce((sum, cell) => sum + cell.trim().split(/\s+/, 40).length, 0);
  return words >= filled.length * SHORTEST_SENTENCE;
}

const hasPhrase = (cells: Cells = []): boolean => cells.some((cell) => /\S\s+\S/.test(cell));

/**
 * True if most cells differ: categories and variants repeat from row to row, customers' texts do
 * not.
 */
function isVaried(cells: Cells = []): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return new Set(filled).size > filled.length / 2;
}

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

/**
 * The columns with their existing cells only: padding would make a wide row above many short ones
 * quadratic.
 */
function columnsIn(rows: readonly Cells[]): readonly Cells[] {
  const columns: string[][] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) (columns[index] ??= []).push(cell);
  return columns;
}

/** True if the condition holds for this share of the filled cells. */
function mostly(cells: Cells | undefined, holds: (filled: Cells) => number, share = 0.5): boolean {
  const filled = cells?.filter((cell) => cell.trim() !== '') ?? [];
  return filled.length > 0 && holds(filled) >= filled.length * share;
}

const defined = (values: readonly unknown[]) => values.filter((it) => it !== undefined).length;
const isRated = (cells: Cells | undefined, share?: number) =>
  mostly(cells, (filled) => defined(parseRatings(filled)), share);
const isDated = (cells: Cells | undefined, share?: number) =>
  mostly(
    cells,
    (filled) =>
      parseDates(filled).filter((date, at) => {
        const cell = filled[at] ?? '';
        const isDay = date !== undefined || NUMERIC_DAY.test(cell.trim());
        return hasThreeDigits(cell) && (isDay || defined(parseDates([cell])) > 0);
      }).length,
    share,
  );
/** Matches a day even if it is ambiguous which number is the month. */
const NUMERIC_DAY = /^\d{1,2}(?<sign>[./-])\d{1,2}\k<sign>(?:\d{2}){1,2}$/;
const hasThreeDigits = (cell: string): boolean => cell.replace(/\D/g, '').length >= 3;
const isWordy = (cells: Cells | undefined) =>
  mostly(
    cells,
    (filled) => filled.filter((cell) => /\p{L}{2}|[\p{Emoji_Presentation}]/u.test(cell)).length,
  );

/** Returns the column with the most letters, not counting links and single words. */
function wordiest(columns: readonly Cells[]): number | undefined {
  const letters = columns.map((cells) =>
    cells.reduce((sum, cell) => sum + (/\S\s+\S/.test(cell) ? lettersIn(cell) : 0), 0),
  );
  const most = letters.reduce((highest, count) => Math.max(highest, count), 0);
  return most > 0 ? letters.indexOf(most) : undefined;
}

const lettersIn = (cell: string): number => cell.match(/\p{L}/gu)?.length ?? 0;
