import type { AuthResult, AuthService } from './auth.ts';

const refused: AuthResult = {
  ok: false,
  kind: 'service',
  message: 'Sign-in is not configured on this site.',
};

/**
 * Auth service of builds without a backend: no user is signed in, and every attempt returns the
 * reason.
 */
export function createUnconfiguredAuth(): AuthService {
  return {
    configured: false,
    storedIdentity: async () => null,
    subscribe: () => () => undefined,
    republish: async () => undefined,
    keepFresh: () => undefined,
    isInMemory: () => false,
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
