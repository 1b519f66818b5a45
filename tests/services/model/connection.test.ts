import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIMEOUTS } from '#services/model/timeouts.ts';
import {
  BASE_URL,
  ENDPOINT,
  failureOf,
  generate,
  hiddenFromBrowsers,
  json,
  listModels,
  networkError,
  silence,
  stream,
  words,
  type Answerer,
} from './fake-provider.ts';

/** The POST fails on the network; the requests after it get these responses. */
function afterNetworkError(probe: Answerer, models: Answerer): Answerer[] {
  return [networkError, probe, models];
}

const up: Answerer = () => new Response(null);

describe('a request without a response', () => {
  test('a request on an offline device is not sent', async () => {
    const { reply, calls } = await generate([], { isOnline: () => false });
    expect(reply).toMatchObject({ failure: { kind: 'offline', sent: false } });
    expect(calls).toEqual([]);
  });

  test('a request whose device goes offline meanwhile may have been sent', async () => {
    const online = vi.fn(() => false).mockReturnValueOnce(true);
    expect(await failureOf([networkError], { isOnline: online })).toEqual({
      kind: 'offline',
      sent: true,
    });
  });

  test.each(['http://localhost:11434/v1', 'http://127.0.0.1:1/v1', '/_model/v1'])(
    'a request to %s is sent even while the device is offline',
    async (baseUrl) => {
      const endpoint = { ...ENDPOINT, baseUrl };
      const { reply } = await generate([stream([words('Hi', 'stop')])], {
        endpoint,
        isOnline: () => false,
      });
      expect(reply.outcome).toBe('complete');
    },
  );

  test('a host that does not answer a probe is unreachable', async () => {
    const failure = await failureOf([networkError]);
    expect(failure).toEqual({ kind: 'unreachable', sent: true });
  });

  test('a host that is up but hides its response refused the key or is blocked', async () => {
    const { reply, calls } = await generate([hiddenFromBrowsers]);
    expect(reply).toMatchObject({ failure: { kind: 'key-refused-or-blocked', sent: true } });
    const probe = calls[1];
    expect(probe).toMatchObject({ method: 'HEAD', mode: 'no-cors', url: `${BASE_URL}/models` });
    expect(probe?.headers).toEqual({});
    expect(probe?.init.redirect).toBe('follow');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a host that then refuses the key openly means a refused key', async () => {
    expect(await failureOf(afterNetworkError(up, json(401, {})))).toEqual({ kind: 'key-refused' });
  });

  test('a host that accepts the key means a broken connection', async () => {
    const failure = await failureOf(afterNetworkError(up, json(200, { data: [] })));
    expect(failure).toEqual({ kind: 'connection-lost' });
  });
});

describe('Stop', () => {
  test('Stop before the start sends nothing', async () => {
    const { reply, calls } = await generate([silence], { stop: AbortSignal.abort() });
    expect(reply).toEqual({ outcome: 'stopped', text: '' });
    expect(calls).toEqual([]);
  });

  test('Stop before the first word ends the request', async () => {
    const stop = new AbortController();
    const run = generate([silence], { stop: stop.signal });
    stop.abort();
    expect((await run).reply).toEqual({ outcome: 'stopped', text: '' });
  });

  test('Stop in the middle keeps the text so far and aborts the request', async () => {
    const stop = new AbortController();
    const { reply, calls } = await generate([stream([words('Half')], 'hang')], {
      stop: stop.signal,
      onText: () => stop.abort(),
    });
    expect(reply).toEqual({ outcome: 'stopped', text: 'Half' });
    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });

  test('Stop ends even a connection that ignores the abort', async () => {
    const stop = new AbortController();
    const deaf = () => new Promise<Response>(() => undefined);
    const run = generate([deaf], { stop: stop.signal });
    stop.abort();
    expect((await run).reply.outcome).toBe('stopped');
  });

  test('Stop between a refusal and its retry sends nothing more', async () => {
    const stop = new AbortController();
    const refusal: Answerer = () => {
      stop.abort();
      const error = { param: 'max_tokens', code: 'unsupported_parameter', message: 'No.' };
      return json(400, { error })();
    };
    const { reply, calls } = await generate([refusal], { stop: stop.signal });
    expect(reply.outcome).toBe('stopped');
    expect(calls).toHaveLength(1);
  });

  test('Stop while an error is being read still counts as stopped', async () => {
    const stop = new AbortController();
    const limit: Answerer = () => {
      stop.abort();
      return json(429, {})();
    };
    const { reply } = await generate([limit], { stop: stop.signal });
    expect(reply).toEqual({ outcome: 'stopped', text: '' });
  });

  test('Stop during the probe for a missing response counts as stopped', async () => {
    const stop = new AbortController();
    const probe: Answerer = (call) => {
      stop.abort();
      return silence(call);
    };
    const { reply } = await generate([networkError, probe], { stop: stop.signal });
    expect(reply.outcome).toBe('stopped');
  });
});

describe('timeouts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Runs the fake clock until the result arrives; returns it with the elapsed time in ms. */
  async function timed<T>(run: Promise<T>): Promise<{ result: T; ms: number }> {
    const start = Date.now();
    const state = { done: false };
    const result = run.finally(() => void (state.done = true));
    while (!state.done) await vi.advanceTimersByTimeAsync(500);
    return { result: await result, ms: Date.now() - start };
  }

  test('a response that does not begin times out', async () => {
    const { result, ms } = await timed(failureOf([silence]));
    expect(result).toEqual({ kind: 'timed-out', waitingFor: 'answer' });
    expect(ms).toBe(TIMEOUTS.headersMs);
  });

  test('a response that goes silent times out and keeps its text so far', async () => {
    const { result, ms } = await timed(generate([stream([words('Half')], 'hang')]));
    const failure = { kind: 'timed-out', waitingFor: 'next-words' };
    expect(result.reply).toEqual({ outcome: 'failed', text: 'Half', failure });
    expect(ms).toBe(TIMEOUTS.pieceMs);
  });

  test('a response that is whole but never closed is complete', async () => {
    const { result } = await timed(generate([stream([words('Hi', 'stop')], 'hang')]));
    expect(result.reply).toEqual({ outcome: 'complete', text: 'Hi' });
  });

  test('a model that thinks silently has a longer timeout than one that writes', async () => {
    const { result, ms } = await timed(failureOf([stream([': ping\n\n'], 'hang')]));
    expect(result).toEqual({ kind: 'timed-out', waitingFor: 'next-words' });
    expect(ms).toBe(TIMEOUTS.firstWordMs);
  });

  test.each(['http://localhost:11434/v1', 'https://192.168.1.20/v1', 'https://nas.local/v1'])(
    'a cold model at %s may take minutes before its first word',
    async (baseUrl) => {
      const cold: Answerer = async (call) => {
        await new Promise((resolve) => setTimeout(resolve, 300_000));
        return stream([words('Hi', 'stop')])(call);
      };
      const { result } = await timed(generate([cold], { endpoint: { ...ENDPOINT, baseUrl } }));
      expect(result.reply).toEqual({ outcome: 'complete', text: 'Hi' });
    },
  );

  test('a slow model on this device has time for a long post', async () => {
    const endpoint = { ...ENDPOINT, baseUrl: 'http://127.0.0.1:8080/v1' };
    let written = 0;
    const slow: Answerer = () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, 10_000));
            written += 1;
            const last = written === 60;
            controller.enqueue(new TextEncoder().encode(words('x', last ? 'stop' : null)));
            if (last) controller.close();
          },
        }),
      );
    const { result, ms } = await timed(generate([slow], { endpoint }));
    expect(result.reply).toEqual({ outcome: 'complete', text: 'x'.repeat(60) });
    expect(ms).toBeGreaterThan(TIMEOUTS.totalMs);
  });

  test('a response that never ends times out and keeps its text so far', async () => {
    const slow: Answerer = () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, 10_000));
            controller.enqueue(new TextEncoder().encode(words('x')));
          },
        }),
      );
    const { result, ms } = await timed(generate([slow]));
    const failure = { kind: 'timed-out', waitingFor: 'end' };
    expect(result.reply).toMatchObject({
      outcome: 'failed',
      text: 'x'.repeat(TIMEOUTS.totalMs / 10_000 - 1),
      failure,
    });
    expect(ms).toBe(TIMEOUTS.totalMs);
  });

  test('a response times out within the time that the caller allows', async () => {
    const { result, ms } = await timed(
      generate([stream([words('Half')], 'hang')], { withinMs: 7000 }),
    );
    const failure = { kind: 'timed-out', waitingFor: 'end' };
    expect(result.reply).toEqual({ outcome: 'failed', text: 'Half', failure });
    expect(ms).toBe(7000);
  });

  test('a probe that hangs counts as no response', async () => {
    const { result, ms } = await timed(failureOf([networkError, silence]));
    expect(result).toEqual({ kind: 'unreachable', sent: true });
    expect(ms).toBe(TIMEOUTS.probeMs);
  });

  test('an error whose body never ends is recognized by its status', async () => {
    const half: Answerer = (call) => {
      const body = stream(['{"error":'], 'hang')(call);
      return Promise.resolve(body).then(({ body: rest }) => new Response(rest, { status: 401 }));
    };
    expect((await timed(failureOf([half]))).result).toEqual({ kind: 'key-refused' });
  });

  test('timeouts leave no timer behind', async () => {
    await timed(generate([stream([words('Hi', 'stop')])]));
    await timed(failureOf([hiddenFromBrowsers]));
    await timed(listModels([json(200, { data: [] })]));
    expect(vi.getTimerCount()).toBe(0);
  });
});
