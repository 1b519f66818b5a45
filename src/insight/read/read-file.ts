import type { Answers, LeftOutReason, Paste, Reading, WayOffer } from '#domain/quotes/reading.ts';
import type { Piece } from '#domain/questions/split-request.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { piecesOf } from './pieces.ts';
import { asRead, otherWays as waysOf, readPaste } from '#insight/read/read-paste.ts';
import { maskSpeaker } from '#insight/read/lines/speakers.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { INSIGHT_MAX_BYTES, type QuoteDraft } from '#domain/quotes/quote.ts';
import { decodeBytes } from './decode-bytes.ts';
import { decodeFile } from './decode-file.ts';
import { inSlices, slices } from '../themes/study.ts';
import type { InsightProblem, InsightResult } from '../insight.ts';

/** Splits pasted text into quotes. */
export async function readText(
  pasted: string | Paste,
  answers: Answers = {},
): Promise<InsightResult> {
  const source = typeof pasted === 'string' ? { text: pasted } : pasted;
  const paste = decodedAgain(source, answers);
  if (new TextEncoder().encode(paste.text).length > INSIGHT_MAX_BYTES) return failed('too-large');
  const reading = readPaste(withinLimit(paste), answers);
  const { shape, speakers, columns, consent } = reading;
  const { quotes, leftOut } = speakers ? withoutWords(reading) : reading;
  if (quotes.length === 0 && leftOut.every(({ why }) => BARE.has(why))) return failed('empty');
  return {
    ok: true,
    quotes: quotes.map(withLanguage).map(withMaskedSpeaker),
    leftOut,
    // Markup is only needed to find the cells of a table.
    source: {
      ...(shape === 'clipboard-table' ? source : { text: source.text }),
      ...(source.file && { file: source.file }),
    },
    ...(source.file && { damaged: paste.text.split('\uFFFD').length - 1 }),
    ...(speakers && { speakers }),
    ...(columns && { columns }),
    ...(consent && { consent }),
  };
}

/**
 * Leaves out the messages of one word: they answer others. A conversation without longer ones keeps
 * them.
 */
function withoutWords(reading: Reading): Reading {
  const { quotes, leftOut } = reading;
  const words = quotes.filter(({ text }) => isOneWord(text));
  if (words.length === quotes.length) return reading;
  return {
    quotes: quotes.filter(({ text }) => !isOneWord(text)),
    leftOut: [...leftOut, ...words.map(({ text }) => ({ text, why: 'other' as const }))],
  };
}

/** In UTF-16 units. */
const LONGEST_WORD = 40;

/** True for `same` and `Perfect!`; not in scripts without spaces, where it may be a sentence. */
const isOneWord = (text: string): boolean =>
  text.length <= LONGEST_WORD &&
  !WITHOUT_SPACES.test(text) &&
  text.match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)?.length === 1;

const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Previews the other ways to split a source, in slices. */
export const otherWays = (source: Paste, answers: Answers): Promise<WayOffer[]> =>
  inSlices(waysOf(withinLimit(decodedAgain(source, answers)), answers), slices());

/** The pieces of a source, for the user's model to put together. */
export const pieces = async (source: Paste, answers: Answers): Promise<readonly Piece[]> =>
  piecesOf(asRead(decodedAgain(source, answers)).text);

/** The source with its file read in the encoding that the user chose. */
function decodedAgain(source: Paste, { encoding }: Answers): Paste {
  if (!source.file || encoding === undefined) return source;
  return { text: decodeBytes(bytesOf(source.file.bytes), encoding) };
}

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Empty for a stored text that is not base64. */
function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Parts that are not a customer's words: a source with nothing else counts as empty. */
const BARE: ReadonlySet<LeftOutReason> = new Set(['heading', 'column', 'rating', 'date', 'other']);

/** A spreadsheet's markup is ten times its text; beyond that only the plain text is read. */
const HTML_MAX_LENGTH = 10 * INSIGHT_MAX_BYTES;

const withinLimit = ({ text, html }: Paste): Paste =>
  html !== undefined && html.length <= HTML_MAX_LENGTH ? { text, html } : { text };

/** Reads a text file, whatever its name, and splits it into quotes. */
export async function readFile(file: Blob): Promise<InsightResult> {
  if (file.size > INSIGHT_MAX_BYTES) return failed('too-large');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoded = await decodeFile(bytes);
    if (!decoded) return failed('binary');
    const { text, encoding } = decoded;
    return await readText({
      text,
      ...(encoding && { file: { bytes: base64Of(bytes), encoding } }),
    });
  } catch {
    // The file was moved, or its permission withdrawn, between the choice and the reading.
    return failed('unreadable');
  }
}

const failed = (problem: InsightProblem): InsightResult => ({ ok: false, problem });

/** Adds the detected language to a quote. */
export function withLanguage(quote: QuoteDraft): QuoteDraft {
  const language = detectLanguage(normalForm(quote.text).text);
  return language === undefined ? quote : { ...quote, language };
}

function withMaskedSpeaker({ speaker, ...quote }: QuoteDraft): QuoteDraft {
  const masked = speaker === undefined ? undefined : maskSpeaker(speaker);
  return masked === undefined ? quote : { ...quote, speaker: masked };
}
