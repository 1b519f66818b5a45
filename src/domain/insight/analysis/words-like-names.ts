import LIST from '../data/names/words-like-names.txt?raw';
import { setOf } from '../data/entries.ts';

/** Listed given names that are also words, things or brands, in lower case and without accents. */
export const WORDS_LIKE_NAMES = setOf(LIST);
