import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardFetch } from '#services/auth/guarded-fetch.ts';

const REFRESH = 'https://x.example/auth/v1/token?grant_type=refresh_token';
const OTHERS = [
  'https://x.example/auth/v1/otp',
  'https://x.example/auth/v1/verify',
  'https://x.example/auth/v1/logout?scope=local',
  'https://x.example/auth/v1/token?grant_type=pkce',
];

/** Statuses of a response, except those that forbid a body. */
const anyStatus = fc
  .integer({ min: 200, max: 599 })
  .filter((status) => ![204, 205, 304].includes(status));
const anyRefusal = anyStatus.filter((status) => status >= 300);
const anyType = fc.constantFrom('application/json', 'text/html', 'text/plain', undefined);

/** Bodies of responses that don't come from the auth server. */
const foreignBody = fc.oneof(
  fc.string(),
  fc.constantFrom('', '<html>', '{', 'null', '[]', '{"code":401}', '{"code":null,"error_code":""}'),
  fc
    .json()
    .filter((text) => typeof Object(JSON.parse(text)).code !== 'string')
    .filter((text) => typeof Object(JSON.parse(text)).error_code !== 'string'),
);
const ownBody = fc.oneof(
  fc.record({ code: fc.string({ minLength: 1 }), message: fc.string() }),
  fc.record({ code: fc.nat(), error_code: fc.string({ minLength: 1 }), msg: fc.string() }),
);

function answering(status: number, type: string | undefined, body: string) {
  return guardFetch(async () => {
    const response = new Response(body, { status });
    response.headers.delete('content-type');
    if (type !== undefined) response.headers.set('content-type', type);
    return response;
  });
}

const RUNS = { seed: 13, numRuns: 500 };

describe('a refusal', () => {
  test('a refusal without a string code looks like a lost network to every request', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(REFRESH, ...OTHERS),
        anyRefusal,
        anyType,
        foreignBody,
        async (url, status, type, body) => {
          await expect(answering(status, type, body)(url)).rejects.toBeInstanceOf(TypeError);
        },
      ),
      RUNS,
    );
  });

  test('a refusal with a string code passes, with the code where the client reads it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...OTHERS),
        anyRefusal,
        anyType,
        ownBody,
        async (url, status, type, body) => {
          const response = await answering(status, type, JSON.stringify(body))(url);
          expect(response.status).toBe(status);
          const error_code = 'error_code' in body ? body.error_code : body.code;
          expect(await response.json()).toEqual({ ...body, error_code });
        },
      ),
      RUNS,
    );
  });

  test('a refusal ends a refresh only with status 400, 401 or 403', async () => {
    await fc.assert(
      fc.asyncProperty(anyRefusal, anyType, ownBody, async (status, type, body) => {
        const asked = answering(status, type, JSON.stringify(body))(REFRESH);
        if ([400, 401, 403].includes(status)) expect((await asked).status).toBe(status);
        else await expect(asked).rejects.toBeInstanceOf(TypeError);
      }),
      RUNS,
    );
  });
});

describe('a success', () => {
  const SIGN_INS = [REFRESH, ...OTHERS.filter((url) => /token|verify/.test(url))];

  test('a sign-in that succeeds without a token looks like a lost network', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SIGN_INS),
        fc.integer({ min: 200, max: 203 }),
        anyType,
        foreignBody,
        async (url, status, type, body) => {
          await expect(answering(status, type, body)(url)).rejects.toBeInstanceOf(TypeError);
        },
      ),
      RUNS,
    );
  });

  test('a success of the auth server passes unchanged', async () => {
    const renewed = JSON.stringify({ access_token: 'a' });
    for (const url of SIGN_INS) {
      expect(await (await answering(200, undefined, renewed)(url)).text()).toBe(renewed);
    }
    const user = await answering(200, 'text/plain', 'anything')('https://x.example/auth/v1/user');
    expect(await user.text()).toBe('anything');
  });

  test('a mail request succeeds only with an empty object, or one that names its message', async () => {
    const MAIL = 'https://x.example/auth/v1/otp?redirect_to=https%3A%2F%2Fa.example%2F';
    for (const own of ['{}', '{"message_id":"m1"}', '{"message_id":null,"more":1}']) {
      expect(await (await answering(200, undefined, own)(MAIL)).text()).toBe(own);
    }
    const isOwn = (text: string) => text.replaceAll(/\s/g, '') === '{}';
    const foreign = foreignBody.filter((text) => !isOwn(text) && !text.includes('message_id'));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 203 }),
        anyType,
        fc.oneof(foreign, fc.constant('[{"message_id":"m1"}]')),
        async (status, type, body) => {
          await expect(answering(status, type, body)(MAIL)).rejects.toBeInstanceOf(TypeError);
        },
      ),
      RUNS,
    );
  });
});

test('a logout succeeds only with a 204', async () => {
  const url = OTHERS.find((it) => it.includes('logout')) ?? '';
  const done = guardFetch(async () => new Response(null, { status: 204 }));
  expect((await done(url)).status).toBe(204);
  await expect(answering(200, 'text/html', '<html>')(url)).rejects.toBeInstanceOf(TypeError);
});

test('a refresh is guarded whether it is a URL or a Request', async () => {
  const fetch = answering(429, 'application/json', '{"code":"over_request_rate_limit"}');
  await expect(fetch(new Request(REFRESH))).rejects.toThrow('429');
  await expect(fetch(new URL(REFRESH))).rejects.toThrow('429');
});

test('every request has a timeout and is otherwise sent unchanged', async () => {
  const seen: RequestInit[] = [];
  const fetch = guardFetch(async (_input, init) => {
    seen.push(init ?? {});
    return Response.json({ access_token: 'a' });
  });
  await fetch(REFRESH, { method: 'POST', headers: { a: 'b' }, body: '{}' });
  expect(seen[0]).toMatchObject({ method: 'POST', headers: { a: 'b' }, body: '{}' });
  expect(seen[0]?.signal).toBeInstanceOf(AbortSignal);
});
