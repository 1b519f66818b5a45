import { isWriter, mayBeName } from '../lines/names.ts';
import { isBadge, isPageHeading } from '../lines/page-words.ts';
import { isPlace } from '../lines/places.ts';
import { isReplyHeading } from '../lines/reply-words.ts';
import { readStars } from '../lines/stars.ts';
import { isWhen } from '../lines/when.ts';

/** In UTF-16 units; no line of facts is longer. */
const LONGEST = 110;
const MOST_PARTS = 5;

/** Splits lines of several facts, so that each has its own: `Ana Lopes - 5/5 - 12 March 2026`. */
export function splitFacts(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    if (line === '' || line.length > LONGEST) return [line];
    return starredParts(line) ?? partsOf(line) ?? badgedName(line) ?? residentOf(line) ?? [line];
  });
}

/** The parts of a line with stars, if each of the others is a day, a badge or a single name. */
function partsOf(line: string): string[] | undefined {
  const parts = line.split(/\s+[-–—|·•/]\s+|\s*[|·•]\s*|,\s+(?=[★⭐\d])|(?<=[★☆⭐])\s*,\s+/u);
  if (parts.length < 2 || parts.length > MOST_PARTS || parts.some((part) => part === ''))
    return undefined;
  const stars = parts.filter(isStars);
  const days = parts.filter(isWhen);
  const others = parts.filter((part) => !isStars(part) && !isWhen(part) && !isBadge(part));
  if (stars.length !== 1 || days.length > 1 || others.length > 1) return undefined;
  const [name] = others;
  if (name === undefined) return days.length === 1 && parts.length === 2 ? undefined : [...parts];
  const isName = isWriter(name) || (days.length === 1 && mayBeName(name));
  return isName ? [name, ...parts.filter((part) => part !== name)] : undefined;
}

/** `Rating, 5 stars,·March 2026,·Stayed a few nights`: the stars first, then a day, then more. */
function starredParts(line: string): string[] | undefined {
  const [stars = '', day = '', ...more] = line.split(/\s?,?\s?·\s?/u);
  return isStars(stars) && isWhen(day) && more.length < MOST_PARTS
    ? [stars, day, ...more.flatMap((part) => ['·', part])]
    : undefined;
}

/** `Hélène V. Vérifié`: the badge beside the name, as plug-ins of shops show it. */
const BADGED =
  /^(?<name>(?:\p{Lu}\. ){0,2}\p{Lu}[^,.:!?]{0,30}?(?: \p{Lu}\.)?) ?(?<badge>[✓✔✅☑]?\s?(?:Verified(?: (?:Buyer|Purchase|Customer|Reviewer|Review))?|VERIFIED|Verifiziert(?:e[rs]? (?:Kauf|Käufer(?:in)?|Kunde|Kundin))?|Bestätigter Kauf|Vérifiée?|(?:Achat|Acheteur|Client) vérifié|Verificad[oa]|Compra verificada|(?:Comprador|Cliente) verificado|Verificat[oa]|Acquisto verificato|Geverifieerd(?:e (?:aankoop|koper|klant))?|Zweryfikowan[yae](?: zakup)?|Verifierad(?: köpare)?|認証済み))$/u;

function badgedName(line: string): string[] | undefined {
  const { name = '', badge = '' } = BADGED.exec(line)?.groups ?? {};
  return name !== '' &&
    mayBeName(name) &&
    !isBadge(name) &&
    (isWriter(name) || name.split(' ').length < 3)
    ? [name, badge]
    : undefined;
}

const isStars = (part: string): boolean => {
  const stars = readStars(part);
  return stars !== undefined && stars.rest === '' && stars.bare === undefined;
};

/** `Mei Ling from Singapore`. */
function residentOf(line: string): string[] | undefined {
  const [, name = '', place = ''] =
    /^(\p{Lu}.{1,30}?) ((?:from|aus|uit|da|dal|de|do|di|[–-]) \p{Lu}.{2,30})$/u.exec(line) ?? [];
  // `Ciudad de México` has the same form.
  const isRomance = /^d[aeio] /.test(place);
  return name !== '' &&
    !isPageHeading(line) &&
    !isReplyHeading(line) &&
    (isRomance ? isWriter(name) : mayBeName(name)) &&
    isPlace(place.replace(/^(?:\p{L}+|[–-]) /u, ''))
    ? [name, place.replace(/^[–-] /, '')]
    : undefined;
}
