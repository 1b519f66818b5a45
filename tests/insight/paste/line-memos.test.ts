import { expect, test } from 'vitest';
import { lineMemo } from '#insight/text/line-memos.ts';
import { readPaste } from '#insight/read/read-paste.ts';

test('a reading of a paste leaves no line of it in memory', () => {
  let asked = 0;
  const ask = lineMemo(() => (asked += 1));
  ask('So soft.');
  readPaste({ text: 'So soft.\nToo large.' });
  ask('So soft.');
  expect(asked).toBe(2);
});
