import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
import { explainPictureFailure } from '#domain/questions/picture-failures.ts';
import type { Reply } from '#services/model/model.ts';
import { createPictureModel, LONGEST_REPLY } from '#services/model/picture-model.ts';
import { readPicture } from '#services/model/picture-reply.ts';
import {
  type Answerer,
  BASE_URL,
  ENDPOINT,
  fakeFetch,
  json,
  KEY,
  networkError,
} from './fake-provider.ts';

const REQUEST = { path: '/images/generations', body: { prompt: 'A pool' } } as const;

async function draw(
  answer: Answerer,
  { signal = new AbortController().signal, isOnline = true } = {},
) {
  const { fetch, calls } = fakeFetch(answer);
  const model = createPictureModel({
    fetch,
    isOnline: () => isOnline,
    localNetwork: { blocks: async () => false },
    now: Date.now,
  });
  const reply = await model.draw(ENDPOINT, REQUEST, signal);
  return { reply, calls, posts: calls.filter(({ method }) => method === 'POST') };
}

const kindOf = (reply: Reply) => ('failure' in reply ? reply.failure?.kind : undefined);

test('one request takes the key to its own address alone', async () => {
  const { reply, calls } = await draw(json(200, { data: [{ b64_json: 'QUJD' }] }));
  expect(reply).toMatchObject({ outcome: 'complete', text: 'QUJD' });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    url: `${BASE_URL}/images/generations`,
    headers: { authorization: `Bearer ${KEY}` },
    init: { credentials: 'omit', redirect: 'error', cache: 'no-store' },
  });
});

test('a picture comes in a message too', async () => {
  const images = [{ image_url: { url: 'data:image/png;base64,QUJD' } }];
  const { reply } = await draw(json(200, { choices: [{ message: { images } }] }));
  expect(reply).toMatchObject({ outcome: 'complete', text: 'QUJD' });
});

test.each([
  ['no picture', json(200, { data: [] }), 'empty'],
  [
    'a link, which is not followed',
    json(200, { data: [{ url: 'https://a.example/b.png' }] }),
    'unreadable',
  ],
  [
    'a link in the field',
    json(200, { data: [{ b64_json: 'https://a.example/b.png' }] }),
    'unreadable',
  ],
  ['an object', json(200, {}), 'unreadable'],
  ['a list', json(200, []), 'unreadable'],
  ['null', json(200, null), 'unreadable'],
  ['half a body', () => new Response('{"data":[{"b64_json":"QUJ'), 'connection-lost'],
  [
    'a page',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'captive-portal',
  ],
  [
    'a filter',
    json(200, { choices: [{ finish_reason: 'content_filter', message: {} }] }),
    'filtered',
  ],
  [
    'a refusal',
    json(200, { choices: [{ message: { refusal: 'I can’t draw this.' } }] }),
    'refused',
  ],
  ['words', json(200, { choices: [{ message: { content: 'Here you go!' } }] }), 'refused'],
  ['a wrong key', json(401, { error: { message: 'Incorrect key' } }), 'key-refused'],
  ['an endless reply', () => new Response('x'.repeat(LONGEST_REPLY + 10)), 'response-too-large'],
] as const)('%s is told, and sent for once', async (_name, answer, kind) => {
  const { reply, posts } = await draw(answer);
  expect(kindOf(reply)).toBe(kind);
  expect(posts).toHaveLength(1);
});

test('a lost connection is told, and nothing is asked again', async () => {
  const { reply, posts } = await draw(networkError);
  expect(reply.outcome).toBe('failed');
  expect(posts).toHaveLength(1);
});

test('nothing is sent offline', async () => {
  const { reply, calls } = await draw(networkError, { isOnline: false });
  expect(reply).toMatchObject({ failure: { kind: 'offline', sent: false } });
  expect(calls).toHaveLength(0);
});

test('Stop ends the request', async () => {
  const stop = new AbortController();
  const { reply } = await draw(
    ({ init }) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        stop.abort();
      }),
    { signal: stop.signal },
  );
  expect(reply.outcome).toBe('stopped');
});

test('any reply is read without an error, and repeats no key', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .jsonValue()
          .map((value) => JSON.stringify({ data: value, choices: value, error: value })),
      ),
      (body) => {
        const reply = readPicture(body, { key: KEY, model: 'm' });
        expect(['complete', 'failed']).toContain(reply.outcome);
        if (reply.outcome === 'failed') expect(JSON.stringify(reply)).not.toContain(KEY);
      },
    ),
  );
});

test('refusals of a picture are explained in their own words', () => {
  const failures: readonly Failure[] = [
    { kind: 'filtered' },
    { kind: 'refused', message: 'No.' },
    { kind: 'unreadable' },
    { kind: 'response-too-large' },
    { kind: 'forbidden', message: 'Your organization must be verified.' },
  ];
  expect(failures.map((failure) => explainPictureFailure(failure, 'OpenAI')?.title)).toEqual([
    'OpenAI doesn’t draw this',
    'The model declined to draw this',
    'No picture came',
    'The picture is too large',
    'OpenAI doesn’t let you make pictures yet',
  ]);
  expect(explainPictureFailure({ kind: 'key-refused' }, 'OpenAI')).toBeUndefined();
});
