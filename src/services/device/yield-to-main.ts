/** Yields to the browser, which can paint and handle input between two parts of a task. */
export function yieldToMain(): Promise<void> {
  // Missing in some of the browsers that the app supports.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return afterMessage();
}

/** A message arrives at once; browsers delay nested timers by 4 ms each. */
function afterMessage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
