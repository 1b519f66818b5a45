import LIST from '../../data/mask/inflected-names.txt?raw';
import { sectionsOf } from '../../data/entries.ts';
import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import { isGivenName, NAMES_THAT_ARE_WORDS, withoutAccents } from '../../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import { memo } from '../../text/memo.ts';
import type { Word } from './name-words.ts';
import { NEVER } from '../../data/names/person-words.ts';

/**
 * Given names with the endings of their cases: `Päivin tunti`, `Andrással`, `Honzovi`. The text has to
 * be in a language with these cases: elsewhere such a form is another word.
 */

interface Cases {
  /** Endings, with what the name ends in instead. */
  readonly endings: readonly (readonly [RegExp, readonly string[]])[];
  /** Words of the language that English and its other neighbours lack. */
  readonly spoken: ReadonlySet<string>;
  /** Names that are other words elsewhere, or too rare there. */
  readonly names: ReadonlySet<string>;
}

const listed = sectionsOf(LIST);

const casesOf = (family: string, endings: Cases['endings']): Cases => ({
  endings,
  spoken: new Set(listed(`${family}-spoken`)),
  names: new Set(listed(`${family}-names`)),
});

const FINNIC = casesOf('finnic', [
  [/(?:l[lt][aä]|lle|s[st][aä]|n|a|ä)$/u, ['']],
  // `Danielin`, `Danielille`
  [/i(?:l[lt][aä]|lle|s[st][aä]|n|a)$/u, ['']],
  // `Pekan`, `Heikille`, `Riitalta`: a double consonant is single there.
  ...['k', 'p', 't'].map(
    (letter) =>
      [
        new RegExp(`${letter}([aeiouyäö])(?:l[lt][aä]|lle|s[st][aä]|n)$`, 'u'),
        [`${letter}${letter}$1`],
      ] as const,
  ),
  [/(?:[aeiou])?(?:le|lt|l|ga|st|sse|s|t|ta|na)$/u, ['']],
  [/(?:le|lt|l|ga|st|sse|s|t|ta|na)$/u, ['']],
  [/[iue]$/u, ['']],
]);

const HUNGARIAN = casesOf('hungarian', [
  [
    /(?:n[ae]k|t[óő]l|r[óő]l|b[óő]l|b[ae]n?|h[oeö]z|n[áé]l|r[ae]|[oeöa]?t|ért|v[ae]l|é|ék|[eéaá]k|je|ja)$/u,
    [''],
  ],
  // `Andrással`
  [/([bcdfgjklmnprstvz])\1[ae]l$/u, ['$1']],
]);

const SLAVIC = casesOf('slavic', [
  [/(?:ovi|owi|em|om|iem|a|u|e|ě|ie|ov[aoyiu]?|ův|ego|emu|y|i)$/u, ['']],
  [/(?:y|i|ě|ie|e|u|ę|ą|o|ou|ové|in|in[ayoue]|iny|om|ovi|owi)$/u, ['a', 'o']],
  // `Marka`, `Wojtkowi`, `Pavlovi`
  [/([kl])(?:a|owi|ovi|em|iem|u|om)$/u, ['e$1']],
  [/ňk(?:a|ovi|em|u)$/u, ['něk']],
  // `Veronice`, `Petře`, `Marcie`, `Magdzie`, `Oldze`
  [/(?:c|č)(?:e|in|iny|ina)$/u, ['ka']],
  [/(?:ř|rz)(?:e|in|iny|ina)$/u, ['ra']],
  [/cie$/u, ['ta']],
  [/dzie$/u, ['da']],
  [/(?:dz|z)e$/u, ['ga', 'ha']],
  // `Zosię`, `Lucii`, `Jiřího`
  [/(?:i|ii|ię|ią|iu|io|ji|ję|ją)$/u, ['ia', 'ie', 'ja']],
  [/(?:ího|ímu|ím|iho|imu|im)$/u, ['i']],
]);

const BALTIC = casesOf('baltic', [
  [/(?:ai|ą|os|oje|ei|ę|ės|am|u|as|es)$/u, ['a', 'e']],
  [/(?:ui|ą|o|u|iui|io|į|im|am|a)$/u, ['as', 'is', 'us', 's', 'š']],
]);

const ROMANIAN = casesOf('romanian', [[/(?:i|ei)$/u, ['a', 'ea']]]);

const ALL = [FINNIC, HUNGARIAN, SLAVIC, BALTIC, ROMANIAN];

/** Forms that are words or places. */
const NO_NAMES = new Set(listed('no-names'));

/** The languages whose cases a word may have, as bits. */
const casesOfWord = memo((key): number => {
  if (key.length < 4 || NO_NAMES.has(key) || isKnown(key)) return 0;
  return ALL.reduce((bits, cases, at) => (isFormOf(key, cases) ? bits | (1 << at) : bits), 0);
});

const isKnown = (key: string): boolean =>
  KNOWN_PROPER_NOUNS.has(key) || GENERIC_WORDS.has(key) || NAMES_THAT_ARE_WORDS.has(key);

const isFormOf = (key: string, { endings, names }: Cases): boolean =>
  names.has(key) ||
  endings.some(
    ([ending, ends]) =>
      ending.test(key) && ends.some((end) => isName(key.replace(ending, end), names)),
  );

const isName = (stem: string, names: ReadonlySet<string>): boolean =>
  stem.length > 2 &&
  (names.has(stem) || names.has(withLastShort(stem)) || (isGivenName(stem) && !isKnown(stem)));

/** Hungarian makes the last vowel of a name long: `Évától`. */
const withLastShort = (stem: string): string => stem.slice(0, -1) + withoutAccents(stem.slice(-1));

/** The languages with cases that a word belongs to, as bits. */
export function mayHaveCases(word: string): number {
  const key = word.toLowerCase();
  return ALL.reduce((bits, { spoken }, at) => (spoken.has(key) ? bits | (1 << at) : bits), 0);
}

/** True for a given name in a case of its language; `spoken`: what the words of the text may speak. */
export function isInflectedName(words: readonly Word[], index: number, spoken: number): boolean {
  const word = words[index];
  if (spoken === 0 || !word?.capital || NEVER.has(word.key)) return false;
  const bits = spoken & casesOfWord(word.key);
  return bits !== 0 && ALL.some((cases, at) => (bits & (1 << at)) !== 0 && speaks(words, cases));
}

/** Two different words of a language tell it; one of a short text. */
function speaks(words: readonly Word[], { spoken }: Cases): boolean {
  const found = new Set<string>();
  for (const { key, capital } of words.slice(0, MOST_WORDS)) {
    if (spoken.has(key) && !(capital && key.length < 3)) found.add(key);
    if (found.size > 1) return true;
  }
  return found.size > 0 && words.length < 7;
}

const MOST_WORDS = 60;
