import { expect, test } from 'vitest';
import { claims } from '#insight/evidence/claims/claims.ts';
import { scan } from '#insight/evidence/terms/scan.ts';
import { vocabularyFor } from '#insight/evidence/terms/load-vocabulary.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

/** Language and sentence. */
type Row = readonly [language: string, sentence: string];

test.for<Row>([
  // Amounts and absolutes.
  ['en', 'Thousands agree.'],
  ['en', 'Always.'],
  ['de', 'Immer.'],
  ['de', 'Garantiert.'],
  ['es', 'Siempre.'],
  ['fr', 'Toujours.'],
  ['en', 'Hello to our ten thousand followers!'],
  ['de', 'Hallo an unsere tausend Follower!'],
  ['es', '¡Gracias a nuestros cinco mil seguidores!'],
  ['fr', 'Merci à nos dix mille abonnés !'],
  ['en', 'Thanks to our thousands of guests!'],
  // Calls that contain a claim.
  ['en', 'Book now and save half!'],
  ['de', 'Jetzt buchen und die Hälfte sparen!'],
  ['es', '¡Reserva ya y paga la mitad!'],
  ['fr', 'Réservez vite et payez la moitié !'],
  ['en', 'Call us: we never sleep.'],
  ['de', 'Ruft an: wir schlafen nie.'],
  ['es', 'Llámanos: nunca cerramos.'],
  ['fr', 'Appelez-nous : on ne dort jamais.'],
  ['en', 'Book a room with a free breakfast.'],
  ['de', 'Bucht ein Zimmer mit kostenlosem Frühstück.'],
  ['es', 'Reserva una habitación con desayuno gratis.'],
  ['fr', 'Réservez une chambre avec petit-déjeuner gratuit.'],
  // Signs.
  ['en', '#1 in Spain'],
  ['en', '#BestHotelInSpain #No1 #1000Reviews'],
  ['en', '#sugarfree'],
  ['de', '#BestesHotelDerStadt'],
  ['es', '#ElMejorHotel'],
  ['fr', '#LaMeilleureGlace'],
  ['en', '⭐⭐⭐⭐⭐'],
  ['en', '⭐️⭐️⭐️⭐️⭐️'],
  // Boasts in the form of a question.
  ['en', 'Who else has 5,000 happy guests?'],
  ['de', 'Wer sonst hat 5000 glückliche Gäste?'],
  ['es', '¿Quién más tiene 5000 huéspedes felices?'],
  ['fr', 'Qui d’autre a 5000 clients heureux ?'],
  ['en', 'Did you know that we won three awards?'],
  ['de', 'Wusstet ihr, dass wir drei Preise gewonnen haben?'],
  ['es', '¿Sabías que ganamos tres premios?'],
  ['fr', 'Saviez-vous que nous avons gagné trois prix ?'],
  // Lines without a verb.
  ['en', '✅ Free breakfast'],
  ['en', 'Great value.'],
  ['en', 'Pets welcome.'],
  ['en', 'Vegan.'],
  ['en', 'Organic.'],
  ['en', 'Ever.'],
  ['en', 'Title: Free parking'],
  ['en', '- heated pool'],
  ['en', '- free breakfast'],
  ['en', '(Free parking)'],
  ['en', 'PS: the pool is heated.'],
  ['en', 'More legroom than before.'],
  ['de', 'Kostenloses Frühstück'],
  ['de', 'Beheizter Pool'],
  ['es', 'Desayuno gratis'],
  ['fr', 'Petit-déjeuner gratuit'],
  ['it', 'Colazione gratuita'],
  // Greetings with a statement.
  ['en', 'Welcome to the cleanest rooms in town.'],
  ['en', 'Merry Christmas from the best hotel in Spain!'],
  ['de', 'Frohe Ostern vom besten Hotel der Stadt!'],
  ['es', '¡Feliz Navidad del mejor hotel del barrio!'],
  ['fr', 'Joyeux Noël du meilleur hôtel de la ville !'],
  ['en', 'Good news: the pool is heated.'],
  ['de', 'Danke an alle, der Pool ist beheizt.'],
])('%s: a claim: %s', async ([language, sentence]) => {
  expect(claims(sentence, await vocabularyFor(language))).toBe(true);
});

test.for<Row>([
  ['en', 'Thank you all!'],
  ['en', 'Thanks a million!'],
  ['de', 'Tausend Dank euch!'],
  ['es', '¡Mil gracias!'],
  ['fr', 'Mille mercis !'],
  ['en', 'Good morning!'],
  ['en', 'Book now.'],
  ['en', 'Book now!'],
  ['en', 'Link in bio'],
  ['en', 'Summer is here'],
  ['en', 'Wow!'],
  ['en', 'Love it!'],
  ['en', 'Your team'],
  ['de', 'Euer Team'],
  ['es', 'Tu equipo'],
  ['fr', 'Votre équipe'],
  ['en', 'Feel free to ask.'],
  ['en', 'Ready?'],
  ['en', '#coffee'],
  ['en', '#summer2026'],
  ['en', '#fitat50'],
  ['en', 'Thanks to the best guests of all!'],
  ['en', '#bestfriends'],
  ['en', 'Coffee'],
  ['en', 'Title: in your own words'],
  ['en', 'More info below'],
])('%s: not a claim: %s', async ([language, sentence]) => {
  expect(claims(sentence, await vocabularyFor(language))).toBe(false);
});

test('a row of stars is a sentence of its own', async () => {
  const checked = await checkEvidence('Our guests wrote this.\n⭐⭐⭐⭐⭐', undefined, []);
  expect(checked.map(({ verdict }) => verdict)).toEqual(['no-source', 'no-source']);
});

test('hashtags with a claim are compared, labels are not', () => {
  const wordsIn = (text: string) => scan(text).map(({ text: word }) => word);
  expect(wordsIn('Lovely cake! #cake #sugarfree')).toEqual(['Lovely', 'cake', 'sugarfree']);
});

test('the label of a field does not count as its words', async () => {
  const quote = { id: '1', text: 'Free parking. The pool is heated.', language: 'en' };
  const checked = await checkEvidence('Title: Free parking', undefined, [quote]);
  expect(checked).toMatchObject([
    { verdict: 'said', sources: [{ here: [{ start: 7, end: 19 }] }] },
  ]);
});
