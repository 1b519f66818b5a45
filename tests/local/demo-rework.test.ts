import { describe, expect, test } from 'vitest';

import { buildPrompt } from '#domain/campaign/prompt.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
import { ALTERNATIVE_IDS, type Refinement, REFINEMENTS } from '#domain/posts/refinement.ts';
import type { SentQuote } from '#domain/quotes/quote.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { buildRefinement } from '#domain/posts/refine.ts';
import { withoutMarks } from '#domain/posts/marks.ts';

import { complete } from '../../local/model/completion.ts';
import { READY } from '../domain/campaigns.ts';

const QUOTES: readonly SentQuote[] = [
  { id: '1', masked: true, text: 'The scarf is so soft and beautiful.', rating: 5 },
  { id: '2', masked: true, text: 'I love the colours of the scarf.', rating: 5 },
  { id: '3', masked: true, text: 'The delivery was fast, and the scarf fits.', rating: 4 },
];

function ask(
  platform: PlatformId,
  contentType: SendableCampaign['contentType'] = 'text',
  changed: Partial<SendableCampaign> = {},
) {
  const sent: SendableCampaign = {
    ...READY,
    platform,
    contentType,
    language: 'en',
    quotes: QUOTES,
    ...changed,
  };
  const before = complete({ messages: buildPrompt(sent).messages }).content;
  const rework = (refinement: Refinement) =>
    complete({ messages: buildRefinement(sent, before, refinement).messages }).content;
  return { before, rework };
}

describe.each(['instagram', 'linkedin', 'tiktok', 'youtube'] as const)('on %s', (platform) => {
  test.each(REFINEMENTS.filter((id) => id !== 'grammar'))(
    '%s changes the post and keeps the sentences that rest on quotes',
    (how) => {
      const { before, rework } = ask(platform);
      const after = rework({ how });
      expect(after).not.toBe(before);
      expect(after.trim()).not.toBe('');
      // Half of the longest paragraph may go.
      const marks = (text: string) => new Set(text.match(/\[q\d+\]/g));
      if (how !== 'shorter') expect(marks(after)).toEqual(marks(before));
    },
  );

  test('the lengths are as asked for', () => {
    const { before, rework } = ask(platform);
    expect(rework({ how: 'shorter' }).length).toBeLessThan(before.length);
    expect(rework({ how: 'longer' }).length).toBeGreaterThan(before.length);
  });
});

test('a wish is said to be the demo model’s, and read as data', () => {
  const { before, rework } = ask('instagram');
  const after = rework({ how: 'wish', wish: 'Say "hello"\nand more' });
  expect(after).toContain('A language model would now follow your words: “Say "hello"\nand more”.');
  expect(withoutMarks(after, 3).length).toBeGreaterThan(withoutMarks(before, 3).length);
});

test('a second part stays as it is', () => {
  const { before, rework } = ask('instagram', 'image');
  const partOf = (text: string) => text.slice(text.indexOf('IMAGE PROMPT:'));
  expect(partOf(rework({ how: 'warmer' }))).toBe(partOf(before));
});

test.each(['ends in \\', 'a "quote" \\" b', 'given as a JSON string: "x".'])(
  'the passage and the wish %j are read as they were typed',
  (words) => {
    const sent: SendableCampaign = { ...READY, language: 'en', quotes: QUOTES };
    const { messages } = buildRefinement(sent, words, { how: 'wish', wish: words }, words);
    const { content } = complete({ messages });
    expect(content).toBe(`${words}\n\nA language model would now follow your words: “${words}”.`);
  },
);

describe.each(['instagram', 'linkedin', 'tiktok', 'youtube'] as const)('on %s', (platform) => {
  test('alternatives differ from the post and from each other, and keep its quotes', () => {
    const { before, rework } = ask(platform);
    const all = ALTERNATIVE_IDS.map((hook) => rework({ how: 'alternative', hook }));
    expect(new Set([before, ...all]).size).toBe(all.length + 1);
    const marks = (text: string) => new Set(text.match(/\[q\d+\]/g));
    for (const text of all) expect(marks(text)).toEqual(marks(before));
    if (platform === 'youtube')
      for (const text of all) expect(text).toMatch(/^Title: .+\n\nDescription:\n.+[^]+\n\nTags: /);
  });

  test('another opening is within the description of a video', () => {
    if (platform !== 'youtube') return;
    const { rework } = ask(platform);
    for (const how of ['opening', 'warmer', 'formal'] as const)
      expect(rework({ how })).toMatch(/^Title: .+\n\nDescription:\n.+[^]+\n\nTags: /);
  });
});

test.each([
  ['en', '1 customer’s words', '2 customers’ words'],
  ['de', '1-mal O-Ton', '2-mal O-Ton'],
  ['es', '1 opinión', '2 opiniones'],
  ['fr', '1 avis', '2 avis'],
  ['it', '1 commento', '2 commenti'],
  ['nl', '1 reactie', '2 reacties'],
  ['pt', '1 comentário', '2 comentários'],
] as const)('in %s the number of quotes has the word that suits it', (language, one, two) => {
  for (const [count, said] of [one, two].entries()) {
    const quotes = QUOTES.slice(0, count + 1);
    const { rework } = ask('instagram', 'text', { language, quotes });
    expect(rework({ how: 'alternative', hook: 'number' })).toMatch(
      new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'u'),
    );
  }
});
