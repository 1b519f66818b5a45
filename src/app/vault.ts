import { promptApiOf, statusOf } from '#services/browser-model/prompt-api.ts';
import type { Exclusive } from '#services/locks/exclusive.ts';
import { withKeylessModel } from '#services/secrets/keyless-vault.ts';
import type { KeyVault } from '#services/secrets/key-vault.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import type { ColdStorage } from '#services/storage/cold-storage.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';

/** The vault that `lazy-vault.ts` loads. */
export function createVault(storage: ColdStorage, exclusive: Exclusive): KeyVault {
  const channel = createTabChannel('echopost-keys');
  const vault = createSealedKeyVault(storage, crypto, { channel, exclusive });
  return withKeylessModel(
    vault,
    async () => (await statusOf(promptApiOf(globalThis))) === 'available',
  );
}
