import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countCharacters,
  findEntities,
  lengthIn,
  offsetAfter,
} from '#domain/platforms/text-metrics.ts';

describe('counting', () => {
  test.each<[string, number]>([
    ['', 0],
    ['Lovely', 6],
    ['😀', 1],
    ['👩‍👩‍👧‍👦', 1],
    ['👍🏽', 1],
    ['🇩🇪🇫🇷', 2],
    ['e\u0301', 1],
    ['1️⃣', 1],
    ['日本', 2],
    ['a\r\nb', 3],
  ])('the text %j has %i graphemes', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  test('graphemes are those of the browser, whatever stands beside each other', () => {
    const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const signs = [
      '\r',
      '\n',
      '\u00ad',
      '\u0301',
      '\u200d',
      '\ufe0f',
      '\u0600',
      '👍',
      '🏽',
      '🇩',
      '©',
    ];
    const unit = fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary', maxLength: 1 }));
    fc.assert(
      fc.property(fc.array(fc.oneof(unit, fc.constantFrom('a', 'é', ' '))), (units) => {
        const text = units.join('');
        expect(countCharacters(text)).toBe([...graphemes.segment(text)].length);
      }),
      { numRuns: 1000 },
    );
  });

  test.each<[string, number, number]>([
    ['abc', 3, 3],
    ['é', 1, 2],
    ['日本', 2, 6],
    ['سلام', 4, 8],
    ['😀', 2, 4],
    ['e\u0301', 2, 3],
    ['\ud800', 1, 3],
  ])('the text %j has %i UTF-16 units and %i bytes', (text, units, bytes) => {
    expect([lengthIn('utf16', text), lengthIn('utf8', text)]).toEqual([units, bytes]);
  });

  test('an offset after some graphemes never splits one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(12), (text, count) => {
        const before = text.slice(0, offsetAfter(text, count));
        expect(countCharacters(before)).toBe(Math.min(count, countCharacters(text)));
      }),
    );
  });
});

const found = (text: string) => findEntities(text).map((entity) => `${entity.kind} ${entity.text}`);

describe('entities of a text', () => {
  test.each<[string, string[]]>([
    ['#Linen and #two_words, #Größe!', ['hashtag #Linen', 'hashtag #two_words', 'hashtag #Größe']],
    [
      '#नमस्ते #مرحبا #夏の服 ＃全角',
      ['hashtag #नमस्ते', 'hashtag #مرحبا', 'hashtag #夏の服', 'hashtag ＃全角'],
    ],
    ['#می‌خواهم', ['hashtag #می‌خواهم']],
    ['#1 of 3, number #2024, #2024goals', ['hashtag #2024goals']],
    ['a#b C# #️⃣ # ## &#39; /#top', []],
    ['#one#two', ['hashtag #one']],
    ['(#inside)', ['hashtag #inside']],
    [
      'https://a.example/x#part?y=#z and #real',
      ['link https://a.example/x#part?y=#z', 'hashtag #real'],
    ],
    ['See https://shop.example/linen.', ['link https://shop.example/linen']],
    [
      '(https://en.wikipedia.org/wiki/Linen_(cloth))',
      ['link https://en.wikipedia.org/wiki/Linen_(cloth)'],
    ],
    ['(see www.shop.example/a).', ['link www.shop.example/a']],
    ['“https://shop.example”…', ['link https://shop.example']],
    [
      'shop.com, our-shop.co.uk/new? and über.de',
      ['link shop.com', 'link our-shop.co.uk/new', 'link über.de'],
    ],
    ['Soft.Warm it.is 3.50 e.g. v1.2', []],
    ['It was warm.It fits', []],
    ['ada@shop.com wrote', []],
    [
      'Thanks @ada.lovelace. And @bob, @名前!',
      ['mention @ada.lovelace', 'mention @bob', 'mention @名前'],
    ],
    ['@ a@b @@c', []],
    ['https://www.youtube.com/@maker', ['link https://www.youtube.com/@maker']],
    ['', []],
  ])('the entities of %j are found', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('entities are found at their offsets, in order, without overlaps, in any text', () => {
    const pieces = fc.constantFrom(
      '#a',
      '@b',
      'https://c.de/#d',
      ' ',
      '👩‍👩‍👧',
      '.',
      'é',
      '#',
      '@',
      '1',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let from = 0;
        for (const { start, end, text: piece } of findEntities(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(text.slice(start, end)).toBe(piece);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
      }),
    );
  });
});
