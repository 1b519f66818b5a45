import type { KeyVault } from '#services/secrets/key-vault.ts';

/** Events that show the user is active. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Resets the vault's idle timer on user input, so that an unlocked key stays open. */
export function resetIdleTimerOnInput(keys: KeyVault): void {
  for (const sign of SIGNS) addEventListener(sign, () => keys.resetIdleTimer(), { passive: true });
}
