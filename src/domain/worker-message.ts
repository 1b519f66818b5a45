/** What a page tells the service worker. Whatever else it hears, the worker ignores. */
export const SKIP_WAITING = { proto: 1, type: 'SKIP_WAITING' } as const;

export function isSkipWaiting(data: unknown): boolean {
  const { proto, type } = Object(data);
  return proto === SKIP_WAITING.proto && type === SKIP_WAITING.type;
}

/** What the worker says to an open page when the network is back: the page sends what waits. */
export const DRAIN = { proto: 1, type: 'DRAIN' } as const;

export function isDrain(data: unknown): boolean {
  const { proto, type } = Object(data);
  return proto === DRAIN.proto && type === DRAIN.type;
}
