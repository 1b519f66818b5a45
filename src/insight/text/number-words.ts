/**
 * Numbers as words, without accents, in the languages of the concepts: a customer waits `three` or
 * `drei` weeks.
 */
const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty ninety hundred thousand
couple few several many dozen half
zwei drei vier funf sechs sieben acht neun zehn elf zwolf funfzehn zwanzig dreissig vierzig funfzig hundert tausend paar
mehrere mehreren einige einigen anderthalb eineinhalb halbe halben
deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent mille plusieurs quelques
demi demie
dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil varios varias
media medio unos unas
due tre quattro cinque sei sette otto nove dieci dodici quindici venti trenta quaranta cinquanta cento parecchi alcuni
twee drie vijf zes zeven negen tien twaalf vijftien twintig dertig veertig vijftig honderd enkele
dois duas quatro sete oito dez doze vinte trinta quarenta varios algumas alguns`.split(/\s+/),
);

/** True for digits and for numbers as words, in lower case and without accents. */
export const isNumberWord = (key: string): boolean =>
  (key.charCodeAt(0) <= 57 && /^\d/.test(key)) || NUMBER_WORDS.has(key);
