import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const read = (paste: string) => readPaste({ text: paste }, { own: [] }).quotes;
const textsOf = (paste: string) => read(paste).map(({ text }) => text);

const mail = (...lines: readonly string[]) =>
  [
    'From: Ana Lopez <ana@example.com>',
    'Date: Mon, 4 May 2026 11:40',
    'Subject: Order',
    '',
    ...lines,
  ].join('\n');

test.each(['We loved it', 'Sehr zu empfehlen', 'Todo perfecto'])(
  'praise above the name of the writer is no closing: %s',
  (praise) => {
    const said = 'The cups arrived in one piece.';
    expect(textsOf(mail(said, '', praise, 'Ana Lopez'))).toEqual([`${said}\n\n${praise}`]);
  },
);

test.each([
  'Kind regards',
  'Thanks',
  'Mit freundlichen Grüßen',
  'LG',
  'Bien à vous',
  'Un saludo',
  'Saluti',
  'Groetjes',
  'Pozdrawiam',
  'Abraços',
  'Vänliga hälsningar',
  'Med venlig hilsen',
  'Kenavo,',
])('a closing above the name is no part of the words: %s', (closing) => {
  const said = 'The cups arrived in one piece.';
  expect(textsOf(mail(said, '', closing, 'Ana Lopez'))).toEqual([said]);
});

test('thanks in the middle of an e-mail end no words', () => {
  const said = ['The lid is broken.', '', 'Thanks', '', 'The handle came off as well, by the way.'];
  expect(textsOf(mail(...said, '', 'Ana'))).toEqual([said.join('\n')]);
});

test('a postscript below the signature stays', () => {
  const text = mail(
    'The lid is broken.',
    '',
    'Kind regards',
    'Ana Lopez',
    '',
    'PS: I like the cup.',
  );
  expect(textsOf(text)).toEqual(['The lid is broken.\n\nPS: I like the cup.']);
});

test('a sentence on attention is no banner of a mail server', () => {
  const said = 'Attention to detail is lacking in your mail service.';
  expect(textsOf(mail(said, '', 'Ana'))).toEqual([said]);
});

test('the first customer of a chat is no title', () => {
  const chat = [
    ['Ana Lopez  12/05/2026 10:00', 'Hello, the lid of my cup does not close.'],
    ['Team  10:05', 'Which cup is it?'],
    ['Bob Smith  10:06', 'Mine is the same.'],
    ['Carla Diaz  10:07', 'Mine closes well.'],
  ];
  expect(read(chat.flat().join('\n')).map(({ speaker }) => speaker)).toContain('Ana Lopez');
});

test('records without a note keep the words of their customer', () => {
  const records = [
    { id: 1, channel: 'web', satisfaction: { score: 5, comment: 'Quick and friendly help.' } },
    { id: 2, channel: 'chat', satisfaction: { score: 4, comment: 'It took two days.' } },
    { id: 3, channel: 'web', satisfaction: { score: 5, comment: 'Super' } },
    { id: 4, channel: 'web', satisfaction: { score: 'unoffered', comment: null } },
    { id: 5, comment: 'Nobody answered my question about the lid.' },
  ];
  expect(textsOf(JSON.stringify(records))).toEqual([
    'Quick and friendly help.',
    'It took two days.',
    'Super',
    'Nobody answered my question about the lid.',
  ]);
});

const chat = (...words: readonly string[]) =>
  words
    .map(
      (said, at) =>
        `[12/05/2026, 10:0${at}:00] ${['Ana Lopez', 'Bob Smith'][at % 2] ?? ''}: ${said}`,
    )
    .join('\n');

test.each([
  '[Best course ever]\nI learned a lot.',
  '<I love this shop>',
  '2 weeks without any reaction',
  'New',
  'Nice call',
  'Call me back please',
  'Anruf hat nicht geklappt',
  'Message me when it is back',
  'I left the group because of spam',
  'I turned off the light and the lamp still glows',
  'You added me last week',
])('a message that looks like a notice of the app stays: %s', (said) => {
  expect(textsOf(chat(said, 'The lid does not close.', 'Same here.'))).toContain(said);
});

test.each(['[In reply to Bob Smith]', '[Bob Smith]', '[Antwort an Bob]'])(
  'a reference to another message is a notice: %s',
  (notice) => {
    const said = chat('The lid closes.', 'Mine does not.', `${notice}\nTurn it around.`);
    expect(textsOf(said)).toEqual(['The lid closes.', 'Mine does not.', 'Turn it around.']);
  },
);

test.each(['<Без медиафайлов>', '<Media weggelaten>', '<Mediafil utelämnad>'])(
  'a placeholder that recurs is a notice: %s',
  (notice) => {
    expect(textsOf(chat('The lid closes.', notice, notice, 'Mine does not.'))).toEqual([
      'The lid closes.',
      'Mine does not.',
    ]);
  },
);

test('two words below the time of an e-mail are its message', () => {
  const thread = [
    'Ana Lopez <ana@example.com>',
    '11:40 AM (2 hours ago)',
    'to me',
    '',
    'The cups arrived in one piece.',
    '',
    'Bob Smith <bob@example.com>',
    '11:42 AM (1 hours ago)',
    'lovely cake',
    '',
  ].join('\n');
  expect(textsOf(thread)).toEqual(['The cups arrived in one piece.', 'lovely cake']);
});

test('headings with a time are no speakers', () => {
  const notes = [
    '00:10 Breakfast',
    'We loved the eggs.',
    '00:20 Dinner',
    'The soup was cold.',
    '00:30 Breakfast',
    'The coffee was good.',
  ].join('\n');
  expect(read(notes).flatMap(({ speaker }) => speaker ?? [])).toEqual([]);
});

test('the first exclamation of an e-mail is no greeting', () => {
  const message = [
    'From: Ana Lopez <ana@example.com>',
    'Date: Mon, 4 May 2026 11:40',
    'Subject: Order',
    '',
    'Thank you so much!',
    '',
    'The cups arrived in one piece.',
  ].join('\n');
  expect(textsOf(message)).toEqual(['Thank you so much!\n\nThe cups arrived in one piece.']);
});

test('a line of dashes inside a message keeps what follows', () => {
  const thread = [
    '[12/05/2026, 10:00:00] Ana Lopez: Hello, two things.',
    '----',
    'The lid does not close.',
    '[12/05/2026, 10:02:00] Bob Smith: Mine does.',
  ].join('\n');
  expect(textsOf(thread)[0]).toContain('The lid does not close.');
});
