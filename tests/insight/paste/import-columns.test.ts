import { describe, expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';
import samples from '../../fixtures/imports/columns.json' with { type: 'json' };

/** Tables of surveys and review tools. The labels were written before the rules. */
describe.each(Object.entries(samples))('the columns of an import, set "%s"', (_, set) => {
  test.each(set)('the quotes are the customers’ words: $name', ({ paste, quotes }) => {
    expect(readPaste({ text: paste }).quotes.map(({ text }) => text)).toEqual(quotes);
  });

  test.each(set)('the words of a customer who refused are left out: $name', (sample) => {
    const { leftOut, consent } = readPaste({ text: sample.paste });
    const refused = leftOut.filter(({ why }) => why === 'consent').map(({ text }) => text);
    expect(refused).toEqual(sample.refused);
    expect(consent?.name).toBe(sample.consent ?? undefined);
    expect(consent?.refused ?? 0).toBe(sample.refused.length);
    expect(consent?.unclear ?? 0).toBe(sample.unclear);
  });

  test.each(set)('one answer restores the words of all customers: $name', (sample) => {
    const { quotes } = readPaste({ text: sample.paste }, { consent: 'all' });
    expect(quotes.map(({ text }) => text).toSorted()).toEqual(
      [...sample.quotes, ...sample.refused].toSorted(),
    );
  });
});

test('a box that was not ticked refuses, in a table of two columns', () => {
  const table =
    'Comment,I agree that my comment may be used in marketing\nThe hall is bright.,TRUE\nThe desk was slow.,FALSE\n';
  const { quotes, leftOut } = readPaste({ text: table });
  expect(quotes.map(({ text }) => text)).toEqual(['The hall is bright.']);
  expect(leftOut).toContainEqual({ text: 'The desk was slow.', why: 'consent' });
});

test('only clear permissions count if the user wants that', () => {
  const table =
    'Comment,May we quote you?\nThe hall is bright.,Yes\nThe desk was slow.,No\nI like the tea.,maybe\n';
  const texts = readPaste({ text: table }, { consent: 'given' }).quotes.map(({ text }) => text);
  expect(texts).toEqual(['The hall is bright.']);
});
