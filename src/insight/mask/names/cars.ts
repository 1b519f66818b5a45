import { lead } from './name-parts.ts';
import type { Word } from './name-words.ts';

/** Cars with the names of people. */
const CARS = new Set(
  'mégane megane zoe zoé giulia giulietta octavia fabia leon león elise carina felicia celica mercedes berlingo logan'.split(
    ' ',
  ),
);
const MAKES = 'renault|alfa|romeo|skoda|škoda|seat|lotus|toyota|dacia|cupra|citroën|citroen|benz';
const AGES =
  'old|new|rented|rental|used|first|vieille|ancienne|nouvelle|petite|alte[rnm]?|neue[rnm]?|gebrauchte[rnm]?|vecchi[ao]|nuov[ao]|viej[ao]|nuev[ao]|antigu[ao]|velh[ao]|nov[ao]|oude|nieuwe|star[áýa]|nowa|nową|starą|gamla|nya';
const BEFORE_CAR = new RegExp(
  String.raw`(?<!\p{L})(?:${MAKES}|(?:${AGES})|cette|this|diese[rnm]?)$`,
  'u',
);
const OF_YEAR = /^(?: (?:de|von|del?|from|aus|van|do|da|med|z))? (?:19|20)\d\d(?!\d)/u;

/** `ma vieille Mégane`, `Seat León`, `Mégane de 2009`: by the make or the age. */
export function isCar(words: readonly Word[], index: number): boolean {
  const [word, after, next] = [words[index], words[index + 1], words[index + 2]];
  if (!word || !CARS.has(word.key)) return false;
  const behind = `${after?.gap ?? ''}${after?.text ?? ''}${next?.gap ?? ''}`;
  return BEFORE_CAR.test(lead(words, index)) || OF_YEAR.test(behind);
}
