import { FAMILY_NAMES, GIVEN_NAMES, NAMED_THINGS, NAMES_THAT_ARE_WORDS } from './given-names.ts';

/**
 * Finds what tells who a private person is: e-mail addresses, telephone numbers and names. By rules
 * and short lists, on the device. What it takes for a name and is none, and what it cannot find, is
 * listed in `tests/domain/analysis/masking.test.ts`.
 */
export interface Mask {
  /** Where it stands in the text, in UTF-16 units; `end` is the first one behind it. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'name' | 'e-mail' | 'phone';
}

/** What is to be masked in a text, in its order, never overlapping. */
export function findMasks(text: string): readonly Mask[] {
  // Most quotes hold none of it: a look at the signs saves the long patterns.
  const mails = /@|[([{ ]at[)\]} ]/i.test(text) ? findAll(text, EMAIL, 'e-mail') : [];
  const phones = /\d/.test(text) ? findPhones(text) : [];
  const found = [...mails, ...phones, ...findNames(text)];
  return joined(found.toSorted((a, b) => a.start - b.start));
}

/** Where two overlap, one mask hides both. */
function joined(sorted: readonly Mask[]): Mask[] {
  const apart: Mask[] = [];
  for (const mask of sorted) {
    const last = apart.at(-1);
    if (!last || last.end <= mask.start) apart.push(mask);
    else apart[apart.length - 1] = { ...last, end: Math.max(last.end, mask.end) };
  }
  return apart;
}

/** The text with each mask in place of what it hides: `[name]`, `[e-mail]`, `[phone]`. */
export function applyMasks(text: string, masks: readonly Mask[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, kind } of masks) {
    masked += `${text.slice(from, start)}[${kind}]`;
    from = end;
  }
  return masked + text.slice(from);
}

function findAll(text: string, pattern: RegExp, kind: Mask['kind']): Mask[] {
  return [...text.matchAll(pattern)].map((match) => spanOf(match.index, match[0], kind));
}

const spanOf = (start: number, found: string, kind: Mask['kind']): Mask => ({
  start,
  end: start + found.length,
  kind,
});

/** Bounded everywhere: a review of one endless word must not take quadratic time. */
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}(?: ?@ ?[\p{L}\p{N}-]{1,63}(?: \. ?[\p{L}\p{N}-]{2,63}|\.[\p{L}\p{N}-]{1,63}){1,4}| ?[([{ ]at[)\]} ] ?[\p{L}\p{N}-]{1,63}(?: ?[([{ ]dot[)\]} ] ?[\p{L}\p{N}-]{2,63}){1,3})/giu;

const PHONE_LIKE =
  /(?<![\p{L}\p{N}#$€£%&.,/-])(?:\+ ?|00)?\(?\d(?:[ ().\-–/]{0,3}\d){5,15}(?![\p{L}\p{N}%€]|[.,]\d| ?(?:€|eur|usd|dollars)\b)/giu;

const PHONE_WORD =
  /\b(?:call(?:ed|ing)?|phone|tel|telephone|mobile|cell|text(?:ed)?|whats ?app|fax|reach(?: me)?|ring|dial|hotline|telefon|handy|anruf\w*|t[ée]l[ée]fono|móvil|t[ée]l|portable|numéro|number|nummer)\b[^\d\n]{0,25}$/iu;
const OTHER_NUMBER =
  /\b(?:order|tracking|invoice|item|model|serial|part|reference|ref|ticket|case|article|product|isbn|bestell\w*|commande|pedido)\b[^\d\n]{0,25}$/iu;

function findPhones(text: string): Mask[] {
  return [...text.matchAll(PHONE_LIKE)]
    .filter((match) => isPhone(match[0], text.slice(Math.max(0, match.index - 48), match.index)))
    .map((match) => spanOf(match.index, match[0], 'phone'));
}

const DATE_OR_RANGE =
  /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}.*|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{4} ?[-–/] ?\d{2,4})$/;

function isPhone(found: string, before: string): boolean {
  const digits = found.replace(/\D/g, '').length;
  if (digits > 15 || DATE_OR_RANGE.test(found) || OTHER_NUMBER.test(before)) return false;
  if (/^\+|^00/.test(found)) return digits >= 8;
  if (PHONE_WORD.test(before)) return digits >= 7;
  return isWritten(found, digits);
}

/** Written as numbers are only when they are dialled. */
function isWritten(found: string, digits: number): boolean {
  if (/^\(\d{2,5}\)/.test(found)) return digits >= 7;
  if (/^(?:1[ .-])?\d{3}[ .-]\d{3}[ .-]\d{4}$/.test(found)) return true;
  if (/^0\d/.test(found)) return digits >= 9 && digits <= 13;
  return /^[6-9]\d{2} \d{3} \d{3}$/.test(found);
}

interface Word {
  readonly text: string;
  /** In lower case, without a possessive ending. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
  readonly capital: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*/gu;

function wordsOf(text: string): Word[] {
  let from = 0;
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const bare = /['’]/.test(found) ? found.replace(/['’]s$/i, '') : found;
    const gap = text.slice(from, index);
    from = index + found.length;
    const capital = /^\p{Lu}/u.test(found);
    const end = index + bare.length;
    return { text: bare, key: bare.toLowerCase(), start: index, end, gap, capital };
  });
}

function findNames(text: string): Mask[] {
  const words = wordsOf(text);
  const found: Mask[] = [];
  let things: readonly Mask[] | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const length = nameLength(words, index);
    const [first, last] = [words[index], words[index + length - 1]];
    if (length === 0 || !first || !last) continue;
    const mask: Mask = { start: first.start, end: last.end, kind: 'name' };
    things ??= findAll(text, NAMED_THINGS, 'name');
    if (!things.some((it) => mask.start < it.end && it.start < mask.end)) found.push(mask);
    index += length - 1;
  }
  return [...found, ...findAll(text, HONOURED, 'name')];
}

/** Names before an honorific, in scripts without capitals. */
const HONOURED = /\p{Script=Han}{1,3}(?=先生|女士|小姐|さん|様|氏)/gu;

/** How many words, from this one, are the name of a person; 0 for none. */
function nameLength(words: readonly Word[], index: number): number {
  const word = words[index];
  if (!word || NEVER.has(word.key) || TITLES.has(word.key)) return 0;
  if (isTitled(words, index)) return 1 + surnames(words, index);
  if (!word.capital) return isNamedInPassing(words, index) ? 1 + surnames(words, index) : 0;
  if (isGiven(word) && !isMisplaced(words, index)) return 1 + surnames(words, index);
  if (FAMILY_NAMES.has(next(words, index)?.key ?? '') && isSurname(words[index + 1])) return 2;
  if (NAMES_THAT_ARE_WORDS.has(word.key) && isMeant(words, index))
    return 1 + surnames(words, index);
  return isIntroduced(words, index) || isSignature(words, index) ? 1 + surnames(words, index) : 0;
}

/** The next word of the same phrase. */
function next(words: readonly Word[], index: number): Word | undefined {
  const after = words[index + 1];
  return after && /^[ \u00A0]$/.test(after.gap) ? after : undefined;
}

const isGiven = ({ key }: Word): boolean =>
  GIVEN_NAMES.has(key) || GIVEN_NAMES.has(/^(.{3,})-/.exec(key)?.[1] ?? '');

/** Words that begin sentences and titles, and are no names whatever stands before them. */
const NEVER = setOf(
  'i a an the and but or so if it its he she they we you my our your his her their this that these those who which what when where why how not no yes very really too just also thanks thank please for from with to of in on at by as is was are were be been am have has had do does did will would can could should customer service support team staff store shop company amazon apple google ebay etsy walmart target verizon paypal fedex ups usps dhl samsung microsoft sony nike adidas facebook instagram german english french spanish italian american british chinese christmas monday tuesday wednesday thursday friday saturday sunday january february march july september october november december everyone everybody all again much super great good',
);

/** `St. Peter`, `Lake Victoria`, `in Charlotte` are places. */
const isMisplaced = (words: readonly Word[], index: number): boolean =>
  /^(?:st|san|santa|saint|lake|mount|mt|port|fort|cape|rue)$/.test(words[index - 1]?.key ?? '') &&
  (words[index]?.gap.length ?? 0) < 3;

const PARTICLES = setOf('van von de da del der den la le di el bin al dos das du ten ter');

/** How many words after the given name belong to it: family names, particles, initials. */
function surnames(words: readonly Word[], index: number): number {
  let count = 0;
  for (let at = index + 1; at <= index + 4; at += 1) {
    const word = words[at];
    if (!word || !/^(?:[ \u00A0]|\. | and | & )$/.test(word.gap)) break;
    if (word.gap !== ' ' && word.gap !== '\u00A0' && !isInitialBefore(words, at)) break;
    if (isSurname(word)) count = at - index;
    else if (!PARTICLES.has(word.key)) break;
  }
  return count;
}

const isInitialBefore = (words: readonly Word[], at: number) =>
  words[at]?.gap === '. ' && words[at - 1]?.text.length === 1;

/** An initial, or a capitalised word that is not the start of something else. */
const isSurname = (word: Word | undefined): boolean =>
  word?.capital === true &&
  !NEVER.has(word.key) &&
  !NO_SURNAME.has(word.key) &&
  (word.text.length > 1 ? !/^\p{Lu}{5,}$/u.test(word.text) || FAMILY_NAMES.has(word.key) : true);

const NO_SURNAME = setOf(
  'love loved loves like likes wow best worst nice perfect awesome amazing excellent highly definitely absolutely helped made went told said gave took size small medium large xl xs dress top shirt bag phone order review instagram collection jeans shoes boots blue red black white green',
);

const TITLES = setOf(
  'mr mrs ms miss mx dr prof professor herr herrn frau señor señora señorita mme madame monsieur mlle signora signore signor mevrouw meneer pan pani',
);

function isTitled(words: readonly Word[], index: number): boolean {
  const [word, title] = [words[index], words[index - 1]];
  if (!word?.capital || !title || !TITLES.has(title.key)) return false;
  if (!/^\.? $/.test(word.gap) || !title.capital) return false;
  return !/^(?:meine|seine|ihre|der|die|eine|my|the|a)$/.test(words[index - 2]?.key ?? '');
}

/** Words before a name that say that a person follows, as they read when joined by single spaces. */
const RELATION =
  /(?:\b(?:husband|wife|son|daughter|mom|mum|mother|dad|father|sister|brother|aunt|uncle|niece|nephew|grandma|grandmother|grandson|granddaughter|girlfriend|boyfriend|fianc[ée]e?|partner|friend|colleague|coworker|neighbou?r|boss|waiter|waitress|server|bartender|barista|chef|hostess|manager|receptionist|cashier|agent|rep|representative|advisor|stylist|hairdresser|tailor|driver|mechanic|technician|plumber|guide|instructor|trainer|coach|therapist|nurse|teacher|dentist|landlord|tochter|sohn|mann|schwester|bruder|freundin|freund|kollegin|kollege|verkäuferin|verkäufer|mari|femme|fille|fils|ami|amie|serveur|serveuse|marido|esposa|hijo|hija|amigo|amiga|marito|moglie|figlio|figlia|named|namens|name is|name's|name ist|heiße|m'appelle|llamo|chiamo|spoke with|spoke to|talked to|talked with|chatted with|dealt with|helped by|assisted by|served by|regards|sincerely|cheers))$/u;
const GREETING =
  /\b(?:thanks|thank you|thx|thanks to|thank you to|shout ?out to|kudos to|props to|danke|danke an|merci|merci à|gracias|gracias a|grazie|grazie a|dear|hi|hello|hey|ask for|asked for|met|i'm|i am|ich bin|je suis|soy|this is|it's|called)$/u;

/** The few words before, in lower case, without what stands between. */
function lead(words: readonly Word[], index: number): string {
  const gap = words[index]?.gap ?? '';
  if (/[.!?;\n]/.test(gap) || gap.length > 3) return '';
  return words
    .slice(Math.max(0, index - 4), index)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
}

/** A word that could be a name, where a person is spoken of. */
function isMeant(words: readonly Word[], index: number): boolean {
  const before = lead(words, index);
  if (RELATION.test(before) || GREETING.test(before)) return !isPlace(words, index);
  return isActing(words, index) || hasInitial(words, index) || isSignature(words, index);
}

const isPlace = (words: readonly Word[], index: number): boolean =>
  /^(?:in|at|to|from|near|of)$/.test(words[index - 1]?.key ?? '') &&
  !/\b(?:spoke|talked|thanks|thank|shout|kudos|props) /.test(`${lead(words, index)} `);

const PERSON_VERBS =
  /^(?:helped|told|said|explained|answered|greeted|assisted|apologi[sz]ed|recommended|suggested|(?:was|is) (?:so |very |super |really |extremely |incredibly )?(?:helpful|friendly|kind|rude|patient|attentive|knowledgeable|professional|courteous|polite|our|my|the best)|went above|took (?:care|the time|good)|hat|a été|fue|at the|in customer|from (?:customer|the|support))\b/u;

/** The person does something that only persons do. */
function isActing(words: readonly Word[], index: number): boolean {
  const after = words.slice(index + 1, index + 5);
  if (after.some(({ gap }) => /[.!?;,\n]/.test(gap))) return false;
  return PERSON_VERBS.test(after.map(({ text }) => text.toLowerCase()).join(' '));
}

const hasInitial = (words: readonly Word[], index: number): boolean => {
  const after = next(words, index);
  return after?.capital === true && (after.text.length === 1 || FAMILY_NAMES.has(after.key));
};

/** Any capitalised word where nothing but a name can follow. */
function isIntroduced(words: readonly Word[], index: number): boolean {
  return RELATION.test(lead(words, index)) && !/[,:]/.test(signs(words, index));
}

const signs = (words: readonly Word[], index: number): string =>
  /\b(?:regards|sincerely|cheers)$/.test(lead(words, index)) ? '' : (words[index]?.gap ?? '');

/** A name in lower case, as people write who write no capitals. */
function isNamedInPassing(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word || !GIVEN_NAMES.has(word.key) || word.key.length < 3) return false;
  const before = lead(words, index);
  return RELATION.test(before) || GREETING.test(before);
}

/** The last words of a text behind a dash or on their own line, all capitalised. */
function isSignature(words: readonly Word[], index: number): boolean {
  if (index === 0 || words.length - index > 3) return false;
  const rest = words.slice(index);
  const gap = words[index]?.gap ?? '';
  const signed = /\n\s*[-–—~]+\s*$|[.!?)…"”]\s*[–—~-]+\s*$/.test(gap);
  if (!signed || !rest.every((word) => word.capital && !NEVER.has(word.key))) return false;
  return rest.length > 1 || /\n/.test(gap) || NAMES_THAT_ARE_WORDS.has(rest[0]?.key ?? '');
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
