/**
 * Characters of an import: detects the encoding of a file, and replaces characters that no text
 * should contain. Never drops a word: a damaged byte costs its own word at most.
 */

/** First bytes, as Latin-1, of binary formats, even those with parts that look like text. */
const SIGNATURES: readonly string[] = [
  '\x89PNG',
  '\xff\xd8\xff', // JPEG
  'GIF8',
  '%PDF-',
  'PK\x03\x04', // ZIP, and so XLSX, DOCX and ODS
  '\xd0\xcf\x11\xe0', // XLS and DOC
  '\x1f\x8b', // gzip
];

/** True for the first bytes of a format that is no text. */
export function isBinaryFile(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return SIGNATURES.some((signature) => start.startsWith(signature));
}

/** Detects the form of Unicode of a text file; undefined for other encodings. */
export const unicodeOf = (bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined =>
  utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : undefined);

/** True for the mark at the start of UTF-8, which no other text begins with. */
const hasMark = ([first, second, third]: Uint8Array): boolean =>
  first === 0xef && second === 0xbb && third === 0xbf;

/** True if a text that is mostly valid UTF-8 may be in another encoding: much of it is damaged. */
export function isDoubtful(bytes: Uint8Array): boolean {
  const { valid, damaged } = sequencesIn(bytes);
  return !hasMark(bytes) && damaged > valid * DOUBTFUL_SHARE;
}

const DOUBTFUL_SHARE = 0.3;

/**
 * Detects UTF-16 by its byte order mark; if that is missing or damaged, by the zeros of its Latin
 * half.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const most = bytes.length / 4;
  const isLittle = first === 0xff || second === 0xfe;
  const isBig = first === 0xfe || second === 0xff;
  if (odd > even * 4 && (odd > most || isLittle)) return 'utf-16le';
  return even > odd * 4 && (even > most || isBig) ? 'utf-16be' : undefined;
}

/**
 * True unless most bytes beyond ASCII are in no valid sequence: text in other encodings has few
 * valid sequences of UTF-8, and a damaged UTF-8 file next to nothing else.
 */
function isUtf8(bytes: Uint8Array): boolean {
  const { valid, damaged } = sequencesIn(bytes);
  return damaged === 0 || hasMark(bytes) || damaged < valid;
}

/** Numbers of bytes beyond ASCII in valid sequences of UTF-8, and of the others. */
function sequencesIn(bytes: Uint8Array): { readonly valid: number; readonly damaged: number } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const beyond = bytes.reduce((sum, byte) => sum + (byte > 0x7f ? 1 : 0), 0);
  if (!text.includes('\uFFFD')) return { valid: beyond, damaged: 0 };
  const whole = text.match(/[^\0-\x7F\uFFFD]+/gu)?.join('') ?? '';
  const valid = new TextEncoder().encode(whole).length;
  return { valid, damaged: Math.max(1, beyond - valid) };
}

/** Characters that are rare in text: controls other than white space, and undecodable ones. */
// oxlint-disable-next-line no-control-regex -- these characters are what is looked for
const ODD = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\uFFFD]/g;

/**
 * True if more than a tenth of the characters is odd and less than half of the text is words:
 * damaged text still has words.
 */
export function isBinary(text: string): boolean {
  const odd = text.match(ODD)?.length ?? 0;
  const inWords = text.match(/[\p{L}\p{M}\p{N}]{3,}/gu)?.join('').length ?? 0;
  return odd > text.length / 10 && inWords < text.length / 2;
}

/**
 * Control characters other than white space become spaces, so that no two words merge. U+0002 stays
 * where browsers copy it from PDFs: it is a hyphen at a line end, and not shown.
 */
// oxlint-disable-next-line no-control-regex -- these characters are what is looked for
const CONTROLS = /[\0\x01\x03-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/g;

export const withoutControls = (text: string): string => text.replace(CONTROLS, ' ');

/** Converts every line break in Unicode (UAX 14: CR, LF, VT, FF, NEL, LS, PS) to a line feed. */
export const withLineFeeds = (text: string): string =>
  text.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n');
