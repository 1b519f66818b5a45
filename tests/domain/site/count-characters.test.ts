import { expect, test } from 'vitest';
import { countCharacters } from '#domain/site/contact.ts';

test.each([
  [0, '0 characters'],
  [1, '1 character'],
  [1200, '1,200 characters'],
])('%i is counted as “%s”', (number, words) => {
  expect(countCharacters(number)).toBe(words);
});
