import { expect, test } from 'vitest';
import { sayQuestionCost } from '#domain/providers/question-cost.ts';
import type { RequestTokens } from '#domain/providers/tokens.ts';

const TOKENS: RequestTokens = { prompt: [900, 1100], reply: [100, 300] };
const THINKING: RequestTokens = { prompt: [900, 1100], reply: [100, 3600] };
const PRICE = { input: 0.2, output: 1, source: 'a test' };

test.each([
  [{ tokens: TOKENS, price: PRICE, isFree: false }, 'About 1,200 tokens, about $0.0004'],
  [
    { tokens: THINKING, price: PRICE, isFree: false },
    'About 1,000 to 4,700 tokens, about $0.0003 to $0.004',
  ],
  [
    { tokens: TOKENS, price: undefined, isFree: false },
    'About 1,200 tokens; its price is not known',
  ],
  [{ tokens: TOKENS, price: PRICE, isFree: true }, 'About 1,200 tokens, free on this computer'],
  [{ tokens: undefined, price: PRICE, isFree: false }, 'It is not known what it costs'],
  [{ tokens: undefined, price: PRICE, isFree: true }, 'Free on this computer'],
])('the cost of %j is %s', (priced, words) => {
  expect(sayQuestionCost(priced)).toBe(words);
});
