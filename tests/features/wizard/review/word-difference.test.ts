import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifference } from '#features/wizard/review/refine/word-difference.ts';

const textOf = (changes: ReturnType<typeof wordDifference>, without: 'added' | 'removed') =>
  changes.map(({ kind, text }) => (kind === without ? '' : text)).join('');

test('the difference of any two texts reproduces both', () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom('the', 'Staff', ' ', '\n\n', 'très', '素晴らしい', 'أهلا', '👩‍⚕️', '“', '.'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(words, words, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      const changes = wordDifference(before, after);
      expect(textOf(changes, 'added')).toBe(before);
      expect(textOf(changes, 'removed')).toBe(after);
    }),
  );
});

test.each([
  ['two texts without a common word', 'a b'.repeat(4000), 'c d'.repeat(4000)],
  ['an empty one', '', 'Something'],
])('%s is replaced as a whole', (_, before, after) => {
  const changes = wordDifference(before, after);
  expect(textOf(changes, 'added')).toBe(before);
  expect(textOf(changes, 'removed')).toBe(after);
});

test.each([
  ['The staff was kind.', 'The staff was very kind.', 'very '],
  ['とても静かな待合室です。', 'とても静かで広い待合室です。', undefined],
])('%s differs in single words', (before, after, added) => {
  const changes = wordDifference(before, after);
  expect(changes[0]?.kind).toBe('same');
  if (added !== undefined)
    expect(changes).toContainEqual({ kind: 'added', text: added, start: 14 });
  expect(changes.at(-1)?.kind).toBe('same');
});

test('a text is the same as itself', () => {
  expect(wordDifference('Same text.', 'Same text.')).toEqual([
    { kind: 'same', text: 'Same text.', start: 0 },
  ]);
  expect(wordDifference('', '')).toEqual([]);
});
