import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import { DUTCH } from './nl.ts';
import type { Phrases } from './phrases.ts';
import { PORTUGUESE } from './pt.ts';

const PHRASES: ReadonlyMap<string, Phrases> = new Map([
  ['en', ENGLISH],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
  ['it', ITALIAN],
  ['pt', PORTUGUESE],
  ['nl', DUTCH],
]);

/** The phrases of a language by its ISO 639-1 code; the English ones where there are no others. */
export const phrasesOf = (language: string): Phrases => PHRASES.get(language) ?? ENGLISH;
