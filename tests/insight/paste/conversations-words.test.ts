import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const read = (paste: string) => readPaste({ text: paste }, { own: [] }).quotes;
const saidIn = (paste: string) =>
  read(paste)
    .map(({ text }) => text)
    .join('\n');

const mail = (name: string, words: string) =>
  [
    `From: ${name} <${name.split(' ')[0]?.toLowerCase()}@example.com>`,
    'Date: Mon, 4 May 2026 11:40',
    'Subject: Order',
    '',
    words,
  ].join('\n');

test("a customer's description above the messages of a ticket stays", () => {
  const description = [
    'The export fails since Monday.',
    'It worked well the week before.',
    'I pressed the button three times.',
    'Each time a red box appeared.',
    'The box said nothing of use.',
    'My colleague sees the same box.',
    'We restarted both computers.',
    'We tried another browser too.',
    'A smaller file fails as well.',
    'The import still works for us.',
    'Our deadline is on Friday.',
    'Please tell us what to do.',
  ];
  const said = saidIn(
    [
      'Ticket #4821',
      'Status: Open',
      '',
      ...description,
      '',
      'Tom Hale  10:12',
      'Thank you for the report, we are on it.',
      'Anna Berg  10:20',
      'It still fails today.',
    ].join('\n'),
  );
  for (const line of [...description, 'It still fails today.']) expect(said).toContain(line);
});

test('many fields above the messages of a ticket are no words', () => {
  const fields = Array.from({ length: 14 }, (_, at) => `Field ${'abcdefghijklmn'[at]}: value`);
  const quotes = read(
    [
      'Ticket #4821',
      'Status: Open',
      ...fields,
      '',
      'Tom Hale  10:12',
      'The export fails since Monday.',
      'Anna Berg  10:20',
      'It still fails today.',
    ].join('\n'),
  );
  expect(quotes.map(({ text, speaker }) => [speaker, text])).toEqual([
    ['Tom Hale', 'The export fails since Monday.'],
    ['Anna Berg', 'It still fails today.'],
  ]);
});

test.each([
  [
    'Great hotel near the sea, we loved it.',
    'The pool was closed though.',
    'How long did we stay?',
    '2 weeks',
    'The kids loved the beach.',
    'Food was average.',
  ],
  [
    'A fine lamp, and so bright.',
    'But does it last?',
    '3 months',
    'Then it broke.',
    'The shop did not care.',
    'I want my money back.',
  ],
  [
    'What should we improve?',
    '3 answers',
    'Faster delivery please,',
    'and a nicer box.',
    'Cheaper shipping.',
    'A better app.',
  ],
])('a question and a number cut off no words: %s', (...lines) => {
  const said = saidIn(lines.join('\n'));
  for (const line of lines.filter((it) => !/\?$|^\d/.test(it))) expect(said).toContain(line);
});

test.each(['answers', 'responses', 'Antworten', 'réponses', 'respuestas', 'risposte'])(
  'the only question of a form, and its number of answers, are no words: %s',
  (noun) => {
    const answers = ['Faster delivery please.', 'Cheaper shipping.', 'A better app.'];
    const form = ['What should we improve?', `3 ${noun}`, ...answers].join('\n');
    expect(read(form).map(({ text }) => text)).toEqual(answers);
  },
);

const spoken = (paste: string) => read(paste).map(({ speaker, text }) => [speaker, text]);

test.each(['Danke', 'Thanks', '+1', 'Hi'])('messages of a chat may start alike: %s', (greeting) => {
  const said = [
    ['Anna Berg', 'the new update runs well.'],
    ['Tom Hale', 'but the export is still missing.'],
    ['Mia Cole', 'at last a dark mode.'],
  ] as const;
  const chat = said.flatMap(([name, words], at) => [`${name}  10:1${at}`, greeting, words]);
  expect(spoken(chat.join('\n'))).toEqual(
    said.map(([name, words]) => [name, expect.stringContaining(words)]),
  );
});

test('messages of a customer and the support may start alike', () => {
  const chat = [
    'Anna  10:12',
    'Hi',
    'the export is broken',
    'Support  10:14',
    'Hi',
    'let me look',
    'Anna  10:15',
    'Hi',
    'any news?',
  ];
  const { quotes } = readPaste({ text: chat.join('\n') });
  expect(quotes.filter(({ text }) => /let me look|Support/.test(text))).toEqual([]);
  expect(quotes.map(({ speaker }) => speaker)).toEqual(['Anna', 'Anna']);
});

test('a message that starts like the recipient of one stays', () => {
  const chat = [
    'Anna Berg  10:12',
    'To: the whole team, you are great',
    'Tom Hale  10:14',
    'I agree with that.',
    'Anna Berg  10:15',
    'Per: nothing.',
  ];
  expect(spoken(chat.join('\n'))).toEqual([
    ['Anna Berg', 'To: the whole team, you are great'],
    ['Tom Hale', 'I agree with that.'],
    ['Anna Berg', 'Per: nothing.'],
  ]);
});

test('the same first words by another person are no repetition', () => {
  const said = 'The parcel arrived late and the box was damaged';
  const thread = [
    mail('Anna Berg', `${said} and the lamp was broken.`),
    mail('Tom Hale', `${said}.`),
  ].join('\n\n');
  expect(spoken(thread)).toEqual([
    ['Anna Berg', `${said} and the lamp was broken.`],
    ['Tom Hale', `${said}.`],
  ]);
});

test('the first words of a message, once more by the same person, are a repetition', () => {
  const said = 'The parcel arrived late and the box was damaged';
  const thread = [
    mail('Anna Berg', `${said} and the lamp was broken.`),
    mail('Anna Berg', said),
  ].join('\n\n');
  expect(spoken(thread)).toEqual([['Anna Berg', `${said} and the lamp was broken.`]]);
});

test('a word above the time of a caption stays', () => {
  const captions = [
    'WEBVTT',
    '',
    '8f2c1a/13-1',
    '00:00:01.000 --> 00:00:03.000',
    '<v Anna Berg>Did the lamp arrive on Monday?</v>',
    '',
    'Yes',
    '00:00:04.000 --> 00:00:06.000',
    '<v Tom Hale>It came in one piece.</v>',
  ].join('\n');
  expect(saidIn(captions)).toContain('Yes');
  expect(saidIn(captions)).not.toContain('8f2c1a');
});

test.each(['日期\t内容\t评价', '订单\t内容\t反馈', '日期\t留言\t评价'])(
  'the ordered dish is no part of a review: %s',
  (header) => {
    const rows = [
      ['2026-05-16', '双人套餐', '很好吃,服务员很热情,下次还会再来。'],
      ['2026-05-17', '四人套餐', '上菜太慢,等了一个小时才吃上。'],
      ['2026-05-18', '单人套餐', '味道不错,就是位置有点难找。'],
    ];
    const table = [header, ...rows.map((row) => row.join('\t'))].join('\n');
    expect(read(table).map(({ text }) => text)).toEqual(rows.map(([, , said]) => said));
  },
);

test('short praise above a date is no name', () => {
  const ends = ['Lovely Place', 'Top Service', 'Very Slow'];
  const page = ends.flatMap((end, at) => [
    `We stayed for ${at + 2} nights and slept well.`,
    end,
    `${at + 3} March 2026`,
    'Reply',
    '',
  ]);
  const quotes = read(page.join('\n'));
  expect(quotes.flatMap(({ speaker }) => speaker ?? [])).toEqual([]);
  for (const end of ends) expect(quotes.map(({ text }) => text).join('\n')).toContain(end);
});

test('a name that is a month or a weekday too is a speaker beside a time', () => {
  const names = ['Jordan B', 'Sam', 'June', 'Jan K', 'Mo', 'Dom', 'May'];
  const { quotes } = readPaste({
    text: names.map((name, at) => `${name}  9:1${at} AM\nmessage number ${at} of us`).join('\n'),
  });
  expect(quotes.map(({ speaker }) => speaker)).toEqual(names);
});

const channel = (...messages: readonly string[]) =>
  messages.map((message, at) => `Tom Hale\n  9:0${at} AM\n${message}`).join('\n');

test.each([
  'joined #feedback. Also, Mia Chen joined.',
  'joined #feedback along with 2 others.',
  'was added to #feedback by Mia Chen. Also, Jo Reed joined.',
  'set the channel topic: What buyers say',
  'renamed the channel from “talk” to “feedback”',
  'ist #feedback beigetreten. Außerdem ist Mia Chen beigetreten.',
])('an event of a channel is no quote: %s', (event) => {
  const said = 'The new checkout is so much faster.';
  expect(readPaste({ text: channel(event, said) }, { own: [] }).quotes).toMatchObject([
    { text: said },
  ]);
});

test('words that begin like an event are a quote', () => {
  const said = 'left #feedback behind and never looked back, it was too noisy for us';
  expect(readPaste({ text: channel(said, said) }, { own: [] }).quotes).toMatchObject([
    { text: said },
    { text: said },
  ]);
});
