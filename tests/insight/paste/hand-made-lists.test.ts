import { describe, expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

/** Texts that look like lists of several customers in one place only. */

const textsOf = (text: string) => readPaste({ text }).quotes.map((quote) => quote.text);
const speakersOf = (text: string) => readPaste({ text }).quotes.map(({ speaker }) => speaker);
const leftOf = (text: string) => readPaste({ text }).leftOut.map((it) => it.text);

describe('words beside a list that are a customer’s', () => {
  test.each([
    'Anna Berg\nEinfach top\nDer Stuhl ist bequem und schnell aufgebaut.\n\nMax Huber\nEnttäuschend\nNach zwei Wochen ist die Lehne gebrochen.',
    'Great breakfast and very kind staff, we loved every minute of it.\n\nThe hotel is nice, but I told reception about several things:\n- the shower was cold\n- the window would not shut\n\nParking costs 30 euros a night and nobody tells you.',
    'Hallo zusammen,\n\nhier meine Rückmeldung zum Kurs:\n- Das Tempo war zu schnell.\n- Der Raum war kalt.\n\nTrotzdem würde ich wiederkommen.\n\nLiebe Grüße\nJana',
    '- "Luna" ist mein Lieblingskissen\n- "Nova" war leider zu hart\n- "Stella" passt perfekt',
    'Élodie Garnier – 4/5\nLe panier est arrivé bien frais.\n\nAvis n° 2\nBertrand L. – 5/5\nMes enfants mangent enfin des épinards.\n\nAvis n° 3\nAnne – 3/5\nUn peu cher.',
    'Review 1\nSoft and warm.\n\nReview 2\nSupport was friendly and fast.\n\nWould buy again',
    'Absolutely love it\n\nThe coat fits perfectly and keeps me warm.\n\nJana Kolbe',
    'Good coffee, slow service.\n4\nBest croissant in town.\n5\nShow more',
    '### Love it\nGreat bread and kind people.\n— Anna Berg',
    '#1 coffee place in town, hands down.\n#1 choice for birthday cakes too.',
  ])('nothing that a customer said is left out: %j', (text) => {
    const left = leftOf(text).join('\n');
    for (const line of text.split('\n').filter((it) => /\p{Ll}{3} \p{L}/u.test(it)))
      if (
        !/:$|^(?:Hallo|Liebe|Élodie|Bertrand|Avis|### )/u.test(line) &&
        !/^(?:Anna|Max|Jana) /.test(line)
      )
        expect(left).not.toContain(line.replace(/^- /, ''));
  });
});

test('a name in bold with a dollar sign stays as it was pasted', () => {
  const text = '- **Jo $& Co**: they came late.\n- The tea was cold, and nobody said sorry.';
  expect(textsOf(text)).toContain('**Jo $& Co**: they came late.');
});

describe('names in a list', () => {
  test.each([
    [
      'Danke Frau Müller',
      '★★★★★\nGroßes Lob an das Team.\nDanke Frau Müller\n\n★★★★★\nToller Kurs, viel gelernt.\nDanke Herr Schmidt',
    ],
    [
      'Hi Lena',
      'Hi Lena,\nthanks for the quick reply.\nJana\n\nHi Jana,\nyou are welcome, have a great day.\nLena',
    ],
    ['接客', '- 接客：とても丁寧でした。\n- 料理：おいしかったです。\n- 価格：少し高いです。'],
    [
      'TripAdvisor',
      'TripAdvisor\n\nWe stayed for two nights.\n\nBooking.com\n\nBreakfast was cold.\n\nTrustPilot\n\nFine.',
    ],
    ['Klein', '1. Zimmer\n- Klein\n2. Frühstück\n- Kalter Kaffee\n3. Lage\n- Super'],
  ])('%s is no customer’s name', (name, text) => {
    expect(speakersOf(text)).not.toContain(name);
  });
});

describe('words of others in a list', () => {
  test('an interview whose customers have numbers is an interview', () => {
    const text =
      'Kunde 1: Ich finde die App zu langsam.\nInterviewer: Können Sie das genauer sagen?\nKunde 2: Bei mir lädt sie ewig.\nInterviewer: Danke.';
    expect(textsOf(text)).toEqual(['Ich finde die App zu langsam.', 'Bei mir lädt sie ewig.']);
  });

  test('an owner’s reply below a numbered review is left out', () => {
    const text =
      'Review 1\nAnn Miller\n2 reviews\n★★★★★ a week ago\nLovely cakes.\nReview 2\nMax Huber\n3 reviews\n★★☆☆☆ a month ago\nCoffee was cold.\nResponse from the owner\nSorry to hear that, Max. Please come again.';
    expect(textsOf(text).join('\n')).not.toContain('Sorry to hear that');
  });

  test('an answer of the shop below an item is left out', () => {
    const text =
      '- The soup was cold and the waiter rude.\nOur answer: sorry, we have a new cook now.\n\n- Lovely cakes, we will be back.\nOur answer: thank you so much!';
    expect(textsOf(text)).toEqual([
      'The soup was cold and the waiter rude.',
      'Lovely cakes, we will be back.',
    ]);
  });

  test('an item without a name does not go to the customer above', () => {
    const text =
      '- Anna Berg\n    - I like it a lot.\n- The app is too slow on my phone.\n- Max Huber\n    - Support was quick.';
    expect(textsOf(text)).toContain('The app is too slow on my phone.');
  });

  test('the steps of an agent above the mail of a customer are no list of customers', () => {
    const text =
      'Hello Tom,\n\nour customers usually do this:\n- restart the router\n- reset the password\n\nBest,\nLena\n\nOn Monday, Tom Berg wrote:\n> The router keeps dropping the connection.';
    expect(textsOf(text)).not.toContain('restart the router');
  });

  test('a day below the name is the day of the quote', () => {
    const text =
      'Anna Berg\n12.03.2026\nDas Brot ist super. Wir kommen wieder.\n\nMax Huber\n04.02.2026\nDer Kuchen war trocken, schade.';
    expect(readPaste({ text }).quotes.map(({ date }) => date)).toEqual([
      '2026-03-12',
      '2026-02-04',
    ]);
  });

  test.each([
    `- good\n- great${' (5/5)'.repeat(4000)}`,
    `Review 1\n${'5/5\n'.repeat(20_000)}Review 2\ngood stuff.`,
    `- good\n- ${'12 March 2026\n  '.repeat(8000)}end`,
  ])('thousands of scores and days are read: text %#', (text) => {
    expect(textsOf(text).length).toBeGreaterThan(0);
  });
});
