import type { RequestListener } from 'node:http';
import type { BrowserContext, Request } from '@playwright/test';

/** Counts the billable requests from every page and worker of a context to the provider. */
export interface CountingProvider {
  /** Number of billable requests so far. */
  posts(): number;
  /** Largest number of requests in flight at the same time. */
  mostAtOnce(): number;
  /** Authorization and body of each request, in order. */
  readonly asked: readonly Asked[];
  /** Sets the reply to further billable requests; undefined lets the demo model answer. */
  answer(reply: Answer | ((asked: string) => Answer) | undefined): void;
}

interface Asked {
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** A complete reply, an error with its status, a dropped connection, or no response at all. */
export type Answer =
  | { readonly text: string }
  | { readonly status: number; readonly code: string }
  | 'dropped'
  | 'never';

const POST = /\/chat\/completions$/;

/** Intercepts the requests to the demo model of `npm start`. */
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
    const request = route.request();
    // After a dropped connection the app asks the same URL once more, without key and text.
    if (request.method() !== 'POST') return route.continue();
    underWay += 1;
    most = Math.max(most, underWay);
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
  /** Number of billable requests so far. */
  posts(): number;
  readonly listener: RequestListener;
}

/** Wraps a server, for drivers that cannot intercept the requests of a service worker. */
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
