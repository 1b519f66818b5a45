import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_VOICE } from '#domain/brand/brand.ts';
import { checkPost, wholeWords } from '#domain/brand/check-post.ts';

/** The places of a word in a post, as the post has it. */
function found(post: string, word: string): string[] {
  const [finding] = checkPost(post, { ...EMPTY_VOICE, never: [word] });
  return finding && 'spans' in finding
    ? finding.spans.map(({ start, end }) => post.slice(start, end))
    : [];
}

describe('a word that a brand never says', () => {
  test.each([
    ['cheap', 'Cheap and CHEAP.', ['Cheap', 'CHEAP']],
    ['cheap', 'Cheaper, cheaply, dirtcheap, cheap_', []],
    ['cheap', 'not ｃｈｅａｐ', ['ｃｈｅａｐ']],
    ['cheap', 'so ch\u00ADeap', ['ch\u00ADeap']],
    ['cheap', '#cheap @cheap (cheap)', ['cheap', 'cheap', 'cheap']],
    ['cheap', 'cheapな店', ['cheap']],
    ['best price', 'our best  price\nand best\nprice', ['best  price', 'best\nprice']],
    ["don't", 'You don’t, we DON\u0027T', ['don’t', 'DON\u0027T']],
    ['günstig', 'GÜNSTIG, gu\u0308nstig, günstiger', ['GÜNSTIG', 'gu\u0308nstig']],
    ['дёшево', 'Очень ДЁШЕВО!', ['ДЁШЕВО']],
    ['φθηνό', 'Πολύ ΦΘΗΝΌ', ['ΦΘΗΝΌ']],
    ['安い', 'とても安いお店', ['安い']],
    ['便宜', '我们很便宜', ['便宜']],
    ['ถูก', 'ของถูกมาก', ['ถูก']],
    ['최저가', '여기는 최저가로 팝니다', ['최저가']],
    ['رخيص', 'سعر رخيص جدا', ['رخيص']],
    ['सस्ता', 'बहुत सस्ता है', ['सस्ता']],
    ['c++', 'We love C++.', ['C++']],
    ['50%', 'Now 50% off, not 150%', ['50%']],
    ['$', 'Only $5', ['$']],
    ['a.b', 'a.b aXb', ['a.b']],
    ['[deal]', 'a [deal] d', ['[deal]']],
    ['AT&T', 'by AT&amp;T', ['AT&amp;T']],
  ])('%j in %j is found as %j', (word, post, places) => {
    expect(found(post, word)).toEqual(places);
  });

  test('is found wherever it stands alone, whatever it is, and is never an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.string({ maxLength: 30 }),
        (word, post) => {
          expect(() => found(post, word)).not.toThrow();
          expect(wholeWords('').test(post)).toBe(false);
          const plain = word.replaceAll(/[^\p{L}\p{N}]/gu, '');
          if (plain.normalize('NFKC') === plain && plain !== '')
            expect(found(`${plain} `, plain).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('what a brand always says', () => {
  const brand = {
    ...EMPTY_VOICE,
    always: ['open daily'],
    hashtags: ['#HarbourVets'],
    signOff: 'See you at the surgery.',
  };

  test('is missed where it is missing', () => {
    expect(checkPost('Nothing of it. #HarbourVetsShop', brand)).toEqual([
      { kind: 'always', words: 'open daily' },
      { kind: 'hashtag', words: '#HarbourVets' },
      { kind: 'sign-off', words: 'See you at the surgery.' },
    ]);
  });

  test('is found in any case', () => {
    expect(checkPost('OPEN DAILY! See you at\nthe surgery.\n\n#harbourvets', brand)).toEqual([]);
  });
});

describe('emoji', () => {
  const none = { ...EMPTY_VOICE, emoji: 'none' } as const;

  test.each(['🎉', '👩🏽', '🇫🇷', '❤️', '✨'])('%s is found if the brand uses none', (emoji) => {
    expect(checkPost(`Hi ${emoji}`, none)).toMatchObject([
      { kind: 'emoji', spans: [{ start: 3 }] },
    ]);
    expect(checkPost(`Hi ${emoji}`, EMPTY_VOICE)).toEqual([]);
  });

  test.each(['© 2026 ™', '#1 *', '→ •', '½ ☎'])('%s is none', (signs) => {
    expect(checkPost(signs, none)).toEqual([]);
  });
});
