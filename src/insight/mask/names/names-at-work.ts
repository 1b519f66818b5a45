import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import { NAMES_THAT_ARE_WORDS } from '../../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { NAMES_IN_GREEK } from '../../data/names/names-in-scripts.ts';
import { isGiven } from './name-parts.ts';
import { isRole } from '../../data/names/person-roles.ts';
import { NEVER, NO_PERSON, TITLES } from '../../data/names/person-words.ts';
import { SIGN } from '../../text/text-signs.ts';
import { ACTS, CLEFTS, NOBODY, POSTS, WORD_NAMES } from '../../data/names/work-words.ts';

/**
 * Names by the sentence around them, though they are words as well or on no list: `Hope was on the
 * till and gave`, `C’est Aimé qui`, `Päivi kassalta juoksi`. `signs`: bits of `SIGN`.
 */
export function findAtWork(text: string, signs: number): Mask[] {
  const has = (sign: number): boolean => (signs & sign) !== 0;
  return [
    ...(has(SIGN.post) && NEAR_POST.test(text) ? namesOf(text, AT_POST, isWorker) : []),
    ...(has(SIGN.cleft) && CLEFT_SIGN.test(text)
      ? CLEFTS.flatMap((form) => namesOf(text, form, isSingledOut))
      : []),
    ...(has(SIGN.script) && /[\u0370-\u03ff]/.test(text)
      ? namesOf(text, NAMES_IN_GREEK, isNamed)
      : []),
  ];
}

function namesOf(text: string, form: RegExp, is: (name: string, after: string) => boolean): Mask[] {
  return matchesOf(text, form).flatMap(({ 0: name, index }) => {
    const end = index + name.length;
    const [after = ''] = CLAUSE.exec(text.slice(end, end + REACH)) ?? [];
    return is(name, after) ? [{ start: index, end, kind: 'name' as const }] : [];
  });
}

/** In UTF-16 units. */
const REACH = 80;
const CLAUSE = /^[^.!?;\n]*/;

/** A word behind the name. */
export const CLEFT_WORD =
  /^(?:who|that|qui|der|die|quien|que|che|a|quem|som|joka|που|кто|котор\p{L}+|kdo|kter[ýá]|\p{Script=Cyrillic}+)$/iu;

const CLEFT_SIGN =
  /(?<!\p{L})(?:[Ii]t was|[Ii]t['’]s|[Cc]['’](?:est|était)|[Ee]s war|[Ff]ue|[Ee]ra|[ÈèÉé]|[Ss]tat[oa]|[Ff]oi|[Hh]et was|[Tt]o|[Dd]et (?:var|er)|[Ss]e oli|[ΉήΕε]\p{L}+|[Ээ]то|[Ии]менно|[Bb]yl[ao]? to) /u;

/** A capitalised word before a place of work. */
const BEFORE_POST = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?=(?: (?:was|is|were|war|est|était|estaba|era|estava|var|oli))?(?: the (?:only )?(?:one|lady|man|person))?,? (?:${POSTS})(?!\p{L}))`;
const NEAR_POST = new RegExp(BEFORE_POST, 'u');
/** The first word of a sentence, before a place of work. */
const AT_POST = new RegExp(
  String.raw`(?<=(?:^|[.!?…:"“”\n,] ?|(?<!\p{L})(?:and|und|et|y|e|en|i|och|og|ja|και|и|ve|a) )(?:[OAÉ] )?)${BEFORE_POST}`,
  'gu',
);

function isWorker(name: string, after: string): boolean {
  const key = name.toLowerCase();
  if (isNobody(key)) return false;
  return isListed(name) || (!isThing(key) && ACTS.test(after));
}

const isSingledOut = (name: string): boolean => {
  const key = name.toLowerCase();
  return !isNobody(key) && (isListed(name) || !isThing(key));
};

const isNamed = (name: string): boolean => name.length > 2;

const isNobody = (key: string): boolean =>
  NOBODY.has(key) || NO_PERSON.has(key) || TITLES.has(key) || isRole(key);

const isThing = (key: string): boolean =>
  NEVER.has(key) || GENERIC_WORDS.has(key) || KNOWN_PROPER_NOUNS.has(key);

function isListed(name: string): boolean {
  const key = name.toLowerCase();
  const word = { text: name, key, start: 0, end: 0, gap: ' ', capital: true, owner: false };
  return NAMES_THAT_ARE_WORDS.has(key) || WORD_NAMES.has(key) || isGiven(word);
}
