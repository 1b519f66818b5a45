import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeExport, decodeLines } from '#domain/text/export-encodings.ts';

const asLatin1 = (text: string): string => Buffer.from(text).toString('latin1');
const asWindows = (text: string): string =>
  new TextDecoder('windows-1252').decode(Buffer.from(text));

describe('UTF-8 that was read as another encoding', () => {
  test.each([
    'J’ai adoré la séance, les photos sont très belles 😍',
    'Merci Zoë, à bientôt !',
    'Par contre l’attente à l’accueil était un peu longue.',
    'SÃO PAULO É LINDA, NÃO É?',
    'Größe und Qualität überzeugen – „super“!',
    'Łódź jest piękna, żółć też',
    'Έξοχο φαγητό και σέρβις',
    'Отличный сервис, спасибо',
    'とても良い店でした',
    '정말 맛있어요',
    'خدمة ممتازة',
    '5 € too much… and “cold”',
    '👍🏽',
    'À LA CARTE, TRÈS BON',
  ])('is decoded: %s', (text) => {
    expect(decodeExport(asLatin1(text))).toBe(text);
    expect(decodeExport(asWindows(text))).toBe(text);
  });

  test('is decoded although a clipboard has made a space of a byte', () => {
    expect(decodeExport('TrÃ¨s bon Ã  midi')).toBe('Très bon à midi');
    expect(decodeExport('TrÃ¨s bon Ã la carte')).toBe('Très bon à la carte');
    expect(decodeExport('TrÃ¨s bon, voilÃ , merci')).toBe('Très bon, voilà, merci');
    expect(decodeExport('TrÃ¨s bon, et dÃ©jÃ -vu')).toBe('Très bon, et déjà-vu');
    expect(decodeExport('TrÃ¨s bon, voilÃ \nMerci Ã  vous, dÃ©jÃ')).toBe(
      'Très bon, voilà\nMerci à vous, déjà',
    );
    expect(decodeExport('A MINHA IRMÃ É trÃ¨s')).toBe('A MINHA IRMÃ É trÃ¨s');
  });

  test.each([
    'NÃO gostei, SÃO PAULO, IRMÃ',
    'A MINHA IRMÃ… ADOROU',
    'A MINHA IRMÃ\u00a0MARIA',
    '«A MINHA IRMû',
    'UN VRAI CAFÉ…',
    'CAFÉ™ and CAFÉ’S',
    'On a aimé…” dit-elle',
    'Très raffiné…',
    'ÀÉÎÕÜ àéîõü ß ñ ç',
    'Crème brûlée à 5 €',
    'Ó… que pena',
    'PAPÁ “JÁ” VEIO',
    'Ã',
    'naïve café – “fine”',
    'Ångström, Ærø, Öl',
  ])('is not seen in a text that is right: %s', (text) => {
    expect(decodeExport(text)).toBe(text);
    expect(decodeLines(text)).toBe(text);
  });

  test('is decoded line by line', () => {
    expect(decodeLines(`${asLatin1('très bien')}\nNÃO\nÃ©té`)).toBe('très bien\nNÃO\nÃ©té');
  });
});

describe('markup and references', () => {
  test.each([
    ['Soft &amp; warm', 'Soft & warm'],
    ['It&#39;s the softest.<br />Doesn&#39;t scratch!', "It's the softest.\nDoesn't scratch!"],
    ['not as shown &mdash; more grey', 'not as shown — more grey'],
    ['&lt;3 this scarf. Fits my 5&quot; neck', '<3 this scarf. Fits my 5" neck'],
    ['<p>Great <b>soup</b></p><p>Slow waiter</p>', 'Great soup\n\nSlow waiter'],
    ['<ul><li>one</li><li>two</li></ul>', 'one\n\ntwo'],
    ['<a href="https://x.example/?a=1&amp;b=2">here</a>', 'here'],
    ['<style>p { color: red }</style><p>Nice</p>', 'Nice'],
    ['One&lt;br&gt;two', 'One\ntwo'],
    ['caf&eacute; &nbsp;ok', 'café  ok'],
    ['&amp;amp;', '&amp;'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ])('%s is %j', (text, decoded) => {
    expect(decodeExport(text)).toBe(decoded);
  });

  test.each([
    'AT&T, R&D, B&B; M&Ms; salt&pepper',
    '&copy in prose, &amp without an end',
    'a < b and c > d, <3, <name>, <your order>, 5<6>4',
    'Prices < 3 euros -> come by. >_<',
    '<b> is the tag for bold',
    'me@example.com <me@example.com>',
  ])('is not seen in %s', (text) => {
    expect(decodeExport(text)).toBe(text);
  });
});

describe('escapes of spreadsheets', () => {
  test.each([
    ['Nett_x000D_\n_x000D_\nGerne', 'Nett\n\nGerne'],
    ['one_x000D_two_x000A_three_x0009_', 'one\ntwo\nthree\t'],
    ['_x005F_x000D_ is the escape', '_x000D_ is the escape'],
    ['Review_x0020_Text', 'Review Text'],
    ['_xD83D__xDE00_', '😀'],
    ['my_x_file_ and _x12_ and _xyz1_', 'my_x_file_ and _x12_ and _xyz1_'],
  ])('%j is %j', (text, decoded) => {
    expect(decodeExport(text)).toBe(decoded);
  });
});

test('a decoded text has every word of what was encoded', () => {
  const word = fc.constantFrom(
    'soft',
    'größe',
    'été',
    '<3',
    'AT&T',
    'a<b',
    '"x"',
    "it's",
    'NÃO',
    '5€',
  );
  const texts = fc.array(word, { minLength: 1, maxLength: 12 }).map((all) => all.join(' '));
  const escaped = (text: string) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;');
  fc.assert(
    fc.property(texts, (text) => {
      expect(decodeExport(escaped(text))).toBe(text);
      expect(decodeExport(`<p>${escaped(text)}</p>`)).toBe(text);
    }),
  );
});

test('any text is decoded without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(typeof decodeExport(asLatin1(text) + text)).toBe('string');
    }),
  );
});
