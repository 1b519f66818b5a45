import { analyse } from 'chardet';
import { type Encoding, ENCODING_LABELS } from '#domain/quotes/encodings.ts';
import { decodeBytes } from '#insight/read/decode-bytes.ts';
import { plausibility } from '#insight/read/plausible-text.ts';

/** In bytes: enough for any detection. */
const SAMPLE = 20_000;

/** Names that chardet uses for encodings whose superset browsers decode. */
const DETECTED: Readonly<Partial<Record<Encoding, readonly string[]>>> = {
  'windows-1252': ['windows-1252', 'ISO-8859-1'],
  'windows-1250': ['windows-1250'],
  'koi8-u': ['KOI8-R'],
  'windows-1253': ['windows-1253', 'ISO-8859-7'],
  'windows-1254': ['windows-1254', 'ISO-8859-9'],
  'windows-1255': ['windows-1255', 'ISO-8859-8'],
};

/** Weight of the detector's confidence, which is high for long texts and low for a line. */
const CONFIDENCE = 0.3;

export interface Detection {
  readonly encoding: Encoding;
  /** As `plausibility`, with the detector's confidence. */
  readonly score: number;
}

/** Detects the likeliest encoding of bytes that are not UTF-8, of those that browsers decode. */
export function detectEncoding(bytes: Uint8Array): Detection {
  const sample = sampleOf(bytes);
  const confidence = new Map(analyse(sample).map((it) => [it.name.toLowerCase(), it.confidence]));
  const isPaired = areInPairs(sample);
  const possible = ENCODING_LABELS.filter(
    (encoding) =>
      !encoding.startsWith('utf-') && (isPaired || !PAIRED.has(encoding)) && !CHOSEN.has(encoding),
  );
  const scores = possible.map((encoding, rank): Detection => {
    const names = DETECTED[encoding] ?? [encoding];
    const detected = Math.max(0, ...names.map((name) => confidence.get(name.toLowerCase()) ?? 0));
    const score = plausibility(decodeBytes(sample, encoding));
    // Of two that fit the same, the more common one, which is first.
    return { encoding, score: score + (CONFIDENCE * detected) / 100 - rank / 1000 };
  });
  return scores.reduce((best, it) => (it.score > best.score ? it : best));
}

/** Read so only if the user says so: quotation marks of others are letters in these. */
const CHOSEN: ReadonlySet<Encoding> = new Set(['ibm850', 'ibm852']);

/** Encodings whose letters take two bytes, most of them both beyond ASCII. */
const PAIRED: ReadonlySet<Encoding> = new Set(['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr']);

/** True if most bytes beyond ASCII are beside another: not so in words with a few accents. */
function areInPairs(bytes: Uint8Array): boolean {
  let [beyond, beside] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte <= 0x7f) continue;
    beyond += 1;
    if ((bytes[at - 1] ?? 0) > 0x7f || (bytes[at + 1] ?? 0) > 0x7f) beside += 1;
  }
  return beside > beyond / 2;
}

/** The lines of a long text with bytes beyond ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE) return bytes;
  const sample = new Uint8Array(SAMPLE);
  let [from, length] = [0, 0];
  while (from < bytes.length && length < SAMPLE) {
    const end = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, end === -1 ? bytes.length : end + 1);
    if (line.some((byte) => byte > 0x7f || byte === 0x1b)) {
      const part = line.subarray(0, SAMPLE - length);
      sample.set(part, length);
      length += part.length;
    }
    from += line.length;
  }
  return sample.subarray(0, length);
}
