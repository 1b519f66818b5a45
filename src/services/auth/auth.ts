import type { Account } from '#domain/site/account.ts';

/** The signed-in user. */
export type Identity = Account;

export type AuthResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /**
       * `service`: refused, in the service's own words. `busy`: the service cannot do it now, but
       * may a few minutes later. `offline`: the service did not respond. `unexpected`: a bug.
       */
      readonly kind: 'service' | 'busy' | 'offline' | 'unexpected';
      readonly message: string;
      /** Seconds until another mail may be requested. */
      readonly retryAfterS?: number;
    };

/** Neither the server nor the chunk that calls it could be reached. */
export const OFFLINE = {
  ok: false,
  kind: 'offline',
  message: 'The sign-in service could not be reached.',
} as const satisfies AuthResult;

/**
 * Ways in which a tab changes the session. `ended`: the server refused it for good. `restored`:
 * read from the device and emitted again.
 */
export type SessionChange = 'signed-in' | 'refreshed' | 'signed-out' | 'ended' | 'restored';

/** Reason why the URL that opened the app did not sign the user in. */
export type LinkProblem = 'expired' | 'other-browser' | 'refused-fragment' | 'failed';

/** Passwordless sign-in. No method throws. */
export interface AuthService {
  /** False if this build has no sign-in at all. */
  readonly configured: boolean;
  /**
   * Returns the user that the device remembers, from storage alone: never waits for the network.
   * Null without one, undefined if the storage could not be read.
   */
  storedIdentity(): Promise<Identity | null | undefined>;
  /**
   * Subscribes to every change that this tab makes to the stored session, in the order of the
   * changes of all tabs. A change by another tab has to be read.
   */
  subscribe(listener: (identity: Identity | null, change: SessionChange) => void): () => void;
  /** Emits the stored session as `restored`. */
  republish(): Promise<void>;
  /** Starts refreshing a stored session in the background. */
  keepFresh(): void;
  /** True if the device did not store the session: it lasts as long as the page. */
  isInMemory(): boolean;
  /** Mails a sign-in link and a code. */
  sendMagicLink(email: string): Promise<AuthResult>;
  verifyCode(email: string, code: string): Promise<AuthResult>;
  /** Signs in from our own page that the mailed link opens. */
  verifyTokenHash(tokenHash: string): Promise<AuthResult>;
  /** Finishes a sign-in whose URL carries `?code=`. */
  exchangeCode(
    code: string,
  ): Promise<
    AuthResult | { readonly ok: false; readonly kind: 'other-browser'; readonly message: string }
  >;
  /**
   * Forgets the user at once. `forget` removes everything else that must go before the network is
   * used. The server is notified within three seconds, or later from this page. A device that
   * refuses the removal keeps no user signed in either: `forget` knows which records remain.
   */
  signOut(forget?: () => Promise<void>): Promise<AuthResult>;
}

/** Parses a link problem from a URL; undefined for anything else. */
export function parseLinkProblem(value: unknown): LinkProblem | undefined {
  const problems: readonly LinkProblem[] = [
    'expired',
    'other-browser',
    'refused-fragment',
    'failed',
  ];
  return problems.find((problem) => problem === value);
}
