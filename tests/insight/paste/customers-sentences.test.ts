import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const textsOf = (...lines: string[]) =>
  readPaste({ text: lines.join('\n') }, { own: [] }).quotes.map(({ text }) => text);

/** Sentences of customers that read like a label of a chat, a survey or a card. */
const PASTES: readonly (readonly [title: string, paste: readonly string[], kept: string])[] = [
  [
    'an accusation is no label of one’s own message',
    ['Anna Smith', 'It took three weeks', '', 'Ben Jones', 'You said it takes two days'],
    'It took three weeks',
  ],
  [
    'a complaint about support is no skipped question',
    [
      'Q1',
      'What went wrong?',
      'I wrote to support three times and got no response for two weeks.',
      'Q2',
      'What did you like?',
      'The colors.',
    ],
    'I wrote to support three times and got no response for two weeks.',
  ],
  [
    'an answer to a question about improvement is no choice',
    [
      'Q1',
      'What could we do better?',
      'Delivery was slow this time.',
      'Q2',
      'What did you like most?',
      'The fabric is soft.',
    ],
    'Delivery was slow this time.',
  ],
];

test.each(PASTES)('%s', (_title, paste, kept) => {
  expect(textsOf(...paste).join('\n')).toContain(kept);
});

test('a skipped question about the name names no customer', () => {
  const { quotes } = readPaste({
    text: [
      'Q1',
      'Your name?',
      'Q2',
      'What did you like most?',
      'The fabric.',
      'Q3',
      'What else?',
      'The fit.',
    ].join('\n'),
  });
  expect(quotes.map(({ speaker }) => speaker).filter((it) => it === 'Q2')).toEqual([]);
});
