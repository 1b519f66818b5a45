import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSecondOpinion } from '#domain/questions/second-opinion.ts';

import { ask, POST_REQUEST, readStream, readWhole, toldBy } from './model-client.ts';
import { runBackend, type RunningBackend } from './running-backend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  // Streams faster than a user reads, and still chunk by chunk.
  backend = await runBackend({ modelPace: 700 });
});
afterAll(() => backend.close());

const models = (key: string) =>
  fetch(`${backend.url}/_model/v1/models`, { headers: { Authorization: `Bearer ${key}` } });

const ListSchema = v.object({ data: v.array(v.object({ id: v.string() })) });
const ErrorSchema = v.strictObject({
  error: v.strictObject({
    message: v.pipe(v.string(), v.nonEmpty()),
    type: v.string(),
    param: v.nullable(v.string()),
    code: v.string(),
  }),
});

describe('the list of models', () => {
  it('the list of models contains only demo models, the default one first', async () => {
    const { data } = v.parse(ListSchema, await (await models('demo')).json());
    expect(data[0]?.id).toBe('echopost-demo');
    expect(data.every(({ id }) => id.includes('demo'))).toBe(true);
  });

  it.each(['demo-401', 'sk-of-somebody', ''])(
    'the list of models is refused to the key "%s"',
    async (key) => {
      const response = await models(key);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid_api_key', param: null },
      });
    },
  );
});

describe('the demo key', () => {
  it('the demo key streams a post chunk by chunk, with its usage', async () => {
    const response = await ask(backend.url, {
      stream: true,
      body: { stream_options: { include_usage: true } },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const pieces: string[] = [];
    for await (const piece of (response.body ?? failed()).pipeThrough(new TextDecoderStream()))
      pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(5);
    const { text, finishReason, totalTokens, done } = toldBy(pieces.join(''));
    expect(text).toContain('#AutumnScarf');
    expect(finishReason).toBe('stop');
    expect(totalTokens).toBeGreaterThan(0);
    expect(done).toBe(true);
  });

  it('the demo key returns the same post without a stream', async () => {
    const [streamed, whole] = await Promise.all([
      ask(backend.url, { stream: true }).then(readStream),
      ask(backend.url).then(readWhole),
    ]);
    expect(whole.text).toBe(streamed.text);
  });

  it.each(['max_tokens', 'max_completion_tokens'])(
    'the demo key stops at the limit of %s',
    async (limit) => {
      const { text, finishReason } = await readWhole(
        await ask(backend.url, { body: { [limit]: 50 } }),
      );
      expect(finishReason).toBe('length');
      expect(text.length).toBeLessThanOrEqual(200);
    },
  );

  it('the demo key refuses other models', async () => {
    const response = await ask(backend.url, { body: { model: 'gpt-3.5-turbo' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: { code: 'model_not_found', param: 'model' },
    });
  });

  it('the demo key answers an invalid request with a 400', async () => {
    const response = await fetch(`${backend.url}/_model/v1/chat/completions`, {
      method: 'POST',
      headers: { Authorization: 'Bearer demo' },
      body: '{',
    });
    expect(response.status).toBe(400);
  });

  it('the demo key answers another path with a 404', async () => {
    const response = await fetch(`${backend.url}/_model/v1/embeddings`, {
      method: 'POST',
      headers: { Authorization: 'Bearer demo' },
    });
    expect(response.status).toBe(404);
  });
});

describe('a request for opinions', () => {
  it('a request for opinions is answered by “not judged” for each claim', async () => {
    const claims = [
      { sentence: 'The pool closes at ten.', quotes: ['The pool closes at six.'] },
      { sentence: 'We have a sauna.', quotes: ['We slept well.'] },
    ];
    const { messages } = buildSecondOpinion(
      claims.map((claim) => ({ ...claim, masked: claim.sentence })),
    );
    const { text } = await readWhole(await ask(backend.url, { body: { messages } }));
    expect(JSON.parse(text)).toEqual({
      opinions: ['c1', 'c2'].map((id) => ({ id, opinion: 'not-judged', why: 'demo' })),
    });
  });
});

describe('the other keys', () => {
  it.each([
    ['demo-401', 401, 'invalid_api_key'],
    ['demo-404', 404, 'model_not_found'],
    ['demo-429', 429, 'rate_limit_exceeded'],
    ['demo-quota', 429, 'insufficient_quota'],
    ['demo-500', 500, 'server_error'],
    ['sk-of-somebody', 401, 'invalid_api_key'],
  ])('%s answers %i %s', async (key, status, code) => {
    const response = await ask(backend.url, { key, stream: true });
    expect(response.status).toBe(status);
    expect(v.parse(ErrorSchema, await response.json()).error.code).toBe(code);
  });

  it('demo-429 says when to retry', async () => {
    const response = await ask(backend.url, { key: 'demo-429' });
    expect(response.headers.get('retry-after')).toBe('2');
  });

  it('an unknown key is refused with a list of the known ones', async () => {
    const response = await ask(backend.url, { key: 'sk-of-somebody' });
    expect(await response.text()).toContain('demo-slow');
  });

  it('demo-cut drops the connection after some text', async () => {
    const response = await ask(backend.url, { key: 'demo-cut', stream: true });
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const piece of (response.body ?? failed()).pipeThrough(new TextDecoderStream()))
        pieces.push(piece);
    })();
    await expect(reading).rejects.toThrow();
    const { text, finishReason, done } = toldBy(pieces.join(''));
    expect(text).not.toBe('');
    expect(finishReason).toBeNull();
    expect(done).toBe(false);
  });

  it('demo-cut drops the connection without a stream, too', async () => {
    await expect(ask(backend.url, { key: 'demo-cut' })).rejects.toThrow();
  });

  it('demo-empty answers with no text', async () => {
    const { text, finishReason, done } = await readStream(
      await ask(backend.url, { key: 'demo-empty', stream: true }),
    );
    expect({ text, finishReason, done }).toEqual({ text: '', finishReason: 'stop', done: true });
  });

  it('demo-nonstream answers with one document to a stream request', async () => {
    const response = await ask(backend.url, { key: 'demo-nonstream', stream: true });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect((await readWhole(response)).text).not.toBe('');
  });

  it('demo-unsupported refuses max_tokens, then temperature, and works without both', async () => {
    const key = 'demo-unsupported';
    const first = await ask(backend.url, { key, body: { max_tokens: 500, temperature: 0.7 } });
    expect(first.status).toBe(400);
    expect(await first.json()).toMatchObject({
      error: { code: 'unsupported_parameter', param: 'max_tokens' },
    });
    const second = await ask(backend.url, {
      key,
      body: { max_completion_tokens: 500, temperature: 0.7 },
    });
    expect(second.status).toBe(400);
    expect(await second.json()).toMatchObject({
      error: { code: 'unsupported_value', param: 'temperature' },
    });
    const third = await ask(backend.url, { key, body: { max_completion_tokens: 500 } });
    expect((await readWhole(third)).text).toContain('our autumn scarf');
  });

  it('demo-length stops in the middle of a sentence and continues on request', async () => {
    const key = 'demo-length';
    const begun = await readWhole(await ask(backend.url, { key }));
    expect(begun.finishReason).toBe('length');
    expect(begun.text).toMatch(/\w$/);
    const messages = [
      { role: 'user', content: POST_REQUEST },
      { role: 'assistant', content: begun.text },
      { role: 'user', content: 'Continue exactly where the text stops.' },
    ];
    const rest = await readWhole(await ask(backend.url, { key, body: { messages } }));
    const whole = await readWhole(await ask(backend.url));
    expect(begun.text + rest.text).toBe(whole.text);
    expect(rest.finishReason).toBe('stop');
  });

  it('demo-refusal refuses with and without a stream', async () => {
    const streamed = await readStream(
      await ask(backend.url, { key: 'demo-refusal', stream: true }),
    );
    const whole = await readWhole(await ask(backend.url, { key: 'demo-refusal' }));
    expect(streamed.refusal).not.toBe('');
    expect(whole.refusal).toBe(streamed.refusal);
    expect(streamed.text + whole.text).toBe('');
  });

  it('demo-filter ends with the finish reason of a content filter', async () => {
    const { finishReason } = await readStream(
      await ask(backend.url, { key: 'demo-filter', stream: true }),
    );
    expect(finishReason).toBe('content_filter');
  });

  it('demo-html answers with a page, as a captive portal does', async () => {
    const response = await ask(backend.url, { key: 'demo-html', stream: true });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  it('demo-slow streams text before it is complete, and can be canceled', async () => {
    const response = await ask(backend.url, { key: 'demo-slow', stream: true });
    const reader = (response.body ?? failed()).getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('data:');
    await reader.cancel();
    expect((await models('demo')).status).toBe(200);
  });
});

function failed(): never {
  throw new Error('The answer has no body.');
}
