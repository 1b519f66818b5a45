import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import type { Word } from './name-words.ts';
import { NEVER, NO_PERSON } from '../../data/names/person-words.ts';
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

const isWord = (key: string): boolean =>
  NEVER.has(key) || NO_PERSON.has(key) || GENERIC_WORDS.has(key) || isRole(key);

/** German and Dutch: elsewhere a verb may follow any word, as in `weil mein mann hunger hat`. */
const opensClause = (words: readonly Word[], index: number): boolean =>
  index === 0 ||
  /[.!?,;:\n]/.test(words[index]?.gap ?? '') ||
  /^(?:und|aber|denn|en|maar|want)$/.test(words[index - 1]?.key ?? '');

interface Language {
  readonly owners: string;
  readonly verbs: ReadonlySet<string>;
  /** Words of other kinds between kin and a verb. */
  readonly others: ReadonlySet<string>;
  /** Endings of adverbs and adjectives behind a noun. */
  readonly endings: RegExp;
  readonly isVerbSecond: boolean;
}

const of = (
  owners: string,
  verbs: string,
  others: string,
  endings = /$^/,
  isVerbSecond = false,
): Language => ({
  owners,
  verbs: new Set(verbs.split(' ')),
  others: new Set(others.split(' ')),
  endings,
  isVerbSecond,
});

const ROMANCE =
  /(?:ic[oa]|os[oa]|[aeiu][td][oa]|i[vl][oa]?|[ae]nte?|or[ae]?|[ai]ble|ista|u[td][oa])$/;

const LANGUAGES: readonly Language[] = [
  of(
    'my our his her their',
    'is was has had loves loved said says got wants wanted likes liked uses needs went thinks found came',
    'also always never just only still even once often too both now then there here who that which have almost usually sometimes soon again ever all each alone and but either neither rarely already did does will would could should may might must too recently today yesterday tonight who really very service side app licence license window seat visit practitioner dog cat book family call fee team room desk bell tip card car bag jacket order group phone school house home birthday party wedding version class lesson shift table tickets hands feet hair skin lover',
    /(?:ly|ing|ed|s)$/,
  ),
  of(
    'mein meine unser unsere',
    'ist war hat hatte findet fand kann konnte will wollte liebt',
    'auch selbst allein ja aber jedoch hingegen dagegen immer nie noch schon nicht sehr nur der die das den dem und oder sich mir mich uns gerade sogar halt eben gar wieder oft natürlich wiederum nun jetzt dann damals heute gestern zwar nämlich hier dort mit ohne zuhause daheim',
    /$^/,
    true,
  ),
  of(
    'mon ma notre',
    'a est était avait adore adorait aime voulait',
    'ne qui que nous me se lui les la le aussi et ou même toujours également déjà aînée aîné cadet cadette seule seul malade enceinte ado adolescente toute tout bien jamais encore parfois souvent moins plus alors hier',
    /(?:ées?|és?|iques?|eux|euse|ants?|ante|iste|ien|ienne|if|ive|able|ment|eure?)$/,
  ),
  of(
    'mi nuestro nuestra',
    'es está estaba ha tiene tenía fue era quiere puede dice',
    'no se me nos le lo la les también ya siempre nunca que y o solo sólo sola aún todavía mayor menor pequeño pequeña grande casi ahora hoy ayer además tampoco joven',
    ROMANCE,
  ),
  of(
    'mio mia nostro nostra',
    'ha è era aveva vuole dice adora può',
    'non si mi ci lo la li le ne che e o anche sempre mai invece poi più maggiore minore piccolo piccola grande stesso stessa già ancora oggi ieri solo sola quasi pure',
    ROMANCE,
  ),
  of(
    'meu minha nosso nossa',
    'tem tinha é era foi está estava adorou gosta quer e',
    'não se me nos já também sempre que e só ainda mais mesmo mesma quase nunca hoje ontem agora menor maior mais nova novo velho velha jovem',
    ROMANCE,
  ),
  of(
    'mijn onze ons',
    'is was heeft had vindt vond kan kon wil wilde',
    'ook zelf niet nog al wel er die en of dus nu toen daar hier altijd nooit weer zelfs alleen vaak toch even gewoon heel',
    /$^/,
    true,
  ),
  of(
    'mój moja',
    'jest ma był była miał miała lubi chce może',
    'też także bardzo nie już zawsze nigdy tylko jest ma się który która i a nadal wciąż teraz dziś wczoraj często również jeszcze chyba sam sama starsza starszy młodsza młodszy mała mały naprawdę wcale jednak niestety raczej zupełnie wcześniej',
    /(?:[sż]z[ay]|n[ay]|l?nie)$/,
  ),
];

const OWNERS: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) =>
    language.owners.split(' ').map((owner) => [owner, language] as const),
  ),
);
