import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectFormat, quotesFromJson, quotesFromRows, quotesFromText } from '#domain/insight.ts';

const texts = (quotes: readonly { text: string }[]) => quotes.map(({ text }) => text);

describe('guessing what a text is', () => {
  test.each<[string, string]>([
    ['csv', 'rating,title,review\n5,Nice,Lovely'],
    ['csv', '\uFEFFrating;review\r\n5;Lovely'],
    ['csv', '"Review Text"\t"Stars"\nLovely\t5'],
    ['csv', 'Score|Comment\n5|Lovely'],
    ['csv', '\n\n rating , REVIEW \n5,Lovely'],
    ['json', '[{"review":"Lovely"}]'],
    ['json', '  {"reviews":["Lovely"]}\n'],
    ['json', '\uFEFF["Lovely"]'],
    ['json-lines', '{"review":"Lovely"}\n{"review":"Nice"}\n'],
    ['json-lines', '["Lovely"]\r\n\r\n["Nice"]'],
    ['text', '{"review":"Lovely"}\n{"review":"cut off'],
    ['text', '[not json'],
    ['text', '{"review": "cut off'],
    ['text', 'Lovely, warm, and true to size.'],
    ['text', 'My review of the blouse: lovely, warm.'],
    ['text', ''],
  ])('%s: %j', (format, text) => {
    expect(detectFormat(text)).toBe(format);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['csv', 'json', 'json-lines', 'text']).toContain(detectFormat(text));
      }),
    );
  });
});

describe('the rows of a table', () => {
  test('give the text column and its rating, wherever they stand', () => {
    const rows = [
      ['Id', 'REVIEW TEXT ', 'Rating'],
      ['7', 'Lovely', '5'],
      ['8', 'Too large', 'none'],
    ];
    expect(quotesFromRows(rows)).toEqual([
      { id: 1, text: 'Lovely', rating: 5 },
      { id: 2, text: 'Too large' },
    ]);
  });

  test.each([
    'review',
    'Review Text',
    'review_body',
    'Comment',
    'feedback',
    'Testimonial',
    'VERBATIM',
    'message',
  ])('have their text under %s', (name) => {
    expect(
      texts(
        quotesFromRows([
          ['date', name],
          ['today', 'Lovely'],
        ]),
      ),
    ).toEqual(['Lovely']);
  });

  test.each(['Rating', 'stars', 'STAR_RATING', 'score'])('have their rating under %s', (name) => {
    expect(
      quotesFromRows([
        ['review', name],
        ['Lovely', '4/5'],
      ]),
    ).toEqual([{ id: 1, text: 'Lovely', rating: 4 }]);
  });

  test('prefer the review to a description', () => {
    const rows = [
      ['description', 'review'],
      ['A blouse', 'Lovely'],
    ];
    expect(texts(quotesFromRows(rows))).toEqual(['Lovely']);
  });

  test('without a header give the longest cell of each', () => {
    const rows = [
      ['5', 'Nice', 'The colours are lovely'],
      ['3', 'It runs large', ''],
    ];
    expect(texts(quotesFromRows(rows))).toEqual(['The colours are lovely', 'It runs large']);
  });

  test('may be too short or empty', () => {
    expect(texts(quotesFromRows([['rating', 'review'], ['5'], [], ['4', 'Nice']]))).toEqual([
      'Nice',
    ]);
    expect(quotesFromRows([])).toEqual([]);
    expect(quotesFromRows([[]])).toEqual([]);
  });

  test('lose nothing to a comma that nobody quoted', () => {
    const rows = [
      ['rating', 'review'],
      ['5', 'Lovely', ' warm', ' and true to size.'],
      ['4', 'Nice', '', ''],
    ];
    expect(texts(quotesFromRows(rows))).toEqual(['Lovely, warm, and true to size.', 'Nice']);
  });
});

describe('the columns of an export', () => {
  test.each<[string, string[][], object]>([
    [
      'a shop, whose feedback is a figure',
      [
        ['', 'rating', 'date', 'variation', 'verified_reviews', 'feedback'],
        ['0', '5', '31-Jul-18', 'Charcoal', 'Love it', '1'],
      ],
      { text: 'Love it', rating: 5, date: '2018-07-31' },
    ],
    [
      'an app store',
      [
        ['reviewId', 'userName', 'content', 'score', 'at', 'replyContent', 'repliedAt'],
        ['1', 'Jo', 'Love it', '4', '2025-07-10 00:34:10', 'Thanks', '2025-07-11'],
      ],
      { text: 'Love it', rating: 4, date: '2025-07-10' },
    ],
    [
      'a portal',
      [
        ['Review Title', 'Review Content', 'Review Stars', 'Review Created (UTC)'],
        ['Great', 'Fast delivery', '5', '2024-03-01 10:00:00'],
      ],
      { text: 'Fast delivery', rating: 5, date: '2024-03-01' },
    ],
    [
      'German, with commas in its figures',
      [
        ['Bewertung', 'Titel', 'Kommentar', 'Datum'],
        ['4,5', 'Ok', 'Passt gut', '12. März 2024'],
      ],
      { text: 'Passt gut', rating: 4.5, date: '2024-03-12' },
    ],
    [
      'German, where one word means both',
      [
        ['Sterne', 'Bewertung'],
        ['2', 'Zu klein'],
      ],
      { text: 'Zu klein', rating: 2 },
    ],
    [
      'French',
      [
        ['note', 'avis', 'date'],
        ['4/5', 'Très bon', '3 août 2024'],
      ],
      { text: 'Très bon', rating: 4, date: '2024-08-03' },
    ],
    [
      'Spanish',
      [
        ['calificación', 'reseña', 'fecha'],
        ['4 de 5', 'Muy bueno', '3 de abril de 2024'],
      ],
      { text: 'Muy bueno', rating: 4, date: '2024-04-03' },
    ],
    [
      'a survey, whose columns are questions',
      [
        ['Timestamp', 'What did you like?'],
        ['2024/03/01 10:00:00', 'The softness of it'],
      ],
      { text: 'The softness of it', date: '2024-03-01' },
    ],
  ])('%s', (_, rows, expected) => {
    expect(quotesFromRows(rows)).toEqual([{ id: 1, ...expected }]);
  });

  test('may be without names', () => {
    const rows = [
      ['5', 'Soft, warm', '2024-01-01'],
      ['1', 'No', '2024-01-02'],
    ];
    expect(detectFormat('5,"Soft, warm",2024-01-01\n1,No,2024-01-02')).toBe('csv');
    expect(quotesFromRows(rows)).toEqual([
      { id: 1, text: 'Soft, warm', rating: 5, date: '2024-01-01' },
      { id: 2, text: 'No', rating: 1, date: '2024-01-02' },
    ]);
  });

  test('are asked for the scale of their ratings', () => {
    const rows = [
      ['score', 'review'],
      ['9', 'Soft'],
      ['3', 'Warm'],
      ['10', 'Nice'],
    ];
    expect(quotesFromRows(rows).map(({ rating }) => rating)).toEqual([4.5, 1.5, 5]);
  });

  test.each([
    'Great review, five stars\nNice text, good content',
    'Date, time and place were great\nLoved it, really',
    'Was it good? Yes; very\nNo; bad',
  ])('are not seen in prose: %j', (text) => {
    expect(detectFormat(text)).toBe('text');
  });
});

describe('a table of one column', () => {
  test.each([
    ['review\nSoft\nWarm', ['Soft', 'Warm']],
    ['"Feedback"\r\n"Soft, ""very"" warm"\r\nNice', ['Soft, "very" warm', 'Nice']],
    ['Feedback\n\nSoft.\nVery.\n\nWarm.', ['Soft.\nVery.', 'Warm.']],
    ['review', ['review']],
    ['The review\nSoft', ['The review', 'Soft']],
  ])('%j', (text, expected) => {
    expect(detectFormat(text)).toBe('text');
    expect(texts(quotesFromText(text))).toEqual(expected);
  });
});

describe('JSON', () => {
  test.each<[string, unknown, string[]]>([
    ['a list of strings', ['a', ' b ', ''], ['a', 'b']],
    ['a list of records', [{ review: 'a' }, { Text: 'b' }, { name: 'no words' }], ['a', 'b']],
    ['a nested export', { data: { items: [{ body: 'a' }], more: [['b']] } }, ['a', 'b']],
    ['a record inside a record', { review: { text: 'a', rating: 4 } }, ['a']],
    ['one string', 'a', ['a']],
    ['numbers and nothing', [1, null, true, {}, []], []],
  ])('%s', (_what, value, expected) => {
    expect(texts(quotesFromJson(value))).toEqual(expected);
  });

  test('keeps the rating, and survives one that is none', () => {
    const value = [
      { review: 'a', stars: '4/5' },
      { review: 'b', rating: { toString: 1 } },
      { review: 'c', rating: null },
    ];
    expect(quotesFromJson(value)).toEqual([
      { id: 1, text: 'a', rating: 4 },
      { id: 2, text: 'b' },
      { id: 3, text: 'c' },
    ]);
  });

  test.each<[string, unknown, object]>([
    [
      'a business profile',
      { reviews: [{ starRating: 'FOUR', comment: 'Soft', createTime: '2024-03-01T10:00:00Z' }] },
      { text: 'Soft', rating: 4, date: '2024-03-01' },
    ],
    [
      'a map',
      {
        reviews: [
          {
            rating: 5,
            text: { text: 'Soft', languageCode: 'en' },
            originalText: { text: 'Weich' },
            publishTime: '2024-03-01T10:00:00Z',
          },
        ],
      },
      { text: 'Soft', rating: 5, date: '2024-03-01' },
    ],
    [
      'a shop',
      { reviewText: 'Soft', summary: 'Good', overall: 5, unixReviewTime: 1_710_201_600 },
      { text: 'Soft', rating: 5, date: '2024-03-12' },
    ],
    [
      'an app store',
      { feed: { entry: [{ 'im:rating': { label: '5' }, content: { label: 'Soft' } }] } },
      { text: 'Soft', rating: 5 },
    ],
    [
      'a page’s own data',
      {
        review: [
          { reviewBody: 'Soft', reviewRating: { ratingValue: '4' }, datePublished: '2024-02-03' },
        ],
      },
      { text: 'Soft', rating: 4, date: '2024-02-03' },
    ],
    [
      'nobody knows what',
      [{ who: 'Jo', remark: 'Soft and very warm' }],
      { text: 'Soft and very warm' },
    ],
  ])('of %s', (_, value, expected) => {
    expect(quotesFromJson(value)).toEqual([{ id: 1, ...expected }]);
  });

  test('nested 10,000 deep does not overflow', () => {
    const deep = JSON.parse(`${'['.repeat(10_000)}"a"${']'.repeat(10_000)}`);
    expect(quotesFromJson(deep)).toEqual([]);
  });

  test('of any shape gives numbered quotes with words', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const quotes = quotesFromJson(value);
        expect(quotes.map(({ id }) => id)).toEqual(quotes.map((_quote, index) => index + 1));
        expect(quotes.every(({ text }) => text.trim() !== '')).toBe(true);
      }),
    );
  });
});

describe('plain text', () => {
  test.each<[string, string, string[]]>([
    [
      'parts at empty lines',
      'First line\nsecond line\n\nNext one',
      ['First line\nsecond line', 'Next one'],
    ],
    ['takes lines with spaces alone for empty', 'a\n \t \n\n\nb', ['a', 'b']],
    ['is one quote a line without empty lines', 'a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
    ['ignores empty lines at its ends', '\n\na\nb\n\n', ['a', 'b']],
    ['drops bullets', '- a\n* b\n• c', ['a', 'b', 'c']],
    ['drops numbering', '1. a\n2) b\n117. c', ['a', 'b', 'c']],
    [
      'keeps a number that belongs to the words',
      '100 washes and still lovely',
      ['100 washes and still lovely'],
    ],
    [
      'parts a list whose groups are apart',
      'a\n\n- b\n- c\n\n1. d\n2. e',
      ['a', 'b', 'c', 'd', 'e'],
    ],
    ['drops quotation marks', '"a"\n“b”\n«c»\n„d“', ['a', 'b', 'c', 'd']],
    ['keeps marks that are part of the words', '"a" they said, "b"', ['"a" they said, "b"']],
    ['takes off bullet and marks together', '- “a”\n- "b"', ['a', 'b']],
    ['is nothing when it is blank', ' \n\t\n ', []],
  ])('%s', (_behaviour, text, expected) => {
    expect(texts(quotesFromText(text))).toEqual(expected);
  });

  test.each<[string, string, number]>([
    ['★★★★☆ Lovely', 'Lovely', 4],
    ['⭐️⭐️⭐️ Lovely', 'Lovely', 3],
    ['5/5 Lovely', 'Lovely', 5],
    ['10/10 Lovely', 'Lovely', 5],
    ['8/10 – Lovely', 'Lovely', 4],
    ['4 stars: "Lovely"', 'Lovely', 4],
    ['Rating: 4,5/5 | Lovely', 'Lovely', 4.5],
    ['- 1 star Never again', 'Never again', 1],
    ['3. ★★★ Fine', 'Fine', 3],
  ])('reads the stars of %j', (line, text, rating) => {
    expect(quotesFromText(line)).toEqual([{ id: 1, text, rating }]);
  });

  test.each<[string, object]>([
    [
      'Maria Lopez\nLocal Guide · 32 reviews\n★★★★★ 2 months ago\nLovely place.',
      { text: 'Lovely place.', rating: 5 },
    ],
    [
      'Jo D.\n4.0 out of 5 stars Very soft\nReviewed in the United States on March 3, 2024\nVerified Purchase\nI love it.',
      { text: 'Very soft\nI love it.', rating: 4, date: '2024-03-03' },
    ],
    ['Best blouse\n★★★★☆\nI love it.', { text: 'Best blouse\nI love it.', rating: 4 }],
  ])('is read as it is copied off a page: %j', (copied, expected) => {
    expect(quotesFromText(`${copied}\n\nNext`)[0]).toEqual({ id: 1, ...expected });
  });

  test('a number without a scale is no rating', () => {
    expect(quotesFromText('4 children love it')).toEqual([{ id: 1, text: '4 children love it' }]);
  });

  test('of any kind gives numbered quotes, and every word of it is kept', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const separator = fc.constantFrom(' ', '\n', '\n\n', '\r\n', '\n \n', ', ');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, separator), { minLength: 1 }), (pieces) => {
        const quotes = quotesFromText(pieces.flat().join(''));
        const kept = texts(quotes).flatMap((text) => text.match(/[a-z]+/g));
        expect(kept).toEqual(pieces.map(([piece]) => piece));
        expect(quotes.map(({ id }) => id)).toEqual(quotes.map((_quote, index) => index + 1));
      }),
    );
  });
});
