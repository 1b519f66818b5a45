import { expect, test } from 'vitest';
import { claims } from '#domain/claims.ts';

test.each([
  'The colours are lovely.',
  'It runs a little large, so think about sizing down.',
  'Every seam is sewn by hand in Lisbon.',
  '9 out of 10 customers buy it again!',
  '✨ Our softest scarf is back in three colours',
  'We are the first to use recycled wool.',
  'Der Stoff ist weich und warm.',
])('claims something: %s', (sentence) => {
  expect(claims(sentence)).toBe(true);
});

test.each([
  'Which colour would you pick?',
  '¿Cuál es tu color?',
  'Shop the new colours today!',
  '👉 Tell us below, we are all ears.',
  'So try one on this weekend.',
  'Find more with the link in bio.',
  'Thank you for telling us how it felt.',
  'We read every word of it.',
  'Title: in your own words',
  '(Demo text, written on this machine without a language model.)',
  '#SpringStyle #CustomerLove #Blouse',
  'More: https://example.com/very/long',
  'Love it!',
])('claims nothing: %s', (sentence) => {
  expect(claims(sentence)).toBe(false);
});
