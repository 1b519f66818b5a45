import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinReplies } from '#domain/join-replies.ts';

describe('a reply and its continuation', () => {
  test.each<[string, string, string]>([
    ['', 'Post', 'Post'],
    ['Post', '', 'Post'],
    // The model does what the prompt asks and begins with the last word.
    ['The blouse is wond', 'wonderful and soft', 'The blouse is wonderful and soft'],
    ['The blouse is wonderful', 'wonderful and soft', 'The blouse is wonderful and soft'],
    ['It costs 1', '100 dollars', 'It costs 100 dollars'],
    ['We love it. The blouse', 'The blouse is soft', 'We love it. The blouse is soft'],
    // It goes on in the middle of the word.
    ['The blouse is wond', 'erful', 'The blouse is wonderful'],
    ['It costs 1', '00 dollars', 'It costs 100 dollars'],
    ['It costs 1,', '000 dollars', 'It costs 1,000 dollars'],
    ['It takes 4.', '5 minutes', 'It takes 4.5 minutes'],
    ['とても柔ら', 'かいです', 'とても柔らかいです'],
    ['很柔软。', '很舒服', '很柔软。很舒服'],
    ['นุ่ม', 'มาก', 'นุ่มมาก'],
    // It begins with the next word, without the space.
    ['It is', 'lovely', 'It is lovely'],
    ['It is ', 'lovely', 'It is lovely'],
    ['It is', '\nlovely', 'It is\nlovely'],
    ['So soft. It was so soft', 'and warm', 'So soft. It was so soft and warm'],
    ['It is beautiful', 'and warm', 'It is beautiful and warm'],
    ['It is soft.', 'It is warm.', 'It is soft. It is warm.'],
    ['Soft,', 'warm', 'Soft, warm'],
    ['Lovely', ', warm', 'Lovely, warm'],
    ['Lovely', '!', 'Lovely!'],
    ['(lovely', ')', '(lovely)'],
    ['Lovely', '#soft', 'Lovely #soft'],
    ['don’', 't you', 'don’t you'],
  ])('%j and %j meet', (before, after, whole) => {
    expect(joinReplies(before, after)).toBe(whole);
  });

  test('keep every word of both, with a space between them at most', () => {
    const words = fc.array(fc.constantFrom('soft', 'Warm', '5', 'やわ', '.', ',', ' ', '\n', '#a'));
    fc.assert(
      fc.property(words, words, (one, two) => {
        const [before, after] = [one.join(''), two.join('')];
        const whole = joinReplies(before, after);
        expect(whole.startsWith(before)).toBe(true);
        expect(whole.endsWith(after)).toBe(true);
        expect(whole.length).toBeLessThanOrEqual(before.length + after.length + 1);
      }),
      { seed: 1 },
    );
  });

  test('cut anywhere in a text give the text back if the model repeats its last word', () => {
    const text =
      'We asked our customers. “So soft,” said one; it cost 1,200 yen, and it’s worth it!';
    for (let at = 1; at < text.length; at += 1) {
      const before = text.slice(0, at);
      const last = /[\p{L}\p{N}]+$/u.exec(before)?.[0] ?? '';
      expect(joinReplies(before, text.slice(at - last.length))).toBe(text);
    }
  });
});
