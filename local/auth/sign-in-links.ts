import type { Challenge } from './pkce.ts';

/** State of a mailed link, kept until it is opened. */
export interface SignInLink {
  readonly redirectTo: string;
  readonly challenge: Challenge | null;
}

const PKCE_PREFIX = 'pkce_';

/** Pending links by the hash of their token. In memory only, like the inbox. */
export class SignInLinks {
  readonly #lifetimeMs: number;
  readonly #links = new Map<string, SignInLink & { readonly sentAt: number }>();

  constructor(lifetimeS: number) {
    this.#lifetimeMs = lifetimeS * 1000;
  }

  /** Returns the hash for the mail. As in the auth server, a prefix marks PKCE links. */
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

/** Hash without the prefix, as stored by @supabase/lite. */
export function plainHash(hash: string): string {
  return hash.startsWith(PKCE_PREFIX) ? hash.slice(PKCE_PREFIX.length) : hash;
}
