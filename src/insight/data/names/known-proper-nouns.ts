import LIST from './proper-nouns.txt?raw';
import { setOf } from '../entries.ts';

/**
 * Words that have a capital inside a sentence and name no person: days and feasts, peoples and tongues,
 * countries, towns and regions, brands, shops and platforms. Compared in lower case.
 */
export const KNOWN_PROPER_NOUNS = setOf(LIST);
