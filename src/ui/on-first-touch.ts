/** Calls `act` once, when a pointer or a key is first pressed. What is returned stops listening. */
export function onFirstTouch(act: () => void): () => void {
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
