import { APPEARANCE_HINT, writeHint } from '#boot/hint-storage.ts';
import type { Appearance } from '#domain/site/appearance.ts';

/** Shows the page like this, and the next one from its first paint on. */
export function applyAppearance(chosen: Appearance): void {
  const appearance = chosen === 'system' ? undefined : chosen;
  writeHint(APPEARANCE_HINT, appearance);
  showAppearance(appearance);
}

const MODES = ['light', 'dark'] as const;

/**
 * Shows the page light or dark; without an appearance, as the system has it. The two metas colour the
 * browser's own bar.
 */
function showAppearance(appearance: string | undefined): void {
  const { dataset } = document.documentElement;
  if (appearance === undefined) delete dataset['appearance'];
  else dataset['appearance'] = appearance;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const [index, mode] of MODES.entries()) {
    const system = `(prefers-color-scheme: ${mode})`;
    const bar = bars[index];
    if (bar)
      bar.media = appearance === undefined ? system : appearance === mode ? 'all' : 'not all';
  }
}
