import { isProduct } from './account-numbers.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';

/** Finds the last digits of a card and long runs of digits, whatever they number. */
export function findLastDigits(text: string): Mask[] {
  if (!/\d{4}/.test(text)) return [];
  return [
    ...(ENDING_SIGN.test(text) ? findEndings(text) : []),
    ...(LONG_SIGN.test(text) ? findLong(text) : []),
  ];
}

const FOUR = '(?:four|vier|quatre|cuatro|quattro|quatro|fyra|fire|cztery|dört|четыре|4)';
const FIGURES =
  '(?:digits|numbers|ziffern|stellen|chiffres|numéros|dígitos|números|cifras|cifre|numeri|cijfers|siffrorna|siffer|cyfry|hanesi|цифры)';
/** `last four`, `Endziffern`, `terminada en`: the end of a number follows, in the languages of the app. */
const ENDING = String.raw`(?:last|final|letzten?|últim[oa]s|ultim[ei]|laatste|sista|siste|sidste|ostatnie|son|последние|${FOUR} derniers) (?:${FOUR}(?: ${FIGURES})?|${FIGURES})|(?:${FOUR} )?derniers ${FIGURES}|end(?:ing|s|ed|et|ung|er|ziffern?|nummer)|(?:finissant|se terminant|terminée?|termine|finit)|(?:terminad|acabad)[oa]|(?:acab|termin)a|finisce|final|eindig(?:t|end)|slut(?:ar|ter)|końcówk\p{L}{1,2}|kończąc\p{L}{1,3} się|(?:за|о)канчива\p{L}+`;
const IN_SIGNS = '下4桁|下四桁|末尾|尾号|尾號|后四位|끝자리|뒷자리';
/** Between the words and the digits. */
const BETWEEN = String.raw`(?:[\s:#(=.,*xX…•-]{1,6}|(?:are|is|was|of|my|card|mastercard|visa|amex|debit|credit|karte|carte|tarjeta|carta|kaart|cartão|sind|lauten|lautet|ist|sont|est|son|es|sono|è|zijn|são|é|de|del|della|da|meiner|der|karte|är|er|in|with|auf|mit|par|en|em|com|con|op|met|på|na|на)(?!\p{L})){1,9}`;
const ENDING_SIGN = new RegExp(String.raw`(?<!\p{L})(?:${ENDING})(?!\p{L})|${IN_SIGNS}`, 'iu');
const END_DIGITS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${ENDING})(?!\p{L})${BETWEEN}|(?:${IN_SIGNS})[^\d\n]{0,4})\d{4}(?![\p{sc=Latin}\d%€$£°]|[.,:]\d|[-–]\d| ?(?:€|euros?|eur|£|am|pm|uhr|h|ml|km|kg|g|m|cm|mm|days|people|hours|years|miles|points|pages)(?!\p{L}))`,
  'giu',
);
/** Without such a word it may be a season that ends in a year. */
const NUMBERED =
  /(?:last|final) (?:four|4)|letzten (?:vier|4)|尾|末|桁|[ck]art|[ck]ard|visa|maste|amex|account|iban|number|digit|konto|ziffer|compte|chiffre|num[ée]ro|tarjeta|cuenta|dígito|conto|cifre|kaart|pas(?!\p{L})|rekening|cijfer|cartão|conta|kort|карт|卡|カード|카드|debit|tel/iu;

function findEndings(text: string): Mask[] {
  return matchesOf(text, END_DIGITS).flatMap(({ 0: digits, index }) => {
    const near = text.slice(Math.max(0, index - REACH), index + digits.length + REACH);
    if (!NUMBERED.test(near)) return [];
    return [{ start: index, end: index + digits.length, kind: 'card number' as const }];
  });
}

/** In UTF-16 units: within a sentence. */
const REACH = 50;

const LONG_SIGN = /\d{8}|\d[ -]\d{3,}/;
/** Eight digits or more in a row that are no amount: whatever they number, it is one thing. */
const LONG =
  /(?<![\p{L}\d.,/#€$£@_-])\d{8,19}(?![\p{L}\d_@/-]|[.,]\d| ?(?:€|\$|£|euros?|eur|usd|dollars?|pounds?|views|users|people|stars|times|%))/giu;
/** A product, or a date without signs. */
const NO_ID =
  /(?:isbn|ean|gtin|upc|barcode|sku|asin|model|modell|modèle|modelo|modello|part|art(?:icle|ikel|ículo|icolo|igo)?|item|serie|version|type|typ)[\s\p{P}]{0,3}(?:(?:no|nr|num|number|nummer|code|n)[\s\p{P}°º]{0,3})?$/iu;
const PLAIN_DATE =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d|[0-3]\d(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/;

function findLong(text: string): Mask[] {
  return matchesOf(text, LONG).flatMap(({ 0: digits, index }) => {
    const before = text.slice(Math.max(0, index - REACH), index);
    if (NO_ID.test(before) || PLAIN_DATE.test(digits) || isRound(digits) || isProduct(digits))
      return [];
    return [{ start: index, end: index + digits.length, kind: 'order number' as const }];
  });
}

/** `10000000 stars` */
const isRound = (digits: string): boolean => new Set(digits.replace(/0+$/, '')).size < 3;
