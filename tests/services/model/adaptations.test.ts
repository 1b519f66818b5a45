import { describe, expect, test } from 'vitest';
import { createAdaptations } from '#services/model/adaptations.ts';
import { ENDPOINT, generate, json, stream, words, type Call } from './fake-provider.ts';

const OK = stream([words('Hi', 'stop')]);

function refuses(param: string, code = 'unsupported_parameter') {
  return json(400, { error: { message: 'Not that.', type: 'invalid_request_error', param, code } });
}

/** Which parameters each request carried. */
function parameters(calls: Call[]) {
  return calls.map(({ body }) =>
    ['max_tokens', 'max_completion_tokens', 'temperature'].filter((name) => name in body),
  );
}

describe('a model that wants other parameters', () => {
  test('gets them one after the other, the values unchanged', async () => {
    const { reply, calls } = await generate([
      refuses('max_tokens'),
      refuses('temperature', 'unsupported_value'),
      OK,
    ]);
    expect(reply.outcome).toBe('complete');
    expect(parameters(calls)).toEqual([
      ['max_tokens', 'temperature'],
      ['max_completion_tokens', 'temperature'],
      ['max_completion_tokens'],
    ]);
    expect(calls[2]?.body).toMatchObject({ max_completion_tokens: 500 });
  });

  test('gets them in its own order', async () => {
    const { calls } = await generate([refuses('temperature'), refuses('max_tokens'), OK]);
    expect(parameters(calls)).toEqual([
      ['max_tokens', 'temperature'],
      ['max_tokens'],
      ['max_completion_tokens'],
    ]);
  });

  test('is asked rightly the next time, and others are not', async () => {
    const adaptations = createAdaptations();
    await generate([refuses('max_tokens'), refuses('temperature'), OK], { adaptations });
    const again = await generate([OK], { adaptations });
    expect(parameters(again.calls)).toEqual([['max_completion_tokens']]);
    const elsewhere = { ...ENDPOINT, baseUrl: 'https://other.example/v1' };
    for (const endpoint of [elsewhere, { ...ENDPOINT, model: 'small-2' }]) {
      const { calls } = await generate([OK], { adaptations, endpoint });
      expect(parameters(calls)).toEqual([['max_tokens', 'temperature']]);
    }
  });

  test('may go back: a server that knows only max_tokens', async () => {
    const adaptations = createAdaptations();
    adaptations.remember(ENDPOINT, { tokenLimit: 'max_completion_tokens', temperature: 'send' });
    const { reply } = await generate([refuses('max_completion_tokens'), OK], { adaptations });
    expect(reply.outcome).toBe('complete');
    const again = await generate([OK], { adaptations });
    expect(parameters(again.calls)).toEqual([['max_tokens', 'temperature']]);
  });

  test('that refuses both limits is not asked for ever', async () => {
    const adaptations = createAdaptations();
    const fussy = (call: Call) =>
      refuses('max_tokens' in call.body ? 'max_tokens' : 'max_completion_tokens')();
    const { reply, calls } = await generate([fussy], { adaptations });
    expect(calls).toHaveLength(2);
    expect(reply).toMatchObject({ failure: { kind: 'bad-request', message: 'Not that.' } });
    expect(adaptations.find(ENDPOINT)).toBeUndefined();
  });

  test('that refuses the same parameter again is asked twice at most', async () => {
    const { calls } = await generate([refuses('temperature')]);
    expect(calls).toHaveLength(2);
  });

  test.each([
    [
      'in a sentence alone',
      400,
      {
        error: {
          message: 'Unrecognized request argument supplied: max_tokens',
          code: null,
          param: null,
        },
      },
    ],
    [
      "in FastAPI's words",
      422,
      {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'max_tokens'],
            msg: 'Extra inputs are not permitted',
          },
        ],
      },
    ],
    [
      'in a plain error',
      400,
      { error: "'max_tokens' is not supported. Use 'max_completion_tokens'." },
    ],
  ])('may say so %s', async (_name, status, body) => {
    const { calls } = await generate([json(status, body), OK]);
    expect(parameters(calls)).toEqual([
      ['max_tokens', 'temperature'],
      ['max_completion_tokens', 'temperature'],
    ]);
  });

  test.each([
    ['about another parameter', 400, 'stream', 'unsupported_parameter'],
    ['about the value of the limit', 400, 'max_tokens', 'integer_above_max_value'],
    ['with a status that may have been billed', 500, 'max_tokens', 'unsupported_parameter'],
  ])('is not asked again after a refusal %s', async (_name, status, param, code) => {
    const { calls } = await generate([
      json(status, { error: { message: 'No.', param, code } }),
      OK,
    ]);
    expect(calls).toHaveLength(1);
  });
});
