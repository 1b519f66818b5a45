import { describe, expect, test } from 'vitest';
import { findMasks } from '#insight/mask/find-masks.ts';

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
    'hans service var elendig',
    'lämmitin ei anna tarpeeksi lämpöä',
    'beş yıldız',
    'no le daría ni una estrella',
    'lepszy od innych marek',
    'celou řadu nedostatků',
    'me quitó los dolores de espalda',
    'das ging zack zack',
    'compro sempre per mia mamma, la più cara',
    'el desayuno, según los niños, muy rico',
    'la crêpe suzette était tiède, la pierre naturelle superbe',
    'elke dag op tijd, ook in mei',
    'yves rocher and charlotte tilbury both smell nicer',
    'un michael kors bag and a thomas cook holiday',
    'We flew into Charlotte, drove to Florence.',
    'Jane Eyre is worth every page.',
    'Contact Lens Direct sent the wrong box.',
    'Contact Customer Support if it breaks.',
    'we went to san martin for the weekend',
    'www.photobox.com printed it in a day',
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
    ['second floor desk, priyanka i think, was rude to my mum', 'priyanka'],
    ['lo que hizo nerea con mi pelo no tiene precio', 'nerea'],
    ['lekker dan joost van de bezorging', 'joost'],
    ['und das hat svenja dann vergessen', 'svenja'],
    ['mais pas thibault, hein', 'thibault'],
    ['Contact Ikaika Palakiko, for lessons', 'Ikaika Palakiko'],
    ['I ran into Wrenna in the lobby and she helped.', 'Wrenna'],
    ['thank you alice in reception for everything', 'alice'],
    ['i spoke to paul smith on the phone', 'paul smith'],
    ['hi it’s bev again-still waiting for my refund', 'bev'],
    ['portfolio here ingridsolbakkenphoto.com, booked again', 'ingridsolbakkenphoto.com'],
    ['Aguardo a troca da peça. Att., Wanderley Quintão', 'Wanderley'],
  ])('%s: %s is masked', (text, secret) => {
    expect(masksOf(text).join(' ')).toContain(secret);
  });
});
