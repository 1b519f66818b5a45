import { expect, test } from 'vitest';
import { sentencesOf } from '#domain/text/sentences.ts';

test.for<readonly [string, readonly string[]]>([
  ['1. Quiet rooms.\n2. Warm bread.', ['Quiet rooms.', 'Warm bread.']],
  [
    'Two reasons: \n 10. Quiet rooms. They are new.',
    ['Two reasons:', 'Quiet rooms.', 'They are new.'],
  ],
  ['1) Quiet rooms.', ['1) Quiet rooms.']],
  ['Their score:\n9.', ['Their score:', '9.']],
  ['We scored 9. Thank you.', ['We scored 9.', 'Thank you.']],
])('the sentences of %j are %j', ([text, sentences]) => {
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
