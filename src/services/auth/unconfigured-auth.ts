import type { AuthResult, AuthService } from './auth.ts';

const refused: AuthResult = {
  ok: false,
  kind: 'service',
  message: 'Sign-in is not configured on this site.',
};

/** For builds without a backend: nobody is signed in, and every try says why. */
export function createUnconfiguredAuth(): AuthService {
  return {
    configured: false,
    storedIdentity: async () => null,
    subscribe: () => () => undefined,
    republish: async () => undefined,
    keepFresh: () => undefined,
    sendMagicLink: async () => refused,
    verifyCode: async () => refused,
    verifyTokenHash: async () => refused,
    exchangeCode: async () => refused,
    async signOut(forget) {
      await forget?.();
      return { ok: true };
    },
  };
}
