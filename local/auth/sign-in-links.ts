import type { Challenge } from './pkce.ts';

/** What a mailed link must remember until it is opened. */
export interface SignInLink {
  readonly redirectTo: string;
  readonly challenge: Challenge | null;
}

const PKCE_PREFIX = 'pkce_';

/** The links on their way, by the hash of their token. Gone with the process, as the inbox is. */
export class SignInLinks {
  readonly #lifetimeMs: number;
  readonly #links = new Map<string, SignInLink & { readonly sentAt: number }>();

  constructor(lifetimeS: number) {
    this.#lifetimeMs = lifetimeS * 1000;
  }

  /** Returns the hash as the mail shows it: like the auth server's, it tells that it is PKCE's. */
  add(hash: string, link: SignInLink): string {
    this.#dropExpired();
    this.#links.set(hash, { ...link, sentAt: Date.now() });
    return link.challenge ? PKCE_PREFIX + hash : hash;
  }

  find(hash: string): SignInLink | undefined {
    return this.#links.get(plainHash(hash));
  }

  #dropExpired(): void {
    for (const [hash, { sentAt }] of this.#links) {
      if (Date.now() - sentAt > this.#lifetimeMs) this.#links.delete(hash);
    }
  }
}

/** The hash as @supabase/lite knows it. */
export function plainHash(hash: string): string {
  return hash.startsWith(PKCE_PREFIX) ? hash.slice(PKCE_PREFIX.length) : hash;
}
