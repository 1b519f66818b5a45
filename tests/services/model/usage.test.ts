import { describe, expect, test } from 'vitest';
import { DONE, event, generate, stream, words } from './fake-provider.ts';

const usage = { prompt_tokens: 30, completion_tokens: 12 };
const COUNTED = { promptTokens: 30, completionTokens: 12 };
const choice = { index: 0, delta: {}, finish_reason: 'stop' };

describe('the usage of a request', () => {
  test.each([
    ['an event without choices', { choices: [], usage }, COUNTED],
    ['the last event', { choices: [choice], usage }, COUNTED],
    ["Groq's own member", { choices: [choice], x_groq: { id: 'r', usage } }, COUNTED],
    ['the choice', { choices: [{ ...choice, usage }] }, COUNTED],
    [
      "llama.cpp's timings",
      { choices: [choice], timings: { prompt_n: 30, predicted_n: 12 } },
      COUNTED,
    ],
    [
      'thinking by count',
      { choices: [], usage: { ...usage, completion_tokens_details: { reasoning_tokens: 7 } } },
      { ...COUNTED, thinkingTokens: 7 },
    ],
    [
      'thinking at the top',
      { choices: [], usage: { ...usage, reasoning_tokens: 7 } },
      { ...COUNTED, thinkingTokens: 7 },
    ],
    [
      'thinking that only the total counts',
      { choices: [], usage: { ...usage, total_tokens: 342 } },
      { ...COUNTED, completionTokens: 312 },
    ],
    [
      'a cost in dollars',
      { choices: [], usage: { ...usage, cost: 0.00014 } },
      { ...COUNTED, cost: 0.00014 },
    ],
    ['a cost of another shape', { choices: [], usage: { ...usage, cost: { total: 1 } } }, COUNTED],
    [
      'counts that are none',
      { choices: [], usage: { prompt_tokens: '3', completion_tokens: -1 } },
      {},
    ],
    ['no object', { choices: [], usage: 7 }, undefined],
  ])('usage is read from %s', async (_name, last, expected) => {
    const { reply } = await generate([stream([words('Hi', 'stop'), event(last), DONE])]);
    expect(reply).toEqual({
      outcome: 'complete',
      text: 'Hi',
      ...(expected && { usage: expected }),
    });
  });

  test('usage keeps the counts of an earlier event that a later one omits', async () => {
    const { reply } = await generate([
      stream([
        event({ choices: [], usage }),
        words('Hi', 'stop'),
        event({ choices: [], usage: { cost: 0.1 } }),
        DONE,
      ]),
    ]);
    expect(reply.usage).toEqual({ ...COUNTED, cost: 0.1 });
  });
});
