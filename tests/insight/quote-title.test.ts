import { expect, test } from 'vitest';
import { titleLength } from '#domain/quotes/quote-title.ts';

test.each([
  ['a short first line of a review is its title', 'Runs large!\nI went a size down.', 5, 11],
  ['a review of one line has no title', 'Runs large!', 5, 0],
  ['a first line that ends like a sentence is no title', 'Soft.\nAnd warm.', 5, 0],
  ['a long first line is no title', `${'very '.repeat(20)}soft\nAnd warm.`, 5, 0],
  ['a message without stars has no title', 'Hello\nIt fits.', undefined, 0],
] as const)('%s', (_, text, rating, length) => {
  expect(titleLength({ text, ...(rating !== undefined && { rating }) })).toBe(length);
});
