/**
 * Events of the browser about the network and the page. Every retry, refresh and check that waits
 * for "now is a good moment" asks here.
 */

/** True if the browser believes that there is a network; its opposite is certain. */
export const isOnLine = (page: Window): boolean => page.navigator.onLine;

/** Milliseconds between two retries without another reason: "online" is the browser's belief. */
const RETRY_INTERVAL_MS = 60_000;
/** Milliseconds between two checks of the network. The browser may fire no event when it changes. */
const CHECK_INTERVAL_MS = 15_000;

type Unsubscribe = () => void;

/**
 * Calls the listener when a request that failed is worth another try: the browser reports that it
 * is online, the page becomes visible, and every minute while it is.
 */
export const onRetryOpportunity = (page: Window, listener: () => void): Unsubscribe =>
  onMoments(page, ['online'], RETRY_INTERVAL_MS, listener);

/**
 * Calls the listener when the network may have changed: the browser reports it, the page is shown
 * or visible again, and every 15 seconds while it is.
 */
export const onNetworkChange = (page: Window, listener: () => void): Unsubscribe =>
  onMoments(page, ['online', 'offline', 'pageshow'], CHECK_INTERVAL_MS, listener);

function onMoments(
  page: Window,
  types: readonly string[],
  everyMs: number,
  listener: () => void,
): Unsubscribe {
  const timer = page.setInterval(() => page.document.hidden || listener(), everyMs);
  const stopWatching = onVisible(page, listener);
  for (const type of types) page.addEventListener(type, listener);
  return () => {
    page.clearInterval(timer);
    stopWatching();
    for (const type of types) page.removeEventListener(type, listener);
  };
}

/** Calls the listener whenever the page becomes visible. */
export const onVisible = (page: Window, listener: () => void): Unsubscribe =>
  onVisibility(page, () => page.document.hidden || listener());

/** Calls the listener whenever the page is hidden. */
export const onHidden = (page: Window, listener: () => void): Unsubscribe =>
  onVisibility(page, () => page.document.hidden && listener());

function onVisibility(page: Window, listener: () => void): Unsubscribe {
  page.document.addEventListener('visibilitychange', listener);
  return () => page.document.removeEventListener('visibilitychange', listener);
}
