import { findAll } from './contacts.ts';
import { GENERIC_WORDS } from './generic-words.ts';
import { FAMILY_NAMES, GIVEN_NAMES, NAMED_THINGS, NAMES_THAT_ARE_WORDS } from './given-names.ts';
import type { Mask } from './masking.ts';
import { formsIn } from './name-forms.ts';
import { type Word, wordsOf } from './name-words.ts';
import {
  APPOSED,
  BEFORE_SMALL,
  CALLED,
  GREETING,
  IS_ROLE,
  NAMED_SMALL,
  OPEN,
  PERSON_VERBS,
  PRAISED,
  PRAISED_SHAPE,
  RELATION,
  SIGN_OFF,
  THANKED,
} from './person-contexts.ts';
import {
  NEVER,
  NO_PERSON,
  NO_SURNAME,
  OWNED,
  PARTICLES,
  SMALL_TITLES,
  TITLES,
} from './person-words.ts';

/**
 * Finds names of persons. A name that is on a list is one wherever it has a capital; any other
 * capitalised word is one where the words around it speak of a person: behind `thanks to` or `our
 * waiter`, before `was so friendly`, beside another name, under a letter. Rather one too many than one
 * missed: what is masked by mistake is given back with one press.
 */
export function findNames(text: string): Mask[] {
  const words = wordsOf(text);
  const found: Mask[] = [];
  let things: readonly Mask[] | undefined;
  let thing = 0;
  let lastEnd = 0;
  for (let index = 0; index < words.length; index += 1) {
    const length = nameLength(words, index, lastEnd);
    const [first, last] = [words[index], words[index + length - 1]];
    if (length === 0 || !first || !last) continue;
    const mask: Mask = { start: startOf(words, index), end: last.end, kind: 'name' };
    things ??= findAll(text, NAMED_THINGS, 'name');
    // Both lists are in the order of the text.
    while ((things[thing]?.end ?? Infinity) <= mask.start) thing += 1;
    if ((things[thing]?.start ?? Infinity) >= mask.end) {
      found.push(mask);
      lastEnd = index + length;
    }
    index += length - 1;
  }
  return [...found, ...formsIn(text).flatMap((form) => findAll(text, form, 'name'))];
}

/** `Mr` and the like say no more without the name, and are hidden with it. */
function startOf(words: readonly Word[], index: number): number {
  const [word, title] = [words[index], words[index - 1]];
  const isAddress = title && word && /^\.? $/.test(word.gap) && ADDRESSED.test(title.text);
  return (isAddress ? title : word)?.start ?? 0;
}

const ADDRESSED = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr)$/;

/** How many words, from this one, are the name of a person; 0 for none. */
function nameLength(words: readonly Word[], index: number, lastEnd: number): number {
  const word = words[index];
  if (!word) return 0;
  if (!word.capital) return lowerCaseLength(words, index, lastEnd);
  if (isTitled(words, index) || isSir(words, index)) return 1 + surnames(words, index);
  if (NEVER.has(word.key) || TITLES.has(word.key)) return 0;
  if (isListed(words, index)) return 1 + surnames(words, index);
  if (isFamilyNext(words, index)) return 2;
  if (isShouted(words, index, lastEnd)) return 1;
  const isName =
    couldBe(word) &&
    (isIntroduced(words, index) ||
      isSignature(words, index) ||
      isBeside(words, index, lastEnd) ||
      isOwner(words, index) ||
      isWho(words, index) ||
      (isUnknown(word) &&
        (isActing(words, index) || isTold(words, index)) &&
        !IS_ROLE.test(word.key)));
  return isName ? 1 + surnames(words, index) : 0;
}

/** `HERR PFANNENSTIEL`, `CALLUM AND NIAMH`: all of it in capitals. */
function isShouted(words: readonly Word[], index: number, lastEnd: number): boolean {
  const [word, before] = [words[index], words[index - 1]];
  if (!word || !before || !SHOUTED.test(word.text) || !SHOUTED.test(before.text)) return false;
  if (GENERIC_WORDS.has(word.key) || !isUnknown(word) || word.key.length < 3) return false;
  if (TITLES.has(before.key)) return /^\.? $/.test(word.gap);
  return isBeside(words, index, lastEnd);
}

const SHOUTED = /^\p{Lu}{2,}$/u;

/** `Jolyon, you are a legend`, `Corentin, le livreur`, `Quillon was great`. */
function isTold(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word || NO_PERSON.has(word.key) || word.key.length < 3 || word.key.endsWith('ly'))
    return false;
  const from = index + 1 + surnames(words, index);
  const gap = words[from]?.gap ?? '';
  const after = words.slice(from, from + 6);
  const said = after.map(({ text }) => text.toLowerCase()).join(' ');
  const isStart = index === 0 || /[.!?\n]/.test(word.gap);
  if (/^,\s$/.test(gap)) return (isStart && CALLED.test(said)) || APPOSED.test(said);
  if (gap !== ' ') return false;
  return (isStart || isJoined(words, index)) && isNounless(word) && isPraised(word, said);
}

const isPraised = ({ key }: Word, said: string): boolean =>
  PRAISED.test(said) || (SHAPE.test(key) && PRAISED_SHAPE.test(said));

/** Ends of names that few nouns have. */
const SHAPE =
  /^(?!.{0,4}$)(?:\p{L}+(?:bert|fried|friede|gard|trud|traud|traut|hilde?|linde|mund|ulf|olf|wig|mar|hard|win|slaw|sław|mira|illa|ella|etta|isa|ana|lina|rina|tina|ia|ea|iel|ael|ian|ius|eusz|ard|jana|anka|inka|uwe|bjørn|björn))$/u;

/** German and Nordic nouns stand at the start of a sentence without an article. */
const isNounless = ({ key }: Word): boolean =>
  !/(?:ung|heit|keit|schaft|tion|tät|nis|ment|chen|lein|age|ik|ur|enz|anz|or|arna|erna|lar|ler|s)$/.test(
    key,
  ) && !/[^s]s$/.test(key);

const isJoined = (words: readonly Word[], index: number): boolean =>
  /^(?:and|but|because|und|aber|et|mais|y|pero|e|ma|en|maar|mas)$/.test(
    words[index - 1]?.key ?? '',
  ) && words[index]?.gap === ' ';

/** A name in lower case, as people write who write no capitals. */
function lowerCaseLength(words: readonly Word[], index: number, lastEnd: number): number {
  const word = words[index];
  if (!word) return 0;
  if (isSmallName(words, index)) return 1;
  if (!GIVEN_NAMES.has(word.key) || word.key.length < 3) {
    const isBegun = PARTICLES.has(word.key) && isTitled(words, index);
    const count = isBegun ? surnames(words, index) : 0;
    return count > 0 ? 1 + count : 0;
  }
  const after = next(words, index);
  if (after && FAMILY_NAMES.has(after.key)) return 2;
  const before = lead(words, index);
  const isNamed =
    RELATION.test(before) ||
    (BEFORE_SMALL.test(before) && word.key.length > 4) ||
    GREETING.test(before) ||
    isBeside(words, index, lastEnd) ||
    isActing(words, index);
  return isNamed ? 1 + surnames(words, index) : 0;
}

/** `dr hargreaves`, `se llama yuleisy`: no name of the lists, and yet nothing else. */
function isSmallName(words: readonly Word[], index: number): boolean {
  const [word, title] = [words[index], words[index - 1]];
  if (!word || !title || word.key.length < 4 || !/^\.? $/.test(word.gap)) return false;
  if (NEVER.has(word.key) || NO_PERSON.has(word.key) || GENERIC_WORDS.has(word.key)) return false;
  if (/^(?:dr|mr|mrs|ms|mme|mlle|dott|dra|prof)$/.test(title.key)) return !TITLES.has(word.key);
  return word.gap === ' ' && NAMED_SMALL.test(lead(words, index)) && !word.key.endsWith('s');
}

/** The next word of the same phrase. */
function next(words: readonly Word[], index: number): Word | undefined {
  const after = words[index + 1];
  return after && /^[ \u00A0]$/.test(after.gap) ? after : undefined;
}

function isListed(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word) return false;
  if (isGiven(word)) return !isMisplaced(words, index) && !isThing(words, index);
  return NAMES_THAT_ARE_WORDS.has(word.key) && isMeant(words, index);
}

/** Russian names as they are thanked: `Ивану`, `Оксане`. */
const withoutCase = (key: string): string =>
  /[а-я]/.test(key)
    ? key.replace(/у$|ю$/, (end) => (end === 'ю' ? 'й' : '')).replace(/е$/, 'а')
    : key;

function isGiven({ key, text }: Word): boolean {
  if (GIVEN_NAMES.has(key) || GIVEN_NAMES.has(withoutCase(key))) return true;
  const [first = '', second = ''] = key.split('-');
  if (second === '') return false;
  if (/^(?:saint|san|santa|sankt|sint|st)$/.test(first)) return false;
  if (/^\p{Lu}.*-\p{Lu}/u.test(text) && GIVEN_NAMES.has(second)) return true;
  // `Linnea-mönstret` is a pattern.
  const isWhole = /-\p{Lu}/u.test(text) || GIVEN_NAMES.has(second);
  return isWhole && first.length > 2 && GIVEN_NAMES.has(first);
}

/** `Bao Nguyen`, `J. Miller`. */
function isFamilyNext(words: readonly Word[], index: number): boolean {
  const [word, after] = [words[index], words[index + 1]];
  if (!word || !after || !isFamily(after) || !isSurname(after)) return false;
  return /^[ \u00A0]$/.test(after.gap) || (word.text.length === 1 && after.gap === '. ');
}

const isFamily = ({ key, text }: Word): boolean =>
  FAMILY_NAMES.has(key) ||
  /^(?:O['’]|Mc|Mac)\p{Lu}|\p{Ll}(?:sson|[eo]wicz|[eo]wsk[ia]|enko|opoulos|oğlu|shvili|ovi[cć])$/u.test(
    text,
  );

/** Neither praise and talk nor a thing by its ending. */
const couldBe = ({ key, text }: Word): boolean =>
  !GENERIC_WORDS.has(key) && !NO_SURNAME.has(key) && !/^\p{Lu}{2,}$/u.test(text);

const isUnknown = ({ key }: Word): boolean =>
  key.length > 1 &&
  !NO_PERSON.has(key) &&
  !NAMES_THAT_ARE_WORDS.has(key) &&
  !/(?:tion|ment|ness|ing|ity|ship|ware)$/.test(key);

/** `St. Peter`, `Lake Victoria`, `in Charlotte` are places. */
const isMisplaced = (words: readonly Word[], index: number): boolean =>
  /^(?:st|san|santa|saint|lake|mount|mt|port|fort|cape|rue)$/.test(words[index - 1]?.key ?? '') &&
  (words[index]?.gap.length ?? 0) < 3;

/** `The Jasmine candle`: English has no article before a person. */
function isThing(words: readonly Word[], index: number): boolean {
  if (isTitle(words, index)) return true;
  if (words[index]?.gap !== ' ') return false;
  const before = lead(words, index);
  return KIND.test(before) || (PLACE.test(before) && !isActing(words, index));
}

/** `Die Rose 'Gloria Dei'`: one to three words in quotes. */
function isTitle(words: readonly Word[], index: number): boolean {
  if (!/ ['‘’"“„«»]$/.test(words[index]?.gap ?? '')) return false;
  return [1, 2, 3].some((count) => {
    const between = words.slice(index + 1, index + count);
    const isPlain = between.every(({ gap, capital }) => gap === ' ' && capital);
    return isPlain && /^['’"”“»]/.test(words[index + count]?.gap ?? '') && count > 1;
  });
}

/** `pizza Margherita`, `le rosier Pierre de Ronsard`, `Museo Leonardo da Vinci`. */
const KIND =
  /(?<!\p{L})(?:rue|avenue|boulevard|calle|plaza|paseo|via|viale|piazza|corso|rua|praça|avenida|museo|musée|museu|museum|teatro|théâtre|theater|pizza|torta|tarte|rosier|rose|rosa|lycée|école|colegio|escuela|hospital|hôpital|ospedale|aeropuerto|aeroporto|gare|stade|estadio|parc|parque|parco|château|castillo|castello|iglesia|église|chiesa|igreja|santo|santa|são|sankt|sint|kaiser|könig|königin|papst|regal|modell|modèle|modelo|modello|model|farbe|color|couleur|colore|cor|teinte|sorte|marke|marque|marca)(?: (?:de|di|da|do|des?|del|della))?$/u;
/** `the Jasmine candle`, `das Viktoria`, `Hotel Leonardo`: not where somebody acts. */
const PLACE =
  /(?<!\p{L})(?:the|das|two|three|four|five|several|some|zwei|drei|place|hotel|hôtel|hostal|salon|clinique|clínica|barrio|quartier|sofa)(?: (?:de|di|da|do|des?|del|della))?$/u;

/** How many words after the given name belong to it: family names, particles, initials. */
function surnames(words: readonly Word[], index: number): number {
  let count = 0;
  for (let at = index + 1; at <= index + 5; at += 1) {
    const word = words[at];
    if (!word || !/^(?:[ \u00A0]|\. )$/.test(word.gap)) break;
    if (word.gap === '. ' && !isInitialBefore(words, at)) break;
    const isAfterParticle = word.capital && PARTICLES.has(words[at - 1]?.key ?? '');
    if (isSurname(word) || isAfterParticle) count = at - index;
    else if (!PARTICLES.has(word.key)) break;
  }
  return count;
}

const isInitialBefore = (words: readonly Word[], at: number) => words[at - 1]?.text.length === 1;

/** An initial, or a capitalised word that is not the start of something else. */
const isSurname = (word: Word | undefined): boolean =>
  word?.capital === true &&
  !NEVER.has(word.key) &&
  !NO_SURNAME.has(word.key) &&
  (word.text.length > 1 ? !/^\p{Lu}{5,}$/u.test(word.text) || FAMILY_NAMES.has(word.key) : true);

/** `l’avvocato`, `l’ingénieur`. */
const titleOf = ({ key }: Word): string =>
  /['’]/.test(key) ? key.replace(/^(?:l|dell|all|d)['’]/, '') : key;

function isTitled(words: readonly Word[], index: number): boolean {
  const [word, title] = [words[index], words[index - 1]];
  if (!word || !title || !TITLES.has(titleOf(title))) return false;
  if (!title.capital && !SMALL_TITLES.test(titleOf(title))) return false;
  if (!/^\.? $/.test(word.gap) || TITLES.has(word.key)) return false;
  if (!PARTICLES.has(word.key) && (!word.capital || NEVER.has(word.key) || !couldBe(word)))
    return false;
  if (title.key.startsWith('fam') && !/^\p{Lu}\p{Ll}/u.test(word.text)) return false;
  return (
    !/^(?:meine|seine|ihre|eine|my|the|a)$/.test(words[index - 2]?.key ?? '') ||
    title.key.startsWith('fam')
  );
}

/** `M. Le Guennec`: a French title that is a size too. */
function isSir(words: readonly Word[], index: number): boolean {
  const [word, title, before] = [words[index], words[index - 1], words[index - 2]];
  if (!word || title?.text !== 'M' || word.gap !== '. ') return false;
  if (
    /^(?:taille|size|talla|taglia|größe|maat|tamanho|en|in|un|une|a|la|the)$/.test(
      before?.key ?? '',
    )
  )
    return false;
  return PARTICLES.has(word.key) ? surnames(words, index) > 0 : couldBe(word) && isUnknown(word);
}

/** The few words before, in lower case, without what stands between. */
function lead(words: readonly Word[], index: number): string {
  const gap = words[index]?.gap ?? '';
  if (/[.!?;\n]/.test(gap) || gap.length > 3) return '';
  return words
    .slice(Math.max(0, index - 4), index)
    .map(({ text, owner }) => (owner ? `${text}'s` : text).toLowerCase().replace('’', "'"))
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
  !/\b(?:spoke|speak|talked|thanks|thank|shout|shoutout|kudos|props|credit) /.test(
    `${lead(words, index)} `,
  );

/** What is said of words that are names too. */
const WORD_VERBS = /^(?:helped|said|recommended|suggested|hat|at the|(?:is|was) the best)\b/u;

/** No part of a longer name, such as that of a place. */
function isRunStart(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  if (words[index]?.gap !== ' ' || !before) return true;
  return !before.capital || NEVER.has(before.key) || index === 1
    ? !/^(?:in|at|near|of|the)$/.test(before.key)
    : false;
}

/** The person does something that only persons do. */
function isActing(words: readonly Word[], index: number): boolean {
  if (!isRunStart(words, index)) return false;
  const from = index + 1 + surnames(words, index);
  const after = words.slice(from, from + 5);
  const end = after.findIndex(({ gap }) => /[.!?;,\n:()]/.test(gap));
  const said = (end === -1 ? after : after.slice(0, end))
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const key = words[index]?.key ?? '';
  const isWord = NAMES_THAT_ARE_WORDS.has(key) || GIVEN_NAMES.has(key);
  return PERSON_VERBS.test(said) || (isWord && WORD_VERBS.test(said));
}

const hasInitial = (words: readonly Word[], index: number): boolean => {
  const after = next(words, index);
  if (!after) return false;
  if (PARTICLES.has(after.key)) return surnames(words, index) > 0;
  return after.capital && (after.text.length === 1 || FAMILY_NAMES.has(after.key));
};

/** Any capitalised word where nothing but a name is likely to follow. */
function isIntroduced(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const before = lead(words, index);
  if (!word || before === '' || NO_PERSON.has(word.key)) return false;
  if (word.gap === ', ' && OURS.test(before) && isClosed(words, index)) return true;
  const isApart = /[,:(]/.test(word.gap);
  if (RELATION.test(before)) return !isApart || isSetApart(words, index, before);
  if (isApart && !THANKED.test(before)) return false;
  if (!GREETING.test(before)) return false;
  return !OPEN.test(before) || !/(?:an|ish|ese|ic)$/.test(word.key);
}

/** `the receptionist, Ingeborg, was`: closed again; `regards, Ingeborg` needs nothing behind it. */
function isSetApart(words: readonly Word[], index: number, before: string): boolean {
  if (/\b(?:regards|sincerely|cheers|signed|by)$/.test(before)) return true;
  return isClosed(words, index);
}

function isClosed(words: readonly Word[], index: number): boolean {
  const after = words[index + 1 + surnames(words, index)];
  return !after || /^[,)]/.test(after.gap);
}

/** `unsere Kosmetikerin, Zorka, …`: whoever belongs to the customer, a name is set apart behind. */
const OURS =
  /(?<!\p{L})(?:my|our|meine?r?|unsere?r?|mon|ma|notre|mi|nuestr[oa]|mi[oa]|nostr[oa]|mijn|onze?|meu|minha|noss[oa]) \p{L}+$/u;

/** Behind another name: `Anna and Donnatella`, `Anna, Ugo and Li`. */
function isBeside(words: readonly Word[], index: number, lastEnd: number): boolean {
  if (lastEnd === 0) return false;
  const [word, before, after] = [words[index], words[index - 1], words[index + 1]];
  if (!word) return false;
  const isAnd = /^(?:and|und|et|y|e|en)$/.test(before?.key ?? '') && word.gap === ' ';
  if (isAnd) return index - 1 === lastEnd && before?.gap === ' ';
  const isAndTo = /^(?:a|à|ad|an|aan|to|de|von)$/.test(before?.key ?? '') && word.gap === ' ';
  if (isAndTo && index - 2 === lastEnd)
    return /^(?:y|et|e|und|en|and)$/.test(words[index - 2]?.key ?? '');
  if (index !== lastEnd) return false;
  return (
    / ?& ?/.test(word.gap) ||
    (word.gap === ', ' && /^(?:and|und|et|y|e|en)$/.test(after?.key ?? ''))
  );
}

/** `da Ludovica, che mi ha consigliato`, `und Yannik hat sie mir`: no article, and a person’s deed. */
function isWho(words: readonly Word[], index: number): boolean {
  const [word, before] = [words[index], words[index - 1]];
  if (!word || !isUnknown(word)) return false;
  const after = words.slice(index + 1, index + 5).map(({ text }) => text.toLowerCase());
  const isApart = /^,\s$/.test(words[index + 1]?.gap ?? '');
  const said = after.join(' ');
  const isStart = !before || /[.!?\n]/.test(word.gap);
  if (isApart && (isStart || BY.test(before.key))) return WHO.test(said);
  return !isStart && !before.capital && isFree(word) && JOINS.test(before.key) && DID.test(said);
}

const isFree = ({ gap }: Word): boolean => gap === ' ';
const BY =
  /^(?:da|par|por|von|bei|mit|by|with|from|avec|chez|con|de|door|van|met|com|pela|pelo|à|a|an|to|is|ist|est|es|è|é)$/;
const WHO =
  /^who |^(?:die|der|qui|que|che|quien|wie|quem) (?:(?:mich|mir|uns|sich|me|nos|mi|ci|si|ons|mij|lui|se|le|nous|has|hat|ha|a|heeft|had|was|is|ist|war|est|es|era|foi|fue) |m'|s'|l')/;
const JOINS =
  /^(?:und|weil|dass|denn|and|because|et|y|e|en|want|omdat|porque|perché|aber|but|mais|pero|ma|maar|mas|dann|then|puis|luego|poi|daarna|depois)$/;
const DID =
  /^(?:hat|hatte|has|had|ha|a|heeft|nahm|half|kam|brachte|gab|came|took|gave|brought|noticed|found|fixed) (?:sie|ihn|es|mir|mich|uns|sich|me|us|it|him|her|my|our|mi|ci|lo|la|l'|me|nos|ons|mij|het|hem|haar|nous)(?!\p{L})/u;

const isOwner = (words: readonly Word[], index: number): boolean =>
  words[index]?.owner === true &&
  isUnknown(words[index]) &&
  words[index].key.length > 2 &&
  OWNED.test(next(words, index)?.key ?? '');

/** The last words of a text behind a dash or on their own line, all capitalised. */
function isSignature(words: readonly Word[], index: number): boolean {
  if (words.length - index > 5) return false;
  const rest = words.slice(index);
  const gap = words[index]?.gap ?? '';
  if (isSignedOff(words, index)) return rest.every(isNamePart);
  if (rest.length > 3) return false;
  if (index === 0 && !/^\s*[-–—~]+\s*$/.test(gap)) return false;
  // More between the words than a person types is no dash before a name, and takes long to search.
  if (gap.length > LONGEST_GAP) return false;
  const isSigned =
    /(?:^|\n)\s*[-–—~]+\s*$|[.!?)…"”]\s*[–—~-]+\s*$/.test(gap) ||
    (/^[,.!]?\s*\n/.test(gap) && CLOSING.test(words[index - 1]?.key ?? ''));
  return isSigned && rest.every((word) => word.capital && !NEVER.has(word.key) && couldBe(word));
}

/** `MfG Thorben Huckebrink`, `Un saluto, Ludovica`: the last words of a text. */
function isSignedOff(words: readonly Word[], index: number): boolean {
  const [word, before] = [words[index], words[index - 1]];
  if (!word || !before) return false;
  if (/^,? ?[-–]?\s?$/.test(word.gap) && CLOSING.test(before.key)) return true;
  // `Grüße aus Bonn, Zorka`
  const isFrom = /^(?:aus|from|de|da|uit|von)$/.test(words[index - 2]?.key ?? '');
  return isFrom && /^,\s|^\n/.test(word.gap) && CLOSING.test(words[index - 3]?.key ?? '');
}

const isNamePart = (word: Word): boolean =>
  PARTICLES.has(word.key) || (word.capital && !NEVER.has(word.key) && couldBe(word));

/** In UTF-16 units. */
const LONGEST_GAP = 40;

const CLOSING = new RegExp(
  `^(?:${SIGN_OFF}|thanks|best|vous|danke|merci|gracias|grazie|obrigad[oa])$`,
  'u',
);
