import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import { FAMILY_NAMES, isGivenName } from '../../data/names/given-names.ts';
import { lineMemo } from '../../text/line-memos.ts';

/**
 * True for a handle, and for up to four capitalised words, one of which is a known name or an
 * initial, as on pages: `Jo D.`, but not `Vitamin C`.
 */
export function isWriter(line: string): boolean {
  if (line.length > 60) return false;
  const words = line.trim().split(/\s+/);
  const isCapital = (word: string) =>
    /^\p{Lu}[\p{L}’'-]*\.?$/u.test(word) && !GENERIC_WORDS.has(word.toLowerCase());
  const isNamed = words.length <= 4 && words.every(isCapital) && words.some(isName);
  return isNamed || isHandle(line) || isNobody(line);
}

/** `dhr. Van Leeuwen`, `Mme Tissot`, `Familie Özdemir`, `Nonna Ines`. */
const TITLED =
  /^(?:mrs?|ms|miss|mx|dr|prof|herr|frau|hr|fr|dhr|mevr(?:ouw)?|meneer|mw|monsieur|madame|mlle|mme|m|srta|sra?|señora?|dona?|doña|sig(?:\.ra|\.na|nora?)?|dott(?:\.ssa)?|famil(?:y|ie|ia)|fam(?:ille|iglia|ília)?|nonn[oa]|oma|opa|tante|onkel|mamie|papi|abuel[oa]|av[óô]|uncle|aunt(?:ie)?|grandma|granny)\.?\s(?:\p{Ll}{2,3}\s){0,2}\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]*){0,2}$/iu;

/** True for a writer, a name with a title, and for two people: `Pietro & Lu`. */
export function isCustomer(name: string): boolean {
  if (isWriter(name)) return true;
  if (name.length > 60) return false;
  if (TITLED.test(name) && /\s\p{Lu}/u.test(name)) return true;
  const parts = name.split(/\s(?:&|\+|and|und|et|y|e|en)\s/);
  const areNames = parts.every((part) =>
    /^\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'.-]*)?$/u.test(part),
  );
  return parts.length > 1 && parts.length < 4 && areNames && parts.some(isWriter);
}

/** Placeholders of sites for a customer without a name: `A Google user`, `Client d'Amazon`. */
const NAMELESS =
  /^(?:(?:an?|ein(?:e[mrn]?)?|une?|una?|uno|een|uma?) )?(?:(?:trusted|verified|anonymous|google|amazon|etsy|airbnb|booking|apple)[ -])?(?:customer|user|buyer|guest|reviewer|shopper|travell?er|visitor|kundin|kunden?|reisende[rn]?|besucher(?:in)?|viajer[oa]|viaggiat(?:ore|rice)|reiziger|viajante|nutzer(?:in)?|käufer(?:in)?|gast|client|cliente?|utilisateur|acheteur|voyageur|usuario|comprador(?:a)?|huésped|utente|acquirente|ospite|klant|gebruiker|koper|usuário|utilizador|hóspede|anonymous|anonym|anonyme|an[oó]nim[oa]|anoniem|anônim[oa])(?:[ -](?:d[’']|de |di |von |van )?(?:google|amazon|etsy|airbnb|apple|getyourguide|tripadvisor|booking|expedia|trustpilot|facebook|yelp|viator))?$|^sign in with apple user$|^(?:anonymer? |anonymous |anonyme )(?:mitarbeiter(?:in)?|employee|employé)$/iu;

/** True for a site's placeholder for a name. */
export const isNobody = (line: string): boolean => line.length <= 60 && NAMELESS.test(line.trim());

/** `m***a`, `A** K**`: a name that a shop hides. */
export const isMasked = (line: string): boolean =>
  /^[\p{L}\d]\*{2,8}[\p{L}\d]?(?: [\p{L}\d]\*{2,8}[\p{L}\d]?)?$/u.test(line);

/** `DTW_Dan`, `t0mat0soup`, `lotte.v`, `GourmetGunther`, `SandyK`. */
const isHandle = (line: string): boolean =>
  /^@?(?=.*\p{L})(?=.*[_\d.])[\p{L}\d_.-]{3,30}(?<!\.)$/u.test(line.trim()) ||
  /^\p{Lu}\p{Ll}{2,15}(?:(?:\p{Lu}\p{Ll}{2,15}){1,2}|\p{Lu}{1,2})$/u.test(line.trim()) ||
  /^@[\p{L}\d_.-]{3,30}$/u.test(line.trim());

const isName = (word: string): boolean =>
  /^\p{Lu}\.$/u.test(word) ||
  isGivenName(word.toLowerCase()) ||
  FAMILY_NAMES.has(word.toLowerCase());

/** A script without spaces between words, or with few letters to a word. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** In UTF-16 units. */
const LONGEST_EAST_ASIAN = 8;

/** True for a line that may be a reviewer's name: short, and not a sentence. */
export const mayBeName = (line: string): boolean => line.length <= 40 && isLikeName(line);

const isLikeName = lineMemo(
  (line) =>
    (!EAST_ASIAN.test(line) ||
      (line.replace(/[A-Za-z]{2,}/g, '').length <= LONGEST_EAST_ASIAN &&
        !/^\d|[、。！？，：・]|\s\d/u.test(line) &&
        !JAPANESE_PREDICATE.test(line))) &&
    line.trim().split(/\s+/).length <= 5 &&
    /[\p{L}\d]/u.test(line) &&
    !/,\s\p{Ll}{4,}/u.test(line) &&
    !/[!?;:,…]$|[:"“”]|\s[–—-]\s|(?:\p{L}{3,}|\d)\.$/u.test(
      line.trim().replace(FIRM, '').replace(NICKNAME, ' '),
    ),
);

/** The end of a sentence, as of a headline: `検索が遅い`. */
const JAPANESE_PREDICATE =
  /(?:ます|ました|ません|です|でした|ない|すぎる|たい|かった|する|した|いる|ある|なる|れる|遅い|早い|高い|安い|良い|よい|最高|最悪|残念)$/u;

/** `Bartholomew "Bart" Quick`. */
const NICKNAME = /(?<=\p{L}) ["“„]\p{L}{2,15}["”“] (?=\p{Lu})/u;

const FIRM = /\s(?:inc|ltd|corp|llc|bros|dept)\.$/i;

/** True for `Kees van Dam`, but not for `The stairs are wet`. */
export const isCapitalized = (name: string): boolean =>
  name
    .split(' ')
    .every((word) =>
      /^(?:[\p{Lu}\p{Lo}(@&]|(?:de|den|der|van|von|da|di|do|dos|du|el|la|le|bin|al|y|e|i|et|und|and)$)/u.test(
        word,
      ),
    );
