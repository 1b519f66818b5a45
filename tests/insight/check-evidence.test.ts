import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveEvidence } from '#domain/posts/citations.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { splitReply } from '#domain/posts/reply.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

const QUOTES: readonly Quote[] = [
  { id: '1', text: 'The colours are lovely and so vibrant.', rating: 5 },
  { id: '2', text: 'It runs a little large, I had to size down.', rating: 3 },
  { id: '3', text: 'So soft and light for summer' },
  { id: '4', text: 'I pair it with jeans every week', rating: 4 },
];

const recorded = (name: string) =>
  readFileSync(new URL(`../fixtures/replies/${name}.txt`, import.meta.url), 'utf8');

/** Lists each sentence with its verdict and its quotes, each with the source of the link. */
async function judged(name: string, edit = (text: string) => text) {
  const { text: post, evidence } = splitReply(recorded(name), 'text', QUOTES);
  const text = edit(post);
  const checked = await checkEvidence(text, moveEvidence(evidence, post, text), QUOTES);
  return checked.map(({ start, end, verdict, sources }) => [
    text.slice(start, end),
    verdict,
    ...sources.map(({ by, quote }) => `${by} ${quote.id}`),
  ]);
}

describe('the verdicts on a post', () => {
  test('verdicts use a mark of the model as a hint, never as a proof', async () => {
    expect(await judged('marks-right')).toEqual([
      ['Meet the blouse people keep reaching for this spring.', 'not-a-claim'],
      ['"The colours are lovely," one customer told us, and we agree.', 'said', 'model 1'],
      ['It does run a little large, so think about sizing down.', 'near', 'model 2'],
      ['Soft, light and easy to pair with jeans.', 'near', 'model 3', 'model 4'],
      ['Which colour would you pick?', 'not-a-claim'],
      ['Tell us below!', 'not-a-claim'],
      ['#SpringStyle #CustomerLove', 'not-a-claim'],
    ]);
  });

  test('verdicts find the right quotes even if the model marked the wrong ones', async () => {
    const [everybody, pockets, large, tested] = await judged('marks-wrong-numbers');
    expect(everybody?.slice(0, 2)).toEqual(['Everybody loves the colours.', 'near']);
    expect(pockets).toEqual(['It has pockets, too.', 'no-source']);
    expect(large?.slice(0, 3)).toEqual(['It runs a little large.', 'said', 'model 2']);
    expect(tested).toEqual(['Tested by 4,000 people in 2024 [1000].', 'no-source']);
  });

  test('verdicts need no marks', async () => {
    expect(await judged('marks-none')).toEqual([
      ['The colours are lovely, say our customers.', 'retold', 'device 1'],
      ['It runs a little large, so think about sizing down.', 'near', 'device 2'],
      ['Every seam is sewn by hand in Lisbon.', 'no-source'],
      ['Which colour would you pick?', 'not-a-claim'],
    ]);
  });

  test('verdicts name the matching words of the sentence and of its quote', async () => {
    const text = 'Hello there! The colours are lovely, one customer told us.';
    const [, sentence] = await checkEvidence(text, undefined, QUOTES);
    const [source] = sentence?.sources ?? [];
    expect(source?.here.map(({ start, end }) => text.slice(start, end))).toEqual([
      'The colours are lovely',
    ]);
    expect(source?.there.map(({ start, end }) => source.quote.text.slice(start, end))).toEqual([
      'The colours are lovely',
    ]);
  });

  test('verdicts of a sentence do not depend on its position', async () => {
    const [first] = await checkEvidence('The colours are lovely.', undefined, QUOTES);
    const text = `${'Yes! '.repeat(30)}The colours are lovely.`;
    const last = (await checkEvidence(text, undefined, QUOTES)).at(-1);
    expect(last?.verdict).toBe(first?.verdict);
    expect(last?.sources[0]?.here[0]?.start).toBe((first?.sources[0]?.here[0]?.start ?? 0) + 150);
  });

  // The generator of binary strings is slow.
  test('verdicts can be computed for any text', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        for (const { start, end, sources } of await checkEvidence(text, undefined, QUOTES)) {
          expect(text.slice(start, end).trim()).not.toBe('');
          for (const { here } of sources)
            for (const span of here) expect(span.start >= start && span.end <= end).toBe(true);
        }
      }),
    );
  });

  test('a sentence copied from a quote gets one of the four verdicts', async () => {
    const words = fc.constantFrom('soft', 'not', 'the', 'zip', 'is', 'only', 'two', 'hours', 'but');
    const sentence = fc
      .array(words, { minLength: 4, maxLength: 9 })
      .map((all) => `${all.join(' ')}.`);
    await fc.assert(
      fc.asyncProperty(sentence, async (text) => {
        const [checked] = await checkEvidence(text, undefined, [{ id: 'a', text }]);
        expect(['said', 'near', 'no-source', 'not-a-claim']).toContain(checked?.verdict);
      }),
    );
  });
});
