import { atom, type Getter, type Setter } from 'jotai';
import { PROVIDERS } from '#domain/providers/providers.ts';
import type { ConnectCallback, ConnectProblem } from '#services/connect/connect.ts';
import type { KeyProtection } from '#services/secrets/key-vault.ts';
import { loadKeyHintAtom, providerChoiceAtom, saveKeyAtom } from './provider.ts';
import { services } from '../services.ts';

const { baseUrl: BASE_URL } = PROVIDERS.openrouter;

/** Deletes the verifier of an abandoned authorization from the device. */
export const forgetStaleConnectAtom = atom(null, async (get) => {
  await (await services(get).openConnect()).forgetStale();
});

/**
 * `protect`: the replaced key was stored under a passphrase, and the new one should be too.
 * `not-kept`: there is a key now, but the device refused to store it.
 */
export type ConnectOutcome =
  | { readonly status: 'connected' }
  | { readonly status: 'failed'; readonly problem: ConnectProblem | 'not-kept' }
  | {
      readonly status: 'protect';
      readonly keep: (protection: KeyProtection) => Promise<ConnectOutcome>;
    }
  | { readonly status: 'unreachable'; readonly retry: () => Promise<ConnectOutcome> };

/**
 * Checks OpenRouter's callback and stores the key in the vault like a pasted one: protected like
 * the previous key, or as the user chooses when asked.
 */
export const finishConnectAtom = atom(null, (get, set, callback: ConnectCallback) =>
  finish(get, set, callback),
);

/** A plain function: `set` on an atom from its own write assigns a value and does not run it. */
async function finish(
  get: Getter,
  set: Setter,
  callback: ConnectCallback,
  chosen?: KeyProtection,
): Promise<ConnectOutcome> {
  const again = (protection = chosen) => finish(get, set, callback, protection);
  const { keys, openConnect } = services(get);
  try {
    const connect = await openConnect();
    const grant = await connect.accept(callback);
    if (typeof grant === 'string') return { status: 'failed', problem: grant };
    // This loads the vault too: from now on it reacts to a logout in any tab.
    const level = (await keys.find(BASE_URL))?.level ?? grant.level ?? 'device';
    const protection = chosen ?? (level === 'passphrase' ? undefined : { level });
    if (!protection) return { status: 'protect', keep: again };
    const redeemed = await connect.redeem(grant);
    if (!redeemed.ok) {
      return redeemed.problem === 'unreachable'
        ? { status: 'unreachable', retry: again }
        : { status: 'failed', problem: redeemed.problem };
    }
    // Another tab may have chosen another provider meanwhile.
    set(providerChoiceAtom, (choice) => ({ ...choice, id: 'openrouter' }));
    const kept = await set(saveKeyAtom, redeemed.key, protection);
    if (await connect.close(grant)) {
      return kept ? { status: 'connected' } : { status: 'failed', problem: 'not-kept' };
    }
    // The user has logged out while the key was being saved.
    if (kept) await keys.delete(BASE_URL);
    await set(loadKeyHintAtom);
    return { status: 'failed', problem: 'foreign' };
  } catch {
    // The chunk or the storage does not respond: the authorization code is not used up.
    return { status: 'unreachable', retry: again };
  }
}
