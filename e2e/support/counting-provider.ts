import type { RequestListener } from 'node:http';
import type { BrowserContext, Request } from '@playwright/test';

/** Counts what reaches the provider from every page and worker of a context: the requests to be paid for. */
export interface CountingProvider {
  /** How many posts were asked for. */
  posts(): number;
  /** The most that were under way at the same time. */
  mostAtOnce(): number;
  /** What they were asked with, in order. */
  readonly asked: readonly Asked[];
  /** From now on, how to answer the requests to be paid for; undefined lets the demo model answer. */
  answer(reply: Answer | ((asked: string) => Answer) | undefined): void;
}

interface Asked {
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** A whole reply, an error with its status, a connection that ends without one, or none at all. */
export type Answer =
  | { readonly text: string }
  | { readonly status: number; readonly code: string }
  | 'dropped'
  | 'never';

const POST = /\/chat\/completions$/;

/** Stands before the demo model of `npm start`. */
export async function countPosts(context: BrowserContext): Promise<CountingProvider> {
  const all: Asked[] = [];
  let underWay = 0;
  let most = 0;
  let answer: Answer | ((asked: string) => Answer) | undefined;
  const end = (request: Request) => {
    if (POST.test(request.url()) && request.method() === 'POST') underWay -= 1;
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  await context.route(POST, async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const request = route.request();
    const asked = request.postData() ?? '';
    all.push({ authorization: request.headers()['authorization'], body: request.postDataJSON() });
    const reply = typeof answer === 'function' ? answer(asked) : answer;
    if (!reply) return route.continue();
    if (reply === 'never') return undefined;
    if (reply === 'dropped') return route.abort('connectionreset');
    if ('text' in reply) {
      return route.fulfill({ contentType: 'text/event-stream', body: events(reply.text) });
    }
    const error = { message: 'As asked', type: 'test', param: null, code: reply.code };
    return route.fulfill({ status: reply.status, json: { error } });
  });
  return {
    posts: () => all.length,
    asked: all,
    mostAtOnce: () => most,
    answer(reply) {
      answer = reply;
    },
  };
}

export interface ServerCount {
  /** How many posts were asked for. */
  posts(): number;
  readonly listener: RequestListener;
}

/** Stands before a server, where no driver can hold the requests of a worker. */
export function countPostsAt(server: RequestListener): ServerCount {
  let count = 0;
  return {
    posts: () => count,
    listener(req, res) {
      if (req.method === 'POST' && POST.test(req.url ?? '')) count += 1;
      return server(req, res);
    },
  };
}

function events(text: string): string {
  const event = (choice: object) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
  return `${event({ delta: { content: text } })}${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`;
}
