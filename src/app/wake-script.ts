/**
 * Stands at the end of every page and is all the script that runs by itself. It shows the page to
 * whom it may concern, keeps early input, and loads the app when it is time (see `pages.ts`). Every
 * page pays for its bytes before it can be read: it is written short.
 */
import { closeMenus } from './close-menus.ts';
import { recordEarlyInput } from './early-input.ts';
import { showSession } from './session-slots.ts';

/** The addresses of the app's scripts, the first to be run; the build fills them in. */
declare const APP_SCRIPTS: readonly [string, ...string[]];

const page = document.documentElement;
const { session: email, scripts = '', scriptsSignedIn = scripts, wake } = page.dataset;
const signedIn = email !== undefined;

if (signedIn) {
  showSession(email);
  // A step that lies further on is for the app to show: until then the frame, and no wrong step.
  if (page.dataset['page'] === '/' && /[?&]step=/.test(location.search)) {
    document.querySelector('[data-session-slot=main]')?.replaceChildren();
  }
}

closeMenus();
let awake = false;
globalThis.echopostEarlyInput = recordEarlyInput(loadApp);
page.dataset['ready'] = 'page';

// A sign-in to be finished does not wait for the first paint.
if (/[?#&](code|token_hash|error_code|access_token)=/.test(location.href)) loadApp();
else if (wake === 'paint' || (signedIn && scriptsSignedIn !== scripts)) afterPaint(0);
// On a page for reading only the head of it is another, and that has been exchanged already.
else if (signedIn) afterPaint(500);

function afterPaint(ms: number): void {
  // A page in the background is not painted.
  if (document.hidden) loadApp();
  else requestAnimationFrame(() => setTimeout(loadApp, ms));
}

function loadApp(): void {
  if (awake) return;
  awake = true;
  const own = (signedIn ? scriptsSignedIn : scripts).split(' ');
  for (const href of [...APP_SCRIPTS, ...own.filter(Boolean)]) {
    const preload = document.createElement('link');
    document.head.append(Object.assign(preload, { rel: 'modulepreload', href }));
  }
  import(APP_SCRIPTS[0]).catch(() => {
    // No network: the page goes on without, and the next touch tries again.
    awake = false;
  });
}
