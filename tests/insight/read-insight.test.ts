import { readFile as readBytes } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INSIGHT_MAX_BYTES, type QuoteDraft } from '#domain/quotes/quote.ts';
import { readFile, readText } from '#insight/read/read-file.ts';

const fileOf = (...bytes: (string | number[])[]) =>
  new Blob(bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

async function quotesIn(source: string | Blob): Promise<readonly QuoteDraft[]> {
  const result = await (typeof source === 'string' ? readText(source) : readFile(source));
  if (!result.ok) throw new Error(result.problem);
  return result.quotes;
}

const textsIn = async (source: string | Blob) => (await quotesIn(source)).map(({ text }) => text);

describe('the 94 real reviews', () => {
  const path = new URL('../data/reviews.csv', import.meta.url);

  test.each([
    ['as a file', async () => new Blob([await readBytes(path)])],
    ['pasted', async () => readBytes(path, 'utf8')],
    ['with a byte order mark', async () => `\uFEFF${await readBytes(path, 'utf8')}`],
    [
      'with the line ends of Windows',
      async () => (await readBytes(path, 'utf8')).replaceAll('\n', '\r\n'),
    ],
  ])('the 94 real reviews are all read with their ratings %s', async (_how, source) => {
    const quotes = await quotesIn(await source());
    expect(quotes).toHaveLength(94);
    expect(quotes.every(({ rating = 0 }) => [1, 2, 3, 4, 5].includes(rating))).toBe(true);
    expect(quotes[0]).toMatchObject({
      rating: 3,
      text: expect.stringMatching(
        /^Not flattering\nI've been eyeing this top up.*i will be returning\.$/,
      ),
    });
    expect(quotes[3]).toEqual({
      language: 'en',
      rating: 5,
      text: 'Beautiful winter color\nBeautiful and very feminine look but run big. i m 5ft 105 lbs curvy , size 00 fit me well',
    });
  });
});

describe('a table', () => {
  test.each<[string, string]>([
    ['commas', 'rating,title,review\n5,Nice,"Lovely, warm"\n2,No,Too large'],
    ['semicolons', 'rating;title;review\n5;Nice;Lovely, warm\n2;No;Too large\n'],
    ['tabs', 'rating\ttitle\treview\n5\tNice\tLovely, warm\n2\tNo\tToo large'],
    ['bars', 'rating|title|review\n5|Nice|Lovely, warm\n2|No|Too large'],
    ['a byte order mark', '\uFEFFrating,title,review\n5,Nice,"Lovely, warm"\n2,No,Too large'],
    [
      'the line ends of Windows',
      'rating,title,review\r\n5,Nice,"Lovely, warm"\r\n2,No,Too large\r\n',
    ],
    [
      'quoted headers in capitals',
      '"RATING","TITLE","REVIEW TEXT"\n5,Nice,"Lovely, warm"\n2,No,Too large',
    ],
    ['empty lines', '\n\nrating,title,review\n\n5,Nice,"Lovely, warm"\n,,\n2,No,Too large\n\n'],
    ['another order', 'Comment,Stars\n"Lovely, warm",5\nToo large,2'],
    ['an unquoted comma in the last column', 'rating,review\n5,Lovely, warm\n2,Too large'],
  ])('a table is read with %s', async (_kind, text) => {
    expect(await quotesIn(text)).toEqual([
      { text: 'Lovely, warm', rating: 5 },
      { text: 'Too large', rating: 2 },
    ]);
  });

  test('a table keeps line breaks and doubled quotation marks inside a cell', async () => {
    const text = 'rating,review\n5,"First line\nsecond ""line"", done"\n4,Next';
    expect(await textsIn(text)).toEqual(['First line\nsecond "line", done', 'Next']);
  });

  test('a table may lack columns, cells and ratings', async () => {
    const text = 'rating,title,review\n5\n\n4,only a title\nmany,Nice,Lovely\n,,Fine';
    expect(await quotesIn(text)).toMatchObject([
      { text: 'only a title', rating: 4 },
      { text: 'Nice\nLovely' },
      { text: 'Fine' },
    ]);
  });

  test('a table with an unbalanced quotation mark loses no word', async () => {
    const text = 'rating,review\n5,Lovely\n4,"Nice and warm\n3,Large\n2,Itchy';
    const all = (await textsIn(text)).join(' ');
    for (const word of ['Lovely', 'Nice and warm', 'Large', 'Itchy']) expect(all).toContain(word);
  });

  test('a table without a header is read line by line', async () => {
    expect(await textsIn('Lovely and warm\nToo large\n')).toEqual(['Lovely and warm', 'Too large']);
  });

  test('a table round-trips arbitrary cells', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'ü', '😀', ' ', ',', ';', '"', '\n', "'", '\t', '|') })
      .filter((text) => text.trim() !== '');
    const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), cell), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(rows, async (reviews) => {
        const lines = reviews.map(([stars, text]) => `${stars},"${text.replaceAll('"', '""')}"`);
        const quotes = await quotesIn(['rating,review', ...lines].join('\n'));
        expect(quotes).toEqual(reviews.map(([rating, text]) => ({ text: text.trim(), rating })));
      }),
    );
  });
});

describe('JSON', () => {
  test('JSON is read from a file of records', async () => {
    const records = [
      { review: 'Lovely', rating: 5 },
      { review: 'Too large', rating: '2/5' },
    ];
    expect(await quotesIn(fileOf(JSON.stringify(records)))).toEqual([
      { text: 'Lovely', rating: 5 },
      { text: 'Too large', rating: 2 },
    ]);
  });

  test('JSON is read with a byte order mark, pasted or as a file', async () => {
    expect(await textsIn('\uFEFF["Lovely"]')).toEqual(['Lovely']);
    expect(await textsIn(fileOf([0xef, 0xbb, 0xbf], '["Lovely"]'))).toEqual(['Lovely']);
  });

  test('JSON without text is empty', async () => {
    expect(await readText('{"a":[1,2,{"b":null}]}')).toEqual({ ok: false, problem: 'empty' });
  });

  test('JSON nested 10,000 deep does not overflow the stack', async () => {
    const deep = `${'['.repeat(10_000)}"x"${']'.repeat(10_000)}`;
    expect(await readText(deep)).toEqual({ ok: false, problem: 'empty' });
    const objects = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    expect(await readText(objects)).toEqual({ ok: false, problem: 'empty' });
  });
});

describe('the limit of 200 kB', () => {
  test('the size limit is the 200 kB that the page names', () => {
    expect(INSIGHT_MAX_BYTES).toBe(200_000);
  });

  test.each([
    ['plain letters', 'x'],
    ['umlauts of two bytes', 'ü'],
    ['emoji of four bytes', '😀'],
  ])('the size limit is counted in bytes for %s', async (_what, unit) => {
    const fitting = unit.repeat(INSIGHT_MAX_BYTES / Buffer.byteLength(unit));
    const tooLarge = { ok: false, problem: 'too-large' };
    expect(await textsIn(fitting)).toEqual([fitting]);
    expect(await textsIn(fileOf(fitting))).toEqual([fitting]);
    expect(await readText(`${fitting}x`)).toEqual(tooLarge);
    expect(await readFile(fileOf(`${fitting}x`))).toEqual(tooLarge);
  });

  test('the size limit is checked before a file is read', async () => {
    const huge = { size: INSIGHT_MAX_BYTES + 1 };
    // An object that would throw if it were read as a file.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    expect(await readFile(huge as Blob)).toEqual({ ok: false, problem: 'too-large' });
  });
});

describe('the encoding of a file', () => {
  test('a file may be Windows-1252', async () => {
    const latin = [0x93, 0x73, 0x63, 0x68, 0xf6, 0x6e, 0x94, 0x20, 0x80, 0x39];
    expect(await textsIn(fileOf(latin))).toEqual(['“schön” €9']);
  });

  test.each([
    ['little end first', [0xff, 0xfe], (text: string) => Buffer.from(text, 'utf16le')],
    ['big end first', [0xfe, 0xff], (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('a file may be UTF-16, %s', async (_order, mark, encode) => {
    const table = 'rating,review\r\n5,"Schön, 😀"\r\n';
    expect(await quotesIn(fileOf(mark, [...encode(table)]))).toEqual([
      { text: 'Schön, 😀', rating: 5 },
    ]);
  });

  test.each([
    ['little end first', (text: string) => Buffer.from(text, 'utf16le')],
    ['big end first', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('a file may be UTF-16 without a byte order mark, %s', async (_order, encode) => {
    expect(await textsIn(fileOf([...encode('Lovely\nNice, too 😀')]))).toEqual([
      'Lovely',
      'Nice, too 😀',
    ]);
  });

  test('a file may be UTF-8 with a byte order mark', async () => {
    expect(await textsIn(fileOf([0xef, 0xbb, 0xbf], 'Schön'))).toEqual(['Schön']);
  });
});

describe('unreadable sources', () => {
  test.each<[string, number[]]>([
    ['a picture (PNG)', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['a picture (JPEG)', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]],
    ['a spreadsheet (ZIP)', [0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0x06, 0]],
    ['a document (PDF)', [...Buffer.from('%PDF-1.7\nand some words of it')]],
    ['an old spreadsheet (XLS)', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ['nothing but zeros', [0, 0, 0, 0]],
    ['bytes of every kind', Array.from({ length: 4096 }, (_, at) => (at * 167 + (at >> 8)) & 255)],
  ])('a file is refused as binary: %s', async (_what, bytes) => {
    expect(await readFile(fileOf(bytes))).toEqual({ ok: false, problem: 'binary' });
  });

  test.each(['', '  \n\t\n', '\uFEFF', 'rating,review\n5,\n', '""'])(
    'a source is refused as empty: %j',
    async (text) => {
      expect(await readText(text)).toEqual({ ok: false, problem: 'empty' });
      expect(await readFile(fileOf(text))).toEqual({ ok: false, problem: 'empty' });
    },
  );

  test('a file deleted after it was chosen is unreadable', async () => {
    const gone = fileOf('Lovely');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await readFile(gone)).toEqual({ ok: false, problem: 'unreadable' });
  });

  test('reading any source never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        expect(typeof (await readText(text)).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(typeof (await readFile(new Blob([bytes]))).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
