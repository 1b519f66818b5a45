import type { ConnectService } from '#services/connect/connect.ts';
import { createOpenRouterConnect } from '#services/connect/openrouter.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';

/** Lazy-loaded with the Connect button and with the page OpenRouter redirects back to. */
export function openConnect(storage: KeyValueStore): ConnectService {
  return createOpenRouterConnect({
    storage,
    fetch: globalThis.fetch.bind(globalThis),
    crypto,
    callbackUrl: `${location.origin}/auth/openrouter`,
    now: Date.now,
    open: (address) => location.assign(address),
  });
}
