import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuotes } from '#insight/read/read-paste.ts';
import { draftsFromJson, filled, texts } from './support/read-texts.ts';

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
  ])('quotes are read from JSON: %s', (_what, value, expected) => {
    expect(texts(filled(draftsFromJson(value)))).toEqual(expected);
  });

  test('JSON keeps a rating and ignores an invalid one', () => {
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
  ])('facts are read from JSON of %s', (_, value, expected) => {
    expect(draftsFromJson(value)).toEqual([{ ...expected }]);
  });

  test('JSON nested 10,000 deep does not overflow', () => {
    const deep = JSON.parse(`${'['.repeat(10_000)}"a"${']'.repeat(10_000)}`);
    expect(draftsFromJson(deep)).toEqual([]);
  });

  test('JSON of any shape results in quotes with words', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const quotes = readQuotes(JSON.stringify(value));
        expect(quotes.every(({ text }) => text.trim() !== '')).toBe(true);
      }),
    );
  });

  test('a record with an empty text falls back to the next text', () => {
    expect(draftsFromJson([{ review: ' ', comment: 'Soft' }])).toEqual([{ text: 'Soft' }]);
  });

  test('a record without known names keeps every value of several words', () => {
    const answers = { q1: 'Soft and very warm', q2: 'It came too late', q3: 'yes' };
    expect(texts(draftsFromJson([answers]))).toEqual(['Soft and very warm\nIt came too late']);
  });

  test('a control character escaped in JSON becomes a space', () => {
    expect(texts(readQuotes(String.raw`["Soft\u0000warm\u2028nice"]`))).toEqual([
      'Soft warm\nnice',
    ]);
  });
});
