/**
 * Converts digits, signs and full-width letters of other scripts to ASCII, one for one, so that
 * offsets stay valid.
 */
export function inPlainDigits(text: string): string {
  if (!OTHERS.test(text)) return text;
  return text
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - zeroBefore(digit.charCodeAt(0))))
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)[ー・\u2014\u2015\u2212](?=[\d-])|[\u2010-\u2012]/g, '-')
    .replace(/[\u00A0\u202F]/g, ' ');
}

/** Digits of other scripts that are one UTF-16 unit. */
const DIGITS = /(?![0-9\uFF10-\uFF19])[\p{Nd}--[\u{10000}-\u{10FFFF}]]/gv;

const OTHERS =
  /[[\p{Nd}--[0-9\u{10000}-\u{10FFFF}]]\u2010-\u2012\u2014\u2015\u2212ー・\uFF00-\uFF5E\u00A0\u202F]/v;

/** Code unit of the zero: each script has its ten digits in a row of 16 units, from its 0 or its 6. */
const zeroBefore = (code: number): number =>
  (code & ~15) + (/\p{Nd}/u.test(String.fromCharCode(code | 15)) ? 6 : 0);
