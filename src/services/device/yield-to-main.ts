/** Lets the browser paint and answer in between two parts of the work. */
export function yieldToMain(): Promise<void> {
  // Not in every browser that the app is built for.
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
