import { expect, test } from 'vitest';
import { detectLanguage } from '#domain/text/detect-language.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

const verdictOf = async (text: string, claim: string) => {
  const language = detectLanguage(text);
  const quotes = [{ id: '1', text, ...(language && { language }) }];
  return (await checkEvidence(claim, undefined, quotes))[0]?.verdict;
};

test.each([
  ['The stove draws perfectly. UPDATE: it stopped after a week.', 'The stove draws perfectly.'],
  ['The boat is dry. Edit (May): it leaks.', 'The boat is dry.'],
  ['The pool is warm. Ha! As if.', 'The pool is warm.'],
  ['The pool is warm. Hilarious! As if.', 'The pool is warm.'],
  ['The pool is warm. Oh boy! Ha! Not true.', 'The pool is warm.'],
  ['The pool is warm. Lies!', 'The pool is warm.'],
  ['The pool is warm. Yeah, sure!', 'The pool is warm.'],
  ['The pool is warm. You must be joking!', 'The pool is warm.'],
  ['The pool is warm.', 'The pool is warm. Ha! As if.'],
  ['Das Becken ist warm. Ha! Von wegen.', 'Das Becken ist warm.'],
  ['Das Becken ist warm. Tja! Denkste.', 'Das Becken ist warm.'],
  ['La piscine est chaude. Ah ! Tu parles.', 'La piscine est chaude.'],
  ['La piscina está caliente. ¡Ay! Mentira.', 'La piscina está caliente.'],
  ['Best sweep in town. Edit: I take that back.', 'Best sweep in town.'],
  ['The flue is tight. Correction: it smokes.', 'The flue is tight.'],
  ['The key was in the box. Wait, no.', 'The key was in the box.'],
  ['Der Ofen ist dicht. Haha, guter Witz.', 'Der Ofen ist dicht.'],
  ['Der Ofen ist dicht. Nachtrag: er raucht.', 'Der Ofen ist dicht.'],
  ['De schoorsteen is nu schoon. Dat dacht ik tenminste.', 'De schoorsteen is nu schoon.'],
  ['A chaminé ficou limpa. Ou assim eu pensava.', 'A chaminé ficou limpa.'],
  ['The reeds were cut on time. NOT!', 'The reeds were cut on time.'],
  ['The reeds were cut on time – NOT!', 'The reeds were cut on time.'],
  ['The reeds were cut on time. /s', 'The reeds were cut on time.'],
  ['The reeds were cut on time /s', 'The reeds were cut on time.'],
  ['The reeds were cut on time.\n/s', 'The reeds were cut on time.'],
  [
    'The reeds were cut on time. We sat by the pond. PS: it was not.',
    'The reeds were cut on time.',
  ],
  ['The reeds were cut on time. PS: they were not.', 'The reeds were cut on time.'],
  ['The thatch is dry. PS: it wasn’t.', 'The thatch is dry.'],
  ['The thatch is dry. P.S. It is not.', 'The thatch is dry.'],
  ['The thatch is dry and keeps us warm. Edit: I take that back.', 'The thatch is dry.'],
  ['The thatch is dry and keeps us warm. Wait, no.', 'The thatch is dry.'],
  ['The thatch is dry. Oh wait, no.', 'The thatch is dry.'],
  ['The thatch is dry and keeps us warm. NOT!', 'The thatch is dry.'],
  ['The thatch is dry and keeps us warm /s', 'The thatch is dry.'],
  ['The thatch is dry and that was a lie.', 'The thatch is dry.'],
  ['Das Dach ist dicht. NICHT!', 'Das Dach ist dicht.'],
  ['Das Dach ist dicht. PS: Das war es nicht.', 'Das Dach ist dicht.'],
  ['Le toit est sec. PS : il ne l’est pas.', 'Le toit est sec.'],
  ['El tejado está seco. PD: no lo estaba.', 'El tejado está seco.'],
  ['Il tetto è asciutto. PS: non lo era.', 'Il tetto è asciutto.'],
  ['Het dak is droog. PS: dat was het niet.', 'Het dak is droog.'],
  ['O telhado está seco. PS: não estava.', 'O telhado está seco.'],
  [
    'He cleaned the flue twice. I had paid for three times. Twice is a lie, it was once.',
    'He cleaned the flue twice.',
  ],
])('a sentence that a later one corrects is not said: %s', async (text, claim) => {
  expect(await verdictOf(text, claim)).not.toBe('said');
});

test.each([
  ['The stove draws perfectly. The update of the app came in May.', 'The stove draws perfectly.'],
  ['Edit your order at any time. The stove is warm.', 'The stove is warm.'],
  ['The pool is warm. Wow! We stayed for hours.', 'The pool is warm.'],
  ['The pool is warm. Great! Not one complaint.', 'The pool is warm.'],
])('a sentence beside such a word stays said: %s', async (text, claim) => {
  expect(await verdictOf(text, claim)).toBe('said');
});
