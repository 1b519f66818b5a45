import { isKept, precache } from './precache.ts';
import { strategyFor } from './route-request.ts';
import { NOT_FOUND } from './genuine.ts';
import { inRange } from './range.ts';
import { receiveShare } from './share-target.ts';
import { matchUserFile } from './user-files.ts';
import { tidy } from './releases.ts';

/** Timeout for a page that is not precached, in milliseconds. */
const NETWORK_TIMEOUT_MS = 10_000;

/** Responds with precached files, and leaves everything else to the browser. */
export function serve(event: FetchEvent): void {
  const { request } = event;
  const strategy = strategyFor(request, location.origin, isKept);
  if (request.mode === 'navigate') event.waitUntil(tidy());
  switch (strategy.kind) {
    case 'file':
      return event.respondWith(kept(strategy.path, event));
    case 'asset':
      return event.respondWith(keptOnce(request));
    case 'page':
      return event.respondWith(fromNetwork(event));
    case 'share':
      return event.respondWith(receiveShare(request));
    case 'network':
  }
}

async function kept(path: string, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const response = await precache.createHandlerBoundToURL(path)({ request, url, event });
  return inRange(response, request.headers.get('Range'));
}

/** A tab older than this worker still finds its own scripts: see `releases.ts`. */
async function keptOnce(request: Request): Promise<Response> {
  const { cacheName } = precache.strategy;
  const file = await caches.match(request, { cacheName });
  return file ?? (await matchUserFile(request)) ?? fetch(request);
}

/**
 * The server may have a page that this build lacks. If it cannot be reached, responds with the 404
 * page.
 */
async function fromNetwork({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) });
  } catch {
    const { body, headers } = (await precache.matchPrecache(NOT_FOUND)) ?? Response.error();
    return new Response(body, { status: 404, headers });
  }
}
