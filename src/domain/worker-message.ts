/** What a page tells the service worker. Whatever else it hears, the worker ignores. */
export const SKIP_WAITING = { proto: 1, type: 'SKIP_WAITING' } as const;

export function isSkipWaiting(data: unknown): boolean {
  const { proto, type } = Object(data);
  return proto === SKIP_WAITING.proto && type === SKIP_WAITING.type;
}
