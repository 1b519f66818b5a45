/**
 * Runs at the end of every page and is the only script a reader waits for: it shows the page's
 * signed-in or signed-out form, captures events, and loads the rest after the first paint.
 */
import { captureEvents } from './capture-events.ts';
import { page, showSession } from './session-slots.ts';

/** URL of `hydrate-on-demand.ts`; defined by the build. */
declare const HYDRATE_SCRIPT: string;

const { session: email } = page.dataset;

if (email) {
  showSession(email);
  // Only the app can render a later step: until then show an empty frame, not the wrong step.
  if (page.dataset['page'] === '/' && location.search.includes('step=')) {
    document.querySelector('[data-session-slot=main]')?.replaceChildren();
  }
}
captureEvents();
page.dataset['ready'] = 'page';

// The second frame callback runs once the first frame is on its way to the screen; in a background
// tab that is when the user switches to it.
const nextFrame = requestAnimationFrame;
nextFrame(() => nextFrame(() => setTimeout(() => import(HYDRATE_SCRIPT))));
