import { deviceDocuments } from './device.ts';

/**
 * A part of the app that is loaded when it is needed may not come: the network is gone, or the server
 * has a newer version alone. Who asked for it says so; the page is never reloaded by itself.
 */
export function keepPageWhenPartsAreMissing(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    deviceDocuments.flush();
    keepRouterFromReloading(payload.message);
  });
}

/** TanStack Router reloads the page once for each part; its own mark says that it has done so. */
function keepRouterFromReloading(message: string): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
  } catch {
    // Where the mark cannot be set the router cannot read it either, and shows the error.
  }
}
