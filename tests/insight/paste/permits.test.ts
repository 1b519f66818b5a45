import { describe, expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const saidIn = (text: string) => readPaste({ text }).quotes.map((quote) => quote.text);

describe('a customer who is asked in a conversation', () => {
  test.each([
    [
      'an interview',
      'Q: What did you like?\nA: The bread was warm and fresh.\nQ: May we quote you?\nA: No',
    ],
    [
      'a name',
      'Interviewer: What did you like?\nJana: The bread was warm and fresh.\nInterviewer: Thanks! May we quote you on our website?\nJana: No, please don’t.\nInterviewer: Fine.',
    ],
    [
      'a chat',
      '[04.05.26, 10:00] Shop: Wie war es?\n[04.05.26, 10:01] Jana: Super, das Brot war noch warm.\n[04.05.26, 10:02] Shop: Dürfen wir dich zitieren?\n[04.05.26, 10:03] Jana: Lieber nicht',
    ],
  ])('and refuses is not quoted: %s', (_, text) => {
    const { quotes, leftOut, consent } = readPaste({ text });
    expect(quotes).toEqual([]);
    expect(leftOut.map(({ why }) => why)).toContain('consent');
    expect(consent).toMatchObject({ given: 0, refused: 1, unclear: 0 });
    expect(readPaste({ text }, { consent: 'all' }).quotes).toHaveLength(1);
  });

  test('and agrees is quoted, without the answer', () => {
    const text =
      'Q: What did you like?\nA: The bread was warm and fresh.\nQ: May we quote you?\nA: Yes';
    expect(saidIn(text)).toEqual(['The bread was warm and fresh.']);
  });

  test('speaks for their own interview alone', () => {
    const talk = (words: string, answer: string) =>
      `Q: What did you like?\nA: ${words}\nQ: May we quote you?\nA: ${answer}\n`;
    const first = talk('The bread was warm and fresh.', 'No');
    expect(saidIn(first + talk('The tea was lovely and hot.', 'Sure!'))).toEqual([
      'The tea was lovely and hot.',
    ]);
  });

  test('about something else is quoted', () => {
    const text =
      'Q: What did you like?\nA: The bread was warm and fresh.\nQ: May we call you?\nA: No';
    expect(saidIn(text)).toContain('The bread was warm and fresh.');
  });
});

describe('questions above answers, without numbers', () => {
  test.each([
    ['lines', '\n'],
    ['paragraphs', '\n\n'],
    ['items', '\n- '],
  ])('leave out who refuses: %s', (_, gap) => {
    const text = [
      'Was hat Ihnen gefallen?',
      'Das Brot war warm und gut.',
      'Dürfen wir Sie zitieren?',
      'Nein',
    ].join(gap);
    const { quotes, leftOut } = readPaste({ text: `${gap.trimStart()}${text}` });
    expect(quotes).toEqual([]);
    expect(leftOut).toContainEqual({ text: 'Das Brot war warm und gut.', why: 'consent' });
  });

  test('leave out the blocks of those who refuse alone', () => {
    const block = (words: string, answer: string) =>
      `What did you like?\n${words}\nMay we quote you?\n${answer}`;
    const text = `${block('The desk was slow but fine.', 'No')}\n\n${block('The hall is bright and wide.', 'Yes')}`;
    expect(saidIn(text).join('\n')).toContain('The hall is bright and wide.');
    expect(saidIn(text).join('\n')).not.toContain('The desk was slow but fine.');
  });
});
