/**
 * Stands at the end of every page and is all the script that a reader waits for: it shows the page
 * to whom it concerns, keeps early input, and has the rest loaded once the page has been painted.
 */
import { keepEarlyInput } from './early-input.ts';
import { page, showSession } from './session-slots.ts';

/** The address of `wake.ts`; the build fills it in. */
declare const WAKE_SCRIPT: string;

const { session: email } = page.dataset;

if (email !== undefined) {
  showSession(email);
  // A step that lies further on is for the app to show: until then the frame, and no wrong step.
  if (page.dataset['page'] === '/' && location.search.includes('step=')) {
    document.querySelector('[data-session-slot=main]')?.replaceChildren();
  }
}
keepEarlyInput();
page.dataset['ready'] = 'page';

// The second frame comes when the first is on its way to the screen; in a tab in the background that
// is when somebody comes to look.
const nextFrame = requestAnimationFrame;
nextFrame(() => nextFrame(() => setTimeout(() => import(WAKE_SCRIPT))));
