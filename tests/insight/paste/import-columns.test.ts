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

test.each([
  [
    'questions above the answers',
    'Response 1\nWhat did you enjoy?\nThe desk was slow.\nMay we quote you?\nNo\n\nResponse 2\nWhat did you enjoy?\nThe hall is bright.\nMay we quote you?\nYes',
  ],
  [
    'labels before the answers',
    'Response 1\nComment: The desk was slow.\nRating: 2\nOK to publish: No\n\nResponse 2\nComment: The hall is bright.\nRating: 5\nOK to publish: Yes, but anonymously',
  ],
  [
    'labels alone, the words first',
    'Comment: The desk was slow.\nRating: 2\nOK to publish: No\n\nComment: The hall is bright.\nRating: 5\nOK to publish: Yes',
  ],
  [
    'the answer beside the question',
    'Response 1\nComment: The desk was slow.\nRating: 2\nMay we quote you? No\n\nResponse 2\nComment: The hall is bright.\nRating: 5\nMay we quote you? Yes',
  ],
  [
    'numbers above the questions',
    'Submitted\n12 Feb 2026 10:00\n1\nWhat did you enjoy?\nThe desk was slow.\n2\nMay we quote you?\nNo\nSubmitted\n13 Feb 2026 10:00\n1\nWhat did you enjoy?\nThe hall is bright.\n2\nMay we quote you?\nYes',
  ],
])('a survey as text leaves out who refused, too: %s', (_, text) => {
  const { quotes, leftOut, consent } = readPaste({ text });
  expect(quotes.map((quote) => quote.text)).toEqual(['The hall is bright.']);
  expect(leftOut).toContainEqual({ text: 'The desk was slow.', why: 'consent' });
  expect(consent).toMatchObject({ given: 1, refused: 1, unclear: 0 });
  expect(readPaste({ text }, { consent: 'all' }).quotes).toHaveLength(2);
});

test('only clear permissions count if the user wants that', () => {
  const table =
    'Comment,May we quote you?\nThe hall is bright.,Yes\nThe desk was slow.,No\nI like the tea.,maybe\n';
  const texts = readPaste({ text: table }, { consent: 'given' }).quotes.map(({ text }) => text);
  expect(texts).toEqual(['The hall is bright.']);
});

test('signs behind an article name the columns of a table', () => {
  const text =
    'Les +,Les -\nBelle vue sur le lac,Petit déjeuner froid\nGrande terrasse,Attente trop longue';
  const { shape, quotes } = readPaste({ text });
  expect(shape).toBe('table');
  expect(quotes.map((quote) => quote.text)).toEqual([
    'Belle vue sur le lac\nPetit déjeuner froid',
    'Grande terrasse\nAttente trop longue',
  ]);
});
