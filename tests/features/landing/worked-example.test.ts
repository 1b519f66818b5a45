import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  DRAFT_TEXT,
  INSTAGRAM_FOLD,
  POST,
  POST_TEXT,
  REVIEW_LINES,
  THEMES,
  withoutMarks,
} from '#features/landing/worked-example.ts';
import type { Span } from '#domain/text/span.ts';
import type { CheckedSentence } from '#domain/evidence/verdict.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { checkLimits } from '#domain/platforms/post-check.ts';
import { analyseQuotes } from '#insight/themes/study.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';
import { readText } from '#insight/read/read-file.ts';

const SOURCE = readFileSync('tests/data/reviews.csv', 'utf8');
const inCsv = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const sentences = POST.flat();

/** The example's reviews as the app reads them; the id is the number on the page. */
async function readLines(): Promise<Quote[]> {
  const rows = REVIEW_LINES.map(({ rating, text }) => `${rating},${inCsv(withoutMarks(text))}`);
  const reading = await readText(['rating,review', ...rows].join('\n'));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.quotes.map((quote, index) => ({ ...quote, id: String(index + 1) }));
}

let quotes: Quote[];
let checked: CheckedSentence[];
beforeAll(async () => {
  quotes = await readLines();
  checked = await checkEvidence(DRAFT_TEXT, undefined, quotes);
});

const wordsOf = (text: string, spans: readonly Span[]) =>
  spans.map(({ start, end }) => text.slice(start, end));
const markedIn = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, words]) => words);

describe('the worked example', () => {
  test('its reviews are in the public data set, word for word and with their stars', () => {
    for (const { rating, text } of REVIEW_LINES) {
      const row = SOURCE.split(/\n(?=\d,)/).find((it) => it.includes(inCsv(withoutMarks(text))));
      expect(row, text).toMatch(new RegExp(`^${rating},`));
    }
  });

  test('its themes are those that the app finds', async () => {
    const { themes } = await analyseQuotes(quotes);
    const found = themes.map(({ label, quoteIds, rating = 0 }) => ({
      label,
      lines: quoteIds.map(Number).toSorted((a, b) => a - b),
      rating: rating.toFixed(1),
    }));
    expect(found).toEqual(THEMES);
  });

  test('its post has the verdicts and the sources that the app finds', () => {
    const claims = checked.filter(({ verdict }) => verdict !== 'not-a-claim');
    const found = claims.map(({ start, end, verdict, sources }) => ({
      text: DRAFT_TEXT.slice(start, end),
      verdict,
      ...(sources[0] && { line: Number(sources[0].quote.id) }),
    }));
    expect(found).toEqual(sentences.filter(({ verdict }) => verdict !== undefined));
  });

  test('the marked words of its reviews are those that the post shares', () => {
    const shared = new Map(
      checked.flatMap(({ sources: [source] }) =>
        source ? [[source.quote.id, wordsOf(source.quote.text, source.there)] as const] : [],
      ),
    );
    REVIEW_LINES.forEach(({ text }, index) => {
      expect(markedIn(text)).toEqual(shared.get(`${index + 1}`));
    });
  });

  test('its post is folded on Instagram where the app folds it, and shown whole on Facebook', () => {
    const { folds } = checkLimits('instagram', POST_TEXT);
    expect(POST_TEXT.slice(0, folds.phone).trimEnd()).toBe(POST_TEXT.slice(0, INSTAGRAM_FOLD));
    expect(checkLimits('facebook', POST_TEXT).folds.phone).toBeUndefined();
  });
});
