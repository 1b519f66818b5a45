/**
 * Property tests of one invariant: an import never loses a word; each is in a quote or left out
 * visibly. Each property writes a source, damages it as real sources are damaged, and looks for
 * every word that the damage did not touch.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFile, readText } from '#insight/read/read-file.ts';
import type { InsightResult } from '#insight/insight.ts';

const RUNS = { numRuns: 200 };

const said = (result: InsightResult): string =>
  result.ok
    ? [...result.quotes, ...result.leftOut].map(({ text }) => text).join('\n')
    : `problem: ${result.problem}`;

/** Words that a table, a page or a list may interpret in a special way, with ordinary ones. */
const WORDS = [
  ...'comment review text rating date title stars star like report share new helpful feedback'.split(
    ' ',
  ),
  ...'Comment Review Great Verified Local Maria soft blouse delivery ago'.split(' '),
];

/** Makes each word unique, so that finding it proves that this one was kept. */
const numbered = (words: readonly string[]): string[] =>
  words.map((word, at) => `${word}${'bcdfghjkmn'[at % 10]}${'aeiou'[Math.floor(at / 10) % 5]}z`);

const plainWord = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.stringMatching(/^[a-z]{3,8}$/),
  fc.constantFrom('größe', 'été', 'доволен', '感想', '맛있다', 'かわいい', 'ممتاز'),
);
const words = fc.array(plainWord, { minLength: 2, maxLength: 24 }).map(numbered);

const expectAll = (text: string, kept: readonly string[]) => {
  const missing = kept.filter((word) => !text.includes(word));
  expect(missing, JSON.stringify(text)).toEqual([]);
};

describe('prose of any kind', () => {
  const sign = fc.constantFrom(
    ' ',
    ' ',
    ', ',
    '; ',
    ': ',
    '. ',
    ' | ',
    '\t',
    ' "',
    '" ',
    ' – ',
    '! ',
  );
  const lineBreak = fc.constantFrom(
    '\n',
    '\r\n',
    '\r',
    '\u2028',
    '\u2029',
    '\v',
    '\f',
    '\x85',
    '\n\n',
    '\n \n',
    '\r\r',
  );
  const control = fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code));
  const isControl = (gap: string) => /\p{Cc}/u.test(gap);

  const joinedBy = (gap: fc.Arbitrary<string>) =>
    fc.tuple(words, fc.array(gap, { minLength: 24, maxLength: 24 }));
  const write = ([all, gaps]: [string[], string[]]) =>
    all.map((word, at) => `${word}${gaps[at] ?? ' '}`).join('');

  test('prose keeps every word across any punctuation and line breaks', async () => {
    await fc.assert(
      fc.asyncProperty(joinedBy(fc.oneof(sign, lineBreak)), async (made) => {
        expectAll(said(await readText(write(made))), made[0]);
      }),
      RUNS,
    );
  });

  test('prose keeps every word beside any control character, pasted or from a file', async () => {
    await fc.assert(
      fc.asyncProperty(joinedBy(fc.oneof(sign, control.filter(isControl))), async (made) => {
        const text = write(made);
        expectAll(said(await readText(text)), made[0]);
        expectAll(said(await readFile(new Blob([text]))), made[0]);
      }),
      RUNS,
    );
  });

  test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\v', '\f', '\x85'])(
    'prose is split at %j',
    async (end) => {
      const result = await readText(`One, two${end}Three`);
      expect(said(result)).toBe('One, two\nThree');
      expect(result.ok && result.quotes).toHaveLength(2);
    },
  );

  test('prose that begins with column names keeps its first line', async () => {
    for (const text of [
      'Comment, wow: the delivery was quick.\nLoved it, would buy again.',
      'Text, mail, whatever: they answer at once.\nNo complaints, all fine.',
      'Review, date, rating and all: superb.\nLoved it, 5, 4, 3.\nNice, 2, 1, 0.',
    ])
      expectAll(said(await readText(text)), text.match(/\p{L}+/gu) ?? []);
  });
});

describe('a conversation in a file', () => {
  const time = '2026-10-03T09:01:00Z';
  const pairs = (all: readonly string[]): string[][] =>
    all.flatMap((word, at) => (at % 2 === 0 ? [[word, all[at + 1] ?? word]] : []));
  const nameAt = (at: number) => ['Ria', 'Shop', 'mika_b'][at % 3] ?? '';
  const FORMS: readonly [string, (words: readonly string[]) => string][] = [
    [
      'messages in JSON',
      (all) =>
        JSON.stringify({
          messages: pairs(all).map((it, at) => ({
            from: nameAt(at),
            date: time,
            text: it.join('\n'),
          })),
        }),
    ],
    [
      'messages in parts in JSON',
      (all) =>
        JSON.stringify({
          messages: pairs(all).map(([one, two], at) => ({
            author: { type: at % 2 === 0 ? 'user' : 'admin', name: nameAt(at) },
            created_at: 1_790_000_000 + at,
            text: [one, ' ', { type: 'bold', text: two }],
          })),
        }),
    ],
    [
      'messages in a table',
      (all) =>
        [
          'Sender,Recipient,Date,Message',
          ...pairs(all).map((it, at) => `${nameAt(at)},X,${time},"${it.join('\n')}"`),
        ].join('\n'),
    ],
    [
      'tabbed messages',
      (all) =>
        [
          '2026/10/03',
          ...pairs(all).map((it, at) => `09:12\t${nameAt(at)}\t"${it.join('\n')}"`),
        ].join('\n'),
    ],
    [
      'blocks below times in brackets',
      (all) =>
        pairs(all)
          .map((it, at) => `[03/10/2026 09:01] ${nameAt(at)}\n${it.join('\n')}\n\n{Reactions}\nx`)
          .join('\n\n'),
    ],
  ];

  test.each(FORMS)('%s keep every word', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(words, async (all) => {
        expectAll(said(await readText(write(all))), all);
      }),
      RUNS,
    );
  });
});

describe('one damaged byte', () => {
  const latin = fc
    .array(fc.oneof(fc.stringMatching(/^[a-z]{3,8}$/), fc.constantFrom('größe', 'été', 'süß')), {
      minLength: 3,
      maxLength: 24,
    })
    .map(numbered);
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
  const ENCODINGS: readonly [string, fc.Arbitrary<string[]>, (text: string) => Buffer][] = [
    ['UTF-8', words, (text) => Buffer.from(text)],
    ['UTF-8 with a mark', words, (text) => Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', latin, (text) => Buffer.from(text, 'latin1')],
    ['UTF-16, little end first', words, utf16],
    ['UTF-16, big end first', words, (text) => utf16(text).swap16()],
  ];
  const SHAPES: readonly [string, (words: readonly string[]) => string][] = [
    ['prose', (all) => inPairs(all).join('. ')],
    ['lines', (all) => inPairs(all).join('\n')],
    ['a table', (all) => ['rating,review', ...inPairs(all).map((it) => `5,"${it}"`)].join('\r\n')],
    [
      'a table whose text is in the middle',
      (all) => ['title;review;stars', ...inPairs(all).map((it) => `;"${it}";4`)].join('\n'),
    ],
    ['JSON', (all) => JSON.stringify(inPairs(all).map((review) => ({ review, rating: 5 })))],
  ];
  const inPairs = (all: readonly string[]): string[] =>
    all.flatMap((word, at) =>
      at % 2 === 0 ? [[word, all[at + 1]].filter(Boolean).join(', ')] : [],
    );

  const cases = ENCODINGS.flatMap(([encoding, some, encode]) =>
    SHAPES.map(([shape, write]) => [encoding, shape, some, encode, write] as const),
  );

  test.each(cases)(
    'one damaged byte in %s costs %s its own word at most',
    async (_e, _s, some, encode, write) => {
      const harm = fc.tuple(some, fc.nat(), fc.integer({ min: 0, max: 255 }));
      await fc.assert(
        fc.asyncProperty(harm, async ([all, place, value]) => {
          const bytes = encode(write(all));
          const at = place % bytes.length;
          const whole = all.filter((word) => !touches(bytes, word, at, encode));
          bytes[at] = value;
          expectAll(said(await readFile(new Blob([new Uint8Array(bytes)]))), whole);
        }),
        { ...RUNS, numRuns: 100 },
      );
    },
  );

  /** True if the byte is in the word or right beside it. */
  function touches(bytes: Buffer, word: string, at: number, encode: (text: string) => Buffer) {
    const mark = encode('').length;
    const found = bytes.indexOf(encode(word).subarray(mark));
    return at >= found - 4 && at <= found + encode(word).length - mark + 3;
  }
});
