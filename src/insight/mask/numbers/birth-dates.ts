import { findAll } from '../contacts/contacts.ts';
import type { Mask } from '#domain/quotes/mask.ts';

/** Finds dates of birth by the words around them. */
export function findBirthDates(text: string): Mask[] {
  return DATE_SIGN.test(text) && BIRTH_SIGN.test(text)
    ? findAll(text, BIRTH_DATE, 'date of birth')
    : [];
}

/**
 * Finds room numbers beside a name, which together identify a guest: `chambre 27 au nom de
 * Vauquelin`.
 */
export function findRooms(text: string, names: readonly Mask[]): Mask[] {
  if (!ROOM_SIGN.test(text)) return [];
  return findAll(text, ROOM, 'room number').filter(({ start, end }) =>
    names.some((name) => start - name.end < NEAR && name.start - end < NEAR),
  );
}

/** In UTF-16 units: within a sentence. */
const NEAR = 40;

const BORN = String.raw`born(?: on| in)?|dob|d\.o\.b\.?|(?:date of birth|birth ?date|birthday)|geb(?:oren|\.)?(?: am)?|geburts(?:datum|tag)(?:e)?|née?(?:\(e\))?(?: le| en)?|date de naissance|anniversaire|nacid[oa](?: el| en)?|nací(?: el| en)?|(?:fecha de )?nacimiento|fecha (?:de )?nac\.?|f\. ?nac\.?|geb\.?-?dat(?:um|\.)?|cumpleaños|nat[oa](?: il)?|(?:data di )?nascita|compleanno|geboren(?: op)?|geboorte(?:datum|dag)|nascid[oa](?: em| a)?|nasci(?: em| a)?|(?:data de )?nascimento|ur\.|urodz\p{L}{2,6}|doğum(?: tarihim?| günüm)?|doğdum|född|født|syntynyt|födelsedatum|fødselsdato|дата рождения|родил\p{L}{1,3}`;
const BIRTH_SIGN = new RegExp(
  String.raw`(?<!\p{L})(?:${BORN})(?!\p{L})|生年月日|誕生日|出生|生于|生日|生まれ|تاريخ الميلاد|مواليد|ولدت`,
  'iu',
);
const MONTH = String.raw`\p{L}{3,12}\.?`;
const DATE = String.raw`\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2,4}|\d{1,2}(?:st|nd|rd|th|er|\.|º)? (?:de |of )?${MONTH},? (?:de |del )?(?:\d{4}|['’]\d{2})|${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\p{L}{4,14}(?:[ -]\p{L}{3,10})? (?:of|de) ${MONTH},? (?:de |del )?\d{4}|\d{4}年 ?\d{1,2}月 ?\d{1,2}日|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])`;
/** Present in every date. */
const DATE_SIGN = /\d{4}|['’]\d\d|\d[./-] ?\d/;
/** Nouns of a date: it may follow in another clause. */
const BIRTH_NOUN = String.raw`date of birth|birth ?date|dob|d\.o\.b\.?|geburtsdat(?:um|en)|date de naissance|fecha de nacimiento|data di nascita|geboortedatum|data de nascimento|dat\p{Ll}{1,2} urodzenia|doğum tarih\p{Ll}{0,4}|födelsedatum|fødselsdato|syntymäaika\p{Ll}{0,3}|dat\p{Ll}{1,2} narození|дат\p{Ll}{1,2} (?:рождения|народження)`;
const BIRTH_DATE = new RegExp(
  String.raw`(?:${DATE})(?=生まれ|出生|生(?!\p{L})|に生まれ|יליד)|(?<=(?:(?<!\p{L})(?:${BORN})(?!\p{L})|生年月日|誕生日|出生|生于|生日|تاريخ الميلاد|مواليد|ولدت)[^\d.!?\n]{0,24}|(?<!\p{L})(?:${BIRTH_NOUN})(?!\p{L})[^\d\n]{0,80}(?:\d{1,4}(?:[./-]\d{1,2}[./-]\d{2,4})?[^\d\n]{1,30})?)(?:${DATE})(?!\d)|(?:${DATE})(?=[^\d.!?\n]{1,24}(?<!\p{L})(?:${BIRTH_NOUN})(?!\p{L})|[ ,]{1,2}(?:geboren|geb\.|född|født|urodzon\p{L}{1,2}|syntynyt|doğumlu|doğdum)(?!\p{L}))`,
  'giu',
);

const ROOMS = String.raw`room|zimmer|zi\.|chambre|habitación|camera|stanza|kamer|quarto|apartamento|cabin|ward|pokój|pokoju|oda|rum|rom|værelse`;
const DOORS = String.raw`flat|apartment|apt\.?|unit|suite|wohnung|whg\.?|appartement|appt\.?|piso|appartamento|interno|lägenhet|lgh|mieszkani[aeu]|daire`;
const ROOM_SIGN = new RegExp(String.raw`(?<!\p{L})(?:${ROOMS}|${DOORS})(?!\p{L})`, 'iu');
/** A room number, not a measure. */
const ROOM = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${ROOMS}|${DOORS})(?: (?:no|nr|number|nummer|numéro|número|numero|n)\.?[º°]?)? )\d{2,4}[a-zA-Z]?(?![\p{L}\d]|[.,]\d| ?(?:€|%|°|m²|m2|qm|sqm|euros?|eur|grad|degrees|degrés|grados|gradi|graden|graus|people|personen|nights|nächte|x)(?!\p{L}))`,
  'giu',
);
