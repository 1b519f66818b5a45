import { describe, expect, test } from 'vitest';
import { languageOf } from '#insight/evidence/terms/sentence-language.ts';
import { shownFirst } from '#domain/evidence/shown-first.ts';
import type { Span } from '#domain/text/span.ts';
import type { Verdict } from '#domain/evidence/verdict.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

const quoteOf = (text: string, id = '1'): Quote => {
  const language = languageOf(text);
  return { id, text, ...(language !== undefined && { language }) };
};

async function verdictOn(sentence: string, ...quotes: readonly string[]) {
  const checked = await checkEvidence(
    sentence,
    undefined,
    quotes.map((text, index) => quoteOf(text, String(index + 1))),
  );
  return checked.map(({ verdict }) => verdict).join(' + ');
}

/** Sentence, then the quote. */
type Row = readonly [sentence: string, quote: string];

describe('words put into a mouth', () => {
  const said = 'It is very comfortable.';

  test.for([
    `One customer put it like this: “${said}”`,
    `One guest summed it up perfectly: “${said}”`,
    `We also noted this one down: “${said}”`,
    `“${said}” – music to our ears`,
    // Only the quoted words are proven, not their attribution.
    `One doctor put it like this: “${said}”`,
    `Our family says: “${said}”`,
    `One customer kept it: “${said}”`,
  ])('are said for exactly these words: %s', async (sentence) => {
    expect(await verdictOn(sentence, said)).toBe('said');
  });

  test.for([
    `Our rival’s slogan is “${said}”`,
    `Our competitors’ motto: “${said}”`,
    `Our own brochure said: “${said}”`,
    `Other hotels say “${said}”`,
  ])('are not said by others than customers: %s', async (sentence) => {
    expect(await verdictOn(sentence, said)).not.toMatch(/said|retold/);
  });

  test.for([
    ['Unser Mitbewerber wirbt mit „Das Becken ist warm.“', 'Das Becken ist warm.'],
    ['Le slogan de notre concurrent : « La piscine est chaude. »', 'La piscine est chaude.'],
    ['El lema de la competencia: «La piscina está caliente.»', 'La piscina está caliente.'],
  ] as const)('nor in another language: %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toBe('near');
  });

  test('are said by another guest', async () => {
    expect(await verdictOn(`Another guest said: “${said}”`, said)).toBe('said');
  });

  test.for([
    `Every customer put it like this: “${said}”`,
    `No customer put it like this: “${said}”`,
    `One customer never said: “${said}”`,
    `One customer put it like this after ten years: “${said}”`,
    `Our cream cures acne scars, and guests say “${said}”`,
    `“${said}” thanks to a sofa that cures back pain`,
    'We also noted this one down: “It is the cheapest in town.”',
  ])('are not said where the attribution tells more: %s', async (sentence) => {
    expect(await verdictOn(sentence, said)).toMatch(/^(?:near|no-source|otherwise)$/);
  });
});

describe('words that their own quote disowns', () => {
  test.for<Row>([
    ['The heating works perfectly.', 'I wish I could say this. The heating works perfectly.'],
    ['Breakfast is included.', 'The website promises this. Breakfast is included. It is not.'],
    ['The blanket is soft.', 'The blanket is soft. Edit: after one wash it is scratchy.'],
    ['The motor is quiet.', 'UPDATE after a month: it died. Before: The motor is quiet.'],
    ['Delivery in two days.', 'Yeah right. Delivery in two days.'],
  ])('are near at most: %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toBe('near');
  });

  test.for([
    'Is the tent waterproof? Yes.',
    'Waterproof? Yes!',
    'Why does our tent never leak?',
    'Good news: it never leaks!',
  ])('a claim in another form needs a source too: %s', async (sentence) => {
    expect(await verdictOn(sentence, 'The zip broke twice.')).toMatch(/near|no-source/);
  });

  test.for<[...Row, string]>([
    ['Is the tent waterproof? Yes.', 'The tent is waterproof.', 'near'],
    ['Is the tent waterproof? Yes.', 'The staff were kind.', 'no-source'],
  ])('an answer has the sources of its question: %s << %s', async ([post, quote, verdict]) => {
    expect(await verdictOn(post, quote)).toBe(`not-a-claim + ${verdict}`);
  });

  test('the mood of the reader is no claim', async () => {
    expect(await verdictOn('Ready for the weekend? Yes!', 'The zip broke.')).not.toMatch(
      /near|no-source/,
    );
  });
});

describe('said', () => {
  test.for<Row>([
    ['The pool closes at six.', 'Lovely terrace. The pool closes at six, and the bar is small.'],
    ['The pool closed at 6.', 'The pool closes at six.'],
    ['We waited two hours.', 'We waited 120 minutes.'],
    ['We waited half an hour.', 'we waited 30 min'],
    ['We waited for an hour and a half.', 'We waited for 90 minutes.'],
    ['We waited 1 h 30.', 'We waited for nothing. We waited 90 minutes.'],
    ['It took three quarters of an hour.', 'It took 45 minutes.'],
    ['Tardaron una hora y cuarto.', 'Tardaron 75 minutos.'],
    ['On a attendu trois quarts d’heure.', 'On a attendu 45 minutes.'],
    ['Wir warteten eine halbe Stunde.', 'Wir warteten 30 Minuten.'],
    ['Es dauerte eine Viertelstunde.', 'Es dauerte 15 Minuten.'],
    ['It costs £45.', 'It costs 45 pounds!'],
    ['It opens at 6 pm.', 'It opens at 18:00.'],
    ['Twenty-five people came along.', '25 people came along.'],
    ['It holds 2,000 people.', 'It holds two thousand people.'],
    ['“So soft and light,” says one customer.', 'So soft and light! I wear it daily.'],
    ['As one of you said: “it’s very comfortable.”', "It's very comfortable. I love it."],
    ['One guest told us that the bed was huge.', 'The bed was huge, but the room was cold.'],
    ['No problems except the zip.', 'No problems except the zip.'],
    [
      'Die Lieferung dauerte zwei Tage.',
      'Die Lieferung dauerte 2 Tage, alles heil.'.replace(', alles heil', ''),
    ],
    ['Wir warteten anderthalb Stunden.', 'Wir warteten 90 Minuten.'],
    ['Fünfundzwanzig Leute kamen mit.', '25 Leute kamen mit.'],
    ['Esperamos media hora.', 'Esperamos 30 minutos.'],
    ['Vinieron treinta y cinco personas.', 'Vinieron 35 personas.'],
    ['On a attendu une demi-heure.', 'On a attendu 30 minutes.'],
    ['Il y avait quatre-vingt-dix personnes.', 'Il y avait 90 personnes.'],
    ['La piscine ferme à dix-huit heures.', 'La piscine ferme à 18 h.'],
    [
      'Der Termin begann pünktlich um 9:15 Uhr.',
      'Der Termin begann pünktlich um 9:15 Uhr, und um zehn saß ich schon wieder im Büro.',
    ],
    ['“The lamp was bright.”', 'The lamp was bright, and by Friday our neighbour had ordered one.'],
  ])('said: %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toBe('said');
  });
});

describe('customers said otherwise', () => {
  test.for<Row>([
    ['The pool closes at ten in summer.', 'Nice pool, closes at six.'],
    ['The pool closes at ten.', 'The pool closes at six.'],
    ['Check-in took 4 minutes.', 'Check-in took forty minutes.'],
    ['The rooms are noisy.', 'The rooms are quiet.'],
    ['The zip is not broken.', 'The zip is broken.'],
    ['The tent is waterproof in the rain.', "The tent isn't waterproof in the rain."],
    ['The shop is open on Monday.', 'The shop is open on Sunday.'],
    ['All the tomatoes were ripe.', 'Two of the tomatoes were ripe.'],
    ['Der Pool schließt um zehn.', 'Der Pool schließt um sechs.'],
    ['Das Zimmer ist laut.', 'Das Zimmer ist ruhig.'],
    ['La piscina cierra a las diez.', 'La piscina cierra a las seis.'],
    ['La piscine ferme à dix heures.', 'La piscine ferme à six heures.'],
  ])('contradicted: %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toBe('otherwise');
  });
});

describe('never said', () => {
  test.for<Row>([
    // Dropped limitations.
    ['The bag is great.', 'The bag is great for short trips.'],
    ['The bag is great.', 'The bag is great, for short trips.'],
    ['The bag is great.', 'For short trips, the bag is great.'],
    ['The bag is great.', 'The bag is great. For short trips.'],
    ['The bag is great.', 'If you travel light the bag is great.'],
    ['The bag is great.', 'The bag is great if you travel light.'],
    ['The bag is great.', 'The bag is great, unless it rains.'],
    ['The bag is great.', 'The bag is great, sometimes.'],
    ['The bag is great.', 'The bag is great, but only for a weekend.'],
    ['The bag is great.', 'The bag is great, allegedly.'],
    ['The bag is great.', 'The bag is great, they say.'],
    ['The bag is great.', 'The bag is great? No.'],
    ['The bag is great.', 'The bag is great. Not.'],
    ['The bag is great.', 'The bag is great 🙄'],
    ['The bag is great.', 'They promised the bag is great.'],
    ['The bag is great.', 'They told me, the bag is great.'],
    ['The bag is great.', 'The ad says: “The bag is great.”'],
    ['The bag is great.', 'I doubt the bag is great.'],
    ['The bag is great.', 'I wish I could say the bag is great.'],
    ['The bag is great.', 'The bag could be great.'],
    ['The bag is great.', 'The bag is almost great.'],
    ['The bag is great.', 'Is the bag great?'],
    ['The bag is great.', 'The old bag is great.'],
    ['The lift worked.', 'The lift worked, the first week.'],
    ['The lift worked.', 'The lift worked. Once.'],
    ['No problems.', 'No problems except the zip.'],
    ['No problems at all here.', 'No problems at all here but the zip.'],
    ['Problems everywhere, no.', 'No, problems everywhere.'],
    ['The bag is great 🙄', 'The bag is great.'],
    ['The bag is great.', '❌ The bag is great.'],
    ['The bag is great.', 'The website says:\nThe bag is great.'],
    ['The bag is great.', 'The bag is great, I gather.'],
    ['The hotel was rude.', 'The owner of the bar and the hotel was rude.'],
    ['The pool is heated.', 'The brochure boasts quiet rooms and the pool is heated.'],
    ['It was 5 °C in the room.', 'It was -5 °C in the room.'],
    ['8 euros for a coffee.', 'It costs 6–8 euros for a coffee.'],
    // Quantity, degree, comparison.
    ['Everyone loves the soup.', 'I love the soup.'],
    ['Thousands of guests love the soup.', 'One of the guests loves the soup.'],
    ['The staff is always friendly.', 'The staff is friendly.'],
    ['The soup was very warm.', 'The soup was a bit warm.'],
    ['The soup was too warm.', 'The soup was warm.'],
    ['The coat is warmer.', 'The coat is warm.'],
    ['It is better than my old one.', 'It is worse than my old one.'],
    ['It is the best hotel.', 'It is the best hotel in the street.'],
    ['The rooms were clean.', 'The room was clean.'],
    ['Our guests say the bed was huge.', 'The bed was huge.'],
    ['Nine of ten guests say the bed was huge.', 'The bed was huge.'],
    // Agent, time, place.
    ['The staff was helped.', 'The staff helped.'],
    ['The guests paid late.', 'The guests were paid late.'],
    ['Dem Kellner half der Gast.', 'Der Kellner half dem Gast.'],
    ['La camarera lo ayudó mucho.', 'La camarera la ayudó mucho.'],
    ['I helped the staff.', 'The staff helped me.'],
    ['My wife snores less.', 'My husband snores less.'],
    ['The showers were warm in the evening.', 'The showers were warm in the morning.'],
    ['The café is behind the station.', 'The café is in front of the station.'],
    // Other languages.
    ['Die Tasche ist toll.', 'Die Tasche ist toll für kurze Reisen.'],
    ['Die Lieferung war schneller.', 'Die Lieferung war schnell.'],
    ['Der Akku hält.', 'Der Akku hält aber nur einen Tag.'],
    ['Die Suppe war warm.', 'Angeblich war die Suppe warm.'],
    ['Es gab Probleme.', 'Es gab keine Probleme.'],
    ['La bolsa es genial.', 'La bolsa es genial si viajas poco.'],
    ['Mi hija salió encantada.', 'Mi hijo salió encantado.'],
    ['Le sac est génial.', 'Le sac est génial, sauf sous la pluie.'],
    ['On entend la rue le matin.', 'On n’entend la rue que le matin.'],
    ['Сумка отличная.', 'Сумка отличная, если мало вещей.'],
    ['The lamp was bright.', 'The lamp was bright, and by Friday it was dead.'],
    ['The bed is soft.', 'Our previous hotel: the room was big and the bed is soft.'],
    ['The bar is open.', 'In summer the terrace is quiet, and the bar is open.'],
  ])('not said: %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).not.toBe('said');
  });
});

test('a sentence about several customers needs several quotes', async () => {
  const sentence = 'Our guests say the bed was huge.';
  expect(await verdictOn(sentence, 'The bed was huge.')).toBe('retold');
  expect(await verdictOn(sentence, 'The bed was huge.', 'Lovely! The bed was huge!')).toBe('said');
});

test('a sentence stays said if one of two customers contradicts it', async () => {
  const quotes = ['The pool closes at six.', 'The pool closes at ten.'];
  const [checked] = await checkEvidence(
    'The pool closes at ten.',
    undefined,
    quotes.map((text, id) => quoteOf(text, String(id))),
  );
  expect(checked?.verdict).toBe('said');
  expect(checked?.sources.map(({ verdict }) => verdict)).toEqual([
    'said',
    'otherwise',
  ] satisfies Verdict[]);
});

test('a call to action is not linked to a quote by a shared word', async () => {
  expect(
    await verdictOn('Tell us below, we are all ears!', 'Bring ear plugs, the street is loud.'),
  ).toBe('not-a-claim');
});

test('a mixed quote comes with its other side', async () => {
  const quote = 'The bed was huge. The shower was cold, though, and nobody cared. Bye.';
  const [checked] = await checkEvidence('The bed was huge.', undefined, [quoteOf(quote)]);
  const spans = checked?.sources[0]?.otherSide ?? [];
  expect(spans.map(({ start, end }) => quote.slice(start, end))).toEqual([
    'The shower was cold, though, and nobody cared.',
  ]);
});

test('a quote and its other side are shown without a repeated or missing word', async () => {
  const text = 'Great\nThe lift was not there. The bed was huge. It was not warm!  Bye.';
  const [checked] = await checkEvidence('The bed was huge.', undefined, [quoteOf(text)]);
  const otherSide = checked?.sources[0]?.otherSide ?? [];
  const wordsOf = (spans: readonly Span[]) => spans.map(({ start, end }) => text.slice(start, end));
  expect(wordsOf(otherSide)).toEqual(['The lift was not there.', 'It was not warm!']);
  expect(wordsOf(shownFirst(text, otherSide))).toEqual(['Great', 'The bed was huge.', 'Bye.']);
  expect(wordsOf(shownFirst(text, []))).toEqual([text]);
});

test.for<readonly [name: string, sentence: string, quote: Quote]>([
  ['sentence', 'The bed was huge.', quoteOf('The bed was huge, but the room was cold.')],
  [
    'quote without stops',
    'Tight on the shoulders.',
    {
      ...quoteOf('Poor\ntight on my shoulders, not soft. it fell apart, and i returned it.'),
      rating: 2,
    },
  ],
])('the other side repeats no word of the shown %s', async ([, sentence, quote]) => {
  const [checked] = await checkEvidence(sentence, undefined, [quote]);
  expect(checked?.sources).toHaveLength(1);
  expect(checked?.sources[0]?.otherSide).toBeUndefined();
});

test.for<readonly [sentence: string, quote: string, here: string[], there: string[]]>([
  [
    'This top is very versatile in Rome.',
    'This is a very versatile top, in blue.',
    ['very versatile'],
    ['very versatile'],
  ],
  [
    'We use wool in the cuffs.',
    'Wool cuffs, so I use it a lot.',
    ['wool', 'cuffs'],
    ['Wool cuffs'],
  ],
])('%s: content words and phrases are marked, no function word alone', async (row) => {
  const [sentence, quote, here, there] = row;
  const [checked] = await checkEvidence(sentence, undefined, [quoteOf(quote)]);
  const source = checked?.sources[0];
  expect(source?.here.map(({ start, end }) => sentence.slice(start, end))).toEqual(here);
  expect(source?.there.map(({ start, end }) => quote.slice(start, end))).toEqual(there);
});

describe('not said: gaps found in the rules', () => {
  test.for<readonly [sentence: string, ...quotes: string[]]>([
    ['It is waterproof.', 'Is it waterproof? 😊'],
    ['There is parking.', 'Is there parking?!'],
    ['Completely waterproof.', 'It is *not* completely waterproof.'],
    ['Recommend this hotel.', 'I would *never* recommend this hotel.'],
    ['The rooms are quiet.', 'The rooms are quiet. I wish!'],
    ['It weighs 500 kg.', 'It weighs 0.500 kg.'],
    ['The rooms are quiet.', 'They told me… the rooms are quiet.'],
    ['The rooms are quiet.', 'I thought... the rooms are quiet.'],
    [
      'The tent is waterproof.',
      'The tent is waterproof.',
      'The tent is not waterproof.',
      'The tent is not waterproof, sadly.',
    ],
  ])('not said: %s', async ([sentence, ...quotes]) => {
    expect(await verdictOn(sentence, ...quotes)).not.toBe('said');
  });
});

describe('a hashtag', () => {
  test.for<Row>([
    ['The tent is warm and #waterproof.', 'The tent is warm and we loved it.'],
    ['The tent is warm. #waterproof', 'The tent is warm and waterproof, they promised.'],
    ['The tent is warm.', 'The tent is warm. #sarcasm'],
    ['The tent is warm.', 'The tent is warm #not'],
    ['The tent is warm.', 'The tent is warm #ironie'],
    ['Das Zelt ist warm.', 'Das Zelt ist warm. #ironie'],
    ['La tienda es cálida.', 'La tienda es cálida. #sarcasmo'],
    ['La tente est chaude.', 'La tente est chaude. #ironie'],
    ['The #cold tent is great.', 'The tent is great.'],
    ['The tent is great.', 'The #old tent is great.'],
    ['The tent is warm.', 'The tent is warm #onlyinsummer'],
    ['The tent is warm.', 'The tent is #almost warm.'],
    ['The tent is warm #waterproof', 'The tent is warm.'],
  ])('a hashtag changes the meaning: %s is not said by %s', async ([sentence, quote]) => {
    const [first] = (await verdictOn(sentence, quote)).split(' + ');
    if (sentence.includes('. #')) expect(first).not.toBe('otherwise');
    else expect(first).not.toBe('said');
  });

  test.for<Row>([
    ['The tent is warm. #camping #tents', 'The tent is warm.'],
    ['The tent is warm 🏕️ #camping', 'The tent is warm.'],
    ['The tent is warm.', 'The tent is warm. #camping #weekend'],
    ['The #tent is warm.', 'The tent is warm.'],
  ])('a hashtag is only a label: %s is said by %s', async ([sentence, quote]) => {
    const [first] = (await verdictOn(sentence, quote)).split(' + ');
    expect(first).toBe('said');
  });
});

describe('a quote that retracts itself', () => {
  test.for<Row>([
    ['A quiet room.', 'A quiet room. Or so I thought.'],
    ['A quiet room.', 'A quiet room, or so we were told.'],
    ['A quiet room.', 'A quiet room… or so they say.'],
    ['The room is quiet.', 'The room is quiet. At least that is what the website says.'],
    ['The room is quiet.', 'The room is quiet. That was the promise.'],
    ['The room is quiet.', 'The room is quiet. Yeah, right.'],
    ['The room is quiet.', 'The room is quiet. As if.'],
    ['The room is quiet.', 'The room is quiet…not!'],
    ['The room is quiet.', 'The room is quiet ... NOT!'],
    ['The room is quiet.', 'The room is quiet. Until midnight.'],
    ['The room is quiet.', 'The room is quiet. In your dreams.'],
    ['The room is quiet.', 'The room is quiet. Just kidding!'],
    ['The room is quiet.', 'The room is quiet. I was wrong.'],
    ['The room is quiet.', 'The room is quiet. Wrong!'],
    ['The room is quiet.', 'The room is quiet. Far from it.'],
    ['The room is quiet.', 'The room is quiet. Said no one ever.'],
    ['The room is quiet.', 'The room is quiet, said no one ever.'],
    ['The room is quiet.', 'The room is quiet /s'],
    ['The room is great.', 'The room is great if you like waiting.'],
    ['Great room.', 'Great room! If you like waiting.'],
    ['Great service.', 'Great service, if you enjoy waiting an hour.'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. Dachte ich zumindest.'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. Dachte ich.'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. So hieß es jedenfalls.'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. Von wegen!'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. Schön wär’s.'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig … nicht!'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. Pustekuchen.'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. Denkste!'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. Stimmt leider nicht.'],
    ['Super Service.', 'Super Service, wenn man gern wartet.'],
    ['Super Service.', 'Super Service. Wenn man gern wartet.'],
    ['La chambre est calme.', 'La chambre est calme. Enfin, c’est ce que je croyais.'],
    ['La chambre est calme.', 'La chambre est calme. Du moins je le croyais.'],
    ['La chambre est calme.', 'La chambre est calme. Tu parles !'],
    ['La chambre est calme.', 'La chambre est calme. Mon œil !'],
    ['La chambre est calme.', 'La chambre est calme. Ou pas.'],
    ['La chambre est calme.', 'La chambre est calme… ou pas !'],
    ['La chambre est calme.', 'La chambre est calme. Soi-disant.'],
    ['Service génial.', 'Service génial, si on aime attendre.'],
    ['La habitación es tranquila.', 'La habitación es tranquila. O eso creía.'],
    ['La habitación es tranquila.', 'La habitación es tranquila. Eso pensaba yo.'],
    ['La habitación es tranquila.', 'La habitación es tranquila. O eso dicen.'],
    ['La habitación es tranquila.', 'La habitación es tranquila. ¡Qué va!'],
    ['La habitación es tranquila.', 'La habitación es tranquila. ¡Ja!'],
    ['La habitación es tranquila.', 'La habitación es tranquila. Mentira.'],
    ['La habitación es tranquila.', 'La habitación es tranquila… ¡no!'],
    ['Servicio genial.', 'Servicio genial si te gusta esperar.'],
  ])('a retracted quote does not say %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).not.toBe('said');
  });

  test.for<Row>([
    ['The room is quiet.', 'The room is quiet. I thought the breakfast was good.'],
    ['The room is quiet.', 'The room is quiet. We were told to come back, and we will.'],
    ['Das Zimmer ist ruhig.', 'Das Zimmer ist ruhig. Ich dachte lange an das Frühstück.'],
    ['La chambre est calme.', 'La chambre est calme. Je pensais souvent au petit déjeuner.'],
    ['La habitación es tranquila.', 'La habitación es tranquila. El desayuno dicen que es bueno.'],
  ])('a remark on another subject retracts nothing: %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toBe('said');
  });
});

describe('a question without its mark', () => {
  test.for<Row>([
    ['The room is quiet.', 'Is the room quiet'],
    ['There is parking.', 'Is there parking'],
    ['They are open on Sunday.', 'Are they open on Sunday.'],
    ['It is waterproof.', 'is it waterproof'],
    ['They deliver on Sunday.', 'Do they deliver on Sunday'],
    ['They deliver on Sunday.', 'Hello! Do they deliver on Sunday. Thanks.'],
    ['It fits a laptop.', 'Does it fit a laptop'],
    ['It fits a laptop.', 'Anyone know if it fits a laptop'],
    ['It fits a laptop.', 'Wondering whether it fits a laptop'],
    ['It is waterproof.', 'Please tell me it is waterproof'],
    ['The room is quiet.', 'How come the room is quiet'],
    ['The room is quiet.', 'Why, the room is quiet'],
    ['Haben sie sonntags offen.', 'Sie haben sonntags offen.'],
    ['Sie haben sonntags offen.', 'Haben sie sonntags offen'],
    ['Das Zimmer ist ruhig.', 'Ist das Zimmer ruhig'],
    ['Das Zimmer ist ruhig.', 'Weiß jemand ob das Zimmer ist ruhig'],
    ['Es gibt Parkplätze.', 'Gibt es Parkplätze'],
    ['Es gibt Parkplätze.', 'Gibt es Parkplätze. Danke.'],
    ['La chambre est calme.', 'Est-ce que la chambre est calme'],
    ['La chambre est calme.', 'Pourquoi la chambre est calme'],
    ['Il y a un parking.', 'Y a-t-il un parking'],
    ['Il y a un parking.', 'Est-ce qu’il y a un parking'],
    ['La habitación es tranquila.', '¿La habitación es tranquila'],
    ['La habitación es tranquila.', 'Alguien sabe si la habitación es tranquila'],
    ['Hay aparcamiento.', '¿Hay aparcamiento'],
    ['Is there parking', 'There is parking.'],
    ['Is there parking', 'Is there parking'],
    ['Gibt es Parkplätze', 'Gibt es Parkplätze'],
  ])('an unmarked question does not say %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).not.toBe('said');
  });
});

describe('a number', () => {
  test.for<Row>([
    ['It weighs ½ kg.', 'It weighs 1 kg.'],
    ['It weighs 2 kg.', 'It weighs 2½ kg.'],
    ['It weighs 2 ½ kg.', 'It weighs 2 kg.'],
    ['We waited an hour.', 'We waited ½ an hour.'],
    ['The flat has 40 m.', 'The flat has 40 m².'],
    ['It covers 10 m².', 'It covers 10 m.'],
    ['It covers 10 m².', 'It covers 10 m³.'],
    ['It takes 5 minutes.', 'It takes < 5 minutes.'],
    ['It takes 5 minutes.', 'It takes <5 minutes.'],
    ['It takes 5 minutes.', 'It takes > 5 minutes.'],
    ['It takes 5 minutes.', 'It takes ≤ 5 minutes.'],
    ['It takes 5 minutes.', 'It takes ~5 minutes.'],
    ['It takes 5 minutes.', 'It takes ≈5 minutes.'],
    ['It takes 5 minutes.', 'It takes ±5 minutes.'],
    ['20 people came.', '20+ people came.'],
    ['20+ people came.', '20 people came.'],
    ['20 people came.', 'Over 20 people came.'],
    ['20 people came.', 'More than 20 people came.'],
    ['20 people came.', 'Up to 20 people came.'],
    ['Over 20 people came.', '20 people came.'],
    ['20 Leute kamen.', 'Über 20 Leute kamen.'],
    ['20 personas vinieron.', 'Más de 20 personas vinieron.'],
    ['20 personnes sont venues.', 'Plus de 20 personnes sont venues.'],
    ['It holds 1,500 people.', 'It holds 1.500 people.'],
    ['It holds 1500 people.', 'It holds 1.500 people.'],
    ['It weighs 1,500 kg.', 'It weighs 1.500 kg.'],
    ['It weighs 1.5 kg.', 'It weighs 1.500 kg.'],
    ['Es wiegt 1.500 kg.', 'Es wiegt 1,500 kg.'],
    ['It costs €1.200.', 'It costs €1,200.'],
    ['It is 1/2 full.', 'It is 2 full.'],
    ['It is 2 full.', 'It is 1/2 full.'],
    ['The rate is 5%.', 'The rate is 5‰.'],
    ['The room has 5 windows.', 'The room has 5x windows.'],
    ['It took 10⁶ steps.', 'It took 10 steps.'],
  ])('a number keeps %s from being said by %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).not.toBe('said');
  });

  test.for<Row>([
    ['It takes 4 minutes there.', 'It takes < 5 minutes there.'],
    ['We saw 25 people.', 'We saw 20+ people.'],
    ['It holds 1500 people.', 'It holds 1.500 people.'],
  ])('a number does not make %s contradicted by %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toMatch(/near|no-source/);
  });

  test.for<Row>([
    ['It weighs ½ kg.', 'It weighs 500 g.'],
    ['It weighs 2½ kg.', 'It weighs 2.5 kg.'],
    ['We waited half an hour.', 'We waited ½ hour.'],
    ['The flat has 40 m².', 'The flat has 40 m².'],
    ['20+ people came.', '20+ people came.'],
    ['It takes < 5 minutes.', 'It takes <5 minutes.'],
    ['It weighs 1.500 kg.', 'It weighs 1.500 kg.'],
    ['It holds 1,500 people.', 'It holds 1,500 people.'],
    ['It costs €12,000,000.', 'It costs €12000000.'],
  ])('a number lets %s be said by %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toBe('said');
  });
});

describe('a list of shortcomings', () => {
  test.for<Row>([
    ['A garden.', 'Missing: a pool, a garden and parking.'],
    ['Own parking.', 'Missing: a pool, a garden, own parking.'],
    ['Friendly staff.', 'Missing: hot water; friendly staff; towels.'],
    ['Friendly staff.', 'Missing:\n- hot water\n- friendly staff\n- towels'],
    ['Friendly staff.', 'What we missed: hot water. Friendly staff. Towels.'],
    ['A great breakfast.', 'Cons: loud street, a great breakfast that never came'],
    ['Good location.', 'Cons:\n- noise\n- Good location'],
    ['Hot water.', 'Lacking: towels, hot water'],
    ['Ein Garten.', 'Fehlt: ein Pool, ein Garten und Parkplätze.'],
    ['Freundliches Personal.', 'Es fehlt:\n- warmes Wasser\n- freundliches Personal'],
    ['Gute Lage.', 'Nachteile: Lärm, gute Lage'],
    ['Warmes Wasser.', 'Negativ: Handtücher, warmes Wasser'],
    ['Un jardin.', 'Il manque : une piscine, un jardin, un parking.'],
    ['Personnel aimable.', 'Points négatifs :\n- bruit\n- personnel aimable'],
    ['Un jardín.', 'Falta: una piscina, un jardín y aparcamiento.'],
    ['Personal amable.', 'Contras:\n- ruido\n- personal amable'],
  ])('a shortcoming does not say %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).not.toBe('said');
  });

  test.for<Row>([
    ['Friendly staff.', 'Missing: hot water, towels.\nPros: quiet. Friendly staff.'],
    ['Friendly staff.', 'Cons: noise.\n\nFriendly staff.'],
  ])('shortcomings end with their list: %s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toBe('said');
  });
});
