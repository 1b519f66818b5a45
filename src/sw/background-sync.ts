/**
 * Background sync: sends queued jobs once the network is back and no page is open, if the user has
 * opted in. The runner, its lock and its rules are the page's own (`src/queue`); open pages get a
 * head start. The key is read per request, and only a key that needs no passphrase is used.
 */
import {
  mayFinishInBackground,
  postAddress,
  SYNC_TAG,
} from '#domain/jobs/background-send-policy.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import type { Job } from '#domain/jobs/job.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import {
  chosenBaseUrl,
  NO_PROVIDER_CHOICE,
  parseProviderChoice,
} from '#domain/providers/provider-choice.ts';
import { QUEUE_CHANNEL, type QueueMessage } from '#domain/jobs/queue-message.ts';
import { dueOf } from '#services/reminders/due-notification.ts';
import { DRAIN, openPostMessage } from '#domain/jobs/worker-message.ts';
import { sendInBackground } from '#queue/background.ts';
import { createConnectivity } from '#queue/connectivity.ts';
import { jobOf, showReady } from '#services/alerts/notifications.ts';
import { isSessionOf } from '#services/auth/is-session-of.ts';
import { identityOf, parseJson, SESSION } from '#services/auth/stored-session.ts';
import { createIndexedDbJobStore } from '#services/jobs/indexed-db-jobs.ts';
import { createBrowserLocks } from '#services/locks/browser-locks.ts';
import { createAdaptations } from '#services/model/adaptations.ts';
import { browserLocalNetwork } from '#services/model/local-network.ts';
import { createModelService } from '#services/model/openai-compatible.ts';
import { createBrowserNetwork } from '#services/network/browser-network.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import { createKeyValueStore } from '#services/storage/key-value-store.ts';
import { peekDocument } from '#services/storage/peek-document.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';
import { FINISH_IN_BACKGROUND, PROVIDER_DOCUMENT } from '#domain/site/storage-keys.ts';
import { database } from './database.ts';

declare const self: ServiceWorkerGlobalScope;

/** True if the site is served with its embedded backend; defined by the build. */
declare const EMBEDDED: boolean;

const channel = createTabChannel(QUEUE_CHANNEL);
const listeners = new Set<(message: QueueMessage) => void>();
channel.subscribe((message) => {
  for (const hear of listeners) hear(message);
});

/** Head start of open pages, in milliseconds. */
const HEAD_START_MS = 2000;

export function sync(event: ServiceWorkerGlobalScopeEventMap['sync']): void {
  if (event.tag === SYNC_TAG) event.waitUntil(finish());
}

async function finish(): Promise<void> {
  await giveHeadStart();
  const choices = await peekDocument(database, FINISH_IN_BACKGROUND.key);
  if (!mayFinishInBackground(choices.map(({ data }) => data))) return;
  // A rejected sync event makes the browser retry later, a few times.
  if (await send()) throw new Error('Some posts still wait');
}

/**
 * Lets open pages drain the queue first. A frozen page does not answer; giving it a head start
 * costs nothing.
 */
async function giveHeadStart(): Promise<void> {
  const pages = await openPages();
  for (const page of pages) messagePage(page, DRAIN);
  if (pages.length > 0) await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS));
}

async function send(): Promise<boolean> {
  const fetch = self.fetch.bind(self);
  const isOnLine = () => self.navigator.onLine;
  const storage = createKeyValueStore(database);
  const account = identityOf(parseJson(await storage.get(SESSION)));
  // Nobody is signed in: the queue waits.
  if (!account) return false;
  const keys = createSealedKeyVault({ storage, crypto, account: () => account });
  const connectivity = createConnectivity(
    createBrowserNetwork({ fetch, isOnLine, onRetryOpportunity: () => undefined }),
    reportError,
  );
  const chosen = (await peekDocument(database, PROVIDER_DOCUMENT)).at(-1);
  const baseUrl = chosenBaseUrl(parseProviderChoice(chosen?.data) ?? NO_PROVIDER_CHOICE, EMBEDDED);
  const pending: Promise<unknown>[] = [];
  // `onLine` may be wrong: checks our own site here, and the provider before each request.
  await connectivity.check();
  const left = await sendInBackground({
    jobs: createIndexedDbJobStore(database, (session) => isSessionOf(session, account)),
    account: () => account,
    locks: createBrowserLocks(self.navigator.locks),
    model: createModelService({
      fetch,
      isOnline: isOnLine,
      adaptations: createAdaptations(storage),
      localNetwork: browserLocalNetwork(self),
    }),
    connectivity,
    hasKey: async (base) => (await keys.find(base))?.level === 'device',
    readKey: (base) => keys.read(base),
    chosenBaseUrl: () => baseUrl ?? null,
    now: Date.now,
    random: Math.random,
    later(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    emit: (message) => channel.emit(message),
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    report: (error) => reportError(error),
    onReady: (job) => void pending.push(notify(job)),
    onCount: (count) => void pending.push(badge(count)),
  });
  await Promise.all(pending);
  return left;
}

/** The post is stored whether or not notifications are allowed. */
async function notify(job: Job): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const platform = findChoice(PLATFORMS, job.campaign.platform)?.name ?? '';
  await showReady(self.registration, { jobId: job.id, platform });
}

async function badge(count: number): Promise<void> {
  await self.navigator.setAppBadge?.(count).catch(() => undefined);
}

/** Handles a notification click: opens the post in an open wizard, or else in a new window. */
export function openNotified(event: NotificationEvent): void {
  const jobId = jobOf(event.notification);
  event.notification.close();
  if (jobId !== undefined) event.waitUntil(goTo(jobId));
  const [due, ...others] = dueOf(event.notification);
  if (due === undefined) return;
  // In a window of its own: what is typed in another one stays.
  const search = others.length > 0 ? { view: 'week' } : { open: due };
  event.waitUntil(self.clients.openWindow(`/drafts?${new URLSearchParams(search)}`));
}

async function goTo(jobId: string): Promise<void> {
  const wizard = (await openPages()).find(({ url }) => new URL(url).pathname === '/');
  if (!wizard) {
    await self.clients.openWindow(postAddress(jobId));
    return;
  }
  messagePage(wizard, openPostMessage(jobId));
  await wizard.focus();
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** A client is always one of our own pages, so there is no target origin to name. */
function messagePage(page: Client, message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  page.postMessage(message);
}
