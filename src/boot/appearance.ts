const MODES = ['light', 'dark'] as const;

/**
 * Shows the page light or dark; without an appearance, as the system has it. The two metas colour the
 * browser's own bar.
 */
export function showAppearance(appearance: string | undefined): void {
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
