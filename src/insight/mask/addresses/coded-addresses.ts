import { EIRCODE } from './address-parts.ts';
import { type AddressForm, CAPITAL, of, TOWN } from './address-form.ts';

/** Addresses known by the code of their country, and streets of further languages. */

const APART = String.raw`(?<![\p{L}\p{N}])`;
const WORDS = String.raw`(?:${CAPITAL},? (?:(?:of|on|the|upon|in|under|na|an) ){0,2}){1,10}`;
/** `#14, `, `H. No. 12-3-44, `, `B-204, ` */
const DOOR = String.raw`(?:(?:#|(?:[HD]\. ?)?No\.? ?|[Ff]lat |[Pp]lot |[Hh]ouse |[Dd]oor )(?:No\.? ?)?)?(?:[A-Z]{1,2}[-/ ]?)?\d[\d/-]{0,9}[A-Z]?, `;

export const CODED: readonly AddressForm[] = [
  // Ireland: `36 Cloonmore Park, Dublin D24 XY00`
  of(
    String.raw`[A-Z]\d[\dW] ?[\dA-Z]{4}(?![\p{L}\d])`,
    String.raw`${APART}(?:(?:\d{1,4}[A-Za-z]?,? )?${WORDS})${EIRCODE}|${APART}(?<=(?:[Ee]ircode|[Pp]ost ?code)(?: is|:)? )${EIRCODE}`,
  ),
  // With its post code: `flat 6, 81 tanner row, leeds ls9 4hd`
  of(
    String.raw`\d[a-z]{2}(?!\p{L})`,
    String.raw`${APART}(?:(?:flat|apt|unit|room) \d{1,4}[a-z]?,? )?\d{1,4}[a-z]?,? (?:\p{Ll}[\p{L}'’-]{1,20},? ){2,6}[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?!\p{L}|\d)`,
  ),
  // India: `B-204, Green Park Extension, New Delhi - 110016`
  of(
    String.raw`\d{3} ?\d{3}(?!\d)`,
    String.raw`(?<![\p{L}\p{N}#])${DOOR}(?:(?:\d{1,2}(?:st|nd|rd|th) )?${CAPITAL}(?: ${CAPITAL}){0,3}, ){0,5}${CAPITAL}(?: ${CAPITAL})?(?:,? ?[–-]? ?)[1-9]\d{2} ?\d{3}(?!\d|[.,]\d)`,
  ),
  // Canada, on the land: `RR 3, Site 12, Box 44, Fort St. John BC V1J 4M8`
  of(
    String.raw`RR \d`,
    String.raw`${APART}RR ?\d{1,3}(?:,? (?:Site|Comp|Box|Stn|Station) [\dA-Z]{1,5}){1,3}(?:,? ${CAPITAL}(?:\.? ${CAPITAL}){0,2},? [A-Z]{2},?(?: [A-Z]\d[A-Z] ?\d[A-Z]\d)?)?`,
  ),
  // Hungary and Romania
  of(
    String.raw` (?:utca?|út|útja|körút|krt\.|tér|tere|köz|sétány|fasor|sor|u\.) \d`,
    String.raw`${APART}(?:\d{4} ${TOWN}, )?(?:${CAPITAL} ){1,3}(?:utca|út(?:ja)?|körút|krt\.|tér|tere|köz|sétány|fasor|sor|u\.) \d{1,4}(?:[/-]\w{1,4})?\.?(?:,? (?:[IVX]{1,4}|\d{1,2})\. ?(?:/ ?\d{1,3}|em(?:elet)?\.?(?: \d{1,3})?)\.?|[,/]? ?[IVX]{1,4}/\d{1,3}\.?)?`,
  ),
  of(
    String.raw`(?:[Ss]tr|[Bb]d|[Bb]ulevardul|[Ss]trada|[Aa]leea|[Ss]os|[Șș]os)`,
    String.raw`${APART}(?:[Ss]tr\.|[Ss]trada|[Bb]d\.|[Bb]-dul|[Bb]ulevardul|[Aa]leea|[SsȘș]os\.|[SsȘș]oseaua|[Cc]alea) (?:${CAPITAL} ){0,3}${CAPITAL},? (?:nr\. ?)?\d{1,4}[A-Z]?(?:, (?:bl|sc|et|ap)\. ?[\dA-Z]{1,4}){0,4}(?:, (?:sector(?:ul)? \d|${TOWN})){0,2}`,
  ),
  // Finland, Estonia, the Baltic countries, Croatia, Iceland
  of(
    String.raw`(?:kuja|polku|kaari|raitti|ranta|penger|rinne|mäki|aukio|puistikko|tänav|puiestee|maantee|iela|gatvė|gatve|prospektas|ulica|cesta|trg|braut|stígur|gata|vegur|heimar) \d|(?:ulica|cesta|tänav|iela) `,
    String.raw`${APART}(?:${CAPITAL} ){0,2}${CAPITAL}(?:(?<=kuja|polku|kaari|raitti|ranta|penger|rinne|mäki|aukio|puistikko|tänav|puiestee|maantee|braut|stígur|gata|vegur|heimar)| (?:tänav|tn|pst|mnt|puiestee|maantee|iela|gatvė|g\.|pr\.|ulica|ul\.|cesta|trg)) \d{1,4} ?[A-Ha-h]?(?![\p{L}\d]|[.,]\d)(?:[-/ ]\d{1,3})?(?:,? (?:(?:[A-Z]{2}-)?\d{3,5}) ${TOWN})?`,
  ),
];
