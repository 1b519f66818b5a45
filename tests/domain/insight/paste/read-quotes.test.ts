import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftsFromJson, readJson, readJsonLines } from '#domain/insight/paste/json.ts';
import { readProse } from '#domain/insight/paste/prose.ts';
import { readQuotes } from '#domain/insight/paste/read-quotes.ts';
import { readTable } from '#domain/insight/paste/table.ts';
import type { QuoteDraft } from '#domain/insight/quote.ts';

const texts = (quotes: readonly { text: string }[]) => quotes.map(({ text }) => text);

/** The first recogniser that is sure, in the order of `readQuotes`. */
function shapeOf(text: string): string {
  if (readJson(text)) return 'json';
  if (readJsonLines(text)) return 'json-lines';
  return readTable(text.replaceAll('\r\n', '\n')) ? 'csv' : 'text';
}

const written = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');

/** Rows as a table on a clipboard has them. */
const draftsFromRows = (rows: readonly (readonly string[])[]): QuoteDraft[] =>
  filled(readTable(written(rows)) ?? []);

const draftsFromProse = (text: string): QuoteDraft[] => filled(readProse(text));

const filled = (drafts: readonly QuoteDraft[]): QuoteDraft[] =>
  drafts.map((draft) => ({ ...draft, text: draft.text.trim() })).filter(({ text }) => text !== '');

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
    ['text', 'Comment, wow: the delivery was quick.\nLoved it, would buy again.'],
    ['text', 'Text, mail, whatever: they answer at once.\nNo complaints, all fine.'],
    ['text', 'Review; star\nGood; really'],
    ['text', 'Rating, review\nLoved it, really'],
    ['text', 'Date,time and place were great\nLoved it, really'],
    ['csv', 'Name,Review\nAnn,"Lovely, warm"'],
    ['csv', 'store;feedback\nBerlin;Lovely'],
    ['csv', 'order_id,customer.name,review\n7,Ann,Lovely'],
    ['csv', 'sep=;\nrating;What was good?\n5;Lovely and warm'],
    ['text', ''],
  ])('%s: %j', (format, text) => {
    expect(shapeOf(text)).toBe(format);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['csv', 'json', 'json-lines', 'text']).toContain(shapeOf(text));
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
    expect(draftsFromRows(rows)).toEqual([{ text: 'Lovely', rating: 5 }, { text: 'Too large' }]);
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
  ])('rows have their text under %s', (name) => {
    expect(
      texts(
        draftsFromRows([
          ['date', name],
          ['today', 'Lovely'],
        ]),
      ),
    ).toEqual(['Lovely']);
  });

  test.each(['Rating', 'stars', 'STAR_RATING', 'score'])(
    'rows have their rating under %s',
    (name) => {
      expect(
        draftsFromRows([
          ['review', name],
          ['Lovely', '4/5'],
        ]),
      ).toEqual([{ text: 'Lovely', rating: 4 }]);
    },
  );

  test('prefer the review to a description', () => {
    const rows = [
      ['description', 'review'],
      ['A blouse', 'Lovely'],
    ];
    expect(texts(draftsFromRows(rows))).toEqual(['Lovely']);
  });

  test('rows without a header are kept whole', () => {
    const rows = [
      ['5', 'Nice', 'The colours are lovely'],
      ['3', 'It runs large', ''],
    ];
    expect(draftsFromRows(rows)).toEqual([
      { text: 'Nice The colours are lovely', rating: 5 },
      { text: 'It runs large', rating: 3 },
    ]);
  });

  test('may be too short or empty', () => {
    expect(texts(draftsFromRows([['rating', 'review'], ['5'], [], ['4', 'Nice']]))).toEqual([
      'Nice',
    ]);
    expect(draftsFromRows([])).toEqual([]);
    expect(draftsFromRows([[]])).toEqual([]);
  });

  test('lose nothing to a comma that nobody quoted', () => {
    const last = 'rating,review\n5,Lovely, warm, and true to size.\n4,Nice,,';
    expect(texts(readQuotes(last))).toEqual(['Lovely, warm, and true to size.', 'Nice']);
    const first = 'review,rating\nLovely, warm, and true to size.,5\nNice,4';
    expect(readQuotes(first)).toMatchObject([
      { text: 'Lovely, warm, and true to size.', rating: 5 },
      { text: 'Nice', rating: 4 },
    ]);
  });
});

describe('a table without a column of text by name', () => {
  test('joins all columns of several words, and each by its own order', () => {
    const rows = [
      ['pros', 'rating', 'cons', 'Customer', 'verified'],
      ['Light and cheap', '4', 'Breaks too fast', 'Jo Smith', 'yes'],
      ['Wifi', '2', 'No heating at all', 'Ann Lee', 'no'],
      ['Great view', '5', '', 'Kim Doe', 'yes'],
    ];
    expect(draftsFromRows(rows)).toEqual([
      { text: 'Light and cheap\nBreaks too fast', rating: 4 },
      { text: 'Wifi\nNo heating at all', rating: 2 },
      { text: 'Great view', rating: 5 },
    ]);
  });

  test('joins the answers to the questions of a survey', () => {
    const rows = [
      ['Timestamp', 'What did you like about our product?', 'Any other comments?'],
      ['2024/03/01 10:00:00', 'The softness of it', 'It came too late'],
    ];
    expect(draftsFromRows(rows)).toEqual([
      { text: 'The softness of it\nIt came too late', date: '2024-03-01' },
    ]);
  });

  test('keeps a row whole whose unquoted delimiter moved its cells', () => {
    const table = 'rating,pros,cons\n4,Light, cheap,Breaks too fast\n5,Very soft,Runs quite large';
    expect(texts(readQuotes(table))).toEqual([
      'Light, cheap, Breaks too fast',
      'Very soft\nRuns quite large',
    ]);
  });

  test('says again what the pasted table says, line by line', () => {
    const cell = fc.constantFrom('Light and cheap', 'Breaks too fast', 'Wifi', '', 'Très bon, oui');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const table = written([
          ['pros', 'rating', 'cons', 'remarks'],
          ...rows.map(([one, two, three]) => [one, '4', two, three]),
        ]);
        const lines = texts(readQuotes(table)).flatMap((text) => text.split('\n'));
        expect(lines.filter((line) => !table.includes(line))).toEqual([]);
        // A table without any phrase is not told from a list.
        if (!/Light|Breaks|bon/.test(table)) return;
        const missing = rows
          .flat()
          .filter((said) => said !== '' && !lines.some((line) => line.includes(said)));
        expect(missing).toEqual([]);
      }),
    );
  });
});

describe('a table whose text is missing in a row', () => {
  test('gives the other columns of words, and its title', () => {
    const rows = [
      ['title', 'review', 'pros', 'cons', 'rating'],
      ['Great', 'Lovely and warm', 'Very soft', 'None', '5'],
      ['Fine', '', 'Cheap enough', 'Far too large', '3'],
      ['Never again', '', '', '', '1'],
    ];
    expect(draftsFromRows(rows)).toEqual([
      { text: 'Great\nLovely and warm\nVery soft\nNone', rating: 5 },
      { text: 'Fine\nCheap enough\nFar too large', rating: 3 },
      { text: 'Never again', rating: 1 },
    ]);
  });

  test('takes no kind of product for words', () => {
    const rows = [
      ['rating', 'variation', 'verified_reviews'],
      ['5', 'Charcoal Fabric', 'Love it so much'],
      ['5', 'Charcoal Fabric', ''],
      ['4', 'Charcoal Fabric', 'Works well enough'],
    ];
    expect(texts(draftsFromRows(rows))).toEqual(['Love it so much', 'Works well enough']);
  });
});

describe('a record with several texts', () => {
  /** The same rows as a table and as JSON. */
  const bothWays = (rows: readonly (readonly string[])[]): string[][] => {
    const [header = [], ...body] = rows;
    const records = body.map((row) =>
      Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])),
    );
    return [texts(draftsFromRows(rows)), texts(filled(draftsFromJson(records)))];
  };

  test.each<[string, string[][], string[]]>([
    [
      'what was bad and what was good',
      [
        ['Hotel_Name', 'Negative_Review', 'Positive_Review', 'Reviewer_Score', 'days_since_review'],
        ['Hotel Arena', 'The room was too small', 'Great staff and view', '7.1', '3 days'],
        ['Hotel Arena', '', 'Close to the park', '9.2', '4 days'],
      ],
      ['The room was too small\nGreat staff and view', 'Close to the park'],
    ],
    [
      'the answers beside the comments',
      [
        ['Rating', 'What do you like best?', 'What do you dislike?', 'Comments'],
        ['4', 'The softness of it', 'Nothing at all', 'Will order again'],
        ['2', 'The low price', 'Nothing at all', ''],
        ['3', 'It came quickly', 'Nothing at all', 'Fine for now'],
      ],
      [
        'The softness of it\nNothing at all\nWill order again',
        'The low price\nNothing at all',
        'It came quickly\nNothing at all\nFine for now',
      ],
    ],
    [
      'a comment beside a feedback',
      [
        ['id', 'comment', 'feedback', 'rating'],
        ['1', 'Very soft', 'Could be cheaper', '4'],
        ['2', 'Fits well', '', '5'],
      ],
      ['Very soft\nCould be cheaper', 'Fits well'],
    ],
    [
      'a title that says it',
      [
        ['title', 'review', 'rating'],
        ['Broke after one week', 'See title', '1'],
        ['Nice', 'Soft and warm', '5'],
      ],
      ['Broke after one week\nSee title', 'Nice\nSoft and warm'],
    ],
  ])('keeps %s', (_what, rows, expected) => {
    expect(bothWays(rows)).toEqual([expected, expected]);
  });

  test.each<[string, string[][], string[]]>([
    [
      'the name of what was bought, the same in all rows',
      [
        ['title', 'review', 'rating'],
        ['The soft blue mug', 'It broke at once', '1'],
        ['The soft blue mug', 'Holds a lot of tea', '5'],
        ['The soft blue mug', '', '5'],
      ],
      ['It broke at once', 'Holds a lot of tea'],
    ],
    [
      'the name of a place',
      [
        ['title', 'review', 'address', 'categories', 'rating'],
        ['Café Central Wien', 'It was too loud', 'Herrengasse 14', 'coffee house', '2'],
        ['Hotel Sacher', 'Lovely cake and tea', 'Am Hof 4', 'grand hotel', '5'],
      ],
      ['It was too loud', 'Lovely cake and tea'],
    ],
    [
      'a translation, a cut copy, or the same words twice',
      [
        ['text', 'originalText', 'textSnippet', 'comment'],
        ['It was too loud', 'Es war zu laut', 'It was…', 'It was too loud!'],
        ['', 'Schöne Torte', '', ''],
      ],
      ['It was too loud', 'Schöne Torte'],
    ],
    [
      'the answer of the business or the description of the product',
      [
        ['review', 'response', 'owner_response', 'description', 'review_source'],
        ['It was too loud', 'We are very sorry', 'Sorry for that', 'A blue mug', 'The web'],
        ['Lovely cake', 'Thank you so much', 'Thank you', 'A red mug', 'The shop'],
      ],
      ['It was too loud', 'Lovely cake'],
    ],
  ])('leaves out %s', (_what, rows, expected) => {
    expect(bothWays(rows)).toEqual([expected, expected]);
  });

  test('keeps the only title of a single row', () => {
    const rows = [
      ['title', 'review', 'rating'],
      ['Broke after one week', '', '1'],
    ];
    expect(bothWays(rows)).toEqual([['Broke after one week'], ['Broke after one week']]);
  });

  test('keeps every word of a row that an unquoted comma has moved', () => {
    const table =
      'id,negative_review,positive_review,score\n1,Too small, noisy,Great staff,7\n2,Too dark,Good bed,8';
    expect(readQuotes(table)).toEqual([
      { text: 'Too small, noisy, Great staff', rating: 3.5 },
      { text: 'Too dark\nGood bed', rating: 4 },
    ]);
  });

  test('keeps every phrase of every column that is not known to be beside it', () => {
    const NAMES = [
      'review',
      'Comments',
      'feedback',
      'Negative_Review',
      'positiveReview',
      'pros',
      'cons',
      'What did you like?',
      'What should be better?',
      'remarks',
      'Meinung',
    ];
    const phrase = fc
      .array(fc.constantFrom('soft', 'warm', 'again', 'late', 'nothing', 'große', 'the'), {
        minLength: 2,
        maxLength: 5,
      })
      .map((words) => words.join(' '));
    const table = fc
      .tuple(fc.subarray(NAMES, { minLength: 1 }), fc.integer({ min: 1, max: 6 }))
      .chain(([names, height]) =>
        fc.tuple(
          fc.constant(names),
          fc.array(
            fc.array(fc.oneof(phrase, fc.constant('')), {
              minLength: names.length,
              maxLength: names.length,
            }),
            { minLength: height, maxLength: height },
          ),
        ),
      );
    fc.assert(
      fc.property(table, ([names, body]) => {
        const said = body.flat().filter((cell) => cell !== '');
        const rows = [['rating', ...names], ...body.map((cells) => ['4', ...cells])];
        for (const quotes of bothWays(rows)) {
          const missing = said.filter((cell) => !quotes.some((text) => text.includes(cell)));
          expect(missing, JSON.stringify(quotes)).toEqual([]);
        }
      }),
    );
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
    expect(draftsFromRows(rows)).toEqual([{ ...expected }]);
  });

  test('may be without names', () => {
    const rows = [
      ['5', 'Soft, warm', '2024-01-01'],
      ['1', 'No', '2024-01-02'],
    ];
    expect(shapeOf('5,"Soft, warm",2024-01-01\n1,No,2024-01-02')).toBe('csv');
    expect(draftsFromRows(rows)).toEqual([
      { text: 'Soft, warm', rating: 5, date: '2024-01-01' },
      { text: 'No', rating: 1, date: '2024-01-02' },
    ]);
  });

  test('the columns of an export reveal the scale of their ratings', () => {
    const rows = [
      ['score', 'review'],
      ['9', 'Soft'],
      ['3', 'Warm'],
      ['10', 'Nice'],
    ];
    expect(draftsFromRows(rows).map(({ rating }) => rating)).toEqual([4.5, 1.5, 5]);
  });

  test.each([
    'Great review, five stars\nNice text, good content',
    'Date, time and place were great\nLoved it, really',
    'Was it good? Yes; very\nNo; bad',
  ])('prose has no columns: %j', (text) => {
    expect(shapeOf(text)).toBe('text');
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
    expect(shapeOf(text)).toBe('text');
    expect(texts(draftsFromProse(text))).toEqual(expected);
  });
});

describe('JSON', () => {
  test.each<[string, unknown, string[]]>([
    ['a list of strings', ['a', ' b ', ''], ['a', 'b']],
    ['a list of records', [{ review: 'a' }, { Text: 'b' }, { name: 'no words' }], ['a', 'b']],
    ['a nested export', { data: { items: [{ body: 'a' }], more: [['b']] } }, ['a', 'b']],
    ['a record inside a record', { review: { text: 'a', rating: 4 } }, ['a']],
    [
      'the reviews of a product beside its description',
      {
        name: 'Mug',
        description: 'A blue mug',
        review: [{ reviewBody: 'a' }, { reviewBody: 'b' }],
      },
      ['a', 'b'],
    ],
    ['the reviews in an envelope', { message: 'ok', reviews: [{ text: 'a' }] }, ['a']],
    ['a review with replies', { review: 'a', comments: [{ text: 'Thank you' }] }, ['a']],
    [
      'a record of its own words beside a list',
      { pros: 'light and cheap', cons: 'breaks fast', keywords: ['gift'] },
      ['light and cheap\nbreaks fast', 'gift'],
    ],
    ['one string', 'a', ['a']],
    ['numbers and nothing', [1, null, true, {}, []], []],
  ])('%s', (_what, value, expected) => {
    expect(texts(filled(draftsFromJson(value)))).toEqual(expected);
  });

  test('keeps the rating, and survives one that is none', () => {
    const value = [
      { review: 'a', stars: '4/5' },
      { review: 'b', rating: { toString: 1 } },
      { review: 'c', rating: null },
    ];
    expect(draftsFromJson(value)).toEqual([{ text: 'a', rating: 4 }, { text: 'b' }, { text: 'c' }]);
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
    expect(draftsFromJson(value)).toEqual([{ ...expected }]);
  });

  test('nested 10,000 deep does not overflow', () => {
    const deep = JSON.parse(`${'['.repeat(10_000)}"a"${']'.repeat(10_000)}`);
    expect(draftsFromJson(deep)).toEqual([]);
  });

  test('JSON of any shape gives quotes with words', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const quotes = readQuotes(JSON.stringify(value));
        expect(quotes.every(({ text }) => text.trim() !== '')).toBe(true);
      }),
    );
  });

  test('a record with an empty text gives the next text that is filled', () => {
    expect(draftsFromJson([{ review: ' ', comment: 'Soft' }])).toEqual([{ text: 'Soft' }]);
  });

  test('a record without known names keeps every value of several words', () => {
    const answers = { q1: 'Soft and very warm', q2: 'It came too late', q3: 'yes' };
    expect(texts(draftsFromJson([answers]))).toEqual(['Soft and very warm\nIt came too late']);
  });

  test('a control character spelled in JSON becomes a space', () => {
    expect(texts(readQuotes(String.raw`["Soft\u0000warm\u2028nice"]`))).toEqual([
      'Soft warm\nnice',
    ]);
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
    ['is one quote a line without empty lines', 'a\nb\nc', ['a', 'b', 'c']],
    ['ignores empty lines at its ends', '\n\na\nb\n\n', ['a', 'b']],
    ['drops bullets', '- a\n* b\n• c', ['a', 'b', 'c']],
    ['drops numbering', '1. a\n2) b\n117. c', ['a', 'b', 'c']],
    ['drops numbering that goes on', '11. a\n12. b', ['a', 'b']],
    ['drops numbering behind a heading', 'Said:\n\n1. a\n\n2. b', ['Said:', 'a', 'b']],
    [
      'keeps a number that is an ordinal',
      '3. Bestellung, wieder super',
      ['3. Bestellung, wieder super'],
    ],
    [
      'keeps ordinals among other lines',
      'Alles gut\n2. Bestellung kam schnell\n3. Bestellung auch\nImmer wieder',
      ['Alles gut', '2. Bestellung kam schnell', '3. Bestellung auch', 'Immer wieder'],
    ],
    [
      'keeps ordinals in no order',
      '3. Bestellung hier\n3. Mal, wie immer gut\n1. Wahl',
      ['3. Bestellung hier', '3. Mal, wie immer gut', '1. Wahl'],
    ],
    [
      'keeps the days of a month',
      '12. Mai bestellt und nichts kam\n15. Mai endlich geliefert',
      ['12. Mai bestellt und nichts kam', '15. Mai endlich geliefert'],
    ],
    [
      'keeps the days of a month that follow each other',
      '1. März bestellt\n2. März geliefert\n3. Oktober kaputt',
      ['1. März bestellt', '2. März geliefert', '3. Oktober kaputt'],
    ],
    [
      'keeps ordinals with gaps between them',
      '3. Bestellung, wieder super\n7. Bestellung, wie immer',
      ['3. Bestellung, wieder super', '7. Bestellung, wie immer'],
    ],
    [
      'keeps a figure that each line begins with',
      '3/5 of the cups arrived broken\n2/5 plates as well\n4 star hotels are better',
      ['3/5 of the cups arrived broken', '2/5 plates as well', '4 star hotels are better'],
    ],
    [
      'keeps a share of something',
      '3/5 of the cups arrived broken\nFine',
      ['3/5 of the cups arrived broken', 'Fine'],
    ],
    [
      'keeps a share in a paragraph',
      'We ordered five.\n3/5 of the cups arrived broken.\n\n3 von 5 Tassen waren kaputt.\nSchade',
      ['We ordered five.\n3/5 of the cups arrived broken.', '3 von 5 Tassen waren kaputt.\nSchade'],
    ],
    ['keeps stars of another kind', '5 star hotels are worse', ['5 star hotels are worse']],
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
    expect(texts(draftsFromProse(text))).toEqual(expected);
  });

  test.each<[string, string, number]>([
    ['★★★★☆ Lovely', 'Lovely', 4],
    ['⭐️⭐️⭐️ Lovely', 'Lovely', 3],
    ['Rating: 5/5 Lovely', 'Lovely', 5],
    ['10/10: Lovely', '10/10: Lovely', 5],
    ['10/10! Lovely', '10/10! Lovely', 5],
    ['5/5\nLovely', 'Lovely', 5],
    ['4/5 2 months ago\nLovely', 'Lovely', 4],
    ['8/10 – Lovely', '8/10 – Lovely', 4],
    ['4 stars: "Lovely"', '4 stars: "Lovely"', 4],
    ['Rating: 4,5/5 | Lovely', 'Lovely', 4.5],
    ['- 1 star – Never again', '1 star – Never again', 1],
    ['3. ★★★ Fine', 'Fine', 3],
  ])('reads the stars of %j', (line, text, rating) => {
    expect(draftsFromProse(line.includes('\n') ? `${line}\n\nNext` : line)[0]).toEqual({
      text,
      rating,
    });
  });

  test('reads a rating before each line, where all lines have one, and keeps it in the text', () => {
    expect(draftsFromProse('5/5 Lovely\n★★★ Fine\n1 star Never')).toEqual([
      { text: '5/5 Lovely', rating: 5 },
      { text: 'Fine', rating: 3 },
      { text: '1 star Never', rating: 1 },
    ]);
    expect(draftsFromProse('5/5 Lovely\n3/5 of the cups\nFine')).toEqual([
      { text: '5/5 Lovely' },
      { text: '3/5 of the cups' },
      { text: 'Fine' },
    ]);
  });

  test.each(['of the cups broke', 'von den Tassen', 'der Tassen', 'des tasses', 'de las tazas'])(
    'takes a share for no rating: 3/5 %s',
    (share) => {
      expect(draftsFromProse(`3/5 ${share}\n2/5 as well`)).toEqual([
        { text: `3/5 ${share}` },
        { text: '2/5 as well' },
      ]);
    },
  );

  test.each(['Vitamin C', 'Plan B', 'Typ A'])('keeps the title %s above stars', (title) => {
    const copied = `${title}\n★★★★★\nI love it.\n\nNext`;
    expect(draftsFromProse(copied)[0]).toEqual({ text: `${title}\nI love it.`, rating: 5 });
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
    ['Quick Delivery\n★★★★☆\nI love it.', { text: 'Quick Delivery\nI love it.', rating: 4 }],
    [
      '★★★★★\nLike being at home\nReport of a friend: bought two years ago\nvor allem weich',
      {
        text: 'Like being at home\nReport of a friend: bought two years ago\nvor allem weich',
        rating: 5,
      },
    ],
  ])('is read as it is copied off a page: %j', (copied, expected) => {
    expect(draftsFromProse(`${copied}\n\nNext`)[0]).toEqual({ ...expected });
  });

  test('a number without a scale is no rating', () => {
    expect(draftsFromProse('4 children love it')).toEqual([{ text: '4 children love it' }]);
  });
});
