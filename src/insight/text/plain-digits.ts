/**
 * Converts digits, signs and full-width letters of other scripts to ASCII, one for one, so that
 * offsets stay valid.
 */
export function inPlainDigits(text: string): string {
  if (!/[٠-٩۰-۹०-९\u2010-\u2012ー\uFF00-\uFF5E\u00A0\u202F]/.test(text)) return text;
  return text
    .replace(/[٠-٩۰-۹०-९]/gu, (digit) => String(digit.charCodeAt(0) - zeroBefore(digit)))
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)ー|[\u2010-\u2012]/g, '-')
    .replace(/[\u00A0\u202F]/g, ' ');
}

/** Code units of the zeros: Arabic, Persian, Devanagari. */
const zeroBefore = (digit: string): number =>
  digit >= '\u0966' ? 0x966 : digit >= '\u06F0' ? 0x6f0 : 0x660;
