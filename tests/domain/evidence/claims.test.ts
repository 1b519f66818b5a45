import { expect, test } from 'vitest';
import { claims } from '#domain/evidence/claims.ts';

test.each([
  'The colours are lovely.',
  'It runs a little large, so think about sizing down.',
  'Every seam is sewn by hand in Lisbon.',
  '9 out of 10 customers buy it again!',
  '✨ Our softest scarf is back in three colours',
  'We are the first to use recycled wool.',
  'Der Stoff ist weich und warm.',
  'Waterproof to 50 m.',
  'Voted best of 2024.',
  'Rated 4.8 stars.',
  'Award-winning design.',
  'Get 50% off today.',
  'Meet the blouse that 9 in 10 customers buy again.',
  'Discover why doctors recommend it.',
  'Join 10,000 happy customers.',
  'Le tissu est très doux.',
  'Wasserdicht bis 50 m.',
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
  'Meet your new favourite blouse.',
  'Ready when you are.',
  'You asked, we listened.',
  'Here’s what our customers say:',
  'This one’s for you.',
  'Don’t miss out on it.',
  'Spring is here!',
  'Your feedback makes us better.',
  'What a week it has been.',
  'A huge thank you to all of you.',
  'Be the first to know.',
  'Entdecke deinen neuen Liebling.',
  'Schreibt es uns in die Kommentare.',
  'Dites-nous tout en commentaire.',
  'Cuéntanos en los comentarios.',
  'Raccontaci la tua nei commenti!',
])('claims nothing: %s', (sentence) => {
  expect(claims(sentence)).toBe(false);
});
