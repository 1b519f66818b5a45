import { describe, expect, test } from 'vitest';
import { guardFetch } from '#services/auth/guarded-fetch.ts';

const REFRESH = 'https://x.example/auth/v1/token?grant_type=refresh_token';
const OTHERS = [
  'https://x.example/auth/v1/otp',
  'https://x.example/auth/v1/verify',
  'https://x.example/auth/v1/token?grant_type=pkce',
];

const STATUSES = [
  200, 201, 202, 203, 206, 300, 307, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411,
  412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425, 426, 428, 429, 431, 451, 500, 501,
  502, 503, 504, 505, 506, 507, 508, 510, 511, 520, 521, 522, 523, 524, 525, 526, 527, 530, 599,
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/problem+json',
  'text/html',
  'text/plain',
  undefined,
];

function answering(status: number, type: string | undefined) {
  const seen: RequestInit[] = [];
  const fetch = guardFetch(async (_input, init) => {
    seen.push(init ?? {});
    const body = type?.includes('json') ? JSON.stringify({ access_token: 'a' }) : '';
    const response = new Response(body, { status });
    if (type !== undefined) response.headers.set('content-type', type);
    return response;
  });
  return { fetch, seen };
}

describe('the answer to a refresh', () => {
  test.each(STATUSES.flatMap((status) => TYPES.map((type) => ({ status, type }))))(
    '$status as $type counts only when the service itself gave it',
    async ({ status, type }) => {
      const { fetch } = answering(status, type);
      const fromService = type?.includes('json') === true;
      const counts = fromService && (status < 300 || [400, 401, 403].includes(status));
      const asked = fetch(REFRESH).then(({ status: seen }) => seen);
      if (counts) expect(await asked).toBe(status);
      else await expect(asked).rejects.toBeInstanceOf(TypeError);
    },
  );

  test.each(['{}', '[]', 'null', 'not JSON', '{"access_token":7}'])(
    'counts for nothing when it calls itself JSON and carries no token: %s',
    async (body) => {
      const fetch = guardFetch(
        async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
      );
      await expect(fetch(REFRESH)).rejects.toBeInstanceOf(TypeError);
    },
  );

  test('is guarded however it is asked for', async () => {
    const { fetch } = answering(429, 'application/json');
    await expect(fetch(new Request(REFRESH))).rejects.toThrow('429');
    await expect(fetch(new URL(REFRESH))).rejects.toThrow('429');
  });
});

describe('any other answer', () => {
  test.each(OTHERS.flatMap((url) => [404, 429, 511].map((status) => ({ url, status }))))(
    'passes: $url $status',
    async ({ url, status }) => {
      const { fetch } = answering(status, 'text/html');
      expect((await fetch(url)).status).toBe(status);
    },
  );
});

test('every request is given up some time, and is otherwise sent as it was', async () => {
  const { fetch, seen } = answering(200, 'application/json');
  await fetch(REFRESH, { method: 'POST', headers: { a: 'b' }, body: '{}' });
  expect(seen[0]).toMatchObject({ method: 'POST', headers: { a: 'b' }, body: '{}' });
  expect(seen[0]?.signal).toBeInstanceOf(AbortSignal);
});
