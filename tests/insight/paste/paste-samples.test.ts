import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';
import {
  compare,
  FILES,
  plain,
  read,
  type Sample,
  samplesIn,
  wordsOf,
} from './support/paste-samples.ts';

/**
 * The bar for all labelled pastes together: exact quotes of all that are labelled or read falsely. A
 * rule that only one set gains from costs more lines than it is worth.
 */
const ENOUGH = 0.95;

/** Of the words in labelled lines that are no quote, those that are left out. */
const ENOUGH_LEFT_OUT = 0.99;

/** Reading all pastes takes half a minute where other tests run beside it. */
const LONG = 180_000;

const all = ['dev.json', 'dev9.json', 'dev10.json'].flatMap(samplesIn);

test(
  'labelled pastes yield their exact quotes, with stars and speakers, and leave out the rest',
  () => {
    const sets = FILES.map((file) => ({ file, ...totalOf(samplesIn(file)) }));
    const sum = (count: (it: (typeof sets)[number]) => number) =>
      sets.reduce((total, it) => total + count(it), 0);
    const exact = sum((it) => it.exact) / sum((it) => it.labels + it.falsely);
    const leftOut = sum((it) => it.leftOut) / sum((it) => it.toLeaveOut);
    const rows = sets.map((it) => Object.values(it).join(' '));
    console.log(
      [
        'set exact labels false left-out to-leave-out',
        ...rows,
        `exact: ${(100 * exact).toFixed(2)} %, left out: ${(100 * leftOut).toFixed(2)} %`,
      ].join('\n'),
    );
    expect(exact).toBeGreaterThanOrEqual(ENOUGH);
    expect(leftOut).toBeGreaterThanOrEqual(ENOUGH_LEFT_OUT);
  },
  LONG,
);

/** Totals of one set of samples: its quotes, and its words outside of quotes. */
function totalOf(samples: readonly Sample[]) {
  const total = { exact: 0, labels: 0, falsely: 0, leftOut: 0, toLeaveOut: 0 };
  for (const sample of samples) {
    const reading = read(sample);
    const { exact, labels, extra } = compare(sample, reading);
    const left = new Set(reading.leftOut.flatMap(({ text }) => wordsOf(text)));
    const words = sample.leftOut.flatMap(wordsOf);
    total.exact += exact;
    total.labels += labels;
    total.falsely += extra.length;
    total.leftOut += words.filter((word) => left.has(word)).length;
    total.toLeaveOut += words.length;
  }
  return total;
}

test.each(
  ['test26.json', 'test27.json']
    .flatMap(samplesIn)
    .flatMap((sample) =>
      sample.quotes.some(({ date }) => date !== undefined) ? [[sample.id, sample] as const] : [],
    ),
)('the day of each quote is read: %s', (_id, sample) => {
  const days = new Map(read(sample).quotes.map(({ text, date }) => [plain(text), date]));
  const found = sample.quotes.filter(({ text }) => days.has(plain(text)));
  expect(found.map(({ text }) => days.get(plain(text)))).toEqual(found.map(({ date }) => date));
});

describe('any mix of pastes', () => {
  const lines = all.flatMap(({ paste }) => paste.split('\n'));
  const garbage = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('★★★★★', '5/5', '> ', 'From: x', '[00:01]', '- ', '|', '\t', '"', '<td>'),
  );
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...lines) },
    { weight: 1, arbitrary: fc.constantFrom(...all.map(({ paste }) => paste)) },
    { weight: 2, arbitrary: garbage },
  );
  const paste = fc
    .array(part, { maxLength: 30 })
    .chain((parts) => fc.constantFrom('\n', '\n\n', '\r\n').map((gap) => parts.join(gap)));
  const you = fc.constantFrom(undefined, [], ...all.map(({ you: names }) => names));

  test('a mix keeps each word in a quote or left out', () => {
    fc.assert(
      fc.property(paste, you, (text, own) => {
        const { quotes, leftOut } = readPaste({ text }, own ? { own } : {});
        const words = new Set([...quotes, ...leftOut].flatMap((it) => wordsOf(it.text)));
        expect(wordsOf(text).filter((word) => !words.has(word))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a mix yields only quotes that were pasted, line by line', () => {
    fc.assert(
      fc.property(paste, (text) => {
        const pasted = plain(text.replaceAll('""', '"'));
        const { quotes, shape } = readPaste({ text });
        if (shape.startsWith('json')) return;
        const made = quotes
          .flatMap((quote) => quote.text.replaceAll('""', '"').split('\n'))
          .filter((line) => !pasted.includes(plain(line)));
        expect(made).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
