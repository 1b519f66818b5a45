import { showAppearance } from '#boot/appearance.ts';
import { APPEARANCE_HINT, writeHint } from '#boot/hint-storage.ts';
import type { Appearance } from '#domain/site/appearance.ts';

/** Shows the page like this, and the next one from its first paint on. */
export function applyAppearance(chosen: Appearance): void {
  const appearance = chosen === 'system' ? undefined : chosen;
  writeHint(APPEARANCE_HINT, appearance);
  showAppearance(appearance);
}
