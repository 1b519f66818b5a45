import { isProduct } from './account-numbers.ts';
import type { Mask } from './mask.ts';
import { matchesOf } from './matches.ts';

/** Finds the last digits of a card and long runs of digits, whatever they number. */
export function findLastDigits(text: string): Mask[] {
  if (!/\d{3}/.test(text)) return [];
  return [
    ...(ENDING_SIGN.test(text) ? findEndings(text) : []),
    ...(LONG_SIGN.test(text) ? findLong(text) : []),
  ];
}

/** `last four`, `Endziffern`, `terminada en`: the end of a number follows, in the languages of the app. */
const ENDING = [
  String.raw`(?:last|final) (?:four|4|three|3)(?: digits| numbers)?|end(?:ing|s|ed)(?: in| with| on)?`,
  String.raw`endziffern?|endnummer|letzten? (?:vier|drei|4|3)(?: ziffern| stellen)?|end(?:et|ete|end|ung)(?: auf| mit)?`,
  String.raw`(?:quatre|4|trois|3) derniers(?: chiffres| numéros)?|derniers (?:chiffres|numéros)|(?:finissant|terminant|terminée?|termine|finit)(?: par| en)?`,
  String.raw`últim[oa]s(?: (?:cuatro|4|quatro|tres|3|três))?(?: dígitos| números| cifras)?|(?:terminad[oa]|acabad[oa]|(?:que )?(?:acaba|termina))(?: en| em| com| con| in| per)?|final`,
  String.raw`ultim[ei](?: (?:quattro|4|tre|3))?(?: cifre| numeri)?|finisce(?: con| per)?`,
  String.raw`laatste (?:vier|4|drie|3)(?: cijfers| nummers)?|eindig(?:t|end|de)(?: op| met)?`,
  String.raw`sista (?:fyra|4)(?: siffrorna)?|slutar på|sidste (?:fire|4)(?: cifre)?|siste (?:fire|4)(?: siffer)?|(?:ender|slutter) på|końcówk\p{L}{1,2}|ostatnie (?:cztery|4)(?: cyfry)?|kończąc\p{L}{1,3} się na|son (?:dört|4)(?: hanesi| rakamı)?`,
  String.raw`оканчива\p{L}+ на|заканчива\p{L}+ на|последние (?:четыре|4)(?: цифры)?|остання?і (?:чотири|4)(?: цифри)?`,
].join('|');
const IN_SIGNS = '下(?:4|四)桁|末尾|尾号|尾號|后四位|끝자리|뒷자리|آخر (?:أربعة|4) أرقام';
/** Between the words and the digits. */
const BETWEEN = String.raw`(?:[\s:#(=.,*xX…•-]{1,6}|(?:are|is|was|of|my|card|sind|lauten|lautet|ist|sont|est|son|es|sono|è|zijn|is|são|é|de|del|della|da|meiner|der|karte|it|är|er)(?!\p{L})){1,9}`;
const ENDING_SIGN = new RegExp(String.raw`(?<!\p{L})(?:${ENDING})(?!\p{L})|${IN_SIGNS}`, 'iu');
const END_DIGITS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${ENDING})(?!\p{L})${BETWEEN}|(?:${IN_SIGNS})[^\d\n]{0,4})\d{3,4}(?![\p{sc=Latin}\d%€$£°]|[.,:]\d|[-–]\d| ?(?:€|euros?|eur|£|am|pm|uhr|h|ml|km|kg|g|m|cm|mm|days|people|hours|years|miles|points|pages)(?!\p{L}))`,
  'giu',
);
/** Without such a word it may be a season that ends in a year. */
const NUMBERED =
  /(?:last|final) (?:four|4)|letzten (?:vier|4)|尾|末|桁|card|visa|master|amex|account|iban|number|digit|karte|konto|ziffer|nummer|carte|compte|chiffre|num[ée]ro|tarjeta|cuenta|dígito|carta|conto|cifre|kaart|pas(?!\p{L})|rekening|cijfer|cartão|conta|kort|kart|карт|卡|カード|카드|بطاقة|debit|credit|phone|tel/iu;

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
