import { describe, expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';
import { draftsFromRows, shapeOf } from './support/read-texts.ts';

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
      {
        text: 'The softness of it',
        date: '2024-03-01',
        labels: [{ line: 0, label: 'What did you like?' }],
      },
    ],
  ])('columns are detected: %s', (_, rows, expected) => {
    expect(draftsFromRows(rows)).toEqual([{ ...expected }]);
  });

  test('columns are detected without names', () => {
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

describe('the column of sources', () => {
  const sourcesOf = (header: string, cells: readonly string[]) =>
    readPaste({
      text: [
        `Date\t${header}\tReview`,
        ...cells.map((cell, at) => `2024-03-0${at + 1}\t${cell}\tSoft and warm, size ${at}`),
      ].join('\n'),
    }).quotes.map(({ source }) => source);

  test.each<[string, string[], (string | undefined)[]]>([
    ['Source', ['Google', 'Trustpilot', 'Our shop'], ['map', 'review-site', undefined]],
    ['Quelle', ['Amazon.de', 'E-Mail', 'Umfrage'], ['marketplace', 'email', 'survey']],
    ['Canal', ['WhatsApp', 'Booking.com', 'Avis vérifiés'], ['chat', 'travel', 'review-site']],
    ['Platform', ['App Store', 'Google Play', 'TikTok'], ['app-store', 'app-store', 'social']],
    ['Sales Channel', ['Amazon', 'Phone'], [undefined, undefined]],
    ['review_source', ['google_maps', 'TripAdvisor', 'Zendesk'], ['map', 'travel', 'ticket']],
  ])('%s: %j', (header, cells, sources) => {
    expect(sourcesOf(header, cells)).toEqual(sources);
  });

  test.each(['Product', 'How did you find us?', 'Google'])('%s is no column of sources', (name) => {
    expect(sourcesOf(name, ['Google', 'Amazon'])).toEqual([undefined, undefined]);
  });

  test('records have one too', () => {
    const records = [
      { platform: 'Yelp', text: 'The best soup in town' },
      { platform: 'Our till', text: 'A kind word at the till' },
    ];
    expect(readPaste({ text: JSON.stringify(records) }).quotes).toMatchObject([
      { source: 'map' },
      { text: 'A kind word at the till' },
    ]);
  });
});
