/** Stands in the head of every page: what is painted first depends on it. */
import { knownHeadingFont, showHeadingFont } from './heading-font.ts';
import { ADS_HINT, BANNER_HINT, readHint } from './hint-storage.ts';
import { readSignedInHint } from './signed-in-hint.ts';

/** Filled in by `src/build/page-scripts.ts`. */
declare const HAS_ADS: boolean;

const page = document.documentElement.dataset;
const email = readSignedInHint();
if (email !== undefined) page['session'] = email;
if (readHint(BANNER_HINT)) page['banner'] = 'off';
if (HAS_ADS && readHint(ADS_HINT)) page['ads'] = 'on';
// Read from its top, a page may lay the rest out later; one that is come back to, or looked up by a
// heading, is scrolled to a place that has to be there. `page-script.ts` says when it is painted.
const { type } = Object(performance.getEntriesByType('navigation')[0]);
if (type === 'navigate' && !location.hash) page['fresh'] = '';
const font = knownHeadingFont();
if (font !== undefined) showHeadingFont(font).catch(() => {});
