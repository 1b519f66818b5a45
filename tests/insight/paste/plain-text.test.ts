import { describe, expect, test } from 'vitest';
import { draftsFromProse, texts } from './support/read-texts.ts';

describe('plain text', () => {
  test.each<[string, string, string[]]>([
    [
      'parts at empty lines',
      'First line\nsecond line\n\nNext one',
      ['First line\nsecond line', 'Next one'],
    ],
    ['takes lines with spaces alone for empty', 'a\n \t \n\n\nb', ['a', 'b']],
    ['is one quote a line without empty lines', 'a\nb\nc', ['a', 'b', 'c']],
    ['ignores empty lines at its ends', '\n\na\nb\n\n', ['a', 'b']],
    ['drops bullets', '- a\n* b\n• c', ['a', 'b', 'c']],
    ['drops numbering', '1. a\n2) b\n117. c', ['a', 'b', 'c']],
    ['drops numbering that goes on', '11. a\n12. b', ['a', 'b']],
    ['drops numbering behind a heading', 'Said:\n\n1. a\n\n2. b', ['Said:', 'a', 'b']],
    [
      'keeps a number that is an ordinal',
      '3. Bestellung, wieder super',
      ['3. Bestellung, wieder super'],
    ],
    [
      'keeps ordinals among other lines',
      'Alles gut\n2. Bestellung kam schnell\n3. Bestellung auch\nImmer wieder',
      ['Alles gut', '2. Bestellung kam schnell', '3. Bestellung auch', 'Immer wieder'],
    ],
    [
      'keeps ordinals in no order',
      '3. Bestellung hier\n3. Mal, wie immer gut\n1. Wahl',
      ['3. Bestellung hier', '3. Mal, wie immer gut', '1. Wahl'],
    ],
    [
      'keeps the days of a month',
      '12. Mai bestellt und nichts kam\n15. Mai endlich geliefert',
      ['12. Mai bestellt und nichts kam', '15. Mai endlich geliefert'],
    ],
    [
      'keeps the days of a month that follow each other',
      '1. März bestellt\n2. März geliefert\n3. Oktober kaputt',
      ['1. März bestellt', '2. März geliefert', '3. Oktober kaputt'],
    ],
    [
      'keeps ordinals with gaps between them',
      '3. Bestellung, wieder super\n7. Bestellung, wie immer',
      ['3. Bestellung, wieder super', '7. Bestellung, wie immer'],
    ],
    [
      'keeps a figure that each line begins with',
      '3/5 of the cups arrived broken\n2/5 plates as well\n4 star hotels are better',
      ['3/5 of the cups arrived broken', '2/5 plates as well', '4 star hotels are better'],
    ],
    [
      'keeps a share of something',
      '3/5 of the cups arrived broken\nFine',
      ['3/5 of the cups arrived broken', 'Fine'],
    ],
    [
      'keeps a share in a paragraph',
      'We ordered five.\n3/5 of the cups arrived broken.\n\n3 von 5 Tassen waren kaputt.\nSchade',
      ['We ordered five.\n3/5 of the cups arrived broken.', '3 von 5 Tassen waren kaputt.\nSchade'],
    ],
    ['keeps stars of another kind', '5 star hotels are worse', ['5 star hotels are worse']],
    [
      'keeps a number that belongs to the words',
      '100 washes and still lovely',
      ['100 washes and still lovely'],
    ],
    [
      'parts a list whose groups are apart',
      'a\n\n- b\n- c\n\n1. d\n2. e',
      ['a', 'b', 'c', 'd', 'e'],
    ],
    ['drops quotation marks', '"a"\n“b”\n«c»\n„d“', ['a', 'b', 'c', 'd']],
    ['keeps marks that are part of the words', '"a" they said, "b"', ['"a" they said, "b"']],
    ['takes off bullet and marks together', '- “a”\n- "b"', ['a', 'b']],
    ['is nothing when it is blank', ' \n\t\n ', []],
  ])('plain text %s', (_behaviour, text, expected) => {
    expect(texts(draftsFromProse(text))).toEqual(expected);
  });

  test.each<[string, string, number]>([
    ['★★★★☆ Lovely', 'Lovely', 4],
    ['⭐️⭐️⭐️ Lovely', 'Lovely', 3],
    ['Rating: 5/5 Lovely', 'Lovely', 5],
    ['10/10: Lovely', '10/10: Lovely', 5],
    ['10/10! Lovely', '10/10! Lovely', 5],
    ['5/5\nLovely', 'Lovely', 5],
    ['4/5 2 months ago\nLovely', 'Lovely', 4],
    ['8/10 – Lovely', '8/10 – Lovely', 4],
    ['4 stars: "Lovely"', '4 stars: "Lovely"', 4],
    ['Rating: 4,5/5 | Lovely', 'Lovely', 4.5],
    ['- 1 star – Never again', '1 star – Never again', 1],
    ['3. ★★★ Fine', 'Fine', 3],
  ])('plain text has the stars of %j', (line, text, rating) => {
    expect(draftsFromProse(line.includes('\n') ? `${line}\n\nNext` : line)[0]).toEqual({
      text,
      rating,
    });
  });

  test('a rating before every line is parsed and kept in the text', () => {
    expect(draftsFromProse('5/5 Lovely\n★★★ Fine\n1 star Never')).toEqual([
      { text: '5/5 Lovely', rating: 5 },
      { text: 'Fine', rating: 3 },
      { text: '1 star Never', rating: 1 },
    ]);
    expect(draftsFromProse('5/5 Lovely\n3/5 of the cups\nFine')).toEqual([
      { text: '5/5 Lovely' },
      { text: '3/5 of the cups' },
      { text: 'Fine' },
    ]);
  });

  test.each(['of the cups broke', 'von den Tassen', 'der Tassen', 'des tasses', 'de las tazas'])(
    'a share is not a rating: 3/5 %s',
    (share) => {
      expect(draftsFromProse(`3/5 ${share}\n2/5 as well`)).toEqual([
        { text: `3/5 ${share}` },
        { text: '2/5 as well' },
      ]);
    },
  );

  test.each(['Vitamin C', 'Plan B', 'Typ A'])('a title above stars is kept: %s', (title) => {
    const copied = `${title}\n★★★★★\nI love it.\n\nNext`;
    expect(draftsFromProse(copied)[0]).toEqual({ text: `${title}\nI love it.`, rating: 5 });
  });

  test.each<[string, object]>([
    [
      'Maria Lopez\nLocal Guide · 32 reviews\n★★★★★ 2 months ago\nLovely place.',
      { text: 'Lovely place.', rating: 5 },
    ],
    [
      'Jo D.\n4.0 out of 5 stars Very soft\nReviewed in the United States on March 3, 2024\nVerified Purchase\nI love it.',
      { text: 'Very soft\nI love it.', rating: 4, date: '2024-03-03' },
    ],
    ['Best blouse\n★★★★☆\nI love it.', { text: 'Best blouse\nI love it.', rating: 4 }],
    ['Quick Delivery\n★★★★☆\nI love it.', { text: 'Quick Delivery\nI love it.', rating: 4 }],
    [
      '★★★★★\nLike being at home\nReport of a friend: bought two years ago\nvor allem weich',
      {
        text: 'Like being at home\nReport of a friend: bought two years ago\nvor allem weich',
        rating: 5,
      },
    ],
  ])('text copied off a page is parsed: %j', (copied, expected) => {
    expect(draftsFromProse(`${copied}\n\nNext`)[0]).toEqual({ ...expected });
  });

  test('a number without a scale is not a rating', () => {
    expect(draftsFromProse('4 children love it')).toEqual([{ text: '4 children love it' }]);
  });
});
