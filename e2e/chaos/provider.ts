import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBody } from '../../local/http.ts';
import type { Chance } from './chance.ts';

/** Marker in the subject of a job, by which its requests, record and draft are found. */
export const markOf = (press: number) => `Chaos ${press}.`;
const MARK = /Chaos \d+\./;

interface Asked {
  /** Number of requests, counted on arrival. */
  posts: number;
  /** Number of requests refused before any work; the app may retry these automatically. */
  refused: number;
}

/** A provider that counts requests by mark, answers at random speeds and refuses some requests. */
export interface ChaosProvider {
  asked(mark: string): Readonly<Asked>;
  /** Number of requests being answered now. */
  inFlight(): number;
  /** Answers a billable request and returns true; returns false for any other request. */
  answer(req: IncomingMessage, res: ServerResponse): boolean;
  /** Starts to delay answers and to refuse some requests. */
  unsettle(): void;
}

/** The complete reply to a request with this mark. */
export const replyTo = (mark: string) =>
  `${mark} ${'Soft, warm and a little large, as our customers say. '.repeat(6)}The end of ${mark}`;

export function createChaosProvider(chance: Chance): ChaosProvider {
  const calls = new Map<string, Asked>();
  let isCalm = true;
  let inFlight = 0;

  function callsOf(mark: string): Asked {
    const known = calls.get(mark) ?? { posts: 0, refused: 0 };
    calls.set(mark, known);
    return known;
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    inFlight += 1;
    res.once('close', () => (inFlight -= 1));
    const mark = MARK.exec((await readBody(req)).toString())?.[0] ?? '';
    const asked = callsOf(mark);
    asked.posts += 1;
    if (isCalm) return stream(res, replyTo(mark), () => 0);
    await sleep(chance.between(0, 500));
    if (chance.often(0.2)) {
      asked.refused += 1;
      return refuse(res);
    }
    return stream(res, replyTo(mark), () => chance.between(0, 120));
  }

  return {
    asked: (mark) => calls.get(mark) ?? { posts: 0, refused: 0 },
    inFlight: () => inFlight,
    answer(req, res) {
      if (req.method !== 'POST' || !req.url?.endsWith('/chat/completions')) return false;
      serve(req, res).catch(() => res.destroy());
      return true;
    },
    unsettle() {
      isCalm = false;
    },
  };
}

function refuse(res: ServerResponse): void {
  const error = { message: 'Slow down.', type: 'requests', code: 'rate_limit_exceeded' };
  res.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' });
  res.end(JSON.stringify({ error }));
}

async function stream(res: ServerResponse, text: string, waitMs: () => number): Promise<void> {
  const send = (choice: object) => res.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
  res.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const content of text.match(/[^]{1,40}/g) ?? []) {
    if (res.destroyed) return;
    send({ delta: { content } });
    await sleep(waitMs());
  }
  send({ delta: {}, finish_reason: 'stop' });
  res.end('data: [DONE]\n\n');
}
