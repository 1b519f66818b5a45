import { expect, test } from 'vitest';
import { clearMemos, createMemos, memo } from '#insight/text/memo.ts';

test('a value is made once for a word, and each time for a long one', () => {
  const made: string[] = [];
  const lengthOf = memo((word) => made.push(word) && word.length);
  const [short, medium, long] = ['a'.repeat(12), 'a'.repeat(32), 'a'.repeat(33)];
  for (const word of [short, short, medium, medium, long, long])
    expect(lengthOf(word)).toBe(word.length);
  expect(made).toEqual([short, medium, long, long]);
});

test('a word is forgotten when all memos are cleared', () => {
  let made = 0;
  const count = memo(() => (made += 1));
  expect([count('word'), count('word')]).toEqual([1, 1]);
  clearMemos();
  expect(count('word')).toBe(2);
});

test('clearing one group of memos keeps the others', () => {
  const [lines, words] = [1, 2].map(() => createMemos({ most: 10, longest: 100 }));
  let made = 0;
  const count = words?.memo(() => (made += 1));
  count?.('word');
  lines?.clear();
  expect(count?.('word')).toBe(1);
});
