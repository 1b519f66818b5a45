import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const saidIn = (text: string): string[] =>
  readPaste({ text }).quotes.map((quote) =>
    [quote.speaker, quote.rating, quote.text].filter((it) => it !== undefined).join(' | '),
  );

const reviews = (heads: readonly (readonly string[])[], end: readonly string[]): string =>
  heads.flatMap((head) => [...head, ...end]).join('\n');

test('a scale below its figure is part of the stars', () => {
  const text = reviews(
    [
      [
        'Nora Feld',
        '12 Bewertungen',
        '9',
        '/10',
        '3. Mai 2026',
        'Der Koch kam selbst an den Tisch.',
      ],
      ['Ben Kurz', '2 Bewertungen', '4', '/10', '1. Mai 2026', 'Die Suppe war kalt, zweimal.'],
    ],
    ['Hilfreich'],
  );
  expect(saidIn(text)).toEqual([
    'Nora Feld | 4.5 | Der Koch kam selbst an den Tisch.',
    'Ben Kurz | 2 | Die Suppe war kalt, zweimal.',
  ]);
});

test('one star below a figure explains it', () => {
  const text = reviews(
    [
      ['Nora Feld', '4.0', '★', '3 May 2026', 'The loaf is still warm at noon.'],
      ['Ben Kurz', '2.0', '★', '1 May 2026', 'They close an hour before they say.'],
    ],
    ['Helpful'],
  );
  expect(saidIn(text)).toEqual([
    'Nora Feld | 4 | The loaf is still warm at noon.',
    'Ben Kurz | 2 | They close an hour before they say.',
  ]);
});

test('a name with a dotted age below it is the author', () => {
  const text = reviews(
    [
      [
        '5 out of 5 stars',
        'Light as a feather',
        'quietquill',
        ' · 3 months ago',
        'I carry it all day.',
      ],
      [
        '1 out of 5 stars',
        'Gone in a week',
        'Mireya',
        ' · 2 years ago',
        'The zip broke on day six.',
      ],
    ],
    ['Helpful', 'Report'],
  );
  expect(saidIn(text)).toEqual([
    'quietquill | 5 | Light as a feather\nI carry it all day.',
    'Mireya | 1 | Gone in a week\nThe zip broke on day six.',
  ]);
});

test('counts of a reviewer are no words, in any language', () => {
  const text = reviews(
    [
      [
        'Milan Vrba',
        'Místní průvodce · 31 recenzí · 8 fotek',
        'před 2 týdny',
        'Polévka jako od babičky.',
      ],
      ['Olga Petrů', '4 recenze', 'před 3 měsíci', 'Čekali jsme hodinu na kávu.'],
    ],
    ['Sdílet'],
  );
  expect(saidIn(text)).toEqual([
    'Milan Vrba | Polévka jako od babičky.',
    'Olga Petrů | Čekali jsme hodinu na kávu.',
  ]);
});

test('an age without a figure dates a review', () => {
  const text = reviews(
    [
      ['Ewa Lis', '★★★★★', 'tydzień temu', 'Chleb jeszcze ciepły w południe.'],
      ['Jan Kot', '★★☆☆☆', '3 lata temu', 'Kolejka na godzinę.'],
    ],
    ['Udostępnij'],
  );
  expect(saidIn(text)).toEqual([
    'Ewa Lis | 5 | Chleb jeszcze ciepły w południe.',
    'Jan Kot | 2 | Kolejka na godzinę.',
  ]);
});

test('a name of two letters for a picture is above the author’s home', () => {
  const text = reviews(
    [
      [
        'K',
        'Kasimir',
        'Denver',
        '3 reviews',
        '5/5',
        '3 May 2026',
        'The bread alone is worth the drive.',
      ],
      [
        'TR',
        'TRaven',
        'Chicago',
        'VIP',
        '7 reviews',
        '2/5',
        '1 May 2026',
        'We waited an hour for water.',
      ],
    ],
    ['Is this helpful?'],
  );
  expect(saidIn(text)).toEqual([
    'Kasimir | 5 | The bread alone is worth the drive.',
    'TRaven | 2 | We waited an hour for water.',
  ]);
});

test('an answer that addresses the reviewer above is no quote, whoever signs it', () => {
  const head = (name: string) => [name, 'Verified Buyer', '05/11/26'];
  const text = [
    ...head('Lottie S.'),
    'Rough handle',
    'The seam tore my glove on day two.',
    'Share',
    'Copper Kit',
    '05/12/26',
    'Hello Lottie, we have changed the mould since.',
    ...head('Omar M.'),
    'Solid',
    'Ten years and not a scratch on it.',
    'Share',
  ].join('\n');
  expect(saidIn(text)).toEqual([
    'Lottie S. | Rough handle\nThe seam tore my glove on day two.',
    'Omar M. | Solid\nTen years and not a scratch on it.',
  ]);
});

test('a customer who names the one above, or signs, gives no answer of the business', () => {
  const text = `Jana Novak
3 May 2026
The zip broke after a week and nobody answers.
Helpful
Tom Reed
4 May 2026
Same here Jana, mine broke on day three.
Helpful
Anna Pell
5 May 2026
It is fast.
Kind regards, Anna.
PS: it broke.
Helpful`;
  expect(saidIn(text)).toEqual([
    'Jana Novak | The zip broke after a week and nobody answers.',
    'Tom Reed | Same here Jana, mine broke on day three.',
    'Anna Pell | It is fast.\nKind regards, Anna.\nPS: it broke.',
  ]);
});

test('a short line above the last button of a page is the customer’s', () => {
  const text = reviews(
    [
      ['Anna Pell', '★★★★★', '3 May 2026', 'Size: 1.7 l', 'Boils before the toast is done.'],
      ['Ben Kurz', '★★★★☆', '1 May 2026', 'Nice and quiet', 'Size: 1.7 l', 'Love it'],
    ],
    ['Helpful'],
  );
  expect(saidIn(text).at(-1)).toMatch(/^Ben Kurz \| 4 \| (?:Nice and quiet\n)?Love it$/);
});

test('a customer’s report of a service is no answer of it', () => {
  const text = reviews(
    [
      ['Anna Pell', '★★★★★', 'Customer service response: slow, three days for one line.'],
      ['Ben Kurz', '★★★★☆', 'Hotel feedback: lovely rooms, thin walls.'],
      ['Cleo Dunn', '★★★★☆', 'Too loud.', 'Hotel response: Dear Cleo, we have moved the band.'],
    ],
    ['Helpful'],
  );
  expect(saidIn(text)).toEqual([
    'Anna Pell | 5 | Customer service response: slow, three days for one line.',
    'Ben Kurz | 4 | Hotel feedback: lovely rooms, thin walls.',
    'Cleo Dunn | 4 | Too loud.',
  ]);
});

test('a count of votes above a single drawn star is no figure of it', () => {
  const text = ['★★★★★', 'Great.', 'Helpful', '3', '★', 'Broke at once.', 'Helpful', '2'].join(
    '\n',
  );
  expect(saidIn(text)).toEqual(['5 | Great.', '1 | Broke at once.']);
});

test('furniture above the first label of a review does not end it', () => {
  const head = (stars: string, title: string, job: string, pro: string, con: string) =>
    `${stars}\n★\nFormer Employee\n${title}\nJun 2, 2026 -\n${job}\nRecommend\nCEO Approval\nBusiness Outlook\nPros\n${pro}\nCons\n${con}\nContinue reading`;
  const text = [
    head(
      '4.0',
      'Good people, old vans',
      'Driver in Hull',
      'Shifts are fixed early.',
      'No heating.',
    ),
    head('2.0', 'Avoid in winter', 'Clerk', 'Free tea.', 'Nobody answers the phone.'),
  ].join('\n');
  expect(readPaste({ text }).quotes.map((quote) => quote.text)).toEqual([
    'Good people, old vans\nShifts are fixed early.\nNo heating.',
    'Avoid in winter\nFree tea.\nNobody answers the phone.',
  ]);
});

test('names with a time below the words are the writers of the words above', () => {
  const text = [
    'Inbox',
    'Lotta Grimm',
    'Open',
    'Lotta Grimm',
    'The label cuts off the last digit of every code.',
    'Lotta Grimm · 12 May 2026, 08:14',
    'Seen',
    'Maris',
    'Which printer is it?',
    'Maris · 12 May 2026, 08:20',
    'Maris moved this conversation to Engineering',
    'Lotta Grimm',
    'It printed full codes until Sunday.',
    'Lotta Grimm · 12 May 2026, 08:22',
    'Lotta Grimm rated the conversation',
  ].join('\n');
  const { quotes } = readPaste({ text }, { own: ['Maris'] });
  expect(quotes.map((quote) => `${quote.speaker}: ${quote.text}`)).toEqual([
    'Lotta Grimm: The label cuts off the last digit of every code.',
    'Lotta Grimm: It printed full codes until Sunday.',
  ]);
});

test('the time of a recording in its title leaves the times below the names', () => {
  const text = [
    'Call with a bakery',
    'Tue, Jun 9, 2026 2:01PM • 18:22',
    'SPEAKERS',
    'Nell Abara, Ruben Castle',
    'Nell Abara',
    '00:03',
    'How was the first month?',
    'Ruben Castle',
    '00:09',
    'Calmer. The ovens start on their own.',
    'Nell Abara',
    '00:21',
    'And the bills?',
    'Ruben Castle',
    '00:24',
    'Two pages shorter.',
  ].join('\n');
  const { quotes } = readPaste({ text }, { own: ['Nell Abara'] });
  expect(quotes.map((quote) => quote.text)).toEqual([
    'Calmer. The ovens start on their own.',
    'Two pages shorter.',
  ]);
});

test('the title of an opened thread and its recipients are no words', () => {
  const text = [
    'Mail',
    'Votre séjour',
    'Camping Bel Air <bonjour@belair.example>',
    'lun. 17 août 2026 10:02',
    'À Hervé',
    'Bonjour Hervé,',
    'Un mot sur votre séjour ?',
    'Hervé Quint <h.quint@example.fr>',
    'mer. 19 août 2026 21:37',
    'À Camping',
    'Bonjour,',
    'La rivière est à deux pas, les enfants y ont passé la semaine.',
    'Cordialement,',
    'Hervé',
  ].join('\n');
  expect(saidIn(text)).toEqual([
    'Hervé Quint | La rivière est à deux pas, les enfants y ont passé la semaine.',
  ]);
});

test('the day of an answer leaves the days below the buttons', () => {
  const text = [
    'Filter',
    'Zainab Hall',
    'Verified Reviewer',
    '5.0 out of 5',
    'The light was green before tea.',
    'Helpful',
    'Posted 2 days ago',
    'Mr D. Okon',
    'Verified Reviewer',
    '1.0 out of 5',
    'Three visits and still no line.',
    'Response from the owner',
    'Please send us your reference.',
    'Posted 3 days ago',
    'Helpful',
    'Posted 4 days ago',
    'Carys',
    'Verified Reviewer',
    '4.0 out of 5',
    'A bill that I can read.',
    'Helpful',
    'Posted 1 week ago',
  ].join('\n');
  expect(saidIn(text)).toContain('Zainab Hall | 5 | The light was green before tea.');
  expect(saidIn(text)).toContain('Carys | 4 | A bill that I can read.');
});

test('a line below the day of the experience is the site’s', () => {
  const text = reviews(
    [
      [
        'Ana Berg',
        'Rated 5 out of 5 stars',
        'Aug 6, 2026',
        'Fast',
        'Two days, well packed.',
        'Date of experience: August 3, 2026',
        'Spontaneous note',
      ],
      [
        'Jon Hill',
        'Rated 1 out of 5 stars',
        'Aug 1, 2026',
        'Slow',
        'Six weeks, no word.',
        'Date of experience: July 20, 2026',
      ],
    ],
    ['Useful', 'Share'],
  );
  expect(saidIn(text)).toEqual([
    'Ana Berg | 5 | Fast\nTwo days, well packed.',
    'Jon Hill | 1 | Slow\nSix weeks, no word.',
  ]);
});

test('a filter with counts above the first review names nobody', () => {
  const text = [
    'Tümü',
    'çay',
    '44',
    'manzara',
    '37',
    'otopark',
    '12',
    '+6',
    'Sırala',
    'Nihan Aksu',
    'Yerel Rehber · 71 yorum',
    '★★★★★',
    '3 hafta önce',
    'Reçeller ev yapımı.',
    'Beğen',
    'Judit Nagy',
    'Yerel Rehber · 9 yorum',
    '★★★★☆',
    '2 ay önce',
    'Çay sıcak geldi.',
    'Beğen',
  ].join('\n');
  expect(saidIn(text)).toEqual([
    'Nihan Aksu | 5 | Reçeller ev yapımı.',
    'Judit Nagy | 4 | Çay sıcak geldi.',
  ]);
});

test('a button beside the name of a reviewer ends no review', () => {
  const text = reviews(
    [
      [
        'Tamar',
        '412 reviews',
        'Follow',
        'Rating 5 out of 5',
        'April 3, 2026',
        'I read the end standing up.',
      ],
      [
        'Burt Lind',
        '58 reviews',
        'Follow',
        'Rating 2 out of 5',
        'March 19, 2026',
        'The brother is forgotten.',
      ],
    ],
    ['Like', 'Comment'],
  );
  expect(saidIn(text)).toEqual([
    'Tamar | 5 | I read the end standing up.',
    'Burt Lind | 2 | The brother is forgotten.',
  ]);
});

test('a label with a dot behind it is above words', () => {
  const text = reviews(
    [
      [
        'Lieselot Maas',
        'Beoordeeld: 20 juli 2026',
        'Een weekend aan de vaart',
        '9,0',
        'Leuk · ',
        'Ontbijt in de kas tussen de tomaten.',
        'Niet leuk · ',
        'De lift deed het niet.',
      ],
      [
        'Pieter Smit',
        'Beoordeeld: 11 juni 2026',
        'Een nacht te veel',
        '4,0',
        'Leuk · ',
        'Dicht bij het station.',
        'Niet leuk · ',
        'Een douche zonder gordijn.',
      ],
    ],
    ['Nuttig', 'Niet nuttig'],
  );
  expect(saidIn(text)).toEqual([
    'Lieselot Maas | 4.5 | Een weekend aan de vaart\nOntbijt in de kas tussen de tomaten.\nDe lift deed het niet.',
    'Pieter Smit | 2 | Een nacht te veel\nDicht bij het station.\nEen douche zonder gordijn.',
  ]);
});

test('the average above its count and the link below the last review are the page’s', () => {
  const text = [
    'Arvostelut',
    '4.5/5',
    '27 arvostelua',
    'Järjestä: Uusimmat',
    'Päivi H.',
    '★★★★★',
    '11.6.2026',
    'Teltta pysyi kuivana koko viikon.',
    'Koko: 2 hlö',
    'Kaisa L.',
    '★★★★☆',
    '12.5.2026',
    'Kevyt kantaa',
    'Koko: 2 hlö',
    'Näytä lisää',
  ].join('\n');
  expect(saidIn(text)).toEqual([
    'Päivi H. | 5 | Teltta pysyi kuivana koko viikon.',
    'Kaisa L. | 4 | Kevyt kantaa',
  ]);
});

test('a heading between the name and the stars of a review is the site’s', () => {
  const head = (name: string, stars: string, words: string) =>
    `${name}\nTrusted Customer\nService Rating\n${stars}\nDate of purchase: 14 August 2026\n${words}\nHelpful Review?\n1\nShare\nPosted 6 days ago`;
  const text = [
    head('Ann Pember', '5/5', 'The engineer phoned ahead and wore overshoes.'),
    head('Kwame', '2/5', 'Nobody came, and the line was engaged.'),
  ].join('\n');
  expect(saidIn(text)).toEqual([
    'Ann Pember | 5 | The engineer phoned ahead and wore overshoes.',
    'Kwame | 2 | Nobody came, and the line was engaged.',
  ]);
});
