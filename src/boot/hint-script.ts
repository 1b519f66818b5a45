/** Runs inline in the head of every page: the first paint depends on it. */
import { knownHeadingFont, showHeadingFont } from './heading-font.ts';
import { readHint } from './hint-storage.ts';
import { createWorkerPolicy } from './worker-policy.ts';
import { readSignedInHint } from './signed-in-hint.ts';

/** Defined by `src/build/page-scripts.ts`. */
declare const HAS_ADS: boolean;

/**
 * Hints of `hint-storage.ts` whose value is that of an attribute of the page: `echopost.room` of
 * `data-room`. By name alone: every page pays for these bytes.
 */
const SHOWN = ['appearance', 'banner', 'room', 'hydrate'];

createWorkerPolicy();
const page = document.documentElement.dataset;
const email = readSignedInHint();
if (email) page['session'] = email;
for (const name of HAS_ADS ? [...SHOWN, 'ads'] : SHOWN) {
  const hint = readHint(`echopost.${name}`);
  if (hint) page[name] = hint;
}
const font = knownHeadingFont();
if (font) showHeadingFont(font).catch(() => {});
