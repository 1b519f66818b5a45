import FAMILY from './family-names.txt?raw';
import GIVEN from './given-names.txt?raw';
import THINGS from './named-things.txt?raw';
import ALSO_WORDS from './names-that-are-words.txt?raw';
import { entriesOf, setOf } from '../entries.ts';

/**
 * Given names common in reviews, in several languages: short enough to ship, long enough to find
 * most. A listed name is masked wherever it is capitalised; one of `NAMES_THAT_ARE_WORDS` only if its
 * context indicates a person.
 */
const GIVEN_NAMES = setOf(GIVEN);

/** True for a listed name in lower case, with its accents or without. */
export const isGivenName = (key: string): boolean =>
  GIVEN_NAMES.has(key) || (/[\u00e0-\u024f]/.test(key) && GIVEN_NAMES.has(withoutAccents(key)));

/** Names that are also words, months, places, brands or products. */
export const NAMES_THAT_ARE_WORDS = setOf(ALSO_WORDS);

/**
 * Family names with hardly any other meaning: they make the capitalised word before them a name.
 */
export const FAMILY_NAMES = setOf(FAMILY);

/**
 * Brands, works and products whose first word is a given name, with the words that identify them.
 */
export const NAMED_THINGS = new RegExp(
  String.raw`\b(?:${entriesOf(THINGS).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

/** Brands and dishes in lower case, as people type them on a phone. */
export const SMALL_THINGS =
  /(?<!\p{L})(?:yves (?:rocher|saint laurent)|charlotte tilbury|ralph lauren|calvin klein|carolina herrera|elizabeth arden|helena rubinstein|michael kors|tommy hilfiger|karl lagerfeld|louis vuitton|hugo boss|jil sander|jimmy choo|jack (?:daniels?|wolfskin|russell)|johnnie walker|stella artois|ben ?(?:&|and|n|und|et|y) ?jerry'?s|marks (?:&|and) spencer|harry potter|daniel wellington|thomas (?:cook|sabo)|leroy merlin|jean[ -]paul gaultier|pierre (?:cardin|hermé)|massimo dutti|max (?:mara|factor)|nina ricci|paco rabanne|earl grey|mary poppins|shirley temple|alice in wonderland)(?!\p{L})/gu;

/** In lower case; names in Cyrillic keep theirs. */
export function withoutAccents(name: string): string {
  if (/[\u0400-\u04ff]/.test(name)) return name;
  const bare = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return bare.replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('ı', 'i');
}
