/**
 * Calls every listener. An exception of one is reported and stops neither the others nor the
 * caller: a bug in the interface must not stop the queue.
 */
export function notifyAll<Listener>(
  listeners: Iterable<Listener>,
  notify: (listener: Listener) => void,
  report: (error: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      notify(listener);
    } catch (error) {
      report(error);
    }
  }
}
