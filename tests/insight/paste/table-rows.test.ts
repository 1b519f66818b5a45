import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuotes } from '#insight/read/read-paste.ts';
import { draftsFromProse, draftsFromRows, shapeOf, texts, written } from './support/read-texts.ts';

describe('the rows of a table', () => {
  test('rows yield text and rating from any column', () => {
    const rows = [
      ['Id', 'REVIEW TEXT ', 'Rating'],
      ['7', 'Lovely', '5'],
      ['8', 'Too large', 'none'],
    ];
    expect(draftsFromRows(rows)).toEqual([{ text: 'Lovely', rating: 5 }, { text: 'Too large' }]);
  });

  test('two exports of one tool, one below the other, have one header', () => {
    const table = 'Review,Rating,Name\nSoft and warm,5,Ada\n';
    expect(readQuotes(table + table.replace('Soft and warm', 'Far too small'))).toEqual(
      readQuotes('Review,Rating,Name\nSoft and warm,5,Ada\nFar too small,5,Ada\n'),
    );
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

  test('rows prefer the review to a description', () => {
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

  test('rows may be too short or empty', () => {
    expect(texts(draftsFromRows([['rating', 'review'], ['5'], [], ['4', 'Nice']]))).toEqual([
      'Nice',
    ]);
    expect(draftsFromRows([])).toEqual([]);
    expect(draftsFromRows([[]])).toEqual([]);
  });

  test('rows keep every word after an unquoted comma', () => {
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
  test('a table without a text column joins all columns of several words in order', () => {
    const rows = [
      ['pros', 'rating', 'cons', 'Customer', 'verified'],
      ['Light and cheap', '4', 'Breaks too fast', 'Jo Smith', 'yes'],
      ['Wifi', '2', 'No heating at all', 'Ann Lee', 'no'],
      ['Great view', '5', '', 'Kim Doe', 'yes'],
    ];
    const both = [
      { line: 0, label: 'pros' },
      { line: 1, label: 'cons' },
    ];
    expect(draftsFromRows(rows)).toEqual([
      { text: 'Light and cheap\nBreaks too fast', rating: 4, labels: both },
      { text: 'Wifi\nNo heating at all', rating: 2, labels: both },
      { text: 'Great view', rating: 5, labels: [{ line: 0, label: 'pros' }] },
    ]);
  });

  test('a table of survey questions joins the answers', () => {
    const rows = [
      ['Timestamp', 'What did you like about our product?', 'Any other comments?'],
      ['2024/03/01 10:00:00', 'The softness of it', 'It came too late'],
    ];
    expect(draftsFromRows(rows)).toEqual([
      {
        text: 'The softness of it\nIt came too late',
        date: '2024-03-01',
        labels: [
          { line: 0, label: 'What did you like about our product?' },
          { line: 1, label: '' },
        ],
      },
    ]);
  });

  test.each([
    [
      'Достоинства;Недостатки\nТихий двор;Шумный лифт\nСветлая кухня;Холодный пол',
      ['Тихий двор\nШумный лифт', 'Светлая кухня\nХолодный пол'],
    ],
    [
      '評価,良かった点,改善してほしい点\n5,広い庭,遅い返信\n4,静かな席,狭い駐車場',
      ['広い庭\n遅い返信', '静かな席\n狭い駐車場'],
    ],
    [
      '姓名,您最喜欢什么？,您希望我们改进什么？\n王,老师讲得非常清楚,希望增加周末的课\n李,教室很安静也很明亮,停车不太方便',
      ['老师讲得非常清楚\n希望增加周末的课', '教室很安静也很明亮\n停车不太方便'],
    ],
  ])('columns of praise and criticism hold words in any language: %s', (table, expected) => {
    const quotes = readQuotes(table);
    expect(quotes.map(({ text }) => text)).toEqual(expected);
    for (const { labels } of quotes) expect(labels).toHaveLength(2);
  });

  test.each([
    'Name,Stars,Review\nAnna,5,Why did we not come before?\nBen,4,Open earlier please?',
    'Name,Day,Voices\nAnna,2026-03-01,Why did we not come before?\nBen,2026-03-02,Open earlier please?',
  ])('customers’ own questions are no questions of a survey: %s', (table) => {
    expect(readQuotes(table).map(({ text }) => text)).toEqual([
      'Why did we not come before?',
      'Open earlier please?',
    ]);
  });

  test('a row shifted by an unquoted delimiter is kept whole', () => {
    const table = 'rating,pros,cons\n4,Light, cheap,Breaks too fast\n5,Very soft,Runs quite large';
    expect(texts(readQuotes(table))).toEqual([
      'Light, cheap, Breaks too fast',
      'Very soft\nRuns quite large',
    ]);
  });

  test('a pasted table is reproduced line by line', () => {
    const cell = fc.constantFrom('Light and cheap', 'Breaks too fast', 'Wifi', '', 'Très bon, oui');
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const table = written([
          ['pros', 'rating', 'cons', 'remarks'],
          ...rows.map(([one, two, three]) => [one, '4', two, three]),
        ]);
        const lines = texts(readQuotes(table)).flatMap((text) => text.split('\n'));
        expect(lines.filter((line) => !table.includes(line))).toEqual([]);
        // A table without any phrase can't be distinguished from a list.
        if (!/Light|Breaks|bon/.test(table)) return;
        const missing = rows
          .flat()
          .filter((said) => said !== '' && !lines.some((line) => line.includes(said)));
        expect(missing).toEqual([]);
      }),
    );
  });
});

describe('a table with a missing text', () => {
  test('a row without text falls back to its other columns and its title', () => {
    const rows = [
      ['title', 'review', 'pros', 'cons', 'rating'],
      ['Great', 'Lovely and warm', 'Very soft', 'None', '5'],
      ['Fine', '', 'Cheap enough', 'Far too large', '3'],
      ['Never again', '', '', '', '1'],
    ];
    expect(draftsFromRows(rows)).toEqual([
      {
        text: 'Great\nLovely and warm\nVery soft\nNone',
        rating: 5,
        labels: [
          { line: 2, label: 'pros' },
          { line: 3, label: 'cons' },
        ],
      },
      {
        text: 'Fine\nCheap enough\nFar too large',
        rating: 3,
        labels: [
          { line: 1, label: 'pros' },
          { line: 2, label: 'cons' },
        ],
      },
      { text: 'Never again', rating: 1 },
    ]);
  });

  test('a product variant is not used as text', () => {
    const rows = [
      ['rating', 'variation', 'verified_reviews'],
      ['5', 'Charcoal Fabric', 'Love it so much'],
      ['5', 'Charcoal Fabric', ''],
      ['4', 'Charcoal Fabric', 'Works well enough'],
    ];
    expect(texts(draftsFromRows(rows))).toEqual(['Love it so much', 'Works well enough']);
  });
});

describe('a table of one column', () => {
  test.each([
    ['review\nSoft\nWarm', ['Soft', 'Warm']],
    ['"Feedback"\r\n"Soft, ""very"" warm"\r\nNice', ['Soft, "very" warm', 'Nice']],
    ['Feedback\n\nSoft.\nVery.\n\nWarm.', ['Soft.\nVery.', 'Warm.']],
    ['review', ['review']],
    ['The review\nSoft', ['The review', 'Soft']],
  ])('a table of one column is read: %j', (text, expected) => {
    expect(shapeOf(text)).toBe('text');
    expect(texts(draftsFromProse(text))).toEqual(expected);
  });
});
