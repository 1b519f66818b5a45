/**
 * Encodings that exports leave in the words of customers: markup and character references of web
 * pages, escapes of spreadsheets, UTF-8 that was read as Latin-1. They are decoded where a text
 * comes in, and the result is the customer's text from then on. Each is decoded once: what a
 * customer typed about markup stays. All are linear, and leave a text alone unless it is certain.
 */
import { decodeEntities } from './html-entities.ts';

/** Decodes one value: a cell, a field, or a line of a text without either. */
export function decodeExport(text: string): string {
  if (!/[&<\x80-\xff]|_x[\da-fA-F]{4}_/.test(text)) return text;
  return withoutMarkup(withoutEscapes(asUtf8(text)));
}

/** The same for each line of a text without cells. */
export const decodeLines = (text: string): string => {
  if (!/[&<\x80-\xff]|_x[\da-fA-F]{4}_/.test(text)) return text;
  return withoutMarkup(withoutEscapes(text.split('\n').map(asUtf8).join('\n')));
};

const ESCAPE = /_x([\da-fA-F]{4})_/g;

/**
 * Office Open XML (ECMA-376, 22.9.2.19, `ST_Xstring`): `_x000D_` is a carriage return, and
 * `_x005F_` the underscore of words that look like an escape: `_x005F_x000D_`.
 */
const withoutEscapes = (text: string): string =>
  text
    .replace(ESCAPE, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    // A line feed has followed it in the file.
    .replace(/\r\n?/g, '\n');

const ELEMENTS =
  'a abbr address article b big blockquote body br center cite code dd del div dl dt em figure font footer h1 h2 h3 h4 h5 h6 header hr html i img ins label li mark main nav ol p pre q s section small span strike strong sub sup table tbody td tfoot th thead tr tt u ul'
    .split(' ')
    .join('|');
const TAG = new RegExp(`<(/?)(${ELEMENTS})(?=[\\s/>])[^<>]{0,2000}>`, 'gi');
/** Markup, and not a word about it: an element that ends, or one that has no end. */
const IS_MARKUP = new RegExp(
  `</(?:${ELEMENTS})\\s?>|<(?:br|hr|img|p)(?=[\\s/>])[^<>]{0,2000}>`,
  'i',
);
const HIDDEN =
  /<(style|script)(?=[\s>])[^<>]{0,2000}>[^<]{0,20000}<\/\1\s?>|<!--[^<>]{0,2000}-->/gi;
const LINES =
  /^(?:br|hr|p|div|li|tr|h[1-6]|blockquote|ul|ol|table|section|article|dt|dd|header|footer)$/i;

/** A line break that was encoded once more: `&lt;br /&gt;`. */
const ENCODED_BREAK = /&lt;(?:br\s?\/?|\/?p)&gt;/gi;

/** An editor's space between two words. */
const NO_BREAK = /&(?:nbsp|#160|#xa0);/gi;

function withoutMarkup(text: string): string {
  const plain = IS_MARKUP.test(text)
    ? text
        .replace(HIDDEN, '')
        .replace(TAG, (_whole, _end, name: string) => (LINES.test(name) ? '\n' : ''))
        .replace(/\n[ \t]{0,99}\n[ \t\n]{0,999}/g, '\n\n')
        .replace(/^\n{1,9}|\n{1,9}$/g, '')
    : text;
  return decodeEntities(plain.replace(ENCODED_BREAK, '\n').replace(NO_BREAK, ' '));
}

/** Windows-1252 from 0x80; unassigned bytes are the controls of Latin-1. */
const WINDOWS_1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 0x20 }, (_, at) => 0x80 + at),
);

const BYTE = /^[\0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Letters that begin a sequence of UTF-8, with the signs of its other bytes. */
const NEXT = '[\\x80-\\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/**
 * Sequences that no one writes: of Latin letters and signs, of punctuation, of emoji. Behind a capital
 * some are words with a sign: `IRMÃ »`, `CAFÉ…`.
 */
const CERTAIN = new RegExp(
  `(?:(?<!\\p{Lu})[\\xc2-\\xc5]|[\\xc2-\\xc5](?![\\xa0\\xaa\\xb0\\xb4\\xb7\\xba\\xbb…‘’“”™–—‹›\\x85]))${NEXT}|\\xe2[\\x80-\\x9f€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]${NEXT}|\\xf0[\\x9fŸ]${NEXT}{2}`,
  'u',
);
/** Of other alphabets: a word has several of them. */
const FOREIGN = new RegExp(
  `(?:[\\xce\\xcf\\xd0-\\xd3\\xd7-\\xdb]${NEXT}|[\\xe0-\\xed]${NEXT}{2})`,
  'g',
);
const FEWEST = 4;

const STRICT = new TextDecoder('utf-8', { fatal: true });

/**
 * UTF-8 that was read as Latin-1 or Windows-1252, as in the exports of Meta: `trÃ¨s`. Only a text that
 * is UTF-8 as a whole, byte by byte: `NÃO` isn't.
 */
function asUtf8(text: string): string {
  if (!/[\xc2-\xf4]/.test(text) || !BYTE.test(text)) return text;
  if (!CERTAIN.test(text) && (text.match(FOREIGN)?.length ?? 0) < FEWEST) return text;
  return decodedUtf8(text) ?? decodedUtf8(withNoBreaks(text)) ?? text;
}

/**
 * Clipboards and editors make a space of the one that belongs to `à`, leave out the second of two, and
 * cut it at the end of a line: `trÃ¨s bien Ã  vous`, `voilÃ , merci`, `dÃ©jÃ`.
 */
const withNoBreaks = (text: string): string =>
  text.replace(/(?<!\p{Lu})Ã(?: {1,2}|(?=[\r\n]|$))/gu, (found, at: number) => {
    const isJoined = found.length === 2 && /[\p{L}\p{N}]/u.test(text.charAt(at + 2));
    return found.length === 3 || isJoined ? 'Ã\xa0 ' : 'Ã\xa0';
  });

/** Undefined unless the text is UTF-8 as a whole, read as Latin-1 or Windows-1252. */
function decodedUtf8(text: string): string | undefined {
  const bytes = Uint8Array.from(text, (it) => {
    const at = WINDOWS_1252.indexOf(it);
    return at === -1 ? it.charCodeAt(0) : 0x80 + at;
  });
  try {
    return STRICT.decode(bytes);
  } catch {
    return undefined;
  }
}
