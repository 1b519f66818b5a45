import { createStore } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadNotFound } from '#features/shell/lazy-not-found.tsx';
import { bannerDismissedAtom } from '#state/shell/banner.ts';
import { consentStatusAtom, keptConsentAtom } from '#state/account/consent.ts';
import { parseConsent } from '#domain/site/consent.ts';
import { parseStep, type StepId } from '#domain/campaign/wizard.ts';
import { servicesAtom } from '#state/services.ts';
import { accountAtom, sessionAtom } from '#state/account/session.ts';
import { LAST_STEP } from '#state/storage/storage-keys.ts';
import { pageReady } from '#ui/behaviour/page-ready.ts';
import { isTranslated, replaceServedPage } from '#ui/behaviour/page-translation.ts';
import { App } from './app.tsx';
import { resumeQueue } from './resume-queue.ts';
import { followOwner, followSession } from './follow-session.ts';
import { bearForeignChanges } from './foreign-changes.ts';
import { handleChunkLoadErrors } from './chunk-load-error.ts';
import { deviceDocuments, openDocuments, HYDRATION_TIMEOUT_MS } from './services/device.ts';
import { isNewTab } from './new-tab.ts';
import { resetIdleTimerOnInput } from './idle-timer.ts';
import { hasSignInToFinish } from './has-sign-in.ts';
import { syncDocumentHead } from './page-head.ts';
import { NOT_FOUND_PAGE } from './not-found-page.ts';
import { isPrerendered } from './prerendered-page.ts';
import { controlsOf, focusStandIn, undoCapturedInput } from './replay-events.ts';
import { type AppRouter, createAppRouter } from './router.ts';
import { createServices } from './services/services.ts';
import { showSession } from '#boot/session-slots.ts';
import { roomAtom } from '#state/shell/room.ts';
import {
  ADS_HINT,
  BANNER_HINT,
  CONSENT_HINT,
  readHint,
  ROOM_HINT,
  writeHint,
} from '#boot/hint-storage.ts';
import { addWholeSerif } from './whole-serif.ts';
import { signedInHint } from '#boot/signed-in-hint.ts';
import { onFirstInteraction } from '#ui/behaviour/on-first-interaction.ts';
import { parseJson } from '#services/auth/stored-session.ts';
import { yieldToMain } from '#services/device/yield-to-main.ts';

type Store = ReturnType<typeof createStore>;

const page = document.documentElement;

/**
 * Delay before the session is refreshed: the sign-in client is 47 kB that no first screen needs,
 * and a session is valid for an hour.
 */
const KEEP_FRESH_AFTER_MS = 15_000;

/** Delay of the deferred start-up after hydration. */
const DEFERRED_MS = 1000;

/** Keeps room in the Platform step for what this user sees there, now and on the next visit. */
function showRoom(room: string | undefined): void {
  writeHint(ROOM_HINT, room || undefined);
  if (room) page.dataset['room'] = room;
  else delete page.dataset['room'];
}

/**
 * Reads the stored documents, then hydrates or mounts the app. A prerendered page contains no
 * documents: it is hydrated as built, then filled with them before anything else happens.
 */
export async function start(): Promise<void> {
  addWholeSerif();
  // Saved first: the router normalizes the URL later.
  const asked = location.search;
  const store = createStore();
  const services = createServices(location.origin, () => store.get(accountAtom));
  store.set(servicesAtom, services);
  store.sub(bannerDismissedAtom, () =>
    writeHint(BANNER_HINT, store.get(bannerDismissedAtom) ? 'off' : undefined),
  );
  store.sub(roomAtom, () => showRoom(store.get(roomAtom)));
  if (import.meta.env['VITE_ADS_FRAME_URL']) keepAdHints(store);
  handleChunkLoadErrors();
  const [documents] = await Promise.all([
    openDocuments(),
    followSession(store, services, signedInHint, HYDRATION_TIMEOUT_MS),
  ]);
  followOwner(deviceDocuments, services.auth);
  const resumes = canResumeStep(store);
  if (resumes) resumeStep((step) => history.replaceState(history.state, '', `/?step=${step}`));
  const router = createAppRouter({ isSignedIn: () => isSignedIn(store) });
  if (resumes && !documents.hasAnswered) void resumeStepLater(router, documents.answered);
  syncDocumentHead(router);
  const finishSignIn = async () => {
    if (!hasSignInToFinish(location.href)) return;
    const { handleSignInUrl } = await import('./sign-in-url.ts');
    await handleSignInUrl(services.auth, router, store);
  };
  await finishSignIn();
  // Following a link that differs only in its fragment does not reload the page.
  addEventListener('hashchange', () => void finishSignIn());

  const served = page.dataset['page'];
  // React would find other words than the build rendered.
  const isServed =
    !isTranslated() && isPrerendered(served, router.history.location, isSignedIn(store));
  bearForeignChanges(document.body);
  const controls = controlsOf(container());
  const focused = document.activeElement;
  if (isServed) await hydrate(store, router);
  else await mount(store, router, documents.fill);
  await pageReady;

  const captured = globalThis.echopostCapturedEvents;
  const replay = captured && undoCapturedInput(captured, controls);
  focusStandIn(focused, controls);
  if (isServed) flushSync(() => documents.fill(store));
  replay?.();
  page.dataset['ready'] = 'app';
  resetIdleTimerOnInput(services.keys);
  void resumeQueue(store, router, asked).catch(() => undefined);
  if (isSignedIn(store)) setTimeout(() => services.auth.keepFresh(), KEEP_FRESH_AFTER_MS);
  setTimeout(() => void startDeferred(store, router, asked), DEFERRED_MS);
}

/**
 * Loads the deferred start-up: updates, installation, shared content. If it fails to load, the next
 * visit retries.
 */
async function startDeferred(store: Store, router: AppRouter, search: string): Promise<void> {
  const deferred = await import('./deferred/deferred.ts').catch(() => undefined);
  deferred?.startDeferred(store, router, search);
}

/** True for a fresh tab at `/`, signed in, where a stored step may be resumed. */
function canResumeStep(store: Store): boolean {
  const { pathname, search, hash } = location;
  return isNewTab() && isSignedIn(store) && pathname === '/' && search === '' && hash === '';
}

function resumeStep(goTo: (step: StepId) => void): void {
  const step = parseStep(deviceDocuments.read(LAST_STEP)?.data);
  if (step && step !== 'platform') goTo(step);
}

/**
 * Resumes the stored step once a slow device responds, unless the user has interacted meanwhile.
 */
async function resumeStepLater(router: AppRouter, answered: Promise<void>): Promise<void> {
  let hasInteracted = Boolean(globalThis.echopostCapturedEvents?.events.length);
  const stop = onFirstInteraction(() => {
    hasInteracted = true;
  });
  await answered;
  stop();
  if (hasInteracted) return;
  resumeStep((step) => void router.navigate({ to: '/', search: { step }, replace: true }));
}

function keepAdHints(store: Store): void {
  store.set(keptConsentAtom, parseConsent(parseJson(readHint(CONSENT_HINT))) ?? null);
  store.sub(keptConsentAtom, () =>
    writeHint(CONSENT_HINT, JSON.stringify(store.get(keptConsentAtom))),
  );
  store.sub(consentStatusAtom, () => {
    const hint = store.get(consentStatusAtom) === 'accepted' ? 'on' : undefined;
    writeHint(ADS_HINT, hint);
    if (hint) page.dataset['ads'] = hint;
    else delete page.dataset['ads'];
  });
}

const isSignedIn = (store: Store) => store.get(sessionAtom).status === 'in';

/** Hydrates the served page: its elements stay, with their scroll positions and focus. */
async function hydrate(store: Store, router: AppRouter): Promise<void> {
  const session = store.get(sessionAtom);
  showSession(session.status === 'in' ? session.identity.email : undefined);
  // Without it the router renders other boundaries than the build did, and React re-renders
  // everything.
  router.ssr = { manifest: undefined };
  await router.load();
  await yieldToMain();
  startTransition(() => {
    hydrateRoot(container(), contentOf(store, router), { onRecoverableError: onOtherWords });
  });
}

/** React has rendered the page anew, because its words were not those of the build. */
function onOtherWords(error: unknown): void {
  replaceServedPage();
  // A translation that began while the app loaded is no fault.
  if (!isTranslated()) reportError(error);
}

/** Mounts the app in one commit, once everything is loaded: the served page stays until then. */
async function mount(
  store: Store,
  router: AppRouter,
  fillDocuments: (store: Store) => void,
): Promise<void> {
  fillDocuments(store);
  replaceServedPage();
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
