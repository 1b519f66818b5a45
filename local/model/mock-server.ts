import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { LLMock } from '@copilotkit/aimock';

import { newSecret } from '../data-folder.ts';
import { fixturesAt } from './fixtures.ts';
import type { Sentinel } from './sentinels.ts';

/** Milliseconds between the last word and the end of a connection that breaks. */
const HANDED_OVER_MS = 1000;

/**
 * Runs aimock on a port of its own. It answers any page and keeps a journal, so access requires a
 * random key, and the journal is limited to one entry.
 */
export class MockServer {
  readonly #mock: LLMock;
  readonly #key: string;

  private constructor(mock: LLMock, key: string) {
    this.#mock = mock;
    this.#key = key;
  }

  static async start(chunksPerSecond?: number): Promise<MockServer> {
    const key = newSecret();
    const mock = new LLMock({
      host: '127.0.0.1',
      port: 0,
      journalMaxEntries: 1,
      auth: { apiKeys: [key] },
    });
    mock.addFixtures(fixturesAt(chunksPerSecond));
    await mock.start();
    return new MockServer(mock, key);
  }

  /**
   * Proxies a chat request and streams the response chunk by chunk; a hang-up on either end reaches
   * the other.
   */
  async chat(sentinel: Sentinel, body: Buffer, res: ServerResponse): Promise<void> {
    const upstream = request(`${this.#mock.url}/v1/chat/completions`, {
      method: 'POST',
      agent: false,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${this.#key}`,
        'X-AIMock-Context': sentinel,
      },
    });
    res.once('close', () => upstream.destroy());
    upstream.end(body);
    try {
      await relay(upstream, res);
    } catch {
      // A browser that is told of a lost connection drops the words it has not handed over yet.
      await setTimeout(HANDED_OVER_MS);
      res.destroy();
    }
  }

  async close(): Promise<void> {
    await this.#mock.stop();
  }
}

async function relay(upstream: ReturnType<typeof request>, res: ServerResponse): Promise<void> {
  // `once` rejects if the request fails.
  const [answer]: IncomingMessage[] = await once(upstream, 'response');
  if (!answer) return;
  res.writeHead(answer.statusCode ?? 502, keptHeaders(answer));
  res.flushHeaders();
  // Not a pipeline: it would end the response with the connection, before its last words are read.
  for await (const piece of answer) res.write(piece);
  res.end();
}

const KEPT_HEADERS = ['content-type', 'cache-control', 'retry-after', 'x-request-id'];

function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
