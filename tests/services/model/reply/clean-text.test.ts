import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '#services/model/reply/clean-text.ts';

const ENGLAND = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

/** Ordinary text mixed with everything that the cleaner removes. */
const messy = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '\t',
        '\0',
        '\u009F',
        '\u202E',
        '\u2066',
        '\uD83D',
        '\uDE00',
        ENGLAND,
        '\u{1F3F4}',
        '\u{E0067}',
        '\u{E0001}',
        '\u{E007F}',
        '👩‍👩‍👧',
        'می‌خواهم',
      ),
    ),
  )
  .map((parts) => parts.join(''));

describe('cleaning model text', () => {
  test.each([
    ['tabs and newlines stay', 'a\tb\nc', 'a\tb\nc'],
    ['line ends become newlines', 'a\r\nb\rc', 'a\nb\nc'],
    ['control characters go', 'a\0b\u001Bc\u007Fd\u0085e', 'abcde'],
    ['text that runs backwards goes', 'a\u202Eb\u2066c', 'abc'],
    ['hidden tag text goes', `hi\u{E0069}\u{E0067}\u{E007F}`, 'hi'],
    [
      'hidden text behind a flag goes',
      '\u{1F3F4}' + '\u{E0061}'.repeat(20) + '\u{E007F}',
      '\u{1F3F4}',
    ],
    ['half a surrogate pair goes', 'a\uD83Db', 'ab'],
  ])('cleaning: %s', (_name, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
  });

  test.each(['👩‍👩‍👧‍👦', ENGLAND, '🇩🇪', '👍🏽', 'می‌خواهم', 'क्‍ष', '‏مرحبا‎', '❤️'])(
    'cleaning leaves %s unchanged',
    (text) => expect(cleanText(text)).toBe(text),
  );

  test('cleaning is idempotent and never lengthens a text', () => {
    fc.assert(
      fc.property(messy, (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.length).toBeLessThanOrEqual(text.length);
        expect(clean).not.toMatch(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/u);
      }),
    );
  });

  test('the cleaned prefix of a text is a prefix of the cleaned text', () => {
    fc.assert(
      fc.property(messy, fc.nat(), (text, cut) => {
        const beginning = text.slice(0, cut % (text.length + 1));
        expect(cleanText(text).startsWith(cleanText(beginning))).toBe(true);
      }),
    );
  });
});
