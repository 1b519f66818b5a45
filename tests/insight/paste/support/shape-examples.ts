import type { Shape } from '#insight/read/read-paste.ts';

interface Examples {
  readonly is: readonly (string | { readonly text: string; readonly html: string })[];
  /** Similar texts of another shape. */
  readonly isNot: readonly string[];
}

const text = (...lines: readonly string[]): string => lines.join('\n');

/** Texts that each recogniser claims, and texts that it leaves to another. */
export const SHAPE_EXAMPLES: Readonly<Record<Shape, Examples>> = {
  json: {
    is: ['[{"review":"Lovely"}]', '{"reviews":["Lovely"]}'],
    isNot: ['[12/05/26, 9:41] Ann: hi\n[12/05/26, 9:42] Bo: hello', '{"review": "cut off'],
  },
  'json-lines': {
    is: ['{"review":"Lovely"}\n{"review":"Nice"}'],
    isNot: ['{"review":"Lovely"}\n{"review":"cut off', 'Lovely\nNice'],
  },
  'clipboard-table': {
    is: [
      {
        text: 'Rating\tReview\n5\tSoft.\nAnd warm.',
        html: '<table><tr><td>Rating<td>Review<tr><td>5<td>Soft.<br>And warm.</table>',
      },
      {
        text: 'Mug\tIt broke after a week',
        html: '<table><tr><td>Mug<td>It broke after a week<tr><td>Cup<td>Holds a lot of tea</table>',
      },
    ],
    isNot: ['Rating\tReview\n5\tSoft and warm', 'One line\nAnother line'],
  },
  'tabbed-chat': {
    is: [
      '2026/10/03(土)\n09:12\t佐藤\t美味しかったです！\n09:20\t店\tありがとうございます。',
      'Sat, 10/03/2026\n09:12\tJana\tIt fits!\n09:20\tShop\tGreat!',
    ],
    isNot: ['09:12\tSoft\t5\n09:20\tWarm\t4', 'Time\tReview\n09:12\tSoft and warm'],
  },
  'stamped-chat': {
    is: [
      '[03/05/2026, 10:11:12] Jana: It fits!\n[03/05/2026, 10:12:40] Shop: Great!',
      '03.05.26, 10:11 - Jana: Passt!\n03.05.26, 10:12 - Laden: Schön!',
      '[10:11, 5/3/2026] Jana: It fits!\n[10:12, 5/3/2026] Shop: Great!',
    ],
    isNot: [
      '2024-01-02 10:00 The parcel came\n2024-01-03 11:00 It was empty',
      '03/05/2026: ordered\n05/05/2026: delivered',
    ],
  },
  'bracketed-chat': {
    is: ['Jana, [03.05.2026 10:11]\nIt fits!\n\nShop, [03.05.2026 10:12]\nGreat!'],
    isNot: ['Lovely, [really] soft\nNice, [and] warm'],
  },
  email: {
    is: [
      'From: Ann <ann@post.example>\nSubject: Thanks\n\nHi,\nthe lamp is lovely.\nBest,\nAnn',
      'Am 03.05.2026 um 18:02 schrieb Birgit Stein:\n> Die Lampe ist schön.',
      'Le 3 mai 2026 à 09:30, Luc <luc@courriel.example> a écrit :\n> La lampe est belle.',
    ],
    isNot: [
      'From: the heart, thank you\nIt was lovely',
      'On Monday I wrote to support.\nThey answered at once.',
    ],
  },
  table: {
    is: ['rating,review\n5,Lovely', 'Note;Avis\n4;Très bon'],
    isNot: ['Lovely, warm, and true to size.', 'Reviews 3,412\n4.5\nGood, really'],
  },
  ticket: {
    is: [
      text(
        'Ticket #58213',
        'Status: Solved',
        '',
        'Ann Lee',
        'May 11, 2026 14:32',
        'It broke.',
        '',
        'Support',
        'May 11, 2026 15:05',
        'Sorry!',
      ),
    ],
    isNot: ['Ticket prices were fine\nThe show was great'],
  },
  'stacked-fields': {
    is: [
      text(
        'Pros',
        'Easy',
        'Cons',
        'Slow',
        'Rating',
        '4',
        '',
        'Pros',
        'Good',
        'Cons',
        '-',
        'Rating',
        '3',
      ),
      text(
        'Vorteile:',
        'Fairer Preis.',
        'Bewertung:',
        '4',
        'Vorteile:',
        'Schnell.',
        'Nachteile:',
        'Laut.',
        'Bewertung:',
        '3',
      ),
      text(
        'What did you like?',
        'The staff',
        'Score: 4',
        'What did you like?',
        'The rooms',
        'Score: 3',
      ),
    ],
    isNot: [
      text(
        'Great service',
        'The rooms were clean.',
        'Rating',
        'Great service',
        'Breakfast was good.',
        'Rating',
      ),
      text('Pros', 'Easy', 'Cons', 'Slow', 'Rating', '4'),
      text('Review: Lovely', 'Rating: 5', 'Review: Nice', 'Rating: 4'),
    ],
  },
  'numbered-heads': {
    is: [
      'Review 1\nSoft and warm.\n\nReview 2\nIt shrank.\nNobody said sorry.',
      'Kunde 1: Weich und warm.\nKunde 2: Viel zu klein.',
      'Avis n° 1\nÉlodie G. – 4/5\nTrès doux.\n\nAvis n° 2\nLuc B. – 2/5\nTrop petit.',
    ],
    isNot: [
      'Review 1 is mine.\nReview 2 is hers.',
      'Response 1\nQ1\nWhat did you like?\nThe colour.\nResponse 2\nQ1\nWhat did you like?\nThe fit.',
      'Customer 3: soft\nCustomer 5: warm',
    ],
  },
  'starred-cards': {
    is: [
      '★★★★★\nVery soft.\nAnn Miller\nLeeds\n\n★★☆☆☆\nIt shrank.\nTom Reed\nYork',
      '★★★★★\nAnn Miller\nVery soft. I love it.\n\n★★☆☆☆\nTom Reed\nIt shrank at once.',
      'Our guests\n\nVery soft.\nAnn Miller\n★★★★★\n\nIt shrank.\nTom Reed\n★★☆☆☆\n\nBook now',
    ],
    isNot: [
      '★★★★★\nAnn Miller\nVerified buyer\nUK\nVery soft.\n\n★★☆☆☆\nTom Reed\nVerified buyer\nUK\nIt shrank.',
      '★★★★★\nVery soft.\n\n★★☆☆☆\nIt shrank.',
    ],
  },
  'app-store': {
    is: [
      text(
        'Kelly Morgan',
        'more_vert',
        'April 28, 2026',
        'It forgets my list.',
        'Did you find this helpful?',
        'Yes',
        'No',
      ),
      text(
        '★★★★★',
        'Great',
        '05/14/2026',
        'hanneke_w',
        'It keeps me calm.',
        'more',
        'Developer Response',
        'Thank you!',
      ),
    ],
    isNot: ['The developer response was quick.\nI use the app every day.'],
  },
  travel: {
    is: [
      text(
        'Anna',
        'Germany',
        '3 nights · May 2026',
        'Couple',
        'Reviewed: 12 May 2026',
        'Quiet',
        'Scored 9.0',
        'Liked',
        'The breakfast.',
        'Disliked',
        'The shower.',
        'Helpful',
      ),
    ],
    isNot: ['We stayed 3 nights and loved it.\nThe breakfast was small.'],
  },
  'review-site': {
    is: [
      text(
        'Ann Lee',
        'GB',
        '4 reviews',
        'Rated 5 out of 5 stars',
        '2 days ago',
        'Quick',
        'They came at once.',
        'Date of experience: 12 May 2026',
        'Useful',
        'Share',
      ),
    ],
    isNot: ['I found them on Trustpilot.\nThey were quick.'],
  },
  map: {
    is: [
      text(
        'Jana Keller',
        'Local Guide · 48 reviews',
        'a month ago',
        'Best coffee in town.',
        'Like',
        'Share',
        'Response from the owner',
        'Thank you Jana!',
      ),
    ],
    isNot: ['A local guide showed us the town.\nIt was worth it.'],
  },
  marketplace: {
    is: [
      text(
        'Marisol G.',
        '5.0 out of 5 stars A good pan',
        'Reviewed in the United States on May 3, 2026',
        'Verified Purchase',
        'Eggs slide off.',
        'Helpful',
        'Report',
      ),
    ],
    isNot: ['It says verified purchase on the box.\nThe seller was kind.'],
  },
  'response-cards': {
    is: [
      text('9', 'Jana', 'jana@example.org', 'It saves an hour.', 'Promoter', 'Add note') +
        text('', '3', 'Tom', 'tom@example.org', 'Too slow.', 'Detractor', 'Add note'),
    ],
    isNot: ['Promoter\nwas what they called me.\nPassive\nis what I am.'],
  },
  'sided-chat': {
    is: [
      'You sent\nDid it arrive?\nRosa\nIt did, and it smells lovely\nYou sent\nGreat!\nRosa\nThe lid is loose though',
      'Ann\nIt fits.\n12 May 2026, 10:14\nShop\nGreat!\n12 May 2026, 10:20\nAnn\nThank you\n12 May 2026, 10:21',
    ],
    isNot: [
      'Ann\nIt fits.\n12 May 2026\nBo\nToo small.\n13 May 2026\nCy\nFine.\n14 May 2026',
      'You sent the wrong size.\nIt was blue.',
    ],
  },
  questionnaire: {
    is: [
      'Respondent 1\nQ1\nWhat did you like most about us?\nThe staff.\nQ2\nWhat should we do better next time?\nThe queue.',
    ],
    isNot: [
      'Response #1\nWhat did you like most about us?\nThe staff.\nRating: 5\nResponse #2\nWhat did you like most about us?\nThe tea.\nRating: 4',
      'Q1 was great\nQ2 was slow',
    ],
  },
  'timed-chat': {
    is: [
      text('Ann Lee', '  10:32 AM', 'It works now.', 'Tom', '  10:47 AM', 'Great!'),
      text('pixelfox — Today at 10:11 AM', 'amazing brush', 'Ann — Today at 10:14 AM', 'Thanks!'),
    ],
    isNot: ['We came at 10:30 AM\nand left at noon.'],
  },
  survey: {
    is: [
      text(
        'Response #1',
        'Score: 9',
        'What did you like most?',
        'The teacher.',
        '',
        'Response #2',
        'Score: 4',
        'What did you like most?',
        'The place.',
      ),
      text('Name: Jana K.', 'Rating: 5/5', 'Comment: It lasts for weeks.'),
    ],
    isNot: ['Rating: great\nFive of us went.', 'My review: lovely.'],
  },
  transcript: {
    is: [
      text('Interviewer: How was it?', 'Frau Koch: Very good.'),
      text('1', '00:00:03.120 --> 00:00:07.480', 'Luis: Three carts now.'),
      text('[00:00:03] Agente: ¿Diga?', '[00:00:09] Cliente: Va de maravilla.'),
    ],
    isNot: ['One thing: it is loud.\nAnother thing: it is heavy.\nStill: I like it.'],
  },
  'starred-reviews': {
    is: [
      text(
        '★★★★★',
        'Very soft',
        'I love it.',
        'by Ann M. on 12.03.2026',
        'Helpful',
        '★★☆☆☆',
        'Too small',
        'It shrank.',
        'by Tom R. on 02.02.2026',
        'Helpful',
      ),
      '1. Ann Miller\n★★★★★\nVery soft.\n\n2. Tom Reed\n★★☆☆☆\nIt shrank.',
    ],
    isNot: ['5/5 Lovely\n★★★ Fine\n1 star Never', '★★★★★ Lovely'],
  },
  'named-cards': {
    is: [
      'Brilliant team. They called back.\nKaren Hill, Bristol\n\nThe room is cold.\nTom Reed, York',
      'Karen Hill\nHost, Hill & Sons\nBrilliant team.\n\nTom Reed\nBaker\nThe room is cold.',
    ],
    isNot: [
      'Brilliant team.\nThey called back.\n\nThe room is cold.\nThe tea is not.',
      '1. Brilliant team.\nKaren Hill\n\n2. The room is cold.\nTom Reed',
    ],
  },
  reviews: {
    is: [
      text(
        '5 out of 5 stars',
        'Very soft',
        'I love it.',
        'by Ann M. on 12.03.2026',
        'Helpful',
        '2 out of 5 stars',
        'Too small',
        'It shrank.',
        'by Tom R. on 02.02.2026',
        'Helpful',
      ),
    ],
    isNot: ['5/5 Lovely\n★★★ Fine\n1 star Never', '★★★★★ Lovely'],
  },
  list: {
    is: ['From May:\n- Soft\n- Warm', '• Soft\n• Warm', '1. Soft\n2. Warm', '✓ Soft\n✗ Heavy'],
    isNot: [
      '3. Bestellung, wieder super\n7. Bestellung, wie immer',
      'A first long story about it.\n\nA second one.\n\n- and a point\n\nA third story.',
    ],
  },
  testimonials: {
    is: [
      '“Brilliant team.”\n— Karen Hill, Bristol\n\n“We saved hours.”\n— Omar Said',
      '**Karen Hill**, Bristol\nBrilliant team.\n\n**Tom Reed**, York\nWe saved hours.',
      'Brilliant team. / Karen Hill\nWe saved hours. / Tom Reed, 71\nThe room is cold. / Anna',
      'Brilliant team. They called back.\n\nKaren Hill, Bristol\n\nWe saved hours.\n\nTom Reed, York',
      '> Brilliant team.\n>\n> — **Karen Hill**\n\n> We saved hours.\n>\n> — **Tom Reed**',
    ],
    isNot: ['It is soft\n– and warm\nIt is cheap\n– and light'],
  },
  notes: {
    is: [
      'Calls in May\n\nThen Rob said:\n"It is soft and warm."\nAsk for a photo.\n\nAmara felt that "it came too late for us".',
    ],
    isNot: [
      'It is soft and warm. My son said "that is the best one".\nIt is cheap.',
      'I asked: "Is it soft enough?"\nThey said: "It is soft and warm."',
    ],
  },
  cells: {
    is: ['Blue mug\tIt broke after a week\nRed mug\tHolds a lot of tea'],
    isNot: ['Blue mug\tIt broke', 'One line\nAnother'],
  },
  prose: {
    is: ['Soft and warm.', 'Soft.\nWarm.', '3/5 of the cups arrived broken\nFine', ''],
    isNot: ['rating,review\n5,Lovely', '- a\n- b'],
  },
};
