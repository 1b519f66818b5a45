import { BROWSER_BASE_URL } from '#domain/providers/providers.ts';
import type { KeptKey, KeyVault, NamedKey } from './key-vault.ts';

/** Placeholder for the key that the browser's own model does not have. It is sent nowhere. */
const NO_KEY: NamedKey = { key: 'none', id: 'none' };

const NOTHING_KEPT: KeptKey = { hint: '', level: 'session', locked: false };

/** Wraps a vault so that the browser's own model has a key as soon as it is ready to write. */
export function withKeylessModel(vault: KeyVault, isReady: () => Promise<boolean>): KeyVault {
  return {
    ...vault,
    read: async (baseUrl) => (baseUrl === BROWSER_BASE_URL ? NO_KEY : vault.read(baseUrl)),
    identify: async (baseUrl, typed) =>
      baseUrl === BROWSER_BASE_URL ? NO_KEY.id : vault.identify(baseUrl, typed),
    async find(baseUrl) {
      if (baseUrl !== BROWSER_BASE_URL) return vault.find(baseUrl);
      return (await isReady()) ? NOTHING_KEPT : undefined;
    },
  };
}
