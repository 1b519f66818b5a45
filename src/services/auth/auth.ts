/** Who is signed in. */
export interface Identity {
  readonly email: string;
}

export type AuthResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /**
       * `service`: refused in the service's own words. `busy`: the service cannot do it now, but may
       * a few minutes later. `offline`: the service did not answer. `unexpected`: a bug.
       */
      readonly kind: 'service' | 'busy' | 'offline' | 'unexpected';
      readonly message: string;
      /** Another mail may be asked for after this many seconds. */
      readonly retryAfterS?: number;
    };

/** Neither a server nor the script that asks it could be reached. */
export const OFFLINE = {
  ok: false,
  kind: 'offline',
  message: 'The sign-in service could not be reached.',
} as const satisfies AuthResult;

/**
 * The ways a tab changes the session. `ended`: the server refused it for good. `restored`: read
 * from the device and emitted again.
 */
export type SessionChange = 'signed-in' | 'refreshed' | 'signed-out' | 'ended' | 'restored';

/** Why the address the app was opened with signs nobody in. */
export type LinkProblem = 'expired' | 'other-browser' | 'refused-fragment' | 'failed';

/** Passwordless sign-in. No method throws. */
export interface AuthService {
  /** False: this build has no sign-in at all. */
  readonly configured: boolean;
  /** Who the device remembers, from storage alone: never waits for the network. */
  storedIdentity(): Promise<Identity | null>;
  /**
   * Hears every change that this tab makes to the stored session, in the order of the changes of all
   * tabs. A change by another tab has to be read.
   */
  subscribe(listener: (identity: Identity | null, change: SessionChange) => void): () => void;
  /** Emits the stored session as `restored`. */
  republish(): Promise<void>;
  /** Starts keeping a stored session fresh in the background. */
  keepFresh(): void;
  /** Mails a link and a code. */
  sendMagicLink(email: string): Promise<AuthResult>;
  verifyCode(email: string, code: string): Promise<AuthResult>;
  /** For our own page behind the mailed link. */
  verifyTokenHash(tokenHash: string): Promise<AuthResult>;
  /** Finishes a sign-in whose address carries `?code=`. */
  exchangeCode(
    code: string,
  ): Promise<
    AuthResult | { readonly ok: false; readonly kind: 'other-browser'; readonly message: string }
  >;
  /**
   * Forgets the person at once; `forget` takes along what else must go before the network is asked.
   * The server hears of it within three seconds, or later from this page. A device that refuses
   * keeps nobody signed in: `forget` knows what it kept.
   */
  signOut(forget?: () => Promise<void>): Promise<AuthResult>;
}

/** A link problem from an address; undefined for anything else. */
export function parseLinkProblem(value: unknown): LinkProblem | undefined {
  const problems: readonly LinkProblem[] = [
    'expired',
    'other-browser',
    'refused-fragment',
    'failed',
  ];
  return problems.find((problem) => problem === value);
}
