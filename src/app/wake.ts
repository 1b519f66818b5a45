/**
 * Hydration on demand: loads the app when the page needs it (see `pages.ts`). Until then it
 * provides what a static page can do without the app.
 */
import { closeMenus } from './close-menus.ts';
import { knownHeadingFont, loadHeadingFont } from './heading-font.ts';
import { registerWorker } from './register-worker.ts';
import { readSignedInHint } from './signed-in-hint.ts';

/** Names of the app's scripts, entry first; defined by the build. */
declare const APP_SCRIPTS: readonly [string, ...string[]];
/** URL of the heading font; the build extracts it from the style sheet. */
declare const HEADING_FONT: string;

const page = document.documentElement.dataset;
const { session: email, scripts = '', scriptsSignedIn = scripts, wake } = page;
const signedIn = email !== undefined;
let awake = false;

declare global {
  /** Install prompt event, which may fire before the app has loaded. */
  var echopostInstall: Event | undefined;
}

/**
 * Makes the app installable, at `/` and wherever the app runs. The link makes Chromium fetch the
 * manifest and an icon, a fifth of an article's weight: nothing on a page waits for them.
 */
const MANIFEST = ['manifest', '/manifest.webmanifest'] as const;

/** Quiet time before the worker starts to download its files, in milliseconds. */
const QUIET_MS = 1000;

// Offline the fallback font stays, and the next page retries.
if (knownHeadingFont() !== HEADING_FONT) loadHeadingFont(HEADING_FONT).catch(() => {});
closeMenus();
for (const type of ['hashchange', 'storage', 'pageshow']) addEventListener(type, loadAppIfStale);
addEventListener('beforeinstallprompt', (event) => {
  // The browser would show its own bar; the app offers installation later, where it does not
  // intrude.
  event.preventDefault();
  globalThis.echopostInstall = event;
});
if (page['page'] === '/') addLink(...MANIFEST);
const early = globalThis.echopostEarlyInput;
if (isForWork() || isAsked() || early?.events.some(asksForApp)) loadApp();
else {
  for (const type of ['pointerdown', 'input', 'click']) addEventListener(type, onTouch, true);
  // On a static page only the header differs for signed-in users, and it has been swapped already.
  if (signedIn) setTimeout(loadApp, 500);
}

setTimeout(registerWhenUsable, QUIET_MS);

/** Registers the worker after the app has what it needs. */
function registerWhenUsable(): void {
  if (!awake || page['ready'] === 'app') registerWorker();
  else setTimeout(registerWhenUsable, QUIET_MS);
}

function isForWork(): boolean {
  return wake === 'paint' || (signedIn && scriptsSignedIn !== scripts);
}

/**
 * True if the URL itself needs the app: a sign-in to complete, or content from the share target.
 */
function isAsked(): boolean {
  return /[?#&](code|token_hash|error_code|access_token|shared)=/.test(location.href);
}

/** Only the app can re-render the page for another user than the one it was loaded for. */
function loadAppIfStale(): void {
  if (isAsked() || readSignedInHint() !== email) loadApp();
}

function onTouch(event: Event): void {
  if (asksForApp(event)) loadApp();
}

/** Links and disclosures work natively; buttons and fields need the app. */
function asksForApp({ target }: Event): boolean {
  return target instanceof Element && !!target.closest('button,input,textarea,select');
}

function loadApp(): void {
  if (awake) return;
  awake = true;
  if (page['page'] !== '/') addLink(...MANIFEST);
  const own = (signedIn ? scriptsSignedIn : scripts).match(/\S+/g) ?? [];
  const addresses = [...APP_SCRIPTS, ...own].map((name) => `/assets/${name}.js`);
  for (const href of addresses) addLink('modulepreload', href);
  import(/* @vite-ignore */ addresses[0] ?? '').catch(() => {
    // Offline: the page stays static, and the next interaction retries.
    awake = false;
  });
}

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
