import { expect, test } from 'vitest';
import { checkEvidence } from '#insight/evidence/check-post.ts';

const QUOTES = [
  'They never told us the price before the operation.',
  'Our cat was calm because nobody rushed her.',
  'Alle Hunde im Garten waren ruhig.',
].map((text, at) => ({ id: `${at + 1}`, text, language: at < 2 ? 'en' : 'de' }));

test.each([['We always tell you the price before the operation.'], ['Every cat leaves us calm.']])(
  'who denies backs no claim without exception: %s',
  async (post) => {
    const [sentence] = await checkEvidence(post, undefined, QUOTES.slice(0, 2));
    expect(sentence?.verdict).toMatch(/^(?:no-source|otherwise)$/);
  },
);

test('a claim without exception is open where a quote in any language makes one', async () => {
  const [sentence] = await checkEvidence('Every cat leaves us calm.', undefined, QUOTES);
  expect(sentence?.verdict).not.toBe('no-source');
});
