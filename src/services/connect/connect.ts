import type { KeyLevel } from '#services/secrets/key-vault.ts';

/**
 * Reason why an authorization ended without a key. `denied`: the user declined. `expired`: the
 * provider rejected the code, which was stored here for longer than its lifetime. `replayed`: this
 * callback was used before. `foreign`: this browser did not start the authorization. `nothing`: no
 * callback came, and none is pending. `refused`: the provider rejected the code. `unreachable`: the
 * provider did not respond, and the same code can be redeemed again.
 */
export type ConnectProblem =
  | 'denied'
  | 'expired'
  | 'replayed'
  | 'foreign'
  | 'nothing'
  | 'refused'
  | 'unreachable';

/** Parameters that a provider adds to the callback URL, as received. */
export interface ConnectCallback {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
}

/** A checked code, and the PKCE verifier that proves who requested it. Both are secrets. */
export interface Grant {
  readonly state: string;
  readonly code: string;
  readonly codeVerifier: string;
  /** Protection level of the key that the new one replaces. */
  readonly level?: KeyLevel;
}

export type Redeemed =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly problem: ConnectProblem };

/** Gets an API key from a provider by OAuth with PKCE (RFC 7636), without a backend. */
export interface ConnectService {
  /**
   * Redirects to the provider's page. `level` is the protection of the key to be replaced, which
   * may not outlive the page. Rejects if the device does not store the verifier.
   */
  begin(level?: KeyLevel): Promise<void>;
  /**
   * Checks a callback against the pending authorization. The code stays on the device until it is
   * used, so that an empty callback, from a reload, resumes it.
   */
  accept(callback: ConnectCallback): Promise<Grant | ConnectProblem>;
  /** Exchanges the code for a key. `foreign` if the user has logged out meanwhile. Never throws. */
  redeem(grant: Grant): Promise<Redeemed>;
  /**
   * Deletes verifier and code once the key is stored. False if the user has meanwhile logged out or
   * started another authorization: the key must then be deleted. Never throws.
   */
  close(grant: Grant): Promise<boolean>;
  /** Deletes the verifier of an authorization that was never finished. */
  forgetStale(): Promise<void>;
}
