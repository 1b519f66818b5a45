import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMasks } from '#insight/mask/find-masks.ts';
import { removeSentence, replaceSentence, theirWords } from '#domain/evidence/fixes.ts';
import { sentencesOf } from '#domain/text/sentences.ts';

const sentenceIn = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

test.for([
  ['One. Two. Three.', 'Two.', 'One. Three.'],
  ['One. Two.', 'Two.', 'One. '],
  ['One. Two.', 'One.', 'Two.'],
  ['One.\nTwo.\nThree.', 'Two.', 'One.\nThree.'],
  ['One.\n\nTwo.\n\nThree.', 'Two.', 'One.\n\nThree.'],
  ['One.\n\nTwo.', 'Two.', 'One.'],
  ['Two.', 'Two.', ''],
  ['1. One.\n2. Two.\n3. Three.', 'Two.', '1. One.\n3. Three.'],
  ['1. One. Two.', 'One.', '1. Two.'],
])('%j without %j is %j', ([text = '', words = '', rest]) => {
  expect(removeSentence(text, sentenceIn(text, words))).toBe(rest);
});

test('removing a sentence keeps every word of the others', () => {
  const text = fc
    .array(fc.constantFrom('One two. ', 'Three!\n', '\n', 'four five?  ', '👉 six '))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, fc.nat(), (post, pick) => {
      const sentences = sentencesOf(post);
      const sentence = sentences[pick % (sentences.length || 1)];
      if (!sentence) return;
      const wordsOf = (some: string) => some.match(/\p{L}+/gu)?.join(' ') ?? '';
      const others = post.slice(0, sentence.start) + post.slice(sentence.end);
      expect(wordsOf(removeSentence(post, sentence))).toBe(wordsOf(others));
    }),
  );
});

test('replacing a sentence keeps the rest', () => {
  const text = 'One. Two. Three.';
  expect(replaceSentence(text, sentenceIn(text, 'Two.'), '“Four.”')).toBe('One. “Four.” Three.');
});

test('a customer’s words are their whole sentence, masked', () => {
  const text = 'Nice. Thanks to Sarah Miller the "pool" closes at six. Bye.';
  const there = [{ start: text.indexOf('closes'), end: text.indexOf(' at') }];
  const source = {
    quote: { id: '1', text },
    verdict: 'near',
    by: 'device',
    here: [],
    there,
  } as const;
  const masks = new Map([[text, findMasks(text)]]);
  expect(theirWords(source, masks)).toBe('“Thanks to [name] the pool closes at six.”');
  expect(theirWords({ ...source, there: [] }, masks)).toBe('');
});
