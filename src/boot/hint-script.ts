/** Runs inline in the head of every page: the first paint depends on it. */
import { knownHeadingFont, showHeadingFont } from './heading-font.ts';
import { ADS_HINT, APPEARANCE_HINT, BANNER_HINT, readHint, ROOM_HINT } from './hint-storage.ts';
import { createWorkerPolicy } from './worker-policy.ts';
import { readSignedInHint } from './signed-in-hint.ts';

/** Defined by `src/build/page-scripts.ts`. */
declare const HAS_ADS: boolean;

createWorkerPolicy();
const page = document.documentElement.dataset;
const email = readSignedInHint();
if (email !== undefined) page['session'] = email;
const appearance = readHint(APPEARANCE_HINT);
if (appearance) page['appearance'] = appearance;
if (readHint(BANNER_HINT)) page['banner'] = 'off';
const room = readHint(ROOM_HINT);
if (room) page['room'] = room;
if (HAS_ADS && readHint(ADS_HINT)) page['ads'] = 'on';
const font = knownHeadingFont();
if (font !== undefined) showHeadingFont(font).catch(() => {});
