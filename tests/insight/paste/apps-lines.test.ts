import { expect, test } from 'vitest';
import { isOnlyGreeting } from '#insight/read/lines/greetings.ts';
import { readPaste } from '#insight/read/read-paste.ts';

const read = (lines: readonly string[], own: readonly string[] = []) =>
  readPaste({ text: lines.join('\n') }, { own: [...own] }).quotes.map(
    ({ text, speaker, rating }) => ({ text, speaker, rating }),
  );

test.each([
  'Hi there',
  'Hello Tom!',
  'Guten Tag Frau Weber',
  'Bonjour à tous',
  'Hola, ¿qué tal?',
  'Buongiorno',
  'Goedemorgen allemaal',
  'Bom dia!',
  'You too 👋',
  'Ebenso!',
])('a greeting is no quote: %s', (text) => {
  expect(isOnlyGreeting(text)).toBe(true);
});

test.each([
  'Thanks!',
  'Merci',
  'Hello Kitty mug broke',
  'Hi, it works',
  'Hallo, kommt das Paket noch?',
  'Good day trip',
])('words beside a greeting stay: %s', (text) => {
  expect(isOnlyGreeting(text)).toBe(false);
});

test('levels, joins and tags of a server are no words of its members', () => {
  const quotes = read([
    'Lena [HUND]',
    ' — 05.03.2025 19:15',
    'Die neue Karte lädt viel schneller als vorher',
    '',
    'Helferlein',
    'APP',
    ' — 05.03.2025 19:20',
    'Glückwunsch @Lena, du bist jetzt auf Level 4!',
    'Otto ist dem Server beigetreten. — 05.03.2025 19:30',
    'Wink zur Begrüßung!',
    '',
    'Otto',
    ' — 05.03.2025 19:45',
    'Der Ton fehlt seit gestern auf dem Tablet',
  ]);
  expect(quotes).toEqual([
    { text: 'Die neue Karte lädt viel schneller als vorher', speaker: 'Lena' },
    { text: 'Der Ton fehlt seit gestern auf dem Tablet', speaker: 'Otto' },
  ]);
});

test('the fields of a ticket that change between messages are no words', () => {
  const quotes = read(
    [
      'Ticket #77',
      '',
      'Paula Kern',
      'Mar 03 08:05',
      'Das Sieb tropft nicht mehr.',
      'Status geändert auf Wartend',
      'Zufriedenheitsumfrage gesendet',
      '',
      'Jo Blum',
      'Mar 03 09:10',
      'Prima!',
      '',
      'Paula Kern',
      'Mar 04 10:00',
      'Zufriedenheit: Gut',
      '„Jo hat schnell geholfen.“',
    ],
    ['Jo Blum'],
  );
  expect(quotes).toEqual([
    { text: 'Das Sieb tropft nicht mehr.', speaker: 'Paula Kern' },
    { text: 'Jo hat schnell geholfen.', speaker: 'Paula Kern' },
  ]);
});

test('the numbered answers of one person are one quote', () => {
  const quotes = read([
    'Eingereicht',
    '12. März 2025, 16:41',
    '1',
    'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
    '4',
    '2',
    'Was hat Ihnen gefallen?',
    'Die Lampe kam nach zwei Tagen.',
    '3',
    'E-Mail',
    'ute@post.example',
    '4',
    'Was sollten wir ändern?',
    'Das Kabel ist zu kurz.',
    'Antworttyp',
    'Vollständig',
    'Powered by Formular',
  ]);
  expect(quotes).toEqual([
    { text: 'Die Lampe kam nach zwei Tagen.\nDas Kabel ist zu kurz.', rating: 2 },
  ]);
});

test('the columns of given and family names are one speaker', () => {
  const quotes = read([
    'Nom,Prénom,E-mail,Note,Avis',
    'Garnier,Mathilde,m@post.example,5,"Le pain est toujours frais, merci beaucoup."',
    'Petit,Luc,l@post.example,2,"Trop cher, et pour une petite quantité."',
  ]);
  expect(quotes.map(({ speaker }) => speaker)).toEqual(['Mathilde Garnier', 'Luc Petit']);
});

test('a message about the request is no quote, and a title is above its text', () => {
  const json = JSON.stringify({
    status: { code: 200, message: 'OK' },
    reviews: [
      { score: 5, content: 'Two hours of rain and still dry.', title: 'Dry all day', name: 'Ann' },
      { score: 2, content: 'The zip jams each time.', title: 'Zip is bad', name: 'Bo' },
    ],
  });
  expect(read([json]).map(({ text }) => text)).toEqual([
    'Dry all day\nTwo hours of rain and still dry.',
    'Zip is bad\nThe zip jams each time.',
  ]);
});
