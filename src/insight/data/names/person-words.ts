/** Words that decide whether a capitalised word is the name of a person. */
import NEVER_NAMES from './never-names.txt?raw';
import NOT_PERSONS from './no-person.txt?raw';
import NOT_SURNAMES from './no-surname.txt?raw';
import TITLE_WORDS from './titles.txt?raw';
import BESIDE_NAMES from './beside-names.txt?raw';
import { alternativesOf, sectionsOf, setOf } from '../entries.ts';
import { GENERIC_WORDS } from './generic-words.ts';

const listed = sectionsOf(BESIDE_NAMES);
const words = alternativesOf(BESIDE_NAMES);

/** Words that begin sentences and titles, and are no names whatever precedes them. */
export const NEVER = setOf(NEVER_NAMES);

/**
 * Words at the start of a sentence for people or things that may be rude or helpful without a name.
 */
export const NO_PERSON = setOf(NOT_PERSONS);

const COMMON: ReadonlySet<string> = new Set([...NEVER, ...NO_PERSON, ...GENERIC_WORDS]);

/** True for a word, in lower case, that a text says of anything: no name without a sign of one. */
export const isCommonWord = (key: string): boolean => COMMON.has(key);

export const PARTICLES: ReadonlySet<string> = new Set(listed('particles'));

export const NO_SURNAME = setOf(NOT_SURNAMES);

export const TITLES = setOf(TITLE_WORDS);

/** Also without a capital. */
export const SMALL_TITLES = new RegExp(`^(?:${words('small-titles')})$`);

/** Before a dot, which ends no sentence then. */
export const ABBREVIATED_TITLES = new RegExp(`^(?:${words('abbreviated-titles')})$`);

/** `Tasha’s birthday`: nouns that belong to people. */
export const OWNED = new RegExp(`^(?:${words('owned')})$`);
