import { createStore } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadNotFound } from '#features/shell/late-not-found.tsx';
import { bannerDismissedAtom } from '#state/banner.ts';
import { consentStatusAtom } from '#state/consent.ts';
import { parseStep, type StepId } from '#domain/campaign/wizard.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session.ts';
import { LAST_STEP } from '#state/storage-keys.ts';
import { pageReady } from '#ui/page-ready.ts';
import { App } from './app.tsx';
import { attend } from './attend.ts';
import { followSession } from './follow-session.ts';
import { keepPageWhenPartsAreMissing } from './missing-part.ts';
import { deviceDocuments, openDocuments, HYDRATION_TIMEOUT_MS } from './device.ts';
import { isNewTab } from './new-tab.ts';
import { keepKeysAwake } from './keys-awake.ts';
import { hasSignInToFinish } from './has-sign-in.ts';
import { keepHead } from './page-head.ts';
import { NOT_FOUND_PAGE } from './pages.ts';
import { isPrerendered } from './prerendered-page.ts';
import { takeBack } from './repeat-input.ts';
import { type AppRouter, createAppRouter } from './router.ts';
import { createServices } from './services.ts';
import { showSession } from './session-slots.ts';
import { ADS_HINT, BANNER_HINT, keepHint } from './hint-storage.ts';
import { addWholeSerif } from './whole-serif.ts';
import { signedInHint } from './signed-in-hint.ts';
import { onFirstTouch } from '#ui/on-first-touch.ts';
import { yieldToMain } from '#services/device/yield-to-main.ts';

type Store = ReturnType<typeof createStore>;

const page = document.documentElement;

/**
 * Delay before the session is refreshed: the sign-in client is 20 kB that no first screen needs,
 * and a session is valid for an hour.
 */
const KEEP_FRESH_AFTER_MS = 15_000;

/** Delay of the deferred start-up after hydration. */
const LATE_MS = 1000;

/**
 * Reads the stored documents, then hydrates or mounts the app. A prerendered page contains no
 * documents: it is hydrated as built, then filled with them before anything else happens.
 */
export async function start(): Promise<void> {
  addWholeSerif();
  // Saved first: the router normalizes the URL later.
  const asked = location.search;
  const store = createStore();
  const services = createServices(location.origin);
  store.set(servicesAtom, services);
  store.sub(bannerDismissedAtom, () =>
    keepHint(BANNER_HINT, store.get(bannerDismissedAtom) ? 'off' : undefined),
  );
  if (import.meta.env['VITE_ADS_FRAME_URL']) keepRoomForAds(store);
  keepPageWhenPartsAreMissing();
  const [documents] = await Promise.all([
    openDocuments(),
    followSession(store, services, signedInHint, HYDRATION_TIMEOUT_MS),
  ]);
  const goesOn = startsAnew(store);
  if (goesOn) goOnWhereLeft((step) => history.replaceState(history.state, '', `/?step=${step}`));
  const router = createAppRouter({ isSignedIn: () => isSignedIn(store) });
  if (goesOn && !documents.hasAnswered) void goOnLate(router, documents.answered);
  keepHead(router);
  const finishSignIn = async () => {
    if (!hasSignInToFinish(location.href)) return;
    const { handleSignInAddress } = await import('./sign-in-address.ts');
    await handleSignInAddress(services.auth, router, store);
  };
  await finishSignIn();
  // Following a link that differs only in its fragment does not reload the page.
  addEventListener('hashchange', () => void finishSignIn());

  const served = page.dataset['page'];
  const takesOver = isPrerendered(served, router.history.location, isSignedIn(store));
  if (takesOver) await takeOver(store, router);
  else await renderAnew(store, router, documents.fill);
  await pageReady;

  const early = globalThis.echopostEarlyInput;
  const repeat = early && takeBack(early);
  if (takesOver) flushSync(() => documents.fill(store));
  repeat?.();
  page.dataset['ready'] = 'app';
  keepKeysAwake(services.keys);
  void attend(store, router, asked).catch(() => undefined);
  if (isSignedIn(store)) setTimeout(() => services.auth.keepFresh(), KEEP_FRESH_AFTER_MS);
  setTimeout(() => void startLate(store, router, asked), LATE_MS);
}

/**
 * Loads the deferred start-up: updates, installation, shared content. If it fails to load, the next
 * visit retries.
 */
async function startLate(store: Store, router: AppRouter, search: string): Promise<void> {
  const late = await import('./late.ts').catch(() => undefined);
  late?.startLate(store, router, search);
}

/** True for a fresh tab at `/`, signed in, where a stored step may be resumed. */
function startsAnew(store: Store): boolean {
  const { pathname, search, hash } = location;
  return isNewTab() && isSignedIn(store) && pathname === '/' && search === '' && hash === '';
}

function goOnWhereLeft(goTo: (step: StepId) => void): void {
  const step = parseStep(deviceDocuments.read(LAST_STEP)?.data);
  if (step && step !== 'platform') goTo(step);
}

/**
 * Resumes the stored step once a slow device responds, unless the user has interacted meanwhile.
 */
async function goOnLate(router: AppRouter, answered: Promise<void>): Promise<void> {
  let hasBegun = Boolean(globalThis.echopostEarlyInput?.events.length);
  const stop = onFirstTouch(() => {
    hasBegun = true;
  });
  await answered;
  stop();
  if (hasBegun) return;
  goOnWhereLeft((step) => void router.navigate({ to: '/', search: { step }, replace: true }));
}

function keepRoomForAds(store: Store): void {
  store.sub(consentStatusAtom, () => {
    const hint = store.get(consentStatusAtom) === 'accepted' ? 'on' : undefined;
    keepHint(ADS_HINT, hint);
    if (hint) page.dataset['ads'] = hint;
    else delete page.dataset['ads'];
  });
}

const isSignedIn = (store: Store) => store.get(sessionAtom).status === 'in';

/** Hydrates the served page: its elements stay, with their scroll positions and focus. */
async function takeOver(store: Store, router: AppRouter): Promise<void> {
  const session = store.get(sessionAtom);
  showSession(session.status === 'in' ? session.identity.email : undefined);
  // Without it the router renders other boundaries than the build did, and React re-renders
  // everything.
  router.ssr = { manifest: undefined };
  await router.load();
  await yieldToMain();
  startTransition(() => {
    hydrateRoot(container(), contentOf(store, router));
  });
}

/** Mounts the app in one commit, once everything is loaded: the served page stays until then. */
async function renderAnew(
  store: Store,
  router: AppRouter,
  fillDocuments: (store: Store) => void,
): Promise<void> {
  fillDocuments(store);
  await router.load();
  if (page.dataset['page'] === NOT_FOUND_PAGE) await loadNotFound();
  createRoot(container()).render(contentOf(store, router));
}

const contentOf = (store: Store, router: AppRouter) => (
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>
);

function container(): HTMLElement {
  const found = document.getElementById('root');
  if (!found) throw new Error('The page has no #root');
  return found;
}
