import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  costOf,
  costRange,
  findPrice,
  parsePrices,
  priceKey,
  sayDollars,
  sayRange,
} from '#domain/providers/prices.ts';

describe('the price of a model', () => {
  test('the price of a model is the listed one, with its source and month', () => {
    expect(findPrice('openai', 'gpt-6-luna', {})).toEqual({
      input: 0.1,
      output: 0.5,
      source: expect.stringContaining('OpenAI'),
      read: expect.stringMatching(/^20\d\d-\d\d$/),
    });
  });

  test('an unknown price is undefined', () => {
    expect(findPrice('openai', 'gpt-9', {})).toBeUndefined();
    expect(findPrice('groq', 'gpt-6-luna', {})).toBeUndefined();
    expect(findPrice('custom', 'toString', {})).toBeUndefined();
    expect(findPrice('openai', 'toString', {})).toBeUndefined();
  });

  test('a free model has the price 0', () => {
    expect(findPrice('demo', 'echopost-demo', {})).toMatchObject({ input: 0, output: 0 });
    expect(findPrice('ollama', 'anything', {})).toMatchObject({ input: 0, output: 0 });
  });

  test('a price entered by the user wins over the listed one', () => {
    const own = { [priceKey('openai', 'gpt-6-luna')]: { input: 1, output: 2 } };
    expect(findPrice('openai', 'gpt-6-luna', own)).toMatchObject({ input: 1, output: 2 });
    expect(findPrice('openai', 'gpt-6-luna', own)?.read).toBeUndefined();
  });

  test('stored prices are read without throwing, and garbage is dropped', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        for (const price of Object.values(parsePrices(data) ?? {})) {
          expect([price.input, price.output].every((amount) => amount >= 0)).toBe(true);
        }
      }),
    );
    expect(parsePrices('x')).toBeUndefined();
    expect(
      parsePrices({
        good: { input: 1, output: 2, more: 3 },
        text: { input: '1', output: 2 },
        negative: { input: -1, output: 2 },
        endless: { input: Infinity, output: 2 },
        none: null,
      }),
    ).toEqual({ good: { input: 1, output: 2 } });
  });
});

describe('what it costs', () => {
  test('the cost is computed per million tokens', () => {
    expect(costOf({ input: 0.1, output: 0.5 }, 1_000_000, 2_000_000)).toBeCloseTo(1.1);
    const tokens = { prompt: [1000, 2000], reply: [100, 500] } as const;
    expect(costRange({ input: 10, output: 100 }, tokens)).toEqual([0.02, 0.07]);
  });

  test.each([
    [0, 'nothing'],
    [0.0004, 'less than 1 cent'],
    [0.01, 'about 1 cent'],
    [0.0149, 'about 1 cent'],
    [0.02, 'about 2 cents'],
    [0.996, 'about 100 cents'],
    [1.5, 'about $1.50'],
  ])('a cost of %f dollars is described as %s', (amount, words) => {
    expect(sayDollars(amount)).toBe(words);
  });

  test.each([
    [[0, 0], 'nothing'],
    [[0.0001, 0.0002], 'less than 1 cent'],
    [[0.0001, 0.02], 'less than 1 cent to 2 cents'],
    [[0.02, 0.07], 'about 2 cents to 7 cents'],
  ] as const)('a cost range of %j is described as %s', (range, words) => {
    expect(sayRange(range)).toBe(words);
  });
});
