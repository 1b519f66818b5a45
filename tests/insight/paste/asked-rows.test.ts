import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const read = (text: string) => {
  const { quotes, consent } = readPaste({ text });
  return { quotes: quotes.map((quote) => quote.text), refused: consent?.refused };
};

test('who refuses in a row of a table of questions is left out', () => {
  const text = [
    'respondent,question,answer',
    '1,May we quote you?,No',
    '1,What did you like?,The bread was warm',
    '2,May we quote you?,Yes of course',
    '2,What did you like?,The quiet garden behind the house',
  ].join('\n');
  expect(read(text)).toEqual({ quotes: ['The quiet garden behind the house'], refused: 1 });
});

test('without a column that names them, each customer begins with the first question', () => {
  const text = [
    'Question,Answer',
    'What did you like?,The bread was warm',
    'Dürfen wir das veröffentlichen?,Nein',
    'What did you like?,The quiet garden behind the house',
    'Dürfen wir das veröffentlichen?,Ja',
  ].join('\n');
  expect(read(text)).toEqual({ quotes: ['The quiet garden behind the house'], refused: 1 });
});

test('a table of questions that asks for no permission is read as before', () => {
  const text = [
    'respondent,question,answer',
    '1,Would you come again?,No',
    '1,What did you like?,The bread was warm',
    '2,Would you come again?,Yes of course',
    '2,What did you like?,The quiet garden behind the house',
  ].join('\n');
  const { quotes, refused } = read(text);
  expect(quotes).toContain('The bread was warm');
  expect(refused).toBeUndefined();
});
