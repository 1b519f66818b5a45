/**
 * Words that are frequent in one language and rare in its neighbours: enough to choose the stop
 * words and stems of a review. A text with too few of them has no detected language.
 */
const TELLING: Readonly<Record<string, readonly string[]>> = {
  en: words(
    'the and is was it this with for my very not but have they you are were to of i would so had at on be from too just great good our we an all out when what there their by no your has she he me us as or if which than then got get been do did will can could only even after never every nothing everything really much more because don’t didn’t wasn’t it’s i’ve couldn’t won’t who how up about here',
  ),
  de: words(
    'der die und ist das ich nicht mit sehr ein eine auch aber war den dem zu für es auf bei sind wir haben gut im am vom zum zur hat wird wurde man uns mir mich sich noch nur schon immer wieder alles keine kein einen einer eines nach von aus wenn weil dass oder wie über unter super toll leider gerne hier da durch ohne mal mehr so er sie ihr ihre unser unsere waren hatte hatten kann können muss als direkt völlig total bis jede jeder des',
  ),
  fr: words(
    'le les et est je très pour pas avec une des du mais bien nous ce qui était sont dans la un plus au de il elle on vous ils sur sans aux par cette ces mon ma mes notre votre se ne que quand même tout tous toute rien jamais toujours trop peu aussi encore fait été j’ai c’est n’est qu’il d’un d’une l’on a ont avait car chez sa son leur vraiment dommage merci super',
  ),
  es: words(
    'el los y es muy con una por para pero lo se mi más está como del las que fue bien todo la un no de en al a sin nos me le les su sus ya son era hay han ha he si sí también nada nunca siempre cuando porque este esta esto desde hasta todos toda todas gracias tan poco mucho mucha muchos hasta nos sobre estaba estaban tiene tienen',
  ),
  it: words(
    'il di è che molto per non con una sono ho ma le del gli della questo anche più la un lo i nel nella al alla dal dalla dei delle degli da si ci mi ha hanno era erano stato stata tutto tutti sempre mai niente poi quando come se già ancora grazie senza troppo poco bene e',
  ),
  pt: words(
    'o os e é muito com uma para não mas do da eu foi são mais que meu em um bom no na nos nas dos das ao à pelo pela se me nos já também sem tudo nada sempre nunca quando porque este esta isso até está estava tem têm foram ser minha nossa obrigado obrigada só bem',
  ),
  nl: words(
    'het een en is van ik niet met maar zeer goed voor dat was op te zijn ook wel de er we wij je heel erg geen naar bij om aan uit nog al als dan zo hebben had heeft wordt werd ons mijn onze dit deze die door zonder alles altijd nooit omdat want of toch hier daar super fijn mooi',
  ),
  pl: words(
    'i w się nie na to jest że z do jak ale bardzo po od dla za tak już było była nas mi polecam',
  ),
  tr: words('ve bir bu çok da de için ile ama gibi daha en değil her iyi güzel hiç yok ederim'),
  sv: words(
    'och att det är jag inte på som har var med för av men ett om så vi mycket bra hade mig oss kommer',
  ),
  da: words('og at det er jeg ikke på som har var med for af men om så vi meget god mig os'),
  no: words('og å det er jeg ikke på som har var med for av men om så vi veldig bra meg oss'),
};

function words(list: string): readonly string[] {
  return list.split(' ');
}

const LANGUAGES_OF_WORD = new Map<string, string[]>();
for (const [language, list] of Object.entries(TELLING))
  for (const word of list)
    LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language]);

/** `l’accueil`, `dell’hotel`: the part before the apostrophe decides. */
function languagesOf(word: string): readonly string[] {
  const known = LANGUAGES_OF_WORD.get(word);
  if (known || !word.includes('’')) return known ?? [];
  const [first = '', second = ''] = word.split('’');
  if (/^(?:dell|all|nell|dall|sull|un|quell)$/.test(first)) return ['it'];
  if (/^(?:[cdjlmnst]|qu)$/.test(first) && second.length > 1) return ['fr', 'it'];
  return LANGUAGES_OF_WORD.get(first) ?? [];
}

/** Scripts used almost exclusively by one language. Kana precedes Han, which Japanese shares. */
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

/** Minimum number of indicative words; the language also has to lead all others. */
const ENOUGH = 2;

const FOREIGN = /(?!\p{Script=Latin})\p{L}/gu;

/** The language of a text as ISO 639-1; undefined when it is too short or too mixed to say. */
export function detectLanguage(text: string): string | undefined {
  const foreign = text.match(FOREIGN)?.join('') ?? '';
  if (foreign !== '' && foreign.length * 2 > (text.match(/\p{L}/gu)?.length ?? 0))
    return SCRIPTS.find(([script]) => script.test(foreign))?.[1];
  return mostTelling(text);
}

/** Letters that are nearly exclusive to one of these languages. */
const TELLING_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[ßäö]/, 'de'],
  [/[ñ¿¡]/, 'es'],
  [/[ãõ]/, 'pt'],
  [/[œêëîûù]/, 'fr'],
  [/[ìò]/, 'it'],
  [/[ąęłżźśćń]/, 'pl'],
  [/[ğış]/, 'tr'],
];

function mostTelling(text: string): string | undefined {
  const hits = new Map<string, number>();
  const lower = text.toLowerCase().replaceAll("'", '’');
  for (const word of lower.match(/\p{L}+(?:’\p{L}+)?/gu) ?? [])
    for (const language of languagesOf(word)) hits.set(language, (hits.get(language) ?? 0) + 1);
  // With å in the text, ä and ö are Swedish.
  const isNordic = lower.includes('å');
  if (isNordic && /[äö]/.test(lower)) hits.set('sv', (hits.get('sv') ?? 0) + 1);
  for (const [letters, language] of TELLING_LETTERS)
    if (letters.test(lower) && !(isNordic && language === 'de'))
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
