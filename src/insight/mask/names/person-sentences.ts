import LIST from '../../data/mask/around-people.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import { beginsWithRole, endsInRole, isRole, saysRole } from '../../data/names/person-roles.ts';
import { isCar } from './cars.ts';
import { isGivenName, NAMES_THAT_ARE_WORDS } from '../../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import { behind, isUnknown, lead, next, surnames } from './name-parts.ts';
import type { Word } from './name-words.ts';
import {
  CALLED,
  GREETING,
  OPEN,
  PERSON_VERBS,
  PRAISED,
  PRAISED_SHAPE,
  RELATION,
  THANKED,
} from '../../data/names/person-contexts.ts';
import { NEVER, NO_PERSON, OWNED } from '../../data/names/person-words.ts';

const listed = alternativesOf(LIST);

/** Rules that decide by the words around a word whether it names a person. */

/** `Jolyon, you are a legend`, `Corentin, le livreur`, `Quillon was great`. */
export function isTold(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word || NO_PERSON.has(word.key) || word.key.length < 3 || word.key.endsWith('ly'))
    return false;
  const bracket = index + 1 + surnames(words, index);
  const from = behind(words, bracket);
  const gap = from > bracket ? ' ' : (words[from]?.gap ?? '');
  if (AGED.test(`${gap}${words[from]?.key ?? ''}`)) return true;
  const after = words.slice(from, from + 6);
  const said = after.map(({ text }) => text.toLowerCase()).join(' ');
  const isStart = index === 0 || /[.!?\n]/.test(word.gap);
  if (/^,\s$/.test(gap))
    return (isStart && (CALLED.test(said) || AT_POST.test(said))) || beginsWithRole(said);
  if (isStart && ACCOMPANIED.test(`${gap}${said}`)) return true;
  if (gap !== ' ') return false;
  return (isStart || isJoined(words, index)) && isNounless(word) && isPraised(word, said);
}

/** `Ysée, 6 ans`, `Yusuf (34 years`: an age. */
const AGED =
  /^(?:, | \()\d{1,2}[ -](?:years?|yrs|yo|y|ans|jahre|años|anni|jaar|anos|år|lat|yaşında|mois|months|monate|meses|mesi)$/;
/** `Bex & the girls`, `Hank & co.` */
const ACCOMPANIED =
  /^ (?:& |(?:and|und|et|y|e|en) )(?:(?:the|her|his|their|das|sein|ihr|l'|el|il|su|het|o) )?(?:girls|boys|guys|gang|lads|crew|team|équipe|equipo|co|colleagues|staff)(?!\p{L})/u;
/** `Côme, du SAV`: where someone works. */
const AT_POST = new RegExp(
  String.raw`^(?:${listed('at')}) ?(?:the |la |el )?(?:${listed('posts')})(?!\p{L})`,
  'u',
);

const isPraised = ({ key }: Word, said: string): boolean =>
  PRAISED.test(said) || saysRole(said) || (SHAPE.test(key) && PRAISED_SHAPE.test(said));

/** Endings that are common in names and rare in nouns. */
export const SHAPE =
  /^(?!.{0,4}$)(?:\p{L}+(?:bert|fried|friede|gard|trud|traud|traut|hilde?|linde|mund|ulf|olf|wig|mar|hard|win|slaw|sław|mira|illa|ella|etta|isa|ana|lina|rina|tina|ia|ea|iel|ael|ian|ius|eusz|ard|jana|anka|inka|uwe|bjørn|björn))$/u;

/**
 * True unless the ending is that of a noun: German and Nordic nouns may open a sentence without an
 * article.
 */
export const isNounless = ({ key }: Word): boolean =>
  !/(?:ung|heit|keit|schaft|tion|tät|nis|ment|chen|lein|age|ik|ur|enz|anz|or|arna|erna|lar|ler|s)$/.test(
    key,
  ) && !/[^s]s$/.test(key);

const isJoined = (words: readonly Word[], index: number): boolean =>
  /^(?:and|but|because|und|aber|et|mais|y|pero|e|ma|en|maar|mas)$/.test(
    words[index - 1]?.key ?? '',
  ) && words[index]?.gap === ' ';

/** `The Jasmine candle`: English has no article before a person. */
export function isThing(words: readonly Word[], index: number): boolean {
  if (isTitle(words, index) || isBrand(words, index) || isCar(words, index)) return true;
  if (MODEL.test(next(words, index)?.key ?? '') && !isActing(words, index)) return true;
  if (words[index]?.gap !== ' ') return false;
  if (isQuoted(words, index) || isTasted(words, index)) return true;
  const before = lead(words, index);
  if (words[index]?.key === 'margherita' && DISH.test(before)) return !isActing(words, index);
  if (isOneOf(words, index)) return true;
  return KIND.test(before) || (NAMED_AFTER.test(before) && !isActing(words, index));
}

/** `Bob’s Red Mill`: what a name owns has a capital. */
function isBrand(words: readonly Word[], index: number): boolean {
  const owned = next(words, index);
  return words[index]?.owner === true && owned?.capital === true && !isRole(owned.key);
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

/** `the "Angry Dave" burger` */
function isQuoted(words: readonly Word[], index: number): boolean {
  const [before, after] = [words[index - 1], words[index + 1]];
  if (!before?.capital || !/ ['‘"“„«]$/.test(before.gap)) return false;
  return (
    /^['’"”“»] $/.test(after?.gap ?? '') && after?.capital === false && !isActing(words, index)
  );
}

/** `Der Hugo war zu süß`: a drink. */
const isTasted = (words: readonly Word[], index: number): boolean =>
  /^(?:the|my|der|die|das|mein|le|la|el|il|un|una|o|a|de|het|één|een)$/.test(
    words[index - 1]?.key ?? '',
  ) &&
  TASTE.test(
    words
      .slice(index + 1, index + 5)
      .map(({ text }) => text.toLowerCase())
      .join(' '),
  );

const TASTE =
  /^(?:is|was|tastes?|tasted|ist|war|schmeckt|schmeckte|est|était|es|era|estaba|estava|è|smaakt|smaakte) (?:(?:too|way|far|zu|viel zu|trop|demasiado|muito|troppo|te|veel te) )+(?:sweet|sour|bitter|watery|salty|weak|strong|süß|sauer|bitter|wässrig|salzig|stark|schwach|sucrée?|amère?|salée?|dulce|amarg[oa]|aguad[oa]|salad[oa]|doce|dolce|amar[oa]|annacquat[oa]|salat[oa]|zoet|zuur|bitter|waterig|zout)(?!\p{L})/u;

/**
 * Kinds of things named after people: `pizza Margherita`, `le rosier Pierre de Ronsard`, `Museo
 * Leonardo da Vinci`.
 */
const KIND = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${listed('kinds')})(?: (?:de|di|da|do|des?|del|della))?|${listed('views')})$`,
  'u',
);

/**
 * `the Jasmine candle`, `das Viktoria`, `Hotel Leonardo`; goods and stops that bear names: `divano
 * Giulia`, `Stuhl Ferdinand`, `parada Alonso Cano`: not if someone acts.
 */
const NAMED_AFTER = new RegExp(
  String.raw`(?<!\p{L})(?:${listed('places')}|${listed('goods')})(?: (?:de|di|da|do|des?|del|della))?$`,
  'u',
);

/** Behind the name of a model: `Selin modeli`, `Henry hoover`. */
const MODEL = new RegExp(`^(?:${listed('models')})$`);

const DISH =
  /(?<!\p{L})(?:la|le|una|une|un|eine|die|a|the|due|tre|deux|trois|zwei|drei|two|three|e|et|und)$/u;

/** `for a Leo`, `from a Henry`: not at a post, and not acting. */
const isOneOf = (words: readonly Word[], index: number): boolean =>
  /^an?$/.test(words[index - 1]?.key ?? '') &&
  words[index - 1]?.capital === false &&
  !/^(?:who|from|at|in|on|behind|called|with|there|and)$/.test(next(words, index)?.key ?? '') &&
  surnames(words, index) === 0 &&
  !RELATION.test(lead(words, index - 1)) &&
  !isActing(words, index) &&
  IS_ENGLISH.test(words[index - 2]?.key ?? '');
/** `a` is a word of other languages as well. */
const IS_ENGLISH =
  /^(?:for|from|to|of|with|or|and|like|as|own|bought|is|was|than|into|the|my|i|not)$/;

/** Actions of people, for words that are also names. */
const WORD_VERBS =
  /^(?:helped|said|recommended|suggested|(?:works|worked) (?:the|at|in|there|here)|drove (?:back|me|us|out|over|round)|(?:rang|phoned|remembered|noticed|waved|smiled|laughed|apologi[sz]ed)|came (?:out|over|round) to|hat|at the|(?:is|was) the best)\b/u;

/** True unless it is part of a longer name, such as that of a place. */
function isRunStart(words: readonly Word[], index: number): boolean {
  const before = words[index - 1];
  if (words[index]?.gap !== ' ' || !before) return true;
  return !before.capital || NEVER.has(before.key) || index === 1
    ? !/^(?:in|at|near|of|the)$/.test(before.key)
    : false;
}

/** `Theodric from Norwich writes` */
const FROM_TOWN = /^(?:from|aus|uit|från) \p{L}+ /u;

/** `am Grill`: German joins no article of a person to `an` and `in`. */
const isAtPlace = (words: readonly Word[], index: number): boolean =>
  /^(?:am|im|ins|ans|aufs)$/.test(words[index - 1]?.key ?? '') &&
  !isGivenName(words[index]?.key ?? '');

/** True if the words after it describe an action of people only. */
export function isActing(words: readonly Word[], index: number): boolean {
  if (!isRunStart(words, index) || isAtPlace(words, index)) return false;
  const from = index + 1 + surnames(words, index);
  const after = words.slice(from, from + 7);
  const end = after.findIndex(({ gap }) => /[.!?;,\n:()]/.test(gap));
  const said = (end === -1 ? after : after.slice(0, end))
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const key = words[index]?.key ?? '';
  const isWord = NAMES_THAT_ARE_WORDS.has(key) || isGivenName(key);
  const untold = said.replace(FROM_TOWN, '');
  if (PERSON_VERBS.test(untold)) return true;
  return (untold !== said && PERSON_VERBS.test(said)) || (isWord && WORD_VERBS.test(said));
}

/** True for any capitalised word in a position where little but a name can follow. */
export function isIntroduced(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const before = lead(words, index);
  if (!word || before === '' || NO_PERSON.has(word.key)) return false;
  // `coach C`
  if (word.text.length === 1 && !words[index + 1]?.gap.startsWith('.')) return false;
  if (word.gap === ', ' && OURS.test(before) && isClosed(words, index)) return true;
  const isApart = /[,:(]/.test(word.gap);
  if (isBrandWith(words, index, before)) return false;
  if (RELATION.test(before) || endsInRole(before))
    return !isApart || isSetApart(words, index, before);
  if (isApart && !THANKED.test(before)) return false;
  if (!GREETING.test(before)) return false;
  return !OPEN.test(before) || !/(?:an|ish|ese|ic)$/.test(word.key);
}

/** `avec Tefal`: a brand, unless someone met or acts. */
const isBrandWith = (words: readonly Word[], index: number, before: string): boolean =>
  before.endsWith('avec') &&
  KNOWN_PROPER_NOUNS.has(words[index]?.key ?? '') &&
  !MET.test(before) &&
  !isActing(words, index);
const MET = /(?:parl|vous|rdv|discut|échang|séance|cours|contact)\p{L}* avec$/u;

/** `the receptionist, Ingeborg, was` needs a closing comma; `regards, Ingeborg` doesn't. */
function isSetApart(words: readonly Word[], index: number, before: string): boolean {
  if (/\b(?:regards|sincerely|cheers|signed|by)$/.test(before)) return true;
  return isClosed(words, index);
}

function isClosed(words: readonly Word[], index: number): boolean {
  const after = words[index + 1 + surnames(words, index)];
  return !after || /^[,)]/.test(after.gap);
}

/**
 * `unsere Kosmetikerin, Zorka, …`: after anyone who belongs to the customer, commas set a name
 * apart.
 */
const OURS =
  /(?<!\p{L})(?:my|our|meine?r?|unsere?r?|mon|ma|notre|mi|nuestr[oa]|mi[oa]|nostr[oa]|mijn|onze?|meu|minha|noss[oa]) \p{L}+$/u;

/** True for a name after another one: `Anna and Donnatella`, `Anna, Ugo and Li`. */
export function isBeside(words: readonly Word[], index: number, lastEnd: number): boolean {
  if (lastEnd === 0) return false;
  const [word, before, after] = [words[index], words[index - 1], words[index + 1]];
  if (!word) return false;
  const isAnd = /^(?:and|und|et|y|e|en|n|og|och|i)$/.test(before?.key ?? '') && word.gap === ' ';
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

/**
 * `da Ludovica, che mi ha consigliato`, `und Yannik hat sie mir`: no article, and a person’s
 * action.
 */
export function isWho(words: readonly Word[], index: number): boolean {
  const [word, before] = [words[index], words[index - 1]];
  if (!word || !isUnknown(word)) return false;
  const after = words.slice(index + 1, index + 5).map(({ text }) => text.toLowerCase());
  const isApart = /^,\s$/.test(words[index + 1]?.gap ?? '');
  const said = after.join(' ');
  const isStart = !before || /[.!?\n]/.test(word.gap);
  if (isApart && isStart && word.key.endsWith('ly')) return false;
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

export const isOwner = (words: readonly Word[], index: number): boolean =>
  words[index]?.owner === true &&
  (isUnknown(words[index]) || NAMES_THAT_ARE_WORDS.has(words[index].key)) &&
  words[index].key.length > 2 &&
  OWNED.test(next(words, index)?.key ?? '');
