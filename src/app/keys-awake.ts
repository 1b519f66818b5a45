import type { KeyVault } from '#services/secrets/key-vault.ts';

/** What shows that somebody is at the device. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Keeps an unlocked key open for as long as somebody works. */
export function keepKeysAwake(keys: KeyVault): void {
  for (const sign of SIGNS) addEventListener(sign, () => keys.stayAwake(), { passive: true });
}
