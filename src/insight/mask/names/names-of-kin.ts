import BESIDE_KIN from '../../data/mask/beside-kin.txt?raw';
import { sectionsOf } from '../../data/entries.ts';
import type { Word } from './name-words.ts';
import { isCommonWord } from '../../data/names/person-words.ts';
import { isRole } from '../../data/names/person-roles.ts';

/** Unlisted names in lower case after kin: `my brother kit had`, `mio nipote gennarino ha`. */
export function isBesideKin(words: readonly Word[], index: number): boolean {
  const language = OWNERS.get(words[index - 2]?.key ?? '');
  const [kin, word, verb] = [words[index - 1], words[index], words[index + 1]];
  if (!language || !kin || !word || !verb || word.key.length < 3) return false;
  if (!language.verbs.has(verb.key) || language.others.has(word.key)) return false;
  if (verb.gap !== ' ' || word.gap !== ' ' || kin.gap !== ' ' || !isRole(kin.key)) return false;
  if (language.isVerbSecond && !opensClause(words, index - 2)) return false;
  return !isWord(word.key) && !language.endings.test(word.key);
}

const isWord = (key: string): boolean => isCommonWord(key) || isRole(key);

/** German and Dutch: elsewhere a verb may follow any word, as in `weil mein mann hunger hat`. */
const opensClause = (words: readonly Word[], index: number): boolean =>
  index === 0 ||
  /[.!?,;:\n]/.test(words[index]?.gap ?? '') ||
  /^(?:und|aber|denn|en|maar|want)$/.test(words[index - 1]?.key ?? '');

interface Language {
  readonly owners: readonly string[];
  readonly verbs: ReadonlySet<string>;
  /** Words of other kinds between kin and a verb. */
  readonly others: ReadonlySet<string>;
  /** Endings of adverbs and adjectives behind a noun. */
  readonly endings: RegExp;
  readonly isVerbSecond: boolean;
}

const listed = sectionsOf(BESIDE_KIN);

const of = (language: string, endings = /$^/): Language => ({
  owners: listed(`${language}-owners`),
  verbs: new Set(listed(`${language}-verbs`)),
  others: new Set(listed(`${language}-others`)),
  endings,
  isVerbSecond: language === 'de' || language === 'nl',
});

const ROMANCE =
  /(?:ic[oa]|os[oa]|[aeiu][td][oa]|i[vl][oa]?|[ae]nte?|or[ae]?|[ai]ble|ista|u[td][oa])$/;

const LANGUAGES: readonly Language[] = [
  of('en', /(?:ly|ing|ed|s)$/),
  of('de'),
  of('fr', /(?:ées?|és?|iques?|eux|euse|ants?|ante|iste|ien|ienne|if|ive|able|ment|eure?)$/),
  of('es', ROMANCE),
  of('it', ROMANCE),
  of('pt', ROMANCE),
  of('nl'),
  of('pl', /(?:[sż]z[ay]|n[ay]|l?nie)$/),
];

const OWNERS: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) => language.owners.map((owner) => [owner, language] as const)),
);
