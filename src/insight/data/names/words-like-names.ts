import LIST from './words-like-names.txt?raw';
import { setOf } from '../entries.ts';

/** Listed given names that are also words, things or brands, in lower case and without accents. */
export const WORDS_LIKE_NAMES = setOf(LIST);
