import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** In UTF-16 units: longer alternatives of words belong into a word list. */
const LONGEST = 1000;

const longLines = (source: string): string[] =>
  source.split('\n').filter((line) => line.length > LONGEST);

test('no line of source is longer than 1,000 characters', () => {
  const files = globSync('src/**/*.{ts,tsx,css}');
  const long = files.filter((file) => longLines(readFileSync(file, 'utf8')).length > 0);
  expect(files.length).toBeGreaterThan(0);
  expect(long).toEqual([]);
});

test('a longer line is found', () => {
  expect(longLines(`short\n${'a'.repeat(LONGEST + 1)}`)).toHaveLength(1);
});
