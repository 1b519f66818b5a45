import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { DONE, generate, KEY, words } from './fake-provider.ts';

let server: Server | undefined;

/** Serves on a free port of this computer and returns the endpoint. */
async function serve(listener: RequestListener) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, model: 'm', key: KEY };
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const overTheWire = { fetch: globalThis.fetch };

test('a whole reply arrives over a real connection', async () => {
  const endpoint = await serve((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`${words(request.headers.authorization ?? '')}${words(' ok', 'stop')}${DONE}`);
  });
  const { reply } = await generate([], { ...overTheWire, endpoint });
  expect(reply).toEqual({ outcome: 'complete', text: `Bearer ${KEY} ok` });
});

test('a connection dropped in mid-stream keeps the text so far', async () => {
  const endpoint = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(words('Half a post'), () => response.destroy());
  });
  const { reply } = await generate([], { ...overTheWire, endpoint });
  expect(reply).toEqual({
    outcome: 'failed',
    text: 'Half a post',
    failure: { kind: 'connection-lost' },
  });
});

test('a connection dropped before its response by a running host is broken', async () => {
  const asked: string[] = [];
  const endpoint = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.method === 'POST') response.destroy();
    else response.end('{"data":[]}');
  });
  const { reply } = await generate([], { ...overTheWire, endpoint });
  expect(reply).toMatchObject({ outcome: 'failed', failure: { kind: 'connection-lost' } });
  expect(asked).toEqual([
    'POST /v1/chat/completions',
    'HEAD /v1/models',
    'GET /v1/chat/completions',
    'GET /v1/models',
  ]);
});

test('a port without a listener is unreachable', async () => {
  const endpoint = await serve(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  const { reply } = await generate([], { ...overTheWire, endpoint });
  expect(reply).toMatchObject({ failure: { kind: 'unreachable', sent: true } });
});

test('a redirect does not receive the key', async () => {
  const asked: string[] = [];
  const endpoint = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  const { reply } = await generate([], { ...overTheWire, endpoint });
  expect(reply.outcome).toBe('failed');
  expect(asked.filter((line) => line !== 'HEAD /elsewhere')).not.toContainEqual(
    expect.stringContaining('elsewhere'),
  );
});

test('a connection that stays open after the closing mark is closed by the client', async () => {
  let closed: () => void = () => undefined;
  const wasClosed = new Promise<void>((resolve) => (closed = resolve));
  const endpoint = await serve((_request, response) => {
    response.on('close', closed);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`${words('Hi', 'stop')}${DONE}`);
  });
  const { reply } = await generate([], { ...overTheWire, endpoint });
  expect(reply).toEqual({ outcome: 'complete', text: 'Hi' });
  await wasClosed;
});

test('Stop closes the connection', async () => {
  const stop = new AbortController();
  let closed: () => void = () => undefined;
  const wasClosed = new Promise<void>((resolve) => (closed = resolve));
  const endpoint = await serve((_request, response) => {
    response.on('close', closed);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(words('Half'));
  });
  const { reply } = await generate([], {
    ...overTheWire,
    endpoint,
    stop: stop.signal,
    onText: () => stop.abort(),
  });
  expect(reply).toEqual({ outcome: 'stopped', text: 'Half' });
  await wasClosed;
});
