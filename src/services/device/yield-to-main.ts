/** Yields to the browser, which can paint and handle input between two parts of a task. */
export function yieldToMain(): Promise<void> {
  // Missing in some of the browsers that the app supports.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
