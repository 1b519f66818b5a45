import { AsyncLocalStorage } from 'node:async_hooks';

import type { EmailDriver } from '@supabase/lite';

export interface Secrets {
  readonly code: string;
  readonly hash: string;
}

/**
 * Takes the code and the token's hash from the mail that @supabase/lite hands over, and gives them
 * to the request that caused it, which alone knows the site's address and the page's challenge.
 */
export class CapturedSecrets {
  readonly #current = new AsyncLocalStorage<Secrets[]>();

  readonly mailer: EmailDriver = {
    send: async ({ subject }) => {
      const [code, hash] = subject.split(' ');
      if (code && hash) this.#current.getStore()?.push({ code, hash });
    },
  };

  async during(send: () => Promise<Response>): Promise<[Response, Secrets | undefined]> {
    const captured: Secrets[] = [];
    const response = await this.#current.run(captured, send);
    return [response, captured[0]];
  }
}
