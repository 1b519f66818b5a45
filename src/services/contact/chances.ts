/** Milliseconds between two tries while nothing else speaks for one. */
const PATIENCE_MS = 60_000;

/**
 * Calls the listener when the browser says it is online again, when the page is looked at again,
 * and every minute: "online" is only what the browser believes.
 */
export function onChance(page: Window, listener: () => void): () => void {
  const whenSeen = () => {
    if (!page.document.hidden) listener();
  };
  const timer = page.setInterval(whenSeen, PATIENCE_MS);
  page.addEventListener('online', listener);
  page.document.addEventListener('visibilitychange', whenSeen);
  return () => {
    page.clearInterval(timer);
    page.removeEventListener('online', listener);
    page.document.removeEventListener('visibilitychange', whenSeen);
  };
}
