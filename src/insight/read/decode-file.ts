import { isBinary, isBinaryFile, isDoubtful, unicodeOf } from '#insight/text/characters.ts';
import type { Encoding } from '#domain/quotes/encodings.ts';
import { plausibility } from '#insight/read/plausible-text.ts';
import { decodeBytes } from './decode-bytes.ts';
import type { Detection } from './detect-encoding.ts';

/** Least score at which bytes are not UTF-8 although many of their sequences happen to be valid. */
const SURE = 0.8;
/** By how much the other encoding then has to be better. */
const MARGIN = 0.5;

export interface DecodedFile {
  readonly text: string;
  /** Absent if it is certain: valid Unicode. */
  readonly encoding?: Encoding;
}

/** Least score of a text that was read in a detected encoding. */
const PLAUSIBLE = 0.6;

/**
 * Decodes the bytes of a text file, in Unicode or in the likeliest other encoding, whose detector is
 * loaded on demand. Returns undefined for a binary file.
 */
export async function decodeFile(bytes: Uint8Array): Promise<DecodedFile | undefined> {
  if (isBinaryFile(bytes)) return undefined;
  const unicode = unicodeOf(bytes);
  if (unicode !== 'utf-8' && unicode !== undefined) {
    const text = new TextDecoder(unicode).decode(bytes);
    return isBinary(text) ? undefined : { text, ...(isDamaged(text) && { encoding: unicode }) };
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  const wide = bytes.includes(0) && (isDamaged(text) || isBinary(text)) && utf16In(bytes);
  if (wide) return wide;
  if (!isDamaged(text) && !text.includes('\u001b$')) return isBinary(text) ? undefined : { text };
  const { detectEncoding } = await import('./detect-encoding.ts');
  const { encoding, score } = detectEncoding(bytes);
  const isOther = isDoubtful(bytes) && score >= SURE && score > plausibility(text) + MARGIN;
  const decoded =
    unicode === 'utf-8' && isDamaged(text) && !isOther
      ? { text: withOtherLines(bytes, detectEncoding), encoding: unicode }
      : inEncoding(bytes, encoding);
  return isBinary(decoded.text) ? undefined : decoded;
}

/** UTF-16 without a mark whose letters have no zeros: a zero is in no other text. */
function utf16In(bytes: Uint8Array): DecodedFile | undefined {
  const [little, big] = (['utf-16le', 'utf-16be'] as const).map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    return { text, encoding, score: isBinary(text) ? 0 : plausibility(text) };
  });
  const best = little && big && big.score > little.score ? big : little;
  return best && best.score >= PLAUSIBLE ? { text: best.text, encoding: best.encoding } : undefined;
}

const isDamaged = (text: string): boolean => text.includes('\uFFFD');

/** Encodings without line breaks of one byte, or with states that cross them. */
const WHOLE: ReadonlySet<Encoding> = new Set(['utf-16le', 'utf-16be', 'iso-2022-jp']);

/** Lines of a file that are valid UTF-8, and better as such, stay so: exports are joined by hand. */
function inEncoding(bytes: Uint8Array, encoding: Encoding): DecodedFile {
  if (WHOLE.has(encoding)) return { text: decodeBytes(bytes, encoding), encoding };
  const text = linesOf(bytes)
    .map((line) => {
      const [own, unicode] = [decodeBytes(line, encoding), new TextDecoder('utf-8').decode(line)];
      const isUnicode =
        !isDamaged(unicode) && own !== unicode && plausibility(unicode) > plausibility(own);
      return isUnicode ? unicode : own;
    })
    .join('');
  return { text: withoutMark(text), encoding };
}

/** UTF-8 with lines of another encoding: those without a valid sequence of UTF-8. */
function withOtherLines(bytes: Uint8Array, detect: (bytes: Uint8Array) => Detection): string {
  const lines = linesOf(bytes).map((line) => ({
    line,
    text: new TextDecoder('utf-8').decode(line),
  }));
  const others = lines.filter(({ text }) => isDamaged(text) && !/[^\0-\x7F\uFFFD]/u.test(text));
  const { encoding, score } = detect(joined(others.map(({ line }) => line)));
  const isOther = others.length > 0 && score >= PLAUSIBLE && !WHOLE.has(encoding);
  const known = new Set(isOther ? others : []);
  return withoutMark(
    lines.map((it) => (known.has(it) ? decodeBytes(it.line, encoding) : it.text)).join(''),
  );
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** The lines of a file, with their line feeds. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0x0a, from);
    const next = end === -1 ? bytes.length : end + 1;
    lines.push(bytes.subarray(from, next));
    from = next;
  }
  return lines;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
