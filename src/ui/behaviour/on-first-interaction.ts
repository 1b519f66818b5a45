/** Calls `act` once, on the first pointer or key press. Returns a function that stops listening. */
export function onFirstInteraction(act: () => void): () => void {
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    act();
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, once, { signal: listening.signal });
  }
  return () => listening.abort();
}
