import { describe, expect, test } from 'vitest';
import { findMasks } from '#domain/insight/analysis/masking.ts';

const masksOf = (text: string): string[] =>
  findMasks(text).map(({ start, end }) => text.slice(start, end));

describe('words beside the signs of a name', () => {
  test.each([
    'Es gab eine gewisse Wartezeit.',
    'There’s a certain elegance, and a certain smell.',
    'Il y a un certain manque de sérieux.',
    'Ha un certo sapore, non mi piace.',
    'uma certa demora, mas ok',
    'תודה לטכנאי',
    'תודה לבית הקפה',
    'इससे सर दर्द ठीक हुआ',
    'दुकान वाले भाई अच्छे हैं',
    'το κύριο γεύμα ήταν καλό',
    'ο κύριος σερβιτόρος ήταν ευγενικός',
    'девушка мила и вежлива',
    'Пана Котта была вкусная',
    'my sister recently who tried it',
    'thank you kindly you are the best',
    'hablé con atención, ella no sabía nada',
    'Chip from the store fell out',
    'Bill from the clinic was too high',
    'All I can say is love. Pizza was great',
    'the lens was 1.2345, 2.3456 apart',
    'version 12.34.56.78 is broken',
    'Ask the hygienist about the X-rays.',
  ])('%s: nothing is masked', (text) => {
    expect(masksOf(text)).toEqual([]);
  });

  test.each([
    ['write to me (at) halloway (dot) com', 'halloway'],
    ['mail [at] halloway [dot] de', 'halloway'],
    ['mail at halloway dot de', 'halloway'],
    ['it [at] firma [dot] de', 'firma'],
    ['Mercedes hat mich super beraten.', 'Mercedes'],
    ['Thanks to Harris. Harris was great.', 'Harris'],
    ['la señorita, una tal yesenia, ni nos miró', 'yesenia'],
    ['Aguardo a troca da peça. Att., Wanderley Quintão', 'Wanderley'],
  ])('%s: %s is masked', (text, secret) => {
    expect(masksOf(text).join(' ')).toContain(secret);
  });
});
