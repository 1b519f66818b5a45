import type { Account } from '#domain/site/account.ts';
import type { Exclusive } from '#services/locks/exclusive.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import type { KeyValueStore } from '#services/storage/key-value-store.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';

/** Vault loaded by `lazy-vault.ts`. */
export async function createVault(
  storage: KeyValueStore,
  exclusive: Exclusive,
  account: () => Account | undefined,
): Promise<KeyVault> {
  const channel = createTabChannel('echopost-keys');
  const vault = createSealedKeyVault({ storage, crypto, channel, exclusive, account });
  if (!('LanguageModel' in globalThis)) return vault;
  const { withBrowserModel } = await import('./browser-model.ts');
  return withBrowserModel(vault);
}
