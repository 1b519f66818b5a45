/**
 * The font of the headings comes after the first paint: before it, it would hold up the words by a
 * tenth. The device's own serif takes its room until then (`src/ui/heading-font.ts`). A browser that
 * fetched it once uses it at once, so that the headings do not change with every page; the hint is
 * where it was fetched from.
 */
import { readHint, writeHint } from './hint-storage.ts';

const HINT = 'echopost.font';

export const knownHeadingFont = () => readHint(HINT);

/** Rejects where it cannot be had, and the device's own stays. */
export async function showHeadingFont(address: string): Promise<void> {
  const font = await new FontFace('Instrument Serif', `url(${address})`).load();
  document.fonts.add(font);
  document.documentElement.dataset['serif'] = '';
}

/** Lets the next page know once it is here. Rejects like the other. */
export async function loadHeadingFont(address: string): Promise<void> {
  await showHeadingFont(address);
  writeHint(HINT, address);
}
