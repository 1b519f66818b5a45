import { describe, expect, test } from 'vitest';
import { claims } from '#insight/evidence/claims/claims.ts';
import { languageOf } from '#insight/evidence/terms/sentence-language.ts';
import { vocabularyFor } from '#insight/evidence/terms/load-vocabulary.ts';

const isClaim = async (sentence: string): Promise<boolean> =>
  claims(sentence, await vocabularyFor(languageOf(sentence) ?? 'en'));

describe('calls, thanks and greetings', () => {
  test.each([
    'Have you heard that 9 in 10 guests return?',
    'Hoy os devolvemos el dinero si no os gusta.',
    'Visit us: parking is free.',
    'Order now: delivery is free.',
    'Thanks to our customers, we doubled in size.',
    'See why everyone loves us.',
    'Book now: every lesson includes pickup.',
    'Book now because every lesson includes pickup.',
    'Book now and every lesson includes pickup.',
    'Sign up today: pickup is included.',
    'Stop by – parking is always free.',
    'Come by, parking is free.',
    'Stop by – dogs are welcome.',
    'Jetzt buchen: jede Stunde ist inklusive Abholung.',
    'Bucht heute: alle Reparaturen haben Garantie.',
    'Komm vorbei – Hunde sind willkommen.',
    'Reserva hoy: todas las clases incluyen recogida.',
    'Réservez aujourd’hui : chaque leçon comprend le transport.',
    'Find out why all vets recommend us.',
    'Find out why nobody leaves unhappy.',
    'Discover why customers always come back.',
    'Join everyone who already switched.',
    'Entdecke, warum alle uns lieben.',
    'Descubre por qué todos nos eligen.',
    'Découvrez pourquoi tout le monde nous choisit.',
    'Thanks to our loyal customers, we doubled in size.',
    'Thank you for making us the most popular vet in town.',
    'Dank unserer Kunden haben wir uns verdoppelt.',
    'Gracias a nuestros clientes, somos el taller más querido.',
    'Good morning from Berlin’s oldest bakery!',
    'Welcome to Berlin’s oldest bakery!',
    'Guten Morgen aus der ältesten Bäckerei Berlins!',
    'Bienvenue dans le garage le plus rapide de Lyon !',
    'Say goodbye to squeaky brakes forever.',
    'Say goodbye to pain.',
    'Schluss mit Wartezeiten für immer.',
    'Reserva ya: el aparcamiento es gratis.',
    'Venez nous voir : les chiens sont bienvenus.',
    'Happy Friday from the best garage in town!',
  ])('%s: a claim', async (sentence) => {
    expect(await isClaim(sentence)).toBe(true);
  });

  test.each([
    'Visit us on Saturday: see you there!',
    'Coffee at 3?',
    'Remember 2019?',
    'Coming on 12 May?',
    'Team 1 or team 2?',
    'Give yourself a medal!',
    'Tag everyone who needs this.',
    'Thank you all for your kind words!',
    'Thanks to everyone who came by.',
    'See why in the comments.',
    'Good morning from Berlin!',
    'Welcome to Berlin!',
    'Join us on Friday and bring your dog.',
    'Guten Morgen aus Berlin!',
    'Danke an alle, die da waren!',
    'Gracias a todos por vuestras palabras.',
    'Merci à tous pour vos messages.',
    'Say hello to spring.',
    'Call us: we can’t wait to hear from you.',
    'Write to us, we read every message.',
    'Find out more in our bio.',
    'Happy weekend to all our customers!',
    'Entdecke mehr auf unserer Seite.',
    'Descubre más en nuestra web.',
    'Tell us: which one is yours?',
    'Welcome to our new followers!',
    'Book a table for Sunday, and bring your friends.',
    'Comment below: what is your favourite?',
    'Bis bald, wir freuen uns auf euch!',
  ])('%s: no claim', async (sentence) => {
    expect(await isClaim(sentence)).toBe(false);
  });
});
