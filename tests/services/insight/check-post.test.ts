import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveEvidence } from '#domain/evidence.ts';
import type { Quote } from '#domain/quote.ts';
import { splitReply } from '#domain/reply.ts';
import { checkPost } from '#services/insight/check-post.ts';

const QUOTES: readonly Quote[] = [
  { id: '1', text: 'The colours are lovely and so vibrant.', rating: 5 },
  { id: '2', text: 'It runs a little large, I had to size down.', rating: 3 },
  { id: '3', text: 'So soft and light for summer' },
  { id: '4', text: 'I pair it with jeans every week', rating: 4 },
];

const recorded = (name: string) =>
  readFileSync(new URL(`../../fixtures/replies/${name}.txt`, import.meta.url), 'utf8');

/** Each sentence with who tied it to which quotes; `claim` where nobody could. */
async function said(name: string, edit = (text: string) => text) {
  const { text: post, evidence } = splitReply(recorded(name), 'text', QUOTES);
  const text = edit(post);
  const checked = await checkPost(text, moveEvidence(evidence, post, text), QUOTES);
  return checked.map(({ start, end, by, quotes, claim }) => [
    text.slice(start, end),
    by ?? (claim ? 'claim' : 'other'),
    ...quotes.map(({ id }) => id),
  ]);
}

describe('what a post rests on', () => {
  test('is what the model marked', async () => {
    expect(await said('marks-right')).toEqual([
      ['Meet the blouse people keep reaching for this spring.', 'other'],
      ['"The colours are lovely," one customer told us, and we agree.', 'model', '1'],
      ['It does run a little large, so think about sizing down.', 'model', '2'],
      ['Soft, light and easy to pair with jeans.', 'model', '3', '4'],
      ['Which colour would you pick?', 'other'],
      ['Tell us below!', 'other'],
      ['#SpringStyle #CustomerLove', 'other'],
    ]);
  });

  test('is not what it marked with wrong numbers', async () => {
    expect(await said('marks-wrong-numbers')).toEqual([
      ['Everybody loves the colours.', 'model', '1'],
      ['It has pockets, too.', 'claim'],
      ['It runs a little large.', 'model', '2'],
      ['Tested by 4,000 people in 2024 [1000].', 'claim'],
    ]);
  });

  test('without marks is found by the words, and what nobody said is not', async () => {
    expect(await said('marks-none')).toEqual([
      ['The colours are lovely, say our customers.', 'device', '1'],
      ['It runs a little large, so think about sizing down.', 'device', '2'],
      ['Every seam is sewn by hand in Lisbon.', 'claim'],
      ['Which colour would you pick?', 'other'],
    ]);
  });

  test('is looked for anew where a sentence was changed', async () => {
    const edit = (text: string) =>
      text
        .replace('Soft, light and easy to pair with jeans.', 'Pair it with jeans, every week.')
        .replace('and we agree', 'and it is waterproof');
    const after = await said('marks-right', edit);
    expect(after).toContainEqual(['Pair it with jeans, every week.', 'device', '4']);
    expect(after).toContainEqual([
      'It does run a little large, so think about sizing down.',
      'model',
      '2',
    ]);
    expect(after[1]?.slice(1)).toEqual(['device', '1']);
  });

  test('is never a quote without the figures of the sentence', async () => {
    const text = 'The colours are lovely and vibrant, say 4,000 people.';
    expect(await checkPost(text, undefined, QUOTES)).toMatchObject([{ claim: true, quotes: [] }]);
    const rated = 'Lovely, vibrant colours: 5 stars.';
    expect(await checkPost(rated, undefined, QUOTES)).toMatchObject([{ by: 'device' }]);
  });

  test('is never a quote that shares one word of many', async () => {
    const text = 'The lining is made of Italian silk and the buttons are real horn.';
    expect(await checkPost(text, undefined, QUOTES)).toMatchObject([{ claim: true, quotes: [] }]);
  });

  test('can be asked of any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        for (const { start, end } of await checkPost(text, undefined, QUOTES))
          expect(text.slice(start, end).trim()).not.toBe('');
      }),
    );
  });
});
