import { expect, test } from 'vitest';
import { sentencesOf } from '#domain/text/sentences.ts';

test.for<readonly [string, readonly string[]]>([
  ['1. Quiet rooms.\n2. Warm bread.', ['Quiet rooms.', 'Warm bread.']],
  [
    'Two reasons: \n 9. warm bread\n 10. Quiet rooms. They are new.',
    ['Two reasons:', 'warm bread', 'Quiet rooms.', 'They are new.'],
  ],
  ['1. Quiet rooms.\n3. Warm bread.', ['Quiet rooms.', 'Warm bread.']],
  ['24. Dezember: zu\n25. Dezember: offen', ['24. Dezember: zu', '25. Dezember: offen']],
  ['Am 24. Dezember ist zu. Danach offen.', ['Am 24. Dezember ist zu.', 'Danach offen.']],
  ['Wir bauen um.\n3. Stock zu.', ['Wir bauen um.', '3. Stock zu.']],
  ['1) Quiet rooms.', ['1) Quiet rooms.']],
  ['Their score:\n9.', ['Their score:', '9.']],
  ['We scored 9. Thank you.', ['We scored 9.', 'Thank you.']],
])('the sentences of %j are %j', ([text, sentences]) => {
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
