import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuotes } from '#insight/read/read-paste.ts';
import { draftsFromJson, draftsFromRows, filled, texts } from './support/read-texts.ts';

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
  ])('a record keeps %s', (_what, rows, expected) => {
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
  ])('a record leaves out %s', (_what, rows, expected) => {
    expect(bothWays(rows)).toEqual([expected, expected]);
  });

  test('a single row keeps its only title', () => {
    const rows = [
      ['title', 'review', 'rating'],
      ['Broke after one week', '', '1'],
    ];
    expect(bothWays(rows)).toEqual([['Broke after one week'], ['Broke after one week']]);
  });

  test('a row shifted by an unquoted comma keeps every word', () => {
    const table =
      'id,negative_review,positive_review,score\n1,Too small, noisy,Great staff,7\n2,Too dark,Good bed,8';
    expect(readQuotes(table)).toEqual([
      {
        text: 'Too small, noisy, Great staff',
        rating: 3.5,
        labels: [{ line: 0, label: 'negative_review / positive_review' }],
      },
      {
        text: 'Too dark\nGood bed',
        rating: 4,
        labels: [
          { line: 0, label: 'negative_review' },
          { line: 1, label: 'positive_review' },
        ],
      },
    ]);
  });

  test('every phrase of a column without a known other role is kept', () => {
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
