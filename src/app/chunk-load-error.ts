import { deviceDocuments } from './services/device.ts';

/**
 * Handles chunk load errors: the network is down, or the server only has a newer version. The
 * caller that needed the chunk shows the error; the page never reloads automatically.
 */
export function handleChunkLoadErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    deviceDocuments.flush();
    suppressRouterReload(payload.message);
  });
}

/** TanStack Router reloads the page once per failed chunk; its own marker suppresses that. */
function suppressRouterReload(message: string): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
  } catch {
    // If the marker cannot be set, the router cannot read it either, and shows the error.
  }
}
