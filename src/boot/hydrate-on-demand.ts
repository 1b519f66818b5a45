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
const { session: email, scripts = '', scriptsSignedIn = scripts, hydrate } = page;
const signedIn = email !== undefined;
/** True once the app's scripts are requested. */
let isHydrating = false;

declare global {
  /** Install prompt event, which may fire before the app has loaded. */
  var echopostInstall: Event | undefined;
}

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
if (page['page'] === '/') void makeInstallable();
const captured = globalThis.echopostCapturedEvents;
if (isInteractive() || needsApp() || captured?.events.some(isForApp)) loadApp();
else {
  for (const type of ['pointerdown', 'input', 'click']) addEventListener(type, onInteraction, true);
  // On a static page only the header differs for signed-in users, and it has been swapped already.
  if (signedIn) setTimeout(loadApp, 500);
}

// A loading app registers the worker itself, after its own scripts. On a static page a quiet second
// passes before the worker downloads its files.
setTimeout(() => isHydrating || registerWorker(), 1000);

/** True for a page that hydrates without an interaction. */
function isInteractive(): boolean {
  return hydrate === 'load' || (signedIn && scriptsSignedIn !== scripts);
}

/**
 * True if the URL itself needs the app: a sign-in to complete, or content from the share target.
 */
function needsApp(): boolean {
  return /[?#&](code|token_hash|error_code|access_token|shared)=/.test(location.href);
}

/** Only the app can re-render the page for another user than the one it was loaded for. */
function loadAppIfStale(): void {
  if (needsApp() || readSignedInHint() !== email) loadApp();
}

function onInteraction(event: Event): void {
  if (isForApp(event)) loadApp();
}

/** Links and disclosures work natively; buttons and fields need the app. */
function isForApp({ target }: Event): boolean {
  return target instanceof Element && !!target.closest('button,input,textarea,select');
}

function loadApp(): void {
  if (isHydrating) return;
  isHydrating = true;
  if (page['page'] !== '/') void makeInstallable();
  const own = (signedIn ? scriptsSignedIn : scripts).match(/\S+/g) ?? [];
  const urls = [...APP_SCRIPTS, ...own].map((name) => `/assets/${name}.js`);
  for (const href of urls) addLink('modulepreload', href);
  import(/* @vite-ignore */ urls[0] ?? '').catch(() => {
    // Offline: the page stays static, and the next interaction retries.
    isHydrating = false;
    registerWorker();
  });
}

/**
 * Makes the app installable, at `/` and wherever the app runs, once its service worker is active:
 * until then an installed app would not open offline. The worker has the manifest and the icons that
 * Chromium fetches because of the link, so they cost no second download.
 */
async function makeInstallable(): Promise<void> {
  await navigator.serviceWorker?.ready;
  addLink('manifest', '/manifest.webmanifest');
}

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
