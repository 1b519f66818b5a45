import { describe, expect, test } from 'vitest';
import { localInsight } from '#insight/local-insight.ts';

async function read(text: string) {
  const result = await localInsight.readText(text);
  if (!result.ok) throw new Error(result.problem);
  return {
    quotes: result.quotes.map((quote) => quote.text),
    leftOut: result.leftOut.map((part) => part.text),
  };
}

const mail = (...lines: readonly string[]) =>
  [
    'Subject: Your question',
    'From: Ann Low <ann@mail.example>',
    '',
    'Hi,',
    '',
    ...lines,
    '',
    'Best,',
    'Ann',
  ].join('\n');

describe('an e-mail whose writer lists points', () => {
  test.each([
    ['1.', '2.'],
    ['-', '-'],
    ['•', '•'],
  ])('is split into them: %s', async (one, two) => {
    const { quotes, leftOut } = await read(
      mail(
        'Thanks for asking. Two things:',
        '',
        `${one} The waiting room was calm.`,
        `${two} The bill was higher`,
        'than you said.',
      ),
    );
    expect(quotes).toEqual(['The waiting room was calm.', 'The bill was higher\nthan you said.']);
    expect(leftOut.join('\n')).toContain('Thanks for asking. Two things:');
  });

  test('keeps the text between its points, in order', async () => {
    const { quotes, leftOut } = await read(
      mail(
        'What I liked:',
        '- The bread was warm and fresh.',
        '',
        'It even lasted for three days.',
        '',
        '- The terrace is calm in the morning.',
        '',
        'But what I did not like:',
        '- The queue took twenty minutes.',
      ),
    );
    expect(quotes).toEqual([
      'The bread was warm and fresh.',
      'It even lasted for three days.',
      'The terrace is calm in the morning.',
      'The queue took twenty minutes.',
    ]);
    expect(leftOut).toContain('But what I did not like:');
  });

  test('keeps the text above and below its list', async () => {
    const { quotes, leftOut } = await read(
      mail(
        'We loved the room. But:',
        '- The shower leaked.',
        '- The street is loud.',
        '',
        'We will be back all the same.',
      ),
    );
    expect(quotes).toEqual([
      'We loved the room.',
      'The shower leaked.',
      'The street is loud.',
      'We will be back all the same.',
    ]);
    expect(leftOut.join('\n')).toContain('But:');
  });

  test('is one quote with one point', async () => {
    const { quotes } = await read(mail('One thing:', '- The shower leaked, and nobody came.'));
    expect(quotes).toHaveLength(1);
  });
});

describe('a message of one word', () => {
  const chat = (...words: readonly string[]) =>
    words.map((said, at) => `[12/03/2026, 09:1${at}:00] ${at % 2 ? 'Ana' : 'Lou'}: ${said}`);

  test('is no quote, and can be restored', async () => {
    const { quotes, leftOut } = await read(
      chat('The garden helps a lot', 'same', 'Perfect!', 'ok thanks', '“Super”').join('\n'),
    );
    expect(quotes).toEqual(['The garden helps a lot', 'ok thanks']);
    expect(leftOut).toEqual(expect.arrayContaining(['same', 'Perfect!', '“Super”']));
  });

  test('is a quote in a script without spaces', async () => {
    const { quotes } = await read(chat('とても静かでした', '猫が落ち着いた').join('\n'));
    expect(quotes).toHaveLength(2);
  });

  test('is a quote where nobody says more', async () => {
    const { quotes } = await read('From: Ann Low <ann@mail.example>\nSubject: Bread\n\nDelicious!');
    expect(quotes).toEqual(['Delicious!']);
  });

  test('is a quote where it is a review', async () => {
    const { quotes } = await read('review,stars\nPerfect!,5\nToo loud for us,2');
    expect(quotes).toEqual(['Perfect!', 'Too loud for us']);
  });
});
