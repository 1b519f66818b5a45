import { atom, type Getter, type Setter } from 'jotai';
import type { ConnectCallback, ConnectProblem, Grant } from '#services/connect/connect.ts';
import { providerChoiceAtom, saveKeyAtom } from './provider.ts';
import { services } from './services.ts';

/** Leaves for OpenRouter; false if the device or the network does not let us go. */
export const beginConnectAtom = atom(null, async (get): Promise<boolean> => {
  try {
    await (await services(get).openConnect()).begin();
    return true;
  } catch {
    return false;
  }
});

/** The verifier of an authorization that was abandoned does not stay on the device. */
export const forgetStaleConnectAtom = atom(null, async (get) => {
  await (await services(get).openConnect()).forgetStale();
});

/** `not-kept`: there is a key now, and the device did not take it. */
export type ConnectOutcome =
  | { readonly status: 'connected' }
  | { readonly status: 'failed'; readonly problem: ConnectProblem | 'not-kept' }
  | { readonly status: 'unreachable'; readonly retry: () => Promise<ConnectOutcome> };

/** Checks what OpenRouter sent back, and puts the key into the vault like a pasted one. */
export const finishConnectAtom = atom(
  null,
  async (get, set, callback: ConnectCallback): Promise<ConnectOutcome> => {
    try {
      const connect = await services(get).openConnect();
      const accepted = await connect.accept(callback);
      if (typeof accepted === 'string') return { status: 'failed', problem: accepted };
      return await redeem(get, set, accepted);
    } catch {
      // The script or the storage does not answer: the code is not used up.
      return { status: 'unreachable', retry: () => set(finishConnectAtom, callback) };
    }
  },
);

async function redeem(get: Getter, set: Setter, grant: Grant): Promise<ConnectOutcome> {
  const connect = await services(get).openConnect();
  const redeemed = await connect.redeem(grant);
  if (!redeemed.ok) {
    return redeemed.problem === 'unreachable'
      ? { status: 'unreachable', retry: () => redeem(get, set, grant) }
      : { status: 'failed', problem: redeemed.problem };
  }
  // Another tab may have chosen another provider meanwhile.
  set(providerChoiceAtom, (choice) => ({ ...choice, id: 'openrouter' }));
  const level = await set(saveKeyAtom, redeemed.key);
  return level ? { status: 'connected' } : { status: 'failed', problem: 'not-kept' };
}
