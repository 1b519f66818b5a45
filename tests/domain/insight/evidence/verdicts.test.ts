import { describe, expect, test } from 'vitest';
import { languageOf } from '#domain/insight/evidence/language.ts';
import type { Verdict } from '#domain/insight/evidence/verdict.ts';
import type { Quote } from '#domain/insight/quote.ts';
import { checkEvidence } from '#services/insight/check-evidence.ts';

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
  ])('%s ← %s', async ([sentence, quote]) => {
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
  ])('%s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).toBe('otherwise');
  });
});

describe('never said', () => {
  test.for<Row>([
    // What limits the words is dropped.
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
  ])('%s ← %s', async ([sentence, quote]) => {
    expect(await verdictOn(sentence, quote)).not.toBe('said');
  });
});

test('several customers are needed where the sentence speaks of several', async () => {
  const sentence = 'Our guests say the bed was huge.';
  expect(await verdictOn(sentence, 'The bed was huge.')).toBe('possible');
  expect(await verdictOn(sentence, 'The bed was huge.', 'Lovely! The bed was huge!')).toBe('said');
});

test('two customers who differ leave a sentence said by one of them', async () => {
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

test('a call to action is tied to no quote that shares a word with it', async () => {
  expect(
    await verdictOn('Tell us below, we are all ears!', 'Bring ear plugs, the street is loud.'),
  ).toBe('not-a-claim');
});

test('the other side of a mixed quote comes with it', async () => {
  const quote = 'The bed was huge. The shower was cold, though, and nobody cared. Bye.';
  const [checked] = await checkEvidence('The bed was huge.', undefined, [quoteOf(quote)]);
  const spans = checked?.sources[0]?.otherSide ?? [];
  expect(spans.map(({ start, end }) => quote.slice(start, end))).toEqual([
    'The shower was cold, though, and nobody cared.',
  ]);
});

test('a quote of one sentence shows what it says against itself', async () => {
  const quote = 'The bed was huge, but the room was cold.';
  const [checked] = await checkEvidence('The bed was huge.', undefined, [quoteOf(quote)]);
  expect(checked?.sources[0]?.otherSide).toBeDefined();
});

describe('not said, found by reading the rules', () => {
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
  ])('%s', async ([sentence, ...quotes]) => {
    expect(await verdictOn(sentence, ...quotes)).not.toBe('said');
  });
});
