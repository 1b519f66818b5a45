import { detectLanguage } from '#domain/insight/analysis/language.ts';
import { decodeText } from '#domain/insight/paste/characters.ts';
import { otherWays as waysOf, type Paste, readPaste } from '#domain/insight/paste/read-quotes.ts';
import type { Answers, LeftOutReason, WayOffer } from '#domain/insight/paste/reading.ts';
import { maskSpeaker } from '#domain/insight/paste/speakers.ts';
import { INSIGHT_MAX_BYTES, type QuoteDraft } from '#domain/insight/quote.ts';
import { inSlices, slices } from './analyse-quotes.ts';
import type { InsightProblem, InsightResult } from './insight.ts';

/** Splits pasted text into quotes. */
export async function readText(
  pasted: string | Paste,
  answers: Answers = {},
): Promise<InsightResult> {
  const paste = typeof pasted === 'string' ? { text: pasted } : pasted;
  if (new TextEncoder().encode(paste.text).length > INSIGHT_MAX_BYTES) return failed('too-large');
  const { shape, quotes, leftOut, speakers, columns, consent } = readPaste(
    withinLimit(paste),
    answers,
  );
  if (quotes.length === 0 && leftOut.every(({ why }) => BARE.has(why))) return failed('empty');
  return {
    ok: true,
    quotes: quotes.map(withLanguage).map(withMaskedSpeaker),
    leftOut,
    // Markup is only needed to find the cells of a table.
    source: shape === 'clipboard-table' ? paste : { text: paste.text },
    ...(speakers && { speakers }),
    ...(columns && { columns }),
    ...(consent && { consent }),
  };
}

/** Previews the other ways to split a source, in slices. */
export const otherWays = (source: Paste, answers: Answers): Promise<WayOffer[]> =>
  inSlices(waysOf(withinLimit(source), answers), slices());

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
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? failed('binary') : await readText(text);
  } catch {
    // The file was moved, or its permission withdrawn, between the choice and the reading.
    return failed('unreadable');
  }
}

const failed = (problem: InsightProblem): InsightResult => ({ ok: false, problem });

/** Adds the detected language to a quote. */
export function withLanguage(quote: QuoteDraft): QuoteDraft {
  const language = detectLanguage(quote.text);
  return language === undefined ? quote : { ...quote, language };
}

function withMaskedSpeaker({ speaker, ...quote }: QuoteDraft): QuoteDraft {
  const masked = speaker === undefined ? undefined : maskSpeaker(speaker);
  return masked === undefined ? quote : { ...quote, speaker: masked };
}
