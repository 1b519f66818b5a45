import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const read = (...lines: readonly string[]) => readPaste({ text: lines.join('\n') });

test.each([
  [
    'single words',
    ['Pros', 'Great value', 'Cons', 'Mobile app is slow', 'Rating', '4', ''],
    ['Pros', 'Easy setup', 'Cons', 'No dark mode', 'Rating', '3'],
  ],
  [
    'a colon after each label',
    ['Pros:', 'Great value', 'Cons:', 'Mobile app is slow', 'Rating:', '4'],
    ['Pros:', 'Easy setup', 'Cons:', 'No dark mode', 'Rating:', '3'],
  ],
  [
    'a rating beside its label',
    ['Pros', 'Great value', 'Cons', 'Mobile app is slow', 'Rating: 4', ''],
    ['Pros', 'Easy setup', 'Cons', 'No dark mode', 'Rating: 3'],
  ],
  [
    'the rating first',
    ['Rating', '4', 'Pros', 'Great value', 'Cons', 'Mobile app is slow', ''],
    ['Rating', '3', 'Pros', 'Easy setup', 'Cons', 'No dark mode'],
  ],
])('labels on lines of their own keep the sense of what is below them: %s', (_name, one, two) => {
  const { quotes } = read(...one, ...two);
  expect(quotes).toMatchObject([
    {
      text: 'Great value\nMobile app is slow',
      rating: 4,
      labels: [
        { line: 0, label: 'Pros' },
        { line: 1, label: 'Cons' },
      ],
    },
    { text: 'Easy setup\nNo dark mode', rating: 3 },
  ]);
});

test('an answer of several lines stays below its label, and a missing one is nobody else’s', () => {
  const { quotes } = read(
    'Was hat Ihnen gefallen?',
    'Schnell eingerichtet.',
    'Netter Support.',
    'Was hat Ihnen gefehlt?',
    'Ein Nachtmodus.',
    'Note',
    '2',
    'Was hat Ihnen gefallen?',
    'Der Preis.',
    'Note',
    '1',
  );
  expect(quotes).toMatchObject([
    {
      text: 'Schnell eingerichtet.\nNetter Support.\nEin Nachtmodus.',
      labels: [
        { line: 0, label: 'Was hat Ihnen gefallen?' },
        { line: 2, label: 'Was hat Ihnen gefehlt?' },
      ],
    },
    { text: 'Der Preis.', labels: [{ line: 0, label: 'Was hat Ihnen gefallen?' }] },
  ]);
});

test('names and days beside the words of each record are theirs', () => {
  const { quotes } = read(
    'Name',
    'Ann Taylor',
    'Review',
    'The dog loved it.',
    'Date',
    '2026-03-04',
    'Name',
    'Bo Chen',
    'Review',
    'Friendly and quick.',
    'Date',
    '2026-03-05',
  );
  expect(quotes).toMatchObject([
    { text: 'The dog loved it.', speaker: 'Ann Taylor' },
    { text: 'Friendly and quick.', speaker: 'Bo Chen' },
  ]);
});
