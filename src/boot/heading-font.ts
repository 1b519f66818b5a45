/**
 * Loads the heading font after the first paint: loading it earlier would delay the text by a tenth.
 * Until then a metric-compatible local serif holds its space (`src/ui/theme/heading-font.ts`). A browser
 * that has fetched the font before uses it immediately, so that headings do not swap on every page;
 * the hint stores the URL it was fetched from.
 */
import { readHint, storeHint } from './hint-storage.ts';

const HINT = 'echopost.font';

export const knownHeadingFont = () => readHint(HINT);

/** Rejects if the font cannot be loaded; the local serif then stays. */
export async function showHeadingFont(address: string): Promise<void> {
  document.fonts.add(await new FontFace('Instrument Serif', `url(${address})`).load());
  document.documentElement.dataset['serif'] = '';
}

/** Also writes the hint for the next page. Rejects like `showHeadingFont`. */
export async function loadHeadingFont(address: string): Promise<void> {
  await showHeadingFont(address);
  storeHint(HINT, address);
}
