import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPaste } from '#domain/insight/paste/read-quotes.ts';
import { compare, plain, read, samplesIn, wordsOf } from './paste-samples.ts';

/** Share of labelled quotes that are parsed word for word, with their stars and speaker. */
const FILES = [
  'dev.json',
  'dev2.json',
  'dev3.json',
  'dev6.json',
  'dev5.json',
  'test.json',
  'test2.json',
  'test3.json',
  'test4.json',
  'test5.json',
  'test9.json',
  'test8.json',
  'test11.json',
  'test12.json',
  'test13.json',
  'test14.json',
  'test15.json',
  'test16.json',
  'test17.json',
  'test19.json',
  'test22.json',
  'test23.json',
  'test20.json',
  'test24.json',
  'test25.json',
  'test26.json',
  'dev8.json',
  'dev9.json',
  'dev10.json',
  'test28.json',
  'test30.json',
  'more.json',
];
const ENOUGH = 0.95;

const all = ['dev.json', 'dev9.json', 'dev10.json'].flatMap(samplesIn);

describe.each(FILES)('the pastes of %s', (file) => {
  const results = samplesIn(file).map((sample) => ({ id: sample.id, ...compare(sample) }));

  test('labelled pastes yield their exact quotes', () => {
    const sum = (count: (it: (typeof results)[number]) => number) =>
      results.reduce((total, it) => total + count(it), 0);
    const wrong = results.filter(({ missed, extra }) => missed.length + extra.length > 0);
    const share = sum(({ exact }) => exact) / sum(({ labels, extra }) => labels + extra.length);
    expect(share, JSON.stringify(wrong, undefined, 2)).toBeGreaterThanOrEqual(ENOUGH);
  });

  test.each(samplesIn(file).map((sample) => [sample.id, sample] as const))(
    'a paste leaves out every line that is no quote: %s',
    (_id, sample) => {
      const { leftOut } = read(sample);
      const left = new Set(leftOut.flatMap(({ text }) => wordsOf(text)));
      const missing = sample.leftOut.flatMap(wordsOf).filter((word) => !left.has(word));
      expect(missing).toEqual([]);
    },
  );
});

/** Figures reached on sets that do not meet every bar yet. */
const REACHED = [
  { file: 'wide.json', exact: 153, extra: 9 },
  { file: 'test6.json', exact: 137, extra: 5 },
  { file: 'dev4.json', exact: 46, extra: 0 },
  { file: 'test7.json', exact: 47, extra: 3 },
  { file: 'test10.json', exact: 94, extra: 2 },
  { file: 'dev7.json', exact: 131, extra: 6 },
  { file: 'test18.json', exact: 71, extra: 2 },
  { file: 'test21.json', exact: 74, extra: 1 },
  { file: 'test27.json', exact: 77, extra: 6 },
  { file: 'test29.json', exact: 88, extra: 18 },
];

test.each(REACHED)(
  'the pastes of $file give at least the exact quotes reached so far',
  ({ file, exact, extra }) => {
    const results = samplesIn(file).map(compare);
    const sum = (count: (it: (typeof results)[number]) => number) =>
      results.reduce((total, it) => total + count(it), 0);
    expect(sum((it) => it.exact)).toBeGreaterThanOrEqual(exact);
    expect(sum((it) => it.extra.length)).toBeLessThanOrEqual(extra);
  },
);

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
