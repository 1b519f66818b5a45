import LENGTHS from '../../data/mask/iban-lengths.txt?raw';
import NUMBER_WORDS from '../../data/mask/number-words.txt?raw';
import { alternativesOf, entriesOf } from '../../data/entries.ts';
import { findAll } from '../contacts/contacts.ts';
import type { Mask, MaskKind } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { NUMBER_FORMS } from './number-forms.ts';
import { findPlates } from './plates.ts';

/**
 * Finds numbers that identify a person's account: payment cards, bank accounts, orders, bookings,
 * parcels and identity papers. Matches their form or the words before them. Checksums are ignored:
 * a number with a typo identifies its owner too.
 */
export function findAccountNumbers(text: string, hasDigit: boolean): Mask[] {
  if (!hasDigit) return LOCATOR_SIGN.test(text) ? findNamed(text) : [];
  const forms = DIGITS.test(text)
    ? [
        ...findCards(text),
        ...findIbans(text),
        ...KINDS.flatMap((kind) => NUMBER_FORMS[kind].flatMap((form) => findAll(text, form, kind))),
      ]
    : [];
  const found = [...forms, ...(CODE_SIGN.test(text) ? findNamed(text) : [])];
  if (found.some(({ kind }) => kind === 'card number')) found.push(...findExpiry(text));
  return [...found, ...findBesideBank(text, found), ...findPlates(text)];
}

const KINDS = ['bank account', 'order number', 'ID number', 'card number'] as const;

/** `exp 09/27`, beside the number of a card. */
const findExpiry = (text: string): Mask[] => findAll(text, EXPIRY, 'card number');
const EXPIRY =
  /(?<=(?<!\p{L})(?:exp(?:\.|iry(?: date)?|ires|iration|ire)?|valid (?:thru|until|to)|good thru|gültig bis|ablaufdatum|läuft ab|valable jusqu['’]au?|caduc(?:a|idad)|vence|vencimiento|scade(?:nza)?|geldig tot|vervalt|validade|vencimento|ważna do|giltigt till|udløber|platnost do|срок(?: до)?)[^\d\n]{0,10})(?:0?[1-9]|1[0-2]) ?[/.-] ?(?:20)?\d{2}(?![\d/.-])/giu;

/** With fewer digits it is an amount, a time or a size. */
const DIGITS =
  /[A-Z]{1,2}[ -]?\d{2,3}[ -]?[A-Z]{1,3}|\d-[A-Z]{3}-\d|[A-Z]{2}-\d{2}|\d{2}-[A-Z]{2}|(?:\d[ ./-]{0,2}){4}|[*xX•]{4}|(?:cv[vc]2?|pin|nummer|code|sécurité|seguridad|sicurezza|segurança|ziffer|gramme|number)[ :(]/i;
/** Long enough for a code of letters and digits. Begins at digits, which are rarer than letters. */
const CODE_SIGN = /\d(?:(?<=[A-Za-z]-?\d)|(?:[ ./-]?\d){3})|[A-Z\d-]{5}/;

const spanOf = (start: number, length: number, kind: MaskKind): Mask => ({
  start,
  end: start + length,
  kind,
});

/** 13 to 19 digits in groups, some of which may be masked already. */
const CARD_LIKE =
  /(?<![\p{sc=Latin}\p{N}+.,#/-])(?!00)(?:\d(?:[ .–-]{0,2}\d){12,18}|\d{4}(?:[ -]?(?:[*xX•.]{4}|\d{2}[*xX•]{2})){2,3}[ -]?\d{4}|[*xX•]{4}(?:[ -]?[*xX•]{4}){0,3}[ -]?\d{4})(?![\p{sc=Latin}\p{N}]|[.,]\d)/gu;
/** `978-3-16-148410-0` is a book; `4006381333931` after such a word is a product. */
const PRODUCT_WORD = /(?:isbn|ean|gtin|upc|barcode|sku|asin)[^\p{L}\d\n]{0,4}$/iu;
const BOOK = /^97[89][ -]/;
/** An Amazon order number, which has a pattern of its own. */
const PARCEL = /^\d{3}-\d{7}-\d{7}$/;
const DATES = /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}(?=[ .–-]|$)/;

function findCards(text: string): Mask[] {
  return matchesOf(text, CARD_LIKE)
    .filter(({ 0: found, index }) => {
      const before = text.slice(Math.max(0, index - 14), index);
      if (PRODUCT_WORD.test(before) || isProduct(found)) return false;
      return ![BOOK, DATES, PARCEL].some((form) => form.test(found));
    })
    .map(({ 0: found, index }) => spanOf(index, found.length, 'card number'));
}

/** Length of an IBAN by country; one of any other country is matched as written. */
const IBAN_LENGTHS = new Map(
  entriesOf(LENGTHS).map((entry) => [entry.slice(0, 2), Number(entry.slice(3))]),
);
const IBAN_LIKE =
  /(?<![\p{sc=Latin}\p{N}])(?:[A-Z]{2} ?|[a-z]{2})\d{2}(?:[ .-]?[A-Za-z0-9]){11,32}(?![\p{sc=Latin}\p{N}])/gu;

function findIbans(text: string): Mask[] {
  return matchesOf(text, IBAN_LIKE).flatMap(({ 0: found, index }) => {
    const length = ibanLength(found);
    return length === 0 ? [] : [spanOf(index, length, 'bank account')];
  });
}

/** Number of characters of an IBAN candidate that belong to it; 0 if it is none. */
function ibanLength(found: string): number {
  const digits = found.match(/\d/g)?.length ?? 0;
  const wanted = IBAN_LENGTHS.get(found.slice(0, 2).toUpperCase());
  if (digits < 10 || (wanted === undefined && digits < 12)) return 0;
  let count = 0;
  for (let at = 0; at < found.length; at += 1) {
    if (/[A-Za-z0-9]/.test(found.charAt(at))) count += 1;
    if (count === wanted) return at + 1;
  }
  return found.replace(/(?:[ .-][A-Za-z]+)+$/, '').length;
}

/** True for the number below a barcode: 13 digits in a row, the last of which is their check. */
export function isProduct(found: string): boolean {
  if (!/^\d{13}$/.test(found)) return false;
  const sum = Array.from(found, Number).reduce(
    (all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

/** Numbers right beside one of a bank account: `BARCGB22, 40-47-84, 70872490`. */
function findBesideBank(text: string, found: readonly Mask[]): Mask[] {
  return found.flatMap((mask) => {
    if (mask.kind !== 'bank account') return [];
    const [behind = ''] = BEHIND_BANK.exec(text.slice(mask.end, mask.end + WORD_REACH)) ?? [];
    return behind === '' ? [] : [spanOf(mask.end, behind.length, 'bank account')];
  });
}

const BEHIND_BANK =
  /^(?:(?:,| ?[/·|&]|,? (?:and|und|et|y|e|en)) ?\d(?:[ -]?\d){5,15}(?![\p{L}\d]))+/u;

const words = alternativesOf(NUMBER_WORDS);

/** Words before a reservation code that may consist of letters only. */
const LOCATOR = new RegExp(
  String.raw`(?:${words('locator')})(?:[\s:#"“-]{1,3}|(?:reference|code|number|is|was|ist|lautet|est|es|è|é|de|di|número)(?!\p{L})){1,6}$`,
  'iu',
);

const LOCATOR_SIGN = /[A-Z]{5}/;

/** Kinds of numbers by the words right before them; the first match wins. */
const NAMED: readonly (readonly [MaskKind, RegExp])[] = [
  ['bank account', wordBefore('bank')],
  ['card number', wordBefore('card')],
  ['ID number', wordBefore('id')],
  ['order number', wordBefore('order')],
];

function wordBefore(kind: string): RegExp {
  const gap = String.raw`(?:[\s:#(=.,°º*"“„«'’-]{1,4}|(?:${words('connectors')})(?![\p{L}\d]))`;
  return new RegExp(
    String.raw`(?:(?<![\p{L}\d])(?:${words(kind)})(?![\p{L}])${gap}{0,9}|(?:${words(`${kind}-in-scripts`)})[^\d\n]{0,10})$`,
    'iu',
  );
}

/** Number of characters searched for such a word before a number. */
const WORD_REACH = 64;

/** Short words before a number, in capitals. */
const NO_CODE =
  '(?!(?:BLZ|BSB|BG|PG|ABA|RIB|NIB|DNI|NIE|NIF|CPF|PIN|CVV|CVC|PNR|REF|NR|NO|ID|ACC|AC|SC|KTO|BSN|TEL|NIP|SKU) )';
const CODE = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}@/.,_-])(?:(?=[\p{sc=Latin}\d]{0,20}[-/_.]?[\p{sc=Latin}-]{0,6}\d)[\p{sc=Latin}\d](?:[\p{sc=Latin}\d]|[-/_.](?=[\p{sc=Latin}\d])){3,30}(?: \d[\dA-Z]{1,7}(?![\p{sc=Latin}\p{N}]|[.,]\d|%|€)){0,5}|${NO_CODE}[A-Z]{1,3} (?:[A-Z]/)?\d(?:[\p{L}\d]|[-/._](?=[\p{L}\d])){2,30}(?: \d{1,8}(?![\p{sc=Latin}\p{N}]|[.,]\d|%|€)){0,4}|${NO_CODE}\p{Lu}{1,3}(?: \d{1,8}(?![\p{L}\p{N}]|[.,]\d|%|€)){2,6}|\d{2,3}(?:[ -]\d{2,8}(?![\p{sc=Latin}\p{N}]|[.,]\d|%|€)){1,6}|[A-Z]{5,8}(?![\p{sc=Latin}\p{N}]))`,
  'gu',
);
const AMOUNT = /^[ -]?(?:%|€|\$|£|¥|eur|usd|gbp|chf|dollars?|pounds?|mah|km|kg|kwh|watt|rpm|px)/iu;
const YEAR = /^(?:19|20)\d{2}$/;
const DECIMAL =
  /^\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}$|^\d{1,3}(?:[.]\d{3})+$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^[0-3]?\d\/[01]\d$/;

/** `Ordine n. 88.201.334`: groups as those of an amount. */
const THOUSANDS = /^\d{1,3}(?:\.\d{3}){2,4}$/;
const NUMBER_SIGN = /(?:\bn[.°ºr]\.?|no\.|nº|№|#|nummer|number|numero|número|numéro) ?$/iu;

function findNamed(text: string): Mask[] {
  return matchesOf(text, CODE).flatMap(({ 0: code, index }) => {
    const end = index + code.length;
    const before = text.slice(Math.max(0, index - WORD_REACH), index);
    if (
      !(isCode(code) || (THOUSANDS.test(code) && NUMBER_SIGN.test(before))) ||
      AMOUNT.test(text.slice(end, end + 8))
    )
      return [];
    const kind = /\d/.test(code)
      ? NAMED.find(([, form]) => form.test(before))?.[0]
      : LOCATOR.test(before) && 'order number';
    return kind ? [spanOf(index, code.length, kind)] : [];
  });
}

/**
 * True for a code long enough to identify an account that is neither a year, a date nor an amount.
 */
function isCode(code: string): boolean {
  if (YEAR.test(code) || DECIMAL.test(code)) return false;
  const digits = code.match(/\d/g)?.length ?? 0;
  return digits >= 4 || (code.length >= 5 && /[A-Z-]/.test(code));
}
