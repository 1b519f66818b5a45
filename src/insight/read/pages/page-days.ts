/** Lines with a day: of the review, of the experience, or beside other facts. */
import { isPrices } from '../lines/line-shapes.ts';
import { isBadge, isDetail } from '../lines/page-words.ts';
import { datesReview, isClock, isWhen } from '../lines/when.ts';

export const isDated = (whole: string): boolean => {
  const line = whole.replace(SEPARATED, '').replace(ON_SITE, '').replace(FRESH, '');
  return (isWhen(line) && (!isClock(line) || isWhen(line.replace(CLOCK, '')))) || datesReview(line);
};

/** `Publié le 11/03/2025 à 18:42 suite à une commande du 24/02/2025`: the day comes first. */
const PUBLISHED =
  /^(?:publiée?|published|veröffentlicht|publicad[oa]|pubblicat[oa]|geplaatst|gepubliceerd|opublikowano) (?:\p{L}{1,4} )?\d{1,2}[./-]\d{1,2}[./-]\d{2,4}.{0,90}$/iu;

/** `· 3 months ago`: the mark that separates it from the name above. */
const SEPARATED = /^[·•|,]\s{0,2}/u;

/** `4 months agoNew`: a badge without a gap. */
const FRESH =
  /(?<=\p{Ll}) {0,3}(?:New|NEW|Neu|NEU|Nouveau|NOUVEAU|Nouvelle|NOUVELLE|Nuevo|NUEVO|Nueva|NUEVA|Nuovo|NUOVO|Nuova|NUOVA|Nieuw|NIEUW|Novo|NOVO|Nova|NOVA)$/u;

/** `3 weeks ago on Google`. */
const ON_SITE =
  /\s(?:on|auf|bei|sur|en|su|op|no|via) (?:google|tripadvisor|yelp|facebook|booking\.com|expedia)$/i;

const CLOCK = /(?:(?:at|um|à|a las|alle|om|às) )?\d{1,2}[:.h]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?/iu;

/** True for the day on which a site published a review. */
export const isPublished = (line: string): boolean => PUBLISHED.test(line);

/** `Kauferlebnis vom 17.02.2025`. */
const BOUGHT =
  /^(?:kauferlebnis|einkaufserlebnis|expérience d[’']achat|experiencia de compra|esperienza d[’']acquisto|winkelervaring|shopping experience) (?:vom|of|on|du|del|dell?|van) \d/iu;

/** True for the date of the reviewed experience, which doesn't start a review. */
export const isExperienceDate = (line: string): boolean =>
  BOUGHT.test(line) ||
  (datesReview(line) &&
    /experience|erfahrung|expérience|experiencia|esperienza|ervaring|experiência|stay|visit|travel|purchase|aufenthalt|besuch|gereist|séjour|estancia|soggiorno|verblijf|bezoek|estadia|hospedou|aloj/iu.test(
      line,
    ));

const VERIFIED =
  /(?<!\p{L})(?:verified|verifiziert\p{L}*|bestätigt\p{L}*|vérifiée?|verificad[oa]|verificat[oa]|geverifieerd\p{L}*|zweryfikowan\p{L}*)(?!\p{L})/iu;

/** The day of `12 March 2026 · Verified booking`. */
export function dayWithBadge(line: string): string | undefined {
  const [day = '', ...badges] = line.split(/\s?[•·|❘]\s?/);
  const isDay = /(?<!\d)\d{1,2}(?!\d)/.test(day) && isDated(day) && !isExperienceDate(day);
  return isDay && badges.length === 1 && badges.every((it) => isBadge(it) || VERIFIED.test(it))
    ? day
    : undefined;
}

/** `May 2026 • Couples`: a month and a way of travelling. */
export function isAside(line: string): boolean {
  const parts = line.split(/\s?[•·|❘]\s?/);
  const isPriced = parts.some((part) => isPrices(part)) && parts.every((it) => it.length <= 30);
  return (
    parts.length > 1 &&
    parts.length < 6 &&
    (isPriced ||
      parts.every(
        (part, at) =>
          isWhen(part) ||
          isDetail(part) ||
          isBadge(part) ||
          (at > 0 && isWhen(parts[0] ?? '') && /^\p{L}[\p{L} ]{2,25}$/u.test(part)),
      ))
  );
}
