/** Runs inline in the head of every page: the first paint depends on it. */
import { knownHeadingFont, showHeadingFont } from './heading-font.ts';
import { ADS_HINT, APPEARANCE_HINT, BANNER_HINT, readHint, ROOM_HINT } from './hint-storage.ts';
import { createWorkerPolicy } from './worker-policy.ts';
import { readSignedInHint } from './signed-in-hint.ts';

/** Defined by `src/build/page-scripts.ts`. */
declare const HAS_ADS: boolean;

/** Hints whose value is that of an attribute of the page: `echopost.room` of `data-room`. */
const SHOWN = [APPEARANCE_HINT, BANNER_HINT, ROOM_HINT];

createWorkerPolicy();
const page = document.documentElement.dataset;
const email = readSignedInHint();
if (email !== undefined) page['session'] = email;
for (const key of HAS_ADS ? [...SHOWN, ADS_HINT] : SHOWN) {
  const hint = readHint(key);
  if (hint) page[key.slice(9)] = hint;
}
const font = knownHeadingFont();
if (font !== undefined) showHeadingFont(font).catch(() => {});
