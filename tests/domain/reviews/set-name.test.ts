import { describe, expect, test } from 'vitest';
import { proposeSetName, shownSetName } from '#domain/reviews/set-name.ts';
import { reviewsCsv, reviewsFileName } from '#domain/reviews/reviews-csv.ts';

const map = [{ source: 'map' }];

describe('the proposed name of a set', () => {
  test.each([
    [
      'a file',
      { quotes: [], leftOut: [], file: 'Harbour_Vets reviews.csv' },
      'Harbour Vets reviews',
    ],
    ['a file without an extension', { quotes: [], leftOut: [], file: 'notes' }, 'notes'],
    [
      'a page that begins with the place',
      { quotes: map, leftOut: [{ text: 'Harbour Vets', why: 'other' as const }] },
      'Harbour Vets, Map',
    ],
    [
      'a page that begins with its menu',
      { quotes: map, leftOut: [{ text: 'Overview', why: 'other' as const }] },
      'Map',
    ],
    [
      'a page that begins with a heading',
      { quotes: map, leftOut: [{ text: 'All reviews', why: 'heading' as const }] },
      'Map',
    ],
    [
      'a list with a heading',
      {
        quotes: [{}],
        leftOut: [{ text: 'Client quotes for the leaflet', why: 'heading' as const }],
      },
      'Client quotes for the leaflet',
    ],
    [
      'a sentence',
      { quotes: [{}], leftOut: [{ text: 'Here is what they said:', why: 'heading' as const }] },
      '',
    ],
    [
      'quotes of several kinds',
      { quotes: [{ source: 'map' }, { source: 'email' }], leftOut: [] },
      '',
    ],
    [
      'the names of columns',
      { quotes: [{}], leftOut: [{ text: 'rating,review text', why: 'heading' as const }] },
      '',
    ],
    ['a kind of a later release', { quotes: [{ source: 'hologram' }], leftOut: [] }, ''],
  ])('%s', (_what, paste, name) => expect(proposeSetName(paste)).toBe(name));

  test('a set without a name is called by its day', () => {
    expect(shownSetName({ name: '', createdAt: Date.UTC(2026, 10, 29, 12) })).toBe(
      'Reviews of Nov 29, 2026',
    );
    expect(shownSetName({ name: '', createdAt: 0 })).toBe('Reviews');
    expect(shownSetName({ name: 'Vets', createdAt: 5 })).toBe('Vets');
  });
});

describe('a set as a file', () => {
  test('has a row for each quote, and no cell that runs as a formula', () => {
    const quotes = [
      { id: 'a', text: 'Kind, "very" kind', rating: 4.5, source: 'map', count: 2 },
      { id: 'b', text: '=HYPERLINK("x")', labels: [{ line: 0, label: 'Cons' }] },
    ];
    const [, first, second] = reviewsCsv({ quotes }).split('\r\n');
    expect(first).toBe('"Kind, ""very"" kind","4.5","","Map","","2","",""');
    expect(second?.startsWith('"\'=HYPERLINK')).toBe(true);
    expect(second?.endsWith('"Cons"')).toBe(true);
  });

  test.each([
    ['Harbour Vets, Map', 'Harbour Vets, Map.csv'],
    ['a/b\\c:d*?"<>|', 'a b c d.csv'],
    ['\u0000', 'Reviews.csv'],
  ])('%j is saved as %s', (name, file) => expect(reviewsFileName(name)).toBe(file));
});
