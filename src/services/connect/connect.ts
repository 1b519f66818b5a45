import type { KeyLevel } from '#services/secrets/key-vault.ts';

/**
 * Why an authorization ended without a key. `denied`: the user said no. `expired`: the provider did
 * not accept the code, which has been here for longer than it lives. `replayed`: this answer was used
 * before. `foreign`: this browser did not ask for it. `nothing`: there is no answer, and none waits.
 * `refused`: the provider did not accept the code. `unreachable`: the provider did not answer, and
 * the same code can be redeemed again.
 */
export type ConnectProblem =
  | 'denied'
  | 'expired'
  | 'replayed'
  | 'foreign'
  | 'nothing'
  | 'refused'
  | 'unreachable';

/** The parameters that a provider adds to the callback address, as they came. */
export interface ConnectCallback {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
}

/** A checked code and the verifier that proves who asked for it. Both are secrets. */
export interface Grant {
  readonly state: string;
  readonly code: string;
  readonly codeVerifier: string;
  /** The protection of the key that the new one replaces. */
  readonly level?: KeyLevel;
}

export type Redeemed =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly problem: ConnectProblem };

/** Gets an API key from a provider by OAuth with PKCE (RFC 7636), without a server of ours. */
export interface ConnectService {
  /**
   * Leaves the page for the provider's. `level` is that of the key to be replaced, which may not
   * outlive the page. Rejects if the device does not store the verifier.
   */
  begin(level?: KeyLevel): Promise<void>;
  /**
   * Checks a callback against the pending authorization. The code stays on the device until it is used, so
   * that an empty callback, from a reload, takes it up again.
   */
  accept(callback: ConnectCallback): Promise<Grant | ConnectProblem>;
  /** Exchanges the code for a key. `foreign` if the user has logged out meanwhile. Never throws. */
  redeem(grant: Grant): Promise<Redeemed>;
  /**
   * Deletes verifier and code once the key is kept. False if the user has meanwhile logged out or
   * started another authorization: the key must then be deleted. Never throws.
   */
  close(grant: Grant): Promise<boolean>;
  /** Deletes the verifier of an authorization that was never finished. */
  forgetStale(): Promise<void>;
}
