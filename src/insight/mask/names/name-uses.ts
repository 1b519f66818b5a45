import type { Word } from './name-words.ts';

/** `May is the best month`, `June was too hot` */
const MONTH =
  /^(?:(?:is|was|ist|war) (?:(?:the|a|der|die|too|very|so|zu|sehr|noch) )?(?:(?:best|better|good|great|perfect|ideal|quietest|nicest|worst|beste|ideale) )?(?:months?|time|moment|season|when|hot|cold|mild|rainy|wet|windy|monat|zeit|heiß|kalt)|and (?:april|may|june|july|september)|to |through |until |bis |\d)/u;

/**
 * Given names that begin a sentence as the word they are too, by the words behind them: `Pierre
 * apparente`, `Dolores de espalda`, `Ernst nehmen sollte man`.
 */
const USES: ReadonlyMap<string, RegExp> = new Map([
  [
    'ernst',
    /^(?:nehmen|nimmt|nahm|genommen|gemeint|wird|wurde|(?:war|ist) (?:die|das|es|nur|mir))/u,
  ],
  [
    'ask',
    /^(?:the|for|about|if|them|him|her|me|us|any|how|why|what|when|your|to|at|an?|my)(?!\p{L})/u,
  ],
  ['may', MONTH],
  ['april', MONTH],
  ['june', MONTH],
  ['august', MONTH],
  ['mercedes', /^(?:benz|sprinter|vito|hat (?:den|die) |fahren|fährt)(?!\p{L})/u],
  ['pierre', /^(?:apparentes?|naturelles?|volcanique|brute|blanche|grise|bleue|de taille)/u],
  [
    'dolores',
    /^(?:musculares|articulares|menstruales|fuertes|de (?:cabeza|espalda|cuello|pies?|piernas?|rodillas?|barriga|estómago|muelas|oídos?))/u,
  ],
  ['rosario', /^de (?!la |recepción|caja|taller|cocina|ventas|atención)\p{Ll}+s(?!\p{L})/u],
  ['gioia', /^(?:per (?:gli|il|i|la|le|l)|infinita|immensa|pura|di vivere)/u],
  ['serena', /^(?:la|le|l|e \p{Ll}+ (?:la|l)|e tranquilla|atmosfera)(?!\p{L})/u],
  ['viola', /^(?:scur|chiar|intens|e |o |ametista)/u],
  ['luz', /^(?:natural|solar|led|blanca|tenue|suficiente|e |y )/u],
  ['glória', /^(?:a quem|a deus|aos?)(?!\p{L})/u],
  [
    'deniz',
    /^(?:manzara|kenar|suyu|hava|kıyı|ürün|tuzu|kum|gören|çok (?:güzel|temiz|soğuk|dalgalı|sıcak)|temiz|tertemiz|dalgalı|soğuk|sıcak)/u,
  ],
  ['stella', /^(?:in più|in meno|michelin)/u],
  ['bianca', /^(?:la|il|le|i|e \p{Ll}+ (?:la|il|le|i))(?!\p{L})/u],
  ['chiara', /^(?:la|le|il|lo|l|gli|i|e \p{Ll}+ (?:la|le|il))(?!\p{L})/u],
  ['umut', /^(?:yok|ettiğ|etmi|verici|kalmadı)/u],
  ['björn', /^(?:och (?:älg|varg|ren|rådjur)|på menyn|såg vi|i skogen)/u],
  ['bjørn', /^(?:og (?:elg|ulv)|på menuen|på menyen|så vi|i skoven)/u],
  ['sten', /^(?:och|og) (?:grus|sand|lera|jord)/u],
  ['marguerite', /^(?:thym|lavande|et (?:thym|lavande|rose))/u],
]);

/** True for the first word of a sentence that the next ones show to be a thing or a quality. */
export function isUsedAsWord(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const use = USES.get(word?.key ?? '');
  if (!word || !use || (index > 0 && !/[.!?:…\n]/.test(word.gap))) return false;
  const after = words.slice(index + 1, index + 5).map(({ text }) => text.toLowerCase());
  return use.test(after.join(' '));
}
