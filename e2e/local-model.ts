import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** Reply to one request, which the test sends step by step. */
export interface Answer {
  /** Sends the headers. */
  begin(): void;
  /** Sends a chunk with this delta. */
  send(delta: object): void;
  end(): void;
}

/** Starts an OpenAI-compatible server on a local port; the test controls when it answers. */
export async function localModel() {
  const asked = Promise.withResolvers<Answer>();
  const server = createServer((req, res) => {
    for (const name of ['Origin', 'Headers', 'Methods']) {
      res.setHeader(`Access-Control-Allow-${name}`, '*');
    }
    // The wildcard does not cover `Authorization`.
    res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    if (req.method === 'POST') asked.resolve(answerOn(res));
    else res.end('{"data":[]}');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    baseUrl: `http://localhost:${port}/v1`,
    asked: () => asked.promise,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerOn(res: ServerResponse): Answer {
  const write = (data: object) => res.write(`data: ${JSON.stringify(data)}\n\n`);
  return {
    begin() {
      res.setHeader('Content-Type', 'text/event-stream');
      res.flushHeaders();
    },
    send: (delta) => void write({ choices: [{ index: 0, delta, finish_reason: null }] }),
    end() {
      write({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
      res.end('data: [DONE]\n\n');
    },
  };
}
