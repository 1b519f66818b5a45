import { expect, test } from 'vitest';
import type { Quote } from '#domain/quotes/quote.ts';
import { analyseAtOnce } from '../../state/fake-app.ts';

test('the word of a mask in a pasted text is no theme', async () => {
  const texts = ['soap', 'candle', 'lamp', 'chair', 'spoon', 'table', 'carpet', 'mirror'];
  const quotes = texts.map((thing, at): Quote => ({
    id: String(at),
    text: at < 4 ? `The [handle] of the shop sold me a ${thing}.` : `We like this ${thing} a lot.`,
  }));
  const { themes } = await analyseAtOnce(quotes);
  expect(themes.map(({ label }) => label.toLowerCase())).not.toContainEqual(
    expect.stringContaining('handle'),
  );
});
