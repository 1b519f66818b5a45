/** A rating at the start of a line, as on review pages. */
export interface Stars {
  /** 0 to 5. */
  readonly rating: number;
  /** The text after them: a title, a date, or nothing. */
  readonly rest: string;
  /** The figure, if its scale is unknown: `Score: 9`. */
  readonly bare?: number;
  /** True if drawn in signs or named as stars: no customer would begin a sentence with it. */
  readonly isPlain: boolean;
}

const GLYPHS = String.raw`(?:[★☆⭐🌟✩✭✮●○⬤◯]\uFE0F?\s?){1,10}`;
const COUNTED = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const WORD_NUMBERS =
  'one two three four five|ein(?:en?)? zwei drei vier fünf|une? deux trois quatre cinq|una? dos tres cuatro cinco|una? due tre quattro cinque|een twee drie vier vijf|uma? (?:dois|duas) três quatro cinco';
const WORD = WORD_NUMBERS.split(/[ |]/).join('|');
const OF = String.raw`\s{0,2}(?:\/|out of|of|von|sur|de|su|van(?: de)?|uit|op|sobre|em|aus|na|z|av|ud af|af|din|iz|od)\s{0,2}(?:de )?`;
const SCALE = String.raw`(?:5|6|10|100|five|fünf|cinq|cinco|cinque|vijf)(?:[.,]0{1,2})?`;
const UNIT =
  '(?:-?stars?|sterne?n?|étoiles?|estrellas?|stell[ea]|sterren|ster|estrelas?|bubbles?|punkten?|points?|puntos?|punti|punten|pontos?|kreisen?|burbujas?|bulles?|bolhas?|pallini|sonnen?|gwiazd(?:ki|ek|ka)|stjärn(?:or|a)|stjerner?|tähteä|hvězd(?:iček|ičky|y)?|yıldız|csillag|stele|звёзд[ыа]?|зірок)';
const LABEL =
  '(?:(?:overall |customer |your |star |nps |csat |gesamt|product )?(?:rated|rating|ratings|score[ds]?|stars?|grade|bewertet mit|bewertung|note|sterne|mit|noté|note attribuée|évaluation|calificaci[óo]n|calificado con|puntuaci[óo]n|puntuado con|valoraci[óo]n|valorado con|valutazione|valutato|voto|punteggio|beoordeeld met|beoordeling|waardering|cijfer|avaliaç[ãa]o|avaliado com|nota|classificaç[ãa]o|puntuaci[óo]n (?:otorgada|de)|con una puntuaci[óo]n de|punteggio (?:assegnato|di)|con un punteggio di|avec une note de|une note de|beoordeeld met een|met een|com (?:uma )?nota(?: de)?|mit einer note von|pontuação|pontuado com|com pontuação de|scoorde(?: een)?|score van|bewertet mit|csat|nps)(?: ?:| with| at|,|) ?)';

/** Words of a customer who rates in a sentence. */
const OWN =
  "(?:i|we|my|our|ich|wir|mein|meine|unser|je|j|nous|yo|mi|le|les|lo|io|do|ho|noi|ik|wij|mijn|eu|dou|minha)(?:[ ’']|$)";

const FORMS: readonly RegExp[] = [
  // 5.0 out of 5 stars, 4,5 von 5, 9/10, (5.0 of 5 bubbles)
  new RegExp(
    String.raw`^[(]?(?<label>${LABEL})?(?<value>${COUNTED}|${WORD})(?: ?${UNIT})?${OF}(?<scale>${SCALE})(?<unit> ?${UNIT})?(?: bewertet| review)?[)]?(?![\p{L}\d%])`,
    'iu',
  ),
  // 5 stars, five stars, Rated 4 stars
  new RegExp(
    String.raw`^[(]?(?<label>${LABEL})?(?<value>${COUNTED}|${WORD}) ?(?<unit>${UNIT})(?: (?:rating|review))?[)]?(?![\p{L}\d%])`,
    'iu',
  ),
  // Valutata 5 stelle su 5, Betygsatt 5 av 5 stjärnor
  new RegExp(
    String.raw`^(?!${OWN})(?<label>(?:[\p{L}’']{2,20}[:, ]{1,2}){1,4})(?<value>${COUNTED})(?:(?: ?${UNIT})${OF}(?<scale>${SCALE})|${OF}(?<of>${SCALE}) ?${UNIT})[.]?$`,
    'iu',
  ),
  // Bedømmelse, 5 stjerner
  new RegExp(String.raw`^(?<label>\p{L}{4,15}, )(?<value>${COUNTED}) ?(?<unit>${UNIT})$`, 'iu'),
  // Mit 10 bewertet
  new RegExp(String.raw`^(?<label>mit )(?<value>${COUNTED}) bewertet$`, 'iu'),
  // 4.0 ★
  /^(?<value>[1-5](?:[.,]\d)?) ?(?<unit>[★⭐]\uFE0F?)$/u,
  // Rating: 4
  new RegExp(String.raw`^(?<label>${LABEL})(?<value>${COUNTED})(?<unit>%)?$`, 'iu'),
];

const DRAWN = new RegExp(
  String.raw`^(?<label>${LABEL})?(?<glyphs>${GLYPHS})(?<half>(?<!\s)½)?(?:\(${COUNTED}(?:${OF}${SCALE})?\)|${COUNTED}${OF}${SCALE}(?![\p{L}\d])|\d[.,]\d(?![\p{L}\d]))?`,
  'iu',
);

const NUMBERS = new Map(
  WORD_NUMBERS.split('|').flatMap((language) =>
    language
      .split(' ')
      .flatMap((form, at) => expanded(form).map((word) => [word, at + 1] as const)),
  ),
);

/** Expands `ein(?:en?)?` and `(?:dois|duas)` into the words that they match. */
function expanded(form: string): string[] {
  const forms: Readonly<Record<string, string[]>> = {
    'ein(?:en?)?': ['ein', 'eine', 'einen'],
    'une?': ['un', 'une'],
    'una?': ['un', 'una'],
    'uma?': ['um', 'uma'],
  };
  return forms[form] ?? form.replace(/[()?:]/g, '').split('|');
}

/** In UTF-16 units: length of the part before the rest of a line. */
const LONGEST = 80;

/** Parses the stars that a line begins with; undefined if there are none. */
export function readStars(line: string): Stars | undefined {
  const head = line.slice(0, LONGEST);
  return drawnStars(line, head) ?? writtenStars(line, head);
}

function drawnStars(line: string, head: string): Stars | undefined {
  const match = DRAWN.exec(head);
  const glyphs = match?.groups?.['glyphs'];
  if (!match || glyphs === undefined) return undefined;
  const full = glyphs.match(/[★⭐🌟●⬤✭✮]/gu)?.length ?? 0;
  const rating = match.groups?.['half'] === undefined ? full : full + 0.5;
  return isOfFive(rating)
    ? { rating, rest: restOf(line, match[0].length), isPlain: true }
    : undefined;
}

function writtenStars(line: string, head: string): Stars | undefined {
  for (const form of FORMS) {
    const match = form.exec(head);
    const { label, value = '', scale = match?.groups?.['of'], unit } = match?.groups ?? {};
    const rating = match ? ratingOf(value, scale, unit) : undefined;
    if (!match || rating === undefined) continue;
    const isPlain = label !== undefined || unit !== undefined || match[0].startsWith('(');
    const bare = scale === undefined && unit === undefined ? numberOf(value) : undefined;
    return {
      rating,
      rest: restOf(line, match[0].length),
      isPlain,
      ...(bare !== undefined && { bare }),
    };
  }
  return undefined;
}

const restOf = (line: string, from: number): string =>
  line.slice(from).replace(/^\s*[.:|·,;–—-]?\s*/, '');

function ratingOf(value: string, scale: string | undefined, unit: string | undefined) {
  const number = numberOf(value);
  if (number === undefined) return undefined;
  const of = unit === '%' ? 100 : scale === undefined ? scaleOf(number, unit) : numberOf(scale);
  const rating = (number * 5) / (of ?? 5);
  return isOfFive(rating) ? Math.round(rating * 100) / 100 : undefined;
}

/** A bare number above five is out of ten; stars are always out of five. */
const scaleOf = (number: number, unit: string | undefined): number =>
  unit !== undefined || number <= 5 ? 5 : number <= 10 ? 10 : 100;

function numberOf(written: string): number | undefined {
  const number = NUMBERS.get(written.toLowerCase()) ?? Number(written.replace(',', '.'));
  return Number.isNaN(number) ? undefined : number;
}

const isOfFive = (rating: number): boolean => rating >= 0 && rating <= 5;
