/**
 * Calls every listener. One that throws is reported, and stops neither the others nor the caller: a
 * fault of the interface must not stop the queue.
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
