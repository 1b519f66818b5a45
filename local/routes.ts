import type { IncomingMessage, ServerResponse } from 'node:http';

import { ANSWER_HEADERS, BodyTooLarge, sendText } from './http.ts';
import { isLocalRequest } from './loopback.ts';

export interface Route {
  readonly methods: readonly string[];
  readonly answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

/** Routes by path; a path that ends in a slash matches everything below it. */
export type Routes = Readonly<Record<string, Route>>;

export function findRoute(routes: Routes, url: string): Route | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const found = Object.entries(routes).find(([route]) =>
    route.endsWith('/') ? path.startsWith(route) : path === route,
  );
  return found?.[1];
}

/**
 * Serves a local route to this machine's own site only. If a response fails midway, drops the
 * connection instead of appending an error to it.
 */
export async function serve(
  { methods, answer }: Route,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  res.setHeaders(ANSWER_HEADERS);
  if (!isLocalRequest(req)) return sendText(res, 403, 'Only for this machine.');
  if (!methods.includes(req.method ?? '')) {
    res.setHeader('Allow', methods.join(', '));
    return sendText(res, 405, `Only ${methods.join(', ')}.`);
  }
  try {
    await answer(req, res);
  } catch (error) {
    if (res.headersSent) res.destroy();
    else if (error instanceof BodyTooLarge) sendText(res, 413, 'The request is too large.');
    else {
      console.error(error);
      sendText(res, 500, error instanceof Error ? error.message : 'The local backend failed.');
    }
  }
}
