import { readdirSync, readFileSync } from 'node:fs';
import { readPaste } from '#insight/read/read-paste.ts';
import type { QuoteDraft } from '#domain/quotes/quote.ts';

/** A labelled paste; `tests/fixtures/paste/README.md` describes the format. */
export interface Sample {
  readonly id: string;
  readonly shape: string;
  readonly paste: string;
  readonly html: string | null;
  readonly you: readonly string[];
  readonly quotes: readonly QuoteDraft[];
  readonly leftOut: readonly string[];
}

/** All sets. */
export const FILES: readonly string[] = readdirSync('tests/fixtures/paste').filter((file) =>
  file.endsWith('.json'),
);

export const samplesIn = (file: string): readonly Sample[] =>
  JSON.parse(readFileSync(`tests/fixtures/paste/${file}`, 'utf8'));

export const read = ({ paste: text, html, you }: Sample) =>
  readPaste(html === null ? { text } : { text, html }, you.length > 0 ? { own: you } : {});

/** Ignores differences in white space, and direction marks. */
export const plain = (text: string): string => text.replace(/[\s\u200e\u200f]+/g, ' ').trim();

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The labels that the reading matches word for word, with stars and speaker, and the differences.
 */
export function compare(sample: Sample, { quotes } = read(sample)) {
  const left = quotes.map(keyOf);
  const missed = sample.quotes.map(keyOf).filter((label) => {
    const at = left.indexOf(label);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return {
    labels: sample.quotes.length,
    exact: sample.quotes.length - missed.length,
    missed,
    extra: left,
  };
}

const keyOf = ({ text, rating, speaker }: QuoteDraft): string =>
  `${rating ?? '-'} | ${speaker ?? '-'} | ${plain(text)}`;
