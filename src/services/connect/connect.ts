/**
 * Why an authorization ended without a key. `denied`: the user said no. `expired`: it took longer
 * than a code lives. `replayed`: this answer was used before. `foreign`: this browser did not ask
 * for it. `refused`: the provider did not accept the code. `unreachable`: the provider did not
 * answer, and the same code can be redeemed again.
 */
export type ConnectProblem =
  | 'denied'
  | 'expired'
  | 'replayed'
  | 'foreign'
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
}

export type Redeemed =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly problem: ConnectProblem };

/** Gets an API key from a provider by OAuth with PKCE (RFC 7636), without a server of ours. */
export interface ConnectService {
  /** Leaves the page for the provider's. Rejects if the device does not store the verifier. */
  begin(): Promise<void>;
  /** Checks a callback against the pending request, and deletes the verifier: it works once. */
  accept(callback: ConnectCallback): Promise<Grant | ConnectProblem>;
  /** Exchanges the code for a key. `foreign` if the user has logged out meanwhile. Never throws. */
  redeem(grant: Grant): Promise<Redeemed>;
  /** Deletes the verifier of an authorization that was never finished. */
  forgetStale(): Promise<void>;
}
