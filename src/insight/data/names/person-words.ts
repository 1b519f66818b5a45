/** Words that decide whether a capitalised word is the name of a person. */
import NEVER_NAMES from './never-names.txt?raw';
import NOT_PERSONS from './no-person.txt?raw';
import NOT_SURNAMES from './no-surname.txt?raw';
import TITLE_WORDS from './titles.txt?raw';
import { setOf } from '../entries.ts';

/** Words that begin sentences and titles, and are no names whatever precedes them. */
export const NEVER = setOf(NEVER_NAMES);

/**
 * Words at the start of a sentence for people or things that may be rude or helpful without a name.
 */
export const NO_PERSON = setOf(NOT_PERSONS);

export const PARTICLES: ReadonlySet<string> = new Set(
  'do e mac mc af los las lo dalla dello degli ben bint van von de da del der den la le di el bin ibn al abu dos das du ten ter vom zu'.split(
    ' ',
  ),
);

export const NO_SURNAME = setOf(NOT_SURNAMES);

export const TITLES = setOf(TITLE_WORDS);

/** Also without a capital. */
export const SMALL_TITLES =
  /^(?:domnul|domnului|doamna|doamnei|domnișoara|dl|dna|d-na|dlui|dnei|pan|pani|pana|panu|panem|panią|avv|mr|mrs|ms|dr|dra|med|heer|mevrouw|meneer|señor|señora|señorita|sr|sra|signora|signore?|sig|dott|dottoressa|dottore?|avvocato|ingegnere|architetto|geometra|maestr[oa]|professore|professoressa|professeur|profesora?|professora?|monsieur|madame|mme|mlle|docteur|maître|herrn?|frau|fru|don|doña|dona|doutora?|senhora?|familia|família|famille|famiglia)$/;

/** `Tasha’s birthday`: nouns that belong to people. */
export const OWNED =
  /^(?:been|colou?r|eye|touch|technique|way|jokes|laugh|warmth|wit|driving|singing|playing|guidance|tips|notes|diagnosis|mother|father|parents|girlfriend|boyfriend|cousin|dog|always|brilliant|amazing|massage|class|classes|lesson|lessons|hands|cooking|treatment|treatments|tour|tours|haircut|explanation|explanations|smile|care|cuts|manner|approach|calm|humou?r|sense|knowledge|hospitality|enthusiasm|skills|skill|talent|instructions|words|voice|email|emails|number|phone|account|room|appointment|order|pregnancy|graduation|funeral|teaching|style|customer|attitude|birthday|attention|help|kindness|smile|patience|recommendation|husband|wife|son|daughter|house|wedding|service|expertise|professionalism|advice|team|work|energy|friend|mom|mum|dad)$/;
