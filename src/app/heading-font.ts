/**
 * The font of the headings comes after the first paint: before it, it would hold up the words by a
 * tenth. Its stand-ins take its room until then. A browser that fetched it once uses it at once, so
 * that the headings do not change with every page; the hint is where it was fetched from.
 */
import { readHint, writeHint } from './hint-storage.ts';

const HINT = 'echopost.font';
const FAMILY = 'Instrument Serif';

export const knownHeadingFont = () => readHint(HINT);

export function addHeadingFont(address: string): void {
  document.fonts.add(new FontFace(FAMILY, `url(${address})`, { display: 'swap' }));
}

/** Lets the next page know once it is here. Rejects without it, and the stand-ins stay. */
export async function loadHeadingFont(address: string): Promise<void> {
  addHeadingFont(address);
  await document.fonts.load(`1em ${FAMILY}`);
  writeHint(HINT, address);
}
