import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

/** The quotes of a page, each after its speaker. */
const saidIn = (text: string): string[] =>
  readPaste({ text }).quotes.map((quote) => `${quote.speaker ?? '-'}: ${quote.text}`);

const DOCTORS = {
  de: ['Termin verifiziert', '12. März 2025', 'Standort: Praxis am Markt', 'Wurzelbehandlung'],
  es: ['Cita verificada', '12 de marzo de 2025', 'Localización: Clínica Vidal', 'Ortodoncia'],
  it: ['Visita verificata', '12 marzo 2025', 'Presso: Studio Vidal', 'Igiene orale'],
  pl: ['Wizyta potwierdzona', '12 marca 2025', 'Lokalizacja: Gabinet Vidal', 'Konsultacja'],
};

test.each(Object.entries(DOCTORS))(
  'the treatment between the place and the words is the site’s: %s',
  (_language, [mark, day, place, treatment]) => {
    const page = ['Marta L.', 'Pablo R.']
      .map((name, at) =>
        [
          name.slice(0, 1),
          name,
          mark,
          day,
          place,
          '•',
          treatment,
          `Visit ${at} went well for me.`,
        ].join('\n'),
      )
      .join('\n');
    expect(saidIn(page)).toEqual([
      'Marta L.: Visit 0 went well for me.',
      'Pablo R.: Visit 1 went well for me.',
    ]);
  },
);

test('an answer below the page’s own name is none of the customer’s words', () => {
  const page = `Dr. med. Katrin Ostermann
Zahnärztin
118 Bewertungen
Sabine R.
★★★★★
12. März 2025
Jeder Schritt wurde vorher erklärt.
Dr. med. Katrin Ostermann
Liebe Frau R., vielen Dank für Ihr Vertrauen!
Miriam K.
★★★★☆
4. Februar 2025
Die Krone war gar nicht nötig.`;
  expect(saidIn(page)).toEqual([
    'Sabine R.: Jeder Schritt wurde vorher erklärt.',
    'Miriam K.: Die Krone war gar nicht nötig.',
  ]);
});

test('the job below a placeholder is no name', () => {
  const page = `Verified Reviewer
Marketing Coordinator
Retail, 11-50 employees
Used the software for: 6-12 months
5.0
"Great tool for small teams"
March 12, 2025
Pros
The calendar view is clear.
Cons
The mobile app logs me out.
Dana K.
Owner
Food & Beverages, 2-10 employees
Used the software for: 2+ years
3.0
"Fine, but pricey"
January 3, 2025
Pros
Reports export in one click.
Cons
Price went up by a third.`;
  expect(readPaste({ text: page }).quotes.map(({ speaker }) => speaker)).toEqual([
    'Verified Reviewer',
    'Dana K.',
  ]);
});

test.each([
  ['Comentó el: 4 de octubre de 2025', 'Fantástico', '9,0'],
  ['Commentaire envoyé le 4 octobre 2025', 'Fabuleux', '8,6'],
  ['Bewertet am: 4. Oktober 2025', 'Hervorragend', '9,0'],
  ['Recensito il: 4 ottobre 2025', 'Eccellente', '9,0'],
  ['Beoordeeld op: 4 oktober 2025', 'Fantastisch', '9,0'],
  ['Avaliado em: 4 de outubro de 2025', 'Soberbo', '9,0'],
])('a site’s word for a figure is no headline: %s', (day, verdict, figure) => {
  const stay = (name: string, title: string, words: string) =>
    `${name}\nBelgique\n2 noches\n${day}\n${title}\n${figure}\n${words}\nÚtil`;
  const page = `${stay('Lucía', verdict, 'La cama es comodísima.')}\n${stay('Bruno', 'Muy cerca de todo', 'A dos minutos de la estación.')}`;
  expect(readPaste({ text: page }).quotes.map(({ text }) => text)).toEqual([
    'La cama es comodísima.',
    'Muy cerca de todo\nA dos minutos de la estación.',
  ]);
});

test('marks behind names, translations and owners of a Polish page are no words', () => {
  const page = `Kasia Nowak ,
3 tygodnie temu
(Przetłumaczone przez Google) Rower był gotowy po południu.

(Oryginał)
The bike was ready in the afternoon.
Ola
2 opinie
5 miesięcy temu
Polecam serwis przed sezonem.
… Więcej
Lubię to
Udostępnij
Serwis Szprycha (właściciel)
4 miesiące temu
Dziękujemy i zapraszamy jesienią!
Jan Kowal
2 opinie
6 miesięcy temu
Naprawa trwała dwa dni.
Lubię to
Udostępnij`;
  expect(saidIn(page)).toEqual([
    'Kasia Nowak: Rower był gotowy po południu.',
    'Ola: Polecam serwis przed sezonem.',
    'Jan Kowal: Naprawa trwała dwa dni.',
  ]);
});

test('titles of records above the same label are no part of the comment before', () => {
  const tickets = `Ticket #48213 – Satisfaction survey
Requester: Helen Marsh
Rating: 4/5
Comment: The agent fixed my login in ten minutes.

Ticket #48220 – Satisfaction survey
Requester: Omar Aziz
Rating: 2/5
Comment: Waited three days for an answer.`;
  expect(saidIn(tickets)).toEqual([
    'Helen Marsh: The agent fixed my login in ten minutes.',
    'Omar Aziz: Waited three days for an answer.',
  ]);
});

test('what a mail program shows above a thread is no answer', () => {
  const thread = `Skip to content
Using Gmail with screen readers
Conversations
How is the dinner set?
Inbox

Fern & Clay <hello@fernandclay.example>
Mon, Mar 10, 9:02 AM (3 days ago)
to Melissa

Hi Melissa,

How are you getting on with your dinner set?

Melissa Grant <mel.grant@mailbox.example>
Mon, Mar 10, 4:41 PM (3 days ago)
to Fern

Hi Odette,

The plates are even prettier than in the pictures.

Best,
Melissa`;
  expect(saidIn(thread)).toEqual([
    'Melissa Grant: The plates are even prettier than in the pictures.',
  ]);
});

test('a kind of answer that repeats is no answer', () => {
  const table = `Name,How likely are you to recommend us?,What is the main reason for your score?,Response Type
Naomi,10,Same cleaner every week and she notices things,completed
Lou,8,,completed
Bram,6,Cleaning is good but late,completed`;
  expect(readPaste({ text: table }).quotes.map(({ speaker }) => speaker)).toEqual([
    'Naomi',
    'Bram',
  ]);
});

test('the stars that a visitor may choose are no reviews', () => {
  const choices = ['Not good', 'Could’ve been better', 'OK', 'Good', 'Great'];
  const page = [
    'Choose a star rating on a scale of 1 to 5',
    ...choices.flatMap((choice, at) => [`${at + 1} star rating`, choice]),
    'Start your review of Pine Bakehouse',
    'Rosa M.',
    'Oakland, CA',
    'Mar 4, 2025',
    'The buns sell out by nine, so set an alarm.',
    'Helpful 2',
    'Ted B.',
    'Berkeley, CA',
    'Feb 22, 2025',
    'Bread is excellent, but nobody took names.',
    'Helpful 5',
  ].join('\n');
  expect(saidIn(page)).toEqual([
    'Rosa M.: The buns sell out by nine, so set an alarm.',
    'Ted B.: Bread is excellent, but nobody took names.',
  ]);
});

test('a product named twice below the words is the site’s, a title said again is the customer’s', () => {
  const review = (name: string, ...words: readonly string[]) => [
    `${name} on Mar 14, 2025`,
    '5 out of 5 stars',
    ...words,
    'Report this review',
  ];
  const page = [
    ...review(
      'Tamsin',
      'The magnets are strong.',
      'Walnut Key Rack, Gift',
      'Walnut Key Rack, Gift',
    ),
    ...review('Dorian', 'Absolutely love it', 'Absolutely love it'),
  ].join('\n');
  expect(saidIn(page)).toEqual([
    'Tamsin: The magnets are strong.',
    'Dorian: Absolutely love it\nAbsolutely love it',
  ]);
});

test('five short reviews from one star up are no picker', () => {
  const meanings = ['Broke soon', 'Too loud', 'Does the job', 'Nearly perfect', 'My best buy'];
  const page = meanings.flatMap((meaning, at) => ['★'.repeat(at + 1), meaning]).join('\n');
  const { quotes } = readPaste({ text: page });
  for (const meaning of meanings)
    expect(quotes.some(({ text }) => text.includes(meaning))).toBe(true);
});
