import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import { FAMILY_NAMES, isGivenName, NAMES_THAT_ARE_WORDS } from '../../data/names/given-names.ts';
import type { Word } from './name-words.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import { NEVER, NO_PERSON, NO_SURNAME, PARTICLES } from '../../data/names/person-words.ts';

/** The next word of the same phrase. */
export function next(words: readonly Word[], index: number): Word | undefined {
  const after = words[index + 1];
  return after && /^[ \u00A0]$/.test(after.gap) ? after : undefined;
}

/** Strips the case ending that Russian names have after thanks: `Ивану`, `Оксане`. */
const withoutCase = (key: string): string =>
  /[а-я]/.test(key)
    ? key.replace(/у$|ю$/, (end) => (end === 'ю' ? 'й' : '')).replace(/е$/, 'а')
    : key;

export function isGiven({ key, text }: Pick<Word, 'key' | 'text'>): boolean {
  if (isGivenName(key) || isGivenName(withoutCase(key))) return true;
  if (/['’]/.test(key) && TURKISH_CASE.test(key)) return isGivenName(key.replace(TURKISH_CASE, ''));
  const [first = '', second = ''] = key.split('-');
  if (second === '') return isGenitive(key);
  if (/^(?:sainte?|san|santa|sankt|sint|st)$/.test(first)) return false;
  if (/^\p{Lu}.*-\p{Lu}/u.test(text) && isGivenName(second)) return true;
  // `Linnea-mönstret` is a pattern.
  const isWhole = /-\p{Lu}/u.test(text) || isGivenName(second);
  return isWhole && first.length > 2 && isGivenName(first);
}

/** `Ayşe’ye`, `Mehmet’in`, `Burak’tan` */
const TURKISH_CASE =
  /['’](?:[yn]?[aeıiuü]|n?[ıiuü]n(?:ki)?|[dt][ae]n?|y?l[ae]|l[ae]r\p{L}{0,4}|[mdk]\p{L}{0,3}d?[iıuü]r)$/u;

/** `Maximilians Geduld`, `Nadjas klippning` */
const isGenitive = (key: string): boolean =>
  key.length > 5 &&
  key.endsWith('s') &&
  !NO_PERSON.has(key) &&
  !NAMES_THAT_ARE_WORDS.has(key) &&
  !KNOWN_PROPER_NOUNS.has(key) &&
  isGivenName(key.slice(0, -1));

/** `Bao Nguyen`, `J. Miller`. */
export function isFamilyNext(words: readonly Word[], index: number): boolean {
  const [word, after] = [words[index], words[index + 1]];
  if (!word || !after || !isFamily(after) || !isSurname(after)) return false;
  return /^[ \u00A0]$/.test(after.gap) || (word.text.length === 1 && after.gap === '. ');
}

export const isFamily = ({ key, text }: Word): boolean =>
  FAMILY_NAMES.has(key) ||
  /^o['’]\p{L}{3,}/u.test(key) ||
  /^(?:O['’]|Mc|Mac)\p{Lu}|\p{Ll}(?:sson|[eo]wicz|[eo]wsk[ia]|enko|opoulos|oğlu|shvili|ovi[cć]|[eo]v[áé])$/u.test(
    text,
  );

/** True for a word that is neither praise or talk nor, by its ending, a thing. */
export const couldBe = ({ key, text }: Word): boolean =>
  !GENERIC_WORDS.has(key) && !NO_SURNAME.has(key) && !/^\p{Lu}{2,}$/u.test(text);

export const isUnknown = ({ key }: Word): boolean =>
  key.length > 1 &&
  !NO_PERSON.has(key) &&
  !NAMES_THAT_ARE_WORDS.has(key) &&
  !/(?:tion|ment|ness|ing|ity|ship|ware)$/.test(key);

/** Number of words after the given name that belong to it: family names, particles, initials. */
export function surnames(words: readonly Word[], index: number): number {
  let count = 0;
  for (let at = index + 1; at <= index + 5; at += 1) {
    const word = words[at];
    if (!word || !/^(?:[ \u00A0]|\. )$/.test(word.gap)) break;
    if (word.gap === '. ' && !isInitialBefore(words, at)) break;
    const isAfterParticle = word.capital && PARTICLES.has(words[at - 1]?.key ?? '');
    if (isSurname(word) || isAfterParticle || ARABIC.test(word.text) || isLoneParticle(words, at))
      count = at - index;
    else if (!PARTICLES.has(word.key)) break;
  }
  return count;
}

/** `Tuan Le`: a family name in Vietnam. */
const isLoneParticle = (words: readonly Word[], at: number): boolean =>
  /^(?:Le|Do|Van|Mac|Den|Dos)$/.test(words[at]?.text ?? '') && words[at]?.gap === ' ';

/** `al-Rashidi` */
const ARABIC = /^(?:al|el|ben|bin|ibn|abu)-\p{Lu}/u;

const isInitialBefore = (words: readonly Word[], at: number) => words[at - 1]?.text.length === 1;

/** An initial, or a capitalised word that doesn't begin something else. */
const isSurname = (word: Word | undefined): boolean =>
  word?.capital === true &&
  !NEVER.has(word.key) &&
  !NO_SURNAME.has(word.key) &&
  (word.text.length > 1 ? !/^\p{Lu}{5,}$/u.test(word.text) || FAMILY_NAMES.has(word.key) : true);

/** The first word behind a name and the brackets after it: `Mooney (hope I spelled that right) was`. */
export function behind(words: readonly Word[], from: number): number {
  if (words[from]?.gap !== ' (') return from;
  const end = words.findIndex(({ gap }, at) => at > from && at < from + 9 && gap.startsWith(')'));
  return end !== -1 && words[end]?.gap === ') ' ? end : from;
}

/** The few words before `index`, in lower case, without the gaps between them. */
export function lead(words: readonly Word[], index: number): string {
  const gap = words[index]?.gap ?? '';
  if (/[.!?;\n]/.test(gap) || gap.length > 3) return '';
  const end = index - lengthOfDoubt(words, index);
  return words
    .slice(Math.max(0, end - 4), end)
    .map(({ text, owner }) => (owner ? `${text}'s` : text).toLowerCase().replace('’', "'"))
    .join(' ');
}

/** In words: `called, I think, Odalys`, `heißt glaube ich Radomir`. */
function lengthOfDoubt(words: readonly Word[], index: number): number {
  const [before, last] = [words[index - 2]?.key ?? '', words[index - 1]?.key ?? ''];
  if (!DOUBT_ENDS.has(last)) return 0;
  return DOUBTS.has(`${before} ${last}`) ? 2 : DOUBTS.has(last) ? 1 : 0;
}

const DOUBTS: ReadonlySet<string> = new Set([
  'i think',
  'i believe',
  'glaube ich',
  'glaub ich',
  'ich glaube',
  'ich glaub',
  'je crois',
  'credo',
  'creo',
  'acho',
  'geloof ik',
  'volgens mij',
]);
const DOUBT_ENDS: ReadonlySet<string> = new Set(
  [...DOUBTS].map((words) => words.split(' ').at(-1) ?? ''),
);

/**
 * Includes `Mr` and the like in the mask, which say nothing without the name, and particles with a
 * capital: `la doctora Del Valle`.
 */
export function startOf(words: readonly Word[], index: number): number {
  const [word, before] = [words[index], words[index - 1]];
  if (!before || !word) return word?.start ?? 0;
  if (/^\.? $/.test(word.gap) && ADDRESSED.test(before.text)) return before.start;
  const at = ARTICLE.test(before.text) ? index - 2 : index - 1;
  const particle = words[at];
  // At the start of a sentence it is a preposition.
  const isInside = at > 0 && particle?.gap === ' ' && before.gap === ' ' && word.gap === ' ';
  return isInside && PARTICLE.test(particle.text) ? particle.start : word.start;
}

const PARTICLE = /^(?:De|Del|Da|Das|Do|Dos|Di|Della|Van|Von|Ten|Ter)$/;
const ARTICLE = /^(?:la|las|los|der|den|het)$/i;
const ADDRESSED = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr)$/;

/** `St. Peter`, `Lake Victoria`, `in Charlotte` are places. */
export const isMisplaced = (words: readonly Word[], index: number): boolean =>
  (/^(?:st|san|sant|santa|santo|saint|sainte|são|sankt|sint|lake|mount|mt|port|fort|cape|rue)$/.test(
    words[index - 1]?.key ?? '',
  ) &&
    (words[index]?.gap.length ?? 0) < 3) ||
  isOfTown(words, index);

/** `Vila Nova de Gaia`, `Playa de Aurora` */
const isOfTown = (words: readonly Word[], index: number): boolean =>
  /(?<!\p{L})(?:vila|villa|nova|puerto|porto|port|playa|praia|plage|ciudad|monte|mont|pont|ponte|puente|costa|lago|torre|castelo|castillo|baia|baía|cala|cabo|monasterio|mosteiro|santuario|termas|terme|baños|bagni|marina|rocca|isola|illa|ria|ría|serra|sierra|valle|val) (?:de|del|do|da|di|la|du)$/u.test(
    lead(words, index),
  ) && words[index - 2]?.capital === true;
