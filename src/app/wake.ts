/** Loads the app when it is time (see `pages.ts`), and does without it what a sleeping page can. */
import { closeMenus } from './close-menus.ts';
import { knownHeadingFont, loadHeadingFont } from './heading-font.ts';
import { registerWorker } from './register-worker.ts';
import { readSignedInHint } from './signed-in-hint.ts';

/** The names of the app's scripts, the first to be run; the build fills them in. */
declare const APP_SCRIPTS: readonly [string, ...string[]];
/** The address of the headings' font; the build takes it out of the style sheet. */
declare const HEADING_FONT: string;

const page = document.documentElement.dataset;
const { session: email, scripts = '', scriptsSignedIn = scripts, wake } = page;
const signedIn = email !== undefined;
let awake = false;

declare global {
  /** The browser's question whether to install, which may come before the app is there. */
  var echopostInstall: Event | undefined;
}

/**
 * So that the app can be installed, where it starts and where it runs. With the link Chromium fetches
 * the manifest and an icon, a fifth of what an article weighs: nothing of a page waits behind them.
 */
const MANIFEST = ['manifest', '/manifest.webmanifest'] as const;

/** How long a page is left alone before the worker begins to load what it keeps, in ms. */
const QUIET_MS = 1000;

// Without a network the stand-ins stay, and the next page tries again.
if (knownHeadingFont() !== HEADING_FONT) loadHeadingFont(HEADING_FONT).catch(() => {});
closeMenus();
for (const type of ['hashchange', 'storage', 'pageshow']) addEventListener(type, loadAppIfStale);
addEventListener('beforeinstallprompt', (event) => {
  // The browser would show a bar of its own; the app offers it later, where it is not in the way.
  event.preventDefault();
  globalThis.echopostInstall = event;
});
if (page['page'] === '/') addLink(...MANIFEST);
const early = globalThis.echopostEarlyInput;
if (isForWork() || isAsked() || early?.events.some(asksForApp)) loadApp();
else {
  for (const type of ['pointerdown', 'input', 'click']) addEventListener(type, onTouch, true);
  // On a page for reading only the head is another for them, and that has been exchanged already.
  if (signedIn) setTimeout(loadApp, 500);
}

setTimeout(registerWhenUsable, QUIET_MS);

/** What the app needs comes first. */
function registerWhenUsable(): void {
  if (!awake || page['ready'] === 'app') registerWorker();
  else setTimeout(registerWhenUsable, QUIET_MS);
}

function isForWork(): boolean {
  return wake === 'paint' || (signedIn && scriptsSignedIn !== scripts);
}

/** The address itself brings something: a sign-in to finish, or what another app shared. */
function isAsked(): boolean {
  return /[?#&](code|token_hash|error_code|access_token|shared)=/.test(location.href);
}

/** Only the app can show the page for another user than the one it was loaded for. */
function loadAppIfStale(): void {
  if (isAsked() || readSignedInHint() !== email) loadApp();
}

function onTouch(event: Event): void {
  if (asksForApp(event)) loadApp();
}

/** Links and disclosures work alone; what else can be pressed or filled in does not. */
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
    // No network: the page goes on without, and the next touch tries again.
    awake = false;
  });
}

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
