/**
 * Words that are frequent in one language and rare in its neighbours. Enough to tell which stop words
 * and stems a review needs; a text that holds too few of them stays without a language.
 */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  en: words(
    'the and is was it this with for my very not but have they you are were to of i would so had at on be from too just great good',
  ),
  de: words(
    'der die und ist das ich nicht mit sehr ein eine auch aber war den dem zu für es auf bei sind wir haben gut',
  ),
  fr: words(
    'le les et est je très pour pas avec une des du mais bien nous ce qui était sont dans la un plus au',
  ),
  es: words(
    'el los y es muy con una por para pero lo se mi más está como del las que fue bien todo la un no',
  ),
  it: words('il di è che molto per non con una sono ho ma le del gli della questo anche più la un'),
  pt: words('o os e é muito com uma para não mas do da eu foi são mais que meu em um bom'),
  nl: words('het een en is van ik niet met maar zeer goed voor dat was op te zijn ook wel de'),
};

function words(list: string): readonly string[] {
  return list.split(' ');
}

const LANGUAGES_OF_WORD = new Map<string, string[]>();
for (const [language, list] of Object.entries(TELLING))
  for (const word of list)
    LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language]);

/** Scripts that one language has nearly to itself. Kana goes before Han, which Japanese shares. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Cyrillic}/u, 'ru'],
];

/** Two words that tell, and more of them than of any other language. */
const ENOUGH = 2;

const FOREIGN = /(?!\p{Script=Latin})\p{L}/gu;

/** The language of a text as ISO 639-1; undefined when it is too short or too mixed to say. */
export function detectLanguage(text: string): string | undefined {
  const foreign = text.match(FOREIGN)?.join('') ?? '';
  if (foreign !== '' && foreign.length * 2 > (text.match(/\p{L}/gu)?.length ?? 0))
    return SCRIPTS.find(([script]) => script.test(foreign))?.[1];
  return mostTelling(text);
}

function mostTelling(text: string): string | undefined {
  const hits = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const language of LANGUAGES_OF_WORD.get(word) ?? [])
      hits.set(language, (hits.get(language) ?? 0) + 1);
  const [first, second] = [...hits].toSorted(([, a], [, b]) => b - a);
  if (!first || first[1] < ENOUGH || first[1] === second?.[1]) return undefined;
  return first[0];
}

/** Every language that `detectLanguage` can name. */
export const DETECTED_LANGUAGES: readonly string[] = [
  ...Object.keys(TELLING),
  ...SCRIPTS.map(([, language]) => language),
];
