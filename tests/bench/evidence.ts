/**
 * `npm run bench:evidence`: measures the check of a 300-word post after each of its edits over
 * 1,000 quotes, against the 50 ms it may take while the user types. The first check reads all
 * quotes; it runs in slices and is reported without a limit.
 */
import { readFileSync } from 'node:fs';
import type { Quote } from '#domain/quotes/quote.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

const EDITS = 40;
const LIMIT_MS = 50;
const WORDS = 300;

const rows = readFileSync('tests/fixtures/evidence/dev.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, language]) => language === 'en');

const texts = rows.map((row) => row[5] ?? '');
const quotes: readonly Quote[] = Array.from({ length: 1000 }, (_, at) => ({
  id: String(at),
  // Sized so that 1,000 quotes reach the import limit of 200 kB.
  text: `${texts[at % texts.length] ?? ''} ${texts[(at * 7 + 3) % texts.length] ?? ''}`.slice(
    0,
    195,
  ),
}));
const words = rows.flatMap((row) => (row[4] ?? '').split(' ')).slice(0, WORDS);

async function measure(text: string): Promise<number> {
  const start = performance.now();
  await checkEvidence(text, undefined, quotes);
  return performance.now() - start;
}

const first = await measure(words.join(' '));
const times: number[] = [];
for (let edit = 0; edit < EDITS; edit += 1)
  times.push(await measure(words.with((edit * 7) % WORDS, `word${edit}`).join(' ')));
const sorted = times.toSorted((a, b) => a - b);
const [median = 0, most = 0] = [sorted[EDITS / 2], sorted.at(-1)];
console.log(
  `1,000 quotes, ${WORDS} words: ${first.toFixed(0)} ms at first, an edit ${median.toFixed(1)} ms (median), ${most.toFixed(1)} ms (most)`,
);
process.exitCode = median < LIMIT_MS ? 0 : 1;
