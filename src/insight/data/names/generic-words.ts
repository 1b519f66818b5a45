import LIST from './generic-words.txt?raw';
import BEFORE_TOPICS from './words-before-topics.txt?raw';
import { sectionsOf, setOf } from '../entries.ts';

/** Words of praise, blame and talk: they say how it was, not what it was about. */
export const GENERIC_WORDS = setOf(LIST);

/** Indications that a word gives about the next one. */
export interface Places {
  /** Words before a topic. */
  readonly leads: ReadonlySet<string>;
  /** Words rarely followed by a noun: subjects, and descriptions of how something is. */
  readonly verbal: ReadonlySet<string>;
  /** Words that point at the product itself: the next word often is the reviewed thing. */
  readonly pointers: ReadonlySet<string>;
  /** All nouns are capitalised, not only names. */
  readonly capitals: boolean;
}

const words = sectionsOf(BEFORE_TOPICS);

const placesIn = (language: string): Places => ({
  leads: new Set(words(`${language}-leads`)),
  verbal: new Set(words(`${language}-verbal`)),
  pointers: new Set(words(`${language}-pointers`)),
  capitals: language === 'de',
});

const ENGLISH = placesIn('en');
const PLACES: ReadonlyMap<string, Places> = new Map(
  ['de', 'fr', 'es', 'it', 'nl', 'pt'].map((language) => [language, placesIn(language)]),
);

/** Looks up a language by ISO 639-1; English if undefined. */
export const placesOf = (language: string | undefined): Places =>
  PLACES.get(language ?? 'en') ?? ENGLISH;
