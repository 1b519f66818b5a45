import { expect, test } from 'vitest';
import { isDeed, isJoining } from '#domain/insight/paste/chat-members.ts';
import { readPaste } from '#domain/insight/paste/read-quotes.ts';

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

const HOMES = [
  ['Leeds, GB, 3 days ago', 'Köln, DE, 1 week ago'],
  ['Austin, Texas, United States, 2 days ago', 'London, United Kingdom, 2 weeks ago'],
  ['Lyon, France, il y a 3 jours', 'Gand, Belgique, il y a 2 semaines'],
];

test.each(HOMES)('a home with the day ends a review: %s', (first, second) => {
  const page = `Based on 84 reviews
Priya Nair
Verified Customer
★★★★★
The lamp came two days early.
Helpful?
Yes
Share
${first}
Oskar
★★☆☆☆
Shade arrived with a dent.
The second one is fine.
Helpful?
Yes (2)
Share
${second}
Lamp House
Reply
Sorry about that, a new one is on its way.
Posted 6 days ago`;
  const { quotes } = readPaste({ text: page });
  expect(quotes.map(({ speaker, rating, text }) => [speaker, rating, text])).toEqual([
    ['Priya Nair', 5, 'The lamp came two days early.'],
    ['Oskar', 2, 'Shade arrived with a dent.\nThe second one is fine.'],
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

const RECOMMENDED = [
  ['recommends', 'Like', 'Comment', 'Share', 'Reply', 'All reactions:'],
  ['empfiehlt', 'Gefällt mir', 'Kommentieren', 'Teilen', 'Antworten', 'Alle Reaktionen:'],
  ['consiglia', 'Mi piace', 'Commenta', 'Condividi', 'Rispondi', 'Tutte le reazioni:'],
  ['recommande', 'J’aime', 'Commenter', 'Partager', 'Répondre', 'Toutes les réactions :'],
];

test.each(RECOMMENDED)(
  'comments below recommendations are quotes, the page’s answers are none: %s',
  (verb, like, comment, share, reply, reactions) => {
    const page = `Café Rosenrot
Anke Brandt
 ${verb} Café Rosenrot
.
5 d
 ·
Wunderbarer Käsekuchen und die Bedienung ist nett!
${reactions}
4
${like}
${comment}
${share}
Café Rosenrot
Komm gerne bald wieder vorbei, wir haben jetzt auch Apfelkuchen.
3 d
${like}
${reply}
Holger Wenz
War letzte Woche auch da, der Kuchen ist klasse.
2 d
${like}
${reply}
Petra Lohse
 ${verb} Café Rosenrot
.
2 w
 ·
Der Cappuccino war heiß und stark.
${reactions}
1
${like}
${comment}
${share}`;
    expect(saidIn(page)).toEqual([
      'Anke Brandt: Wunderbarer Käsekuchen und die Bedienung ist nett!',
      'Holger Wenz: War letzte Woche auch da, der Kuchen ist klasse.',
      'Petra Lohse: Der Cappuccino war heiß und stark.',
    ]);
  },
);

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

test.each([
  'Petra Lund joined group by link from Group',
  'Jonas joined the group via invite link',
  'Jonas ist der Gruppe über einen Einladungslink beigetreten',
  'Élodie a rejoint le groupe via un lien d’invitation',
  'Ana se unió al grupo mediante un enlace de invitación',
  'Luca si è unito al gruppo tramite link d’invito',
  'Sanne is lid geworden van de groep via uitnodigingslink',
  'Rui entrou no grupo através do link de convite',
  'Ola dołączyła do grupy przez link z zaproszeniem',
])('a line of the app on a new member: %s', (line) => {
  expect(isJoining(line)).toBe(true);
});

test.each([
  'I joined the group via your link',
  'We joined the group via the link',
  'My sister joined the group by link and loves it',
  'Ana se unió al grupo y le encanta',
  'Jonas joined the group',
])('words on a group that may be a member’s: %s', (line) => {
  expect(isJoining(line)).toBe(false);
});

test('what an app tells behind the name of a member has no more words', () => {
  expect(isDeed('left the group')).toBe(true);
  expect(isDeed('hat die Gruppe verlassen')).toBe(true);
  expect(isDeed('left the group because of the spam')).toBe(false);
});

test('the mark of new messages and new members are no words of the last writer', () => {
  const telegram = `Lena, [12.03.2025 10:15]
Meine Haut ist viel ruhiger.
Jonas, [12.03.2025 11:01]
Bei mir hat sie Rötungen gemacht.
Petra Lund joined group by link from Group
Lena left the group`;
  expect(saidIn(telegram)).toEqual([
    'Lena: Meine Haut ist viel ruhiger.',
    'Jonas: Bei mir hat sie Rötungen gemacht.',
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

const TRAVELLERS: readonly (readonly [string, readonly string[], string, string])[] = [
  [
    'en',
    ['Leeds, UK', '14 contributions', '', '1'],
    'Mar 2025 • Couples',
    'Written March 12, 2025',
  ],
  ['fr', ['Nantes, France14 contributions', '0'], 'mars 2025 • En couple', 'Écrit le 12 mars 2025'],
  ['it', ['14 contributi', '3'], 'mar 2025', 'Scritta in data 12 marzo 2025'],
  ['es', ['1 contribución', '0'], 'mar de 2025 • Familia', 'Escrita el 12 de marzo de 2025'],
];

test.each(TRAVELLERS)(
  'a travel site’s heads leave the title to the customer: %s',
  (_language, head, visit, written) => {
    const page = ['Claire B', 'Yannick_R']
      .map((name, at) =>
        [name, ...head, `Tired boats ${at}`, visit, `Two of ${at} boats leaked.`, written].join(
          '\n',
        ),
      )
      .join('\n');
    const { quotes } = readPaste({ text: page });
    expect(quotes).toMatchObject([
      { speaker: 'Claire B', text: 'Tired boats 0\nTwo of 0 boats leaked.', date: '2025-03-12' },
      { speaker: 'Yannick_R', text: 'Tired boats 1\nTwo of 1 boats leaked.', date: '2025-03-12' },
    ]);
  },
);

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

test('a nickname of any form stands before the comma and the day of an app store', () => {
  const page = `mossy_kate , 03/02/2025
Sticks
The only planner that my husband opens.
GarethT1971 , 02/17/2025
Broken
The scanner freezes on every second item.
jules & the dog , 01/29/2025
Worth it
We throw away half as much food.`;
  expect(saidIn(page)).toEqual([
    'mossy_kate: Sticks\nThe only planner that my husband opens.',
    'GarethT1971: Broken\nThe scanner freezes on every second item.',
    'jules & the dog: Worth it\nWe throw away half as much food.',
  ]);
});

/** Pages that come close to one of the layouts: name, lines with `|` between them, quotes. */
const CLOSE: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'a name that stands twice has stars below',
    [
      'Sarah Millington | Sarah Millington | ★★★★★ | The strap does not cut.',
      'Theodore Baxter | Theodore Baxter | ★★★☆☆ | The buckle is fiddly.',
    ],
    ['Sarah Millington: The strap does not cut.', 'Theodore Baxter: The buckle is fiddly.'],
  ],
  [
    'a product below bare stars is no title said again',
    [
      'Dorian | ★★★★★ | Floating Oak Shelf | Floating Oak Shelf | Report this review',
      'Tamsin | ★★★★☆ | The magnets are strong. | Report this review',
    ],
    ['Tamsin: The magnets are strong.'],
  ],
  [
    'a home of one word stands between the name and the contributions',
    [
      'Klaus W | Vienna | 3 contributions | 0 | Never again | Aug 2024 • Family',
      'We waited two hours. | Written August 30, 2024',
      'Mia L | Chile | 5 contributions | 1 | Great start | Jul 2024 • Solo',
      'The briefing was short. | Written July 12, 2024',
    ],
    ['Klaus W: Never again\nWe waited two hours.', 'Mia L: Great start\nThe briefing was short.'],
  ],
  [
    'reviews of another site stay above those of a travel site',
    [
      'Ilaria Bonfanti | Local Guide · 48 reviews | ★★★★★ 2 weeks ago',
      'They fixed my gears in half an hour. | Like | Share',
      'Claire B | Nantes, France | 14 contributions | 1 | Half a day | Mar 2025 • Couples',
      'Very calm. | Written March 12, 2025',
    ],
    ['Ilaria Bonfanti: They fixed my gears in half an hour.'],
  ],
  [
    'a customer speaks of an answer in Polish',
    [
      'Marek Nowak | 12.03.2025 | ★☆☆☆☆ | Lampa przyszła pęknięta.',
      'Nikt nie odpowiedział na maila | Pieniędzy nie odzyskałem.',
      'Anna Kowalska | 10.03.2025 | ★★★★★ | Super obsługa.',
    ],
    [
      'Marek Nowak: Lampa przyszła pęknięta.\nNikt nie odpowiedział na maila\nPieniędzy nie odzyskałem.',
      'Anna Kowalska: Super obsługa.',
    ],
  ],
  [
    'an answer in Polish ends with a colon',
    [
      'Marek Nowak | 12.03.2025 | ★★★★★ | Szybka wysyłka.',
      '>> Lampex odpowiedział(a): | Dziękujemy!',
      'Anna Kowalska | 10.03.2025 | ★★★★★ | Super obsługa.',
    ],
    ['Marek Nowak: Szybka wysyłka.', 'Anna Kowalska: Super obsługa.'],
  ],
];

test.each(CLOSE)('%s', (_name, lines, said) => {
  expect(saidIn(lines.flatMap((line) => line.split(' | ')).join('\n'))).toEqual(
    expect.arrayContaining([...said]),
  );
});

test('five short reviews from one star up are no picker', () => {
  const meanings = ['Broke soon', 'Too loud', 'Does the job', 'Nearly perfect', 'My best buy'];
  const page = meanings.flatMap((meaning, at) => ['★'.repeat(at + 1), meaning]).join('\n');
  const { quotes } = readPaste({ text: page });
  for (const meaning of meanings)
    expect(quotes.some(({ text }) => text.includes(meaning))).toBe(true);
});
