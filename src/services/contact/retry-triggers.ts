/** Milliseconds between two retries without another trigger. */
const RETRY_INTERVAL_MS = 60_000;

/**
 * Calls the listener on retry triggers: the browser reports that it is online, the page becomes
 * visible, and every minute, as "online" is only the browser's belief. Returns the unsubscribe
 * function.
 */
export function onRetryOpportunity(page: Window, listener: () => void): () => void {
  const whenSeen = () => {
    if (!page.document.hidden) listener();
  };
  const timer = page.setInterval(whenSeen, RETRY_INTERVAL_MS);
  page.addEventListener('online', listener);
  page.document.addEventListener('visibilitychange', whenSeen);
  return () => {
    page.clearInterval(timer);
    page.removeEventListener('online', listener);
    page.document.removeEventListener('visibilitychange', whenSeen);
  };
}
