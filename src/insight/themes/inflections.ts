/** Endings of inflected words by language, without accents. */
const ENDINGS: Readonly<Record<string, string>> = {
  en: 'ings ing edly ed ies ied es s e y',
  de: 'innen ungen ung erin sten tes ten tem ter ern est ste end et en em er es te e s t',
  fr: 'issaient issait issent ations ation eraient erait erons eront erez aient antes ants ante ant euses euse eurs eur ees ons ait ais ent es ee er ez ie it ir is ai a e s i x t',
  es: 'amientos amiento aciones acion andolos andome andonos ando iendo iendome aron ieron abamos aban abas aba arian aria amos emos imos adas ados ada ado idas idos ida ido aste iste aran ara arlo arla arme arse arnos erlo erla erme irme arlos arlas ian ia ias an en as es os ar er ir io a e o',
  it: 'azioni azione amento ando endo arono irono avano iamo ate ati ata ato iti ita ito are ere ire ano ono i e a o',
  pt: 'amentos amento acoes acao ando endo aram eram iram avam ava amos emos adas ados ada ado idas idos ida ido ou ei am em as es os ar er ir a e o',
  nl: 'ende end en er es de te e s t',
};

const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(ENDINGS).map(([language, endings]) => [
    language,
    new RegExp(`(?:${endings.replaceAll(' ', '|')})$`),
  ]),
);

/**
 * Shortest part that forms share, in UTF-16 units: below that, different words share one, as
 * `desde` and `desdén` do.
 */
const SHORTEST_PART = 5;

/**
 * The part of a word that its inflected forms share. A light stemmer: it takes off one ending, and
 * a letter doubled before it. Undefined for words too short for that, and for unknown languages.
 */
export function sharedPart(key: string, language: string): string | undefined {
  const pattern = patterns.get(language);
  if (!pattern || key.length < SHORTEST_PART) return undefined;
  const at = key.slice(SHORTEST_PART).search(pattern);
  if (at === -1) return key;
  return key.slice(0, SHORTEST_PART + at).replace(/([bdfgklmnprst])\1$/, '$1');
}

/**
 * Finds the values of all words that share a part with an inflected form. A bare form has none: it
 * often means something else, as `check` does beside `checked`.
 */
export function inflectionsOf<Value>(
  words: ReadonlyMap<string, readonly Value[]>,
  language: string,
): (key: string) => readonly Value[] | undefined {
  const byPart = new Map<string, readonly Value[]>();
  for (const [word, values] of words) {
    const part = sharedPart(word, language);
    if (part === undefined) continue;
    const known = byPart.get(part);
    byPart.set(part, known ? [...new Set([...known, ...values])] : values);
  }
  return (key) => {
    const part = sharedPart(key, language);
    return part === undefined || part === key ? undefined : byPart.get(part);
  };
}
