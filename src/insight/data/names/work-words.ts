import LIST from './work-words.txt?raw';
import { alternativesOf, sectionsOf } from '../entries.ts';

/** Words of sentences about a person at work who is named, in the languages of the app. */

const listed = sectionsOf(LIST);
const words = alternativesOf(LIST);

const LANGUAGES = listed('languages');

/** `on the till`, `an der Kasse`, `kassalta`: where someone works. */
export const POSTS = [
  ...LANGUAGES.map(
    (language) => `(?:${words(`${language}-at`)}) ?(?:${words(`${language}-posts`)})`,
  ),
  `(?:${words('finnish-posts')})(?:${words('finnish-cases')})`,
  `(?:${words('turkish-posts')})(?:ki)?`,
].join('|');

const PLACES_OF_WORK = [...LANGUAGES, 'finnish', 'turkish'].flatMap((language) =>
  words(`${language}-posts`).match(/\p{L}{3,}/gu),
);
/** A word that begins like the name of a place of work: each of `POSTS` has one. */
export const POST_WORD = new RegExp(
  `^(?:(?:l|all)['’])?(?:${[...new Set(PLACES_OF_WORK)].join('|')})`,
  'iu',
);

/** Beginnings of the verbs that follow a person at work, and seldom a thing. */
export const ACTS = new RegExp(String.raw`(?<!\p{L})(?:${words('acts')})`, 'u');

const CLEFT_NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]{1,20}`;

/** `It was Will who`, `C’est Aimé qui`: the person who did it. */
export const CLEFTS: readonly RegExp[] = [
  ["[Ii]t (?:was|is) |[Ii]t['’]s ", '(?:who|that) '],
  ["[Cc]['’](?:est|était) ", 'qui '],
  [
    '[Ee]s war ',
    ', (?:der|die) (?=den|die|das|uns|mich|mir|mein|unser|sich|am|alles|es|sofort|ein)',
  ],
  ['(?:[Ff]ue|[Ee]ra|[Hh]a sido) ', '(?:quien|(?:el|la) que) '],
  ["(?:[Èè]|[Ee]['’]) (?:stat[oa] )?", '(?:che |a (?=\\p{Ll}+r(?:e|l[oaie]|ci|mi)))'],
  ['(?:[Ff]oi (?:[oa] )?)', '(?:quem|que) '],
  ['[Hh]et was ', 'die '],
  ['[Dd]et (?:var|er) ', ',? ?(?:som|der) '],
  ['[Ss]e oli ', ', joka '],
  ['[Ήή]ταν (?:[οη] )?', 'που '],
  [
    '(?:[Ээ]то (?:был[аи]? )?|[Ии]менно )',
    ',? ?(?:кто |котор\\p{L}+ |(?=\\p{L}+(?:л|ла|лся|лась|[её]з|[её]с|ог) ))',
  ],
  ['[Bb]yl[ao]? to ', ', (?:kdo|kter[ýá]) '],
].map(([before = '', after = '']) => {
  const gap = after.startsWith(',') ? '' : ' ?';
  return new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${before}))${CLEFT_NAME}(?=${gap}(?:${after}))`,
    'gu',
  );
});

/** Names that are words as well, in the languages whose names `NAMES_THAT_ARE_WORDS` lacks. */
export const WORD_NAMES: ReadonlySet<string> = new Set(listed('word-names'));

/** Words for people at work that are no names: `Jemand an der Kasse`, `Девушка на кассе`. */
export const NOBODY: ReadonlySet<string> = new Set(listed('nobody'));
