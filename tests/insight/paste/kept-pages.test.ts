import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const textsOf = (lines: readonly string[]): string[] =>
  readPaste({ text: lines.join('\n') }).quotes.map(({ text }) => text);

/** A page of three reviews, the second with the words. */
const page = (words: readonly string[]): string[] =>
  [['The cup arrived in one piece.'], words, ['The lid does not close well.']].flatMap(
    (said, at) => [
      ['Anna Klein', 'Ben Meyer', 'Clara Wolf'][at] ?? '',
      '★★★★★',
      `${at + 12} March 2026`,
      ...said,
      'Helpful',
      '',
    ],
  );

test.each([
  ['a person with a role in brackets', ['Jane (owner) was very kind', 'We will come again.']],
  ['the same in Polish', ['Pan Marek (właściciel) był bardzo miły', 'Polecam ten warsztat.']],
  ['a verdict without a figure', ['Fantástico', 'Volveremos en verano.']],
  ['a verdict alone', ['Fabuleux']],
  ['a town and a country', ['Leeds, GB, three days of rain', 'The coat kept me dry.']],
  ['a place with a label', ['Standort: Leipzig', 'Das Paket kam schnell an.']],
  ['a request like a field', ['Search job titles elsewhere, not here', 'I wish I had.']],
  ['a word for more', ['Więcej takich sklepów!', 'Polecam każdemu.']],
  ['brackets with the name of a site', ['(Found them on Google) Great cups.', 'Will buy again.']],
])('keeps %s', (_name, words) => {
  const said = textsOf(page(words))[1] ?? '';
  for (const line of words)
    for (const word of line.match(/\p{L}+/gu) ?? []) expect(said).toContain(word);
});

test('keeps a headline that ends like a kind of room', () => {
  const stay = (name: string, title: string, words: string) => [
    name,
    'Belgium',
    '2 nights',
    'Reviewed: 4 October 2025',
    title,
    'Scored 5.0',
    words,
    'Helpful',
  ];
  const lines = [
    ...stay('Thibault', 'Small room', 'The heating did not work.'),
    ...stay('Ruth', 'Close to everything', 'Two minutes from the station.'),
  ];
  expect(textsOf(lines)).toEqual([
    'Small room\nThe heating did not work.',
    'Close to everything\nTwo minutes from the station.',
  ]);
});

test('keeps a headline on the fit', () => {
  const review = (name: string, title: string, words: string) => [
    '★★★☆☆',
    '02/19/2025',
    name,
    'Verified',
    title,
    words,
  ];
  const lines = [
    ...review('Lena M.', 'Finally fits a whippet', 'Every other coat slides off.'),
    ...review('Rob C.', 'Runs small', 'I had to go two sizes up.'),
  ];
  expect(textsOf(lines)).toEqual([
    'Finally fits a whippet\nEvery other coat slides off.',
    'Runs small\nI had to go two sizes up.',
  ]);
});

test('keeps names with a country and a day above the words', () => {
  const lines = [
    'Anna, Germany, 2 days ago',
    '★★★★★',
    'The lamp came two days early.',
    'Helpful',
    'Oskar, Sweden, 3 days ago',
    '★★☆☆☆',
    'Shade arrived with a dent.',
    'Helpful',
  ];
  expect(
    readPaste({ text: lines.join('\n') }).quotes.map(({ speaker, text }) => `${speaker}: ${text}`),
  ).toEqual(['Anna: The lamp came two days early.', 'Oskar: Shade arrived with a dent.']);
});

test('keeps words on a group, and a message of one word', () => {
  const lines = [
    'Lena, [12.03.2025 10:15]',
    'We joined the group via the link on the box.',
    'My neighbour left the group again.',
    'Jonas, [12.03.2025 11:01]',
    'New',
  ];
  expect(textsOf(lines)).toEqual([
    'We joined the group via the link on the box.\nMy neighbour left the group again.',
    'New',
  ]);
});

test('keeps the number of another ticket in a comment', () => {
  const lines = [
    'Ticket #48213 – Satisfaction survey',
    'Requester: Helen Marsh',
    'Rating: 2/5',
    'Comment: Nobody called me back.',
    'Ticket #48199 – still no answer',
    '',
    'Ticket #48220 – Satisfaction survey',
    'Requester: Omar Aziz',
    'Rating: 4/5',
    'Comment: Quick and friendly.',
  ];
  expect(textsOf(lines)).toEqual([
    'Nobody called me back.\nTicket #48199 – still no answer',
    'Quick and friendly.',
  ]);
});

test('keeps an answer above a mail that it quotes, and repeated answers of a survey', () => {
  const mail = [
    'The plates are lovely.',
    '',
    'On Mon, Mar 10, 2025 at 9:02 AM Fern & Clay <hello@fernandclay.example> wrote:',
    '> How are you getting on?',
  ];
  expect(textsOf(mail)).toEqual(['The plates are lovely.']);
  const table = ['Name,Score,Comment', 'Ann,10,good', 'Bo,9,good', 'Cy,8,good'];
  expect(textsOf(table)).toEqual(['good', 'good', 'good']);
});
