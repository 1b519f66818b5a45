import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from '#domain/text/normal-form.ts';
import { spanInCopy, spanInSource, wordsInSource } from '#domain/text/text-copy.ts';

const RUNS = { numRuns: 2_000 };

/** Any code unit, halves of surrogates included, with those that the form is about. */
const unit = fc.oneof(
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(
    ...'\u200b \u200c \u200d \u00ad \ufeff \u2060 \u034f \u115f \u1160 \u3164 \uffa0 \ufe0e \ufe0f \u{e0041} \u{e007f}'.split(
      ' ',
    ),
    ...'\u0301 \u0308 \u0327 \u1100 \u1161 \u11a8 \u3099 \uff9e \uff76 \u05bc'.split(' '),
    ...'& # a e g 1 ; &amp; &#64; amp; &#x26; &shy; &#769; &#55357; &#56832; lt; \u037e \uff06'.split(
      ' ',
    ),
    ...'👩 🏽 🏴 ❤ ⭐ ☆ ½ ² ① ™ … ﬁ ﷺ Ⓐ ㋿ 1\ufe0f\u20e3 ب क ् \u0e33'.split(' '),
    ' ',
    '\u00a0',
    '\u3000',
    '\u2028',
    '\r',
    '\n',
    '\x85',
    '\t',
  ),
);
const anyText = fc.array(unit, { maxLength: 40 }).map((units) => units.join(''));

describe('the normal form of any text', () => {
  test('is its own normal form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: form } = normalForm(text);
        expect(normalForm(form).text).toBe(form);
      }),
      RUNS,
    );
  });

  test('is mapped back monotonously, unit by unit, within the source', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const copy = normalForm(text);
        let [start, end] = [0, 0];
        for (let at = 0; at < copy.text.length; at += 1) {
          const span = spanInSource(copy, { start: at, end: at + 1 });
          expect(span.start).toBeGreaterThanOrEqual(start);
          expect(span.end).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
          [start, end] = [span.start, span.end];
        }
      }),
      RUNS,
    );
  });

  test('is the form of the source that each of its sequences stands for', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const copy = normalForm(text);
        for (const { 0: found, index } of copy.text.matchAll(/(?:\p{L}|\p{Nd})\p{M}{0,9}/gu)) {
          const words = wordsInSource(copy, { start: index, end: index + found.length });
          expect(normalForm(words).text, JSON.stringify(words)).toContain(found.charAt(0));
        }
        expect(wordsInSource(copy, { start: 0, end: copy.text.length })).toBe(
          text.slice(
            spanInSource(copy, { start: 0, end: copy.text.length }).start,
            spanInSource(copy, { start: 0, end: copy.text.length }).end,
          ),
        );
      }),
      RUNS,
    );
  });

  test('has every span where its source span leads back to', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), fc.nat(40), (text, one, other) => {
        const copy = normalForm(text);
        const { length } = copy.text;
        const [start, end] = [Math.min(one, other, length), Math.min(Math.max(one, other), length)];
        if (start === end) return;
        const back = spanInCopy(copy, spanInSource(copy, { start, end }));
        // A ligature is cut as a whole.
        expect(back.start).toBeLessThanOrEqual(start);
        expect(back.end).toBeGreaterThanOrEqual(end);
        expect(spanInSource(copy, back)).toEqual(spanInSource(copy, { start, end }));
      }),
      RUNS,
    );
  });

  test('is the same with invisible characters between its letters', () => {
    const latin = fc.stringMatching(/^[a-zA-Zéß0-9 .,!?@-]{1,30}$/);
    const unseen = fc.constantFrom(
      '\u200b',
      '\u200c',
      '\u200d',
      '\u00ad',
      '\ufeff',
      '\u2060',
      '\u034f',
      '\u115f',
      '\u3164',
      '\ufe0f',
      '\u200e',
      '\u{e0101}',
      '\u180e',
      '\u2063',
    );
    fc.assert(
      fc.property(latin, fc.array(unseen, { minLength: 30, maxLength: 30 }), (text, marks) => {
        const sprinkled = Array.from(text)
          .map((letter, at) => letter + (marks[at] ?? ''))
          .join('');
        expect(normalForm(sprinkled).text).toBe(normalForm(text).text);
      }),
      RUNS,
    );
  });

  test('is a text without halves of characters if anything was changed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const copy = normalForm(`\u00a0${text}`);
        expect(copy.text.isWellFormed()).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('the normal form of each character of Unicode', () => {
  const characters = Array.from({ length: 0x110000 }, (_, code) =>
    String.fromCodePoint(code),
  ).filter((character) =>
    /^[^\p{C}\p{Ideographic}가-힣]|^[\p{Cf}\p{Cc}豈-龎\u{2f800}-\u{2fa1d}]/u.test(character),
  );

  test('is the same alone and in a text that is looked at', () => {
    const wrong = characters.filter(
      (it) => normalForm(`\u00a0x ${it}`).text !== ` x ${normalForm(it).text}`,
    );
    expect(wrong.map((it) => it.codePointAt(0)?.toString(16))).toEqual([]);
  });

  test('is its own form, is composed, and has nothing that is not shown', () => {
    const wrong = characters.filter((it) => {
      const { text } = normalForm(it);
      const isUnseen = /[\p{DI}\p{Zl}\p{Zp}]/u.test(text) || /[^\P{Zs} ]/u.test(text);
      return normalForm(text).text !== text || text.normalize('NFC') !== text || isUnseen;
    });
    expect(wrong.map((it) => it.codePointAt(0)?.toString(16))).toEqual([]);
  });
});

describe('the normal form', () => {
  test.each([
    ['0170\u200b1234567', '01701234567'],
    ['DE89\u200c3704\u200c0044', 'DE8937040044'],
    ['Zoe\u0308 and Zoe\u034f\u0308', 'Zoë and Zoë'],
    ['Ro\u00adsa\u00adlind', 'Rosalind'],
    ['Mr\u00a0Pemberton\u202fand\u3000all', 'Mr Pemberton and all'],
    ['The ﬁt of the oﬃce', 'The fit of the office'],
    ['＋４４ ７９１１, ａｂｃ＠ｄ．ｅ', '+44 7911, abc@d.e'],
    ['ｶﾞﾗｽ ｰ', 'ガラス ー'],
    ['𝗯𝗼𝗹𝗱 and 𝓼𝓬𝓻𝓲𝓹𝓽 Ⓐ', 'bold and script A'],
    [
      'one\u2028two\u2029three\x85four\r\nfive\rsix\vseven',
      'one\ntwo\nthree\nfour\nfive\nsix\nseven',
    ],
    ['co\u2010op, no\u2011one', 'co-op, no-one'],
    ['nadia&#64;example&period;com, a&commat;b', 'nadia@example.com, a@b'],
    [
      'It&amp;#39;s &amp;amp; &eacute;&Ccaron;&lstrok; &#146;&#x1F600;&#55357;&#56832;',
      "It's & éČł ’😀😀",
    ],
    ['e&#769; and won&shy;der', 'é and wonder'],
    ['a\u2800b', 'a b'],
  ])('of %j is %j', (text, form) => {
    expect(normalForm(text).text).toBe(form);
  });

  test.each([
    'AT&T, R&D, &copy in prose, a & b; c &unknown; &#0; &#xD800; &#9999999;',
    '½ price, 3², ①②, ™ © …, ‼, it´s, 2º B, ㋿, ㎡, № 5',
    '👩‍👩‍👧 ❤️ 👍🏽 1️⃣ #️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 🇩🇪 ⭐️ 👩🏽‍🚀 ☺︎',
    'می‌خواهم क्‍ष ന്‍ \u0600١',
    'น้ำดี ㅋㅋㅋ ㅠㅠ 안녕하세요 でで ガ',
    '– — − ’ “ ” „ « » ‹ › • · ✓ ★☆ → €',
    'tabs\tstay\nand line feeds',
  ])('of %j is the text itself', (text) => {
    expect(normalForm(text)).toEqual({ text, source: text });
  });
});
