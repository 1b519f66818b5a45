import type { CDPSession, Page, Worker } from '@playwright/test';
import { toGenerate, typeKey, untilServed } from '../steps.ts';
import { countPosts, type CountingProvider } from '../support/counting-provider.ts';
import { storedIn } from '../support/stored-records.ts';
import { expect, newAddress, pressLogout, signIn, test } from '../test.ts';

test.use({
  serviceWorkers: 'allow',
  /** The browser's own messages about a request without a network, or a refused one. */
  allowed: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR/],
});

const queueButton = (page: Page) => page.getByRole('button', { name: /^Queue: / });
const article = (page: Page) => page.locator('[data-post]');

/** Controls for the service worker from outside the page. */
interface WorkerControl {
  /**
   * Dispatches a sync event, as Chromium does when the network returns after the last page closed.
   */
  sync(): Promise<void>;
  /** Dispatches sync events until one is fulfilled: a browser retries one that is rejected. */
  syncUntilDone(): Promise<void>;
  /** Resolves once no sync event is in progress. */
  rest(): Promise<void>;
  readonly worker: Worker;
}

/**
 * Waits until the worker controls the page. Its DevTools session runs in an extra tab outside the
 * app.
 */
async function control(page: Page): Promise<WorkerControl> {
  const context = page.context();
  await untilServed(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  const origin = new URL(page.url()).origin;
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session, origin);
  const elsewhere = await context.newPage();
  const remote = await context.newCDPSession(elsewhere);
  // A tab behind another one draws a frame a second, and each press waits for two.
  await page.bringToFront();
  await remote.send('ServiceWorker.enable');
  await worker.evaluate(watchEvents);
  await worker.evaluate(noteBadge);
  const events = () => worker.evaluate((): unknown => Reflect.get(globalThis, 'events'));
  const rest = () => expect.poll(events).toMatchObject({ running: 0 });
  async function sync(): Promise<void> {
    await rest();
    const { begun } = Object(await events());
    await remote.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId,
      tag: 'echopost-queue',
      lastChance: false,
    });
    await expect.poll(async () => Object(await events()).begun).toBeGreaterThan(begun);
  }
  async function syncOnce(): Promise<unknown> {
    await rest();
    const { fulfilled } = Object(await events());
    await sync();
    await rest();
    return Object(await events()).fulfilled > fulfilled;
  }
  return {
    worker,
    rest,
    sync,
    syncUntilDone: () => expect.poll(syncOnce, { timeout: 60_000 }).toBe(true),
  };
}

/** Counts the sync events started so far, those still in progress, and those that were fulfilled. */
function watchEvents(): void {
  const events = { begun: 0, running: 0, fulfilled: 0 };
  Object.assign(globalThis, { events });
  const { prototype } = Reflect.get(globalThis, 'ExtendableEvent');
  const wait = prototype.waitUntil;
  prototype.waitUntil = function (this: Event, work: Promise<unknown>) {
    if (this.type === 'sync') {
      events.begun += 1;
      events.running += 1;
      const over = () => void (events.running -= 1);
      const fulfilled = () => void (events.fulfilled += 1);
      void work.then(fulfilled, () => undefined).then(over);
    }
    // Only trusted events accept `waitUntil`.
    if (this.isTrusted) wait.call(this, work);
  };
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

interface Waiting {
  readonly worker: WorkerControl;
  readonly provider: CountingProvider;
}

/** Queues a post offline, with a key stored under this protection. */
async function putOff(page: Page, protection = 'Remember on this device'): Promise<Waiting> {
  const context = page.context();
  const provider = await countPosts(context);
  await context.addInitScript(noteBadge);
  await page.goto('/');
  // Denies every permission not listed.
  const permissions = ['notifications', 'background-sync'];
  await context.grantPermissions(permissions, { origin: new URL(page.url()).origin });
  const worker = await control(page);
  await toGenerate(page);
  await typeKey(page, 'demo');
  await page.getByRole('radio', { name: protection }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('API Key Saved')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Queue until I’m online' }).click();
  await expect(queueButton(page)).toHaveAccessibleName('Queue: 1 post');
  return { worker, provider };
}

const choice = (page: Page) => page.getByRole('checkbox', { name: 'Finish in the background' });

/** Consents, and waits until a page closed at once by a busy browser would not lose it. */
async function consent(page: Page): Promise<void> {
  expect(await storedIn(page, 'documents')).not.toContain('"data":true');
  await choice(page).check();
  await expect.poll(() => storedIn(page, 'documents')).toContain('"data":true');
}

/** Badge count last set by this page or worker. */
const readBadge = (): unknown => Reflect.get(globalThis, 'badge');

function noteBadge(): void {
  const note = async (count: number) => void Reflect.set(globalThis, 'badge', count);
  Object.defineProperty(navigator, 'setAppBadge', { value: note });
}

/** Title, body and job of each notification shown now. */
const told = ({ worker }: WorkerControl) =>
  worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, jobId: String(data.jobId) }));
  });

/** Dispatches the event of a click on the first notification. */
const pressNotification = ({ worker }: WorkerControl) =>
  worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const [notification] = await registration.getNotifications();
    const Press = Reflect.get(globalThis, 'NotificationEvent');
    dispatchEvent(new Press('notificationclick', { notification }));
  });

/** Closes every page of the app and goes back online. Returns a blank page. */
async function closeAll(page: Page): Promise<Page> {
  const context = page.context();
  const elsewhere = await context.newPage();
  await page.close();
  await context.setOffline(false);
  return elsewhere;
}

test('the worker sends a queued job once with consent, and its notification opens the post', async ({
  page,
}) => {
  await signIn(page, newAddress());
  const { worker, provider } = await putOff(page);
  await consent(page);
  const next = await closeAll(page);
  await worker.syncUntilDone();
  await worker.sync();
  await worker.rest();
  expect(provider.asked).toEqual([
    {
      authorization: 'Bearer demo',
      body: expect.objectContaining({ model: 'echopost-demo', stream: true }),
    },
  ]);
  expect(await worker.worker.evaluate(readBadge)).toBe(1);
  const [post] = await told(worker);
  expect(post).toMatchObject({
    title: 'Your post is ready',
    body: 'Open Echopost to read your Instagram post.',
  });
  await next.goto(`/?post=${post?.jobId}`);
  await expect(article(next)).toBeVisible();
  await expect(next).toHaveURL('/?step=review');
  await expect.poll(() => next.evaluate(readBadge)).toBe(0);
  await expect.poll(() => told(worker)).toEqual([]);
  await worker.sync();
  await worker.rest();
  expect(provider.posts()).toBe(1);
  // A notification of a post not opened yet; a logout removes it together with the queue.
  await worker.worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    await registration.showNotification('Your post is ready', { data: { jobId: 'another' } });
  });
  await pressLogout(next);
  await next.getByRole('button', { name: 'Log out' }).click();
  await expect(next.getByText('You have been logged out')).toBeVisible();
  await expect.poll(() => told(worker)).toEqual([]);
});

test('the worker sends nothing without consent, and nothing twice next to two tabs', async ({
  signedIn: page,
}) => {
  const { worker, provider } = await putOff(page);
  const context = page.context();
  await expect(choice(page)).not.toBeChecked();
  const first = await closeAll(page);
  await worker.sync();
  await worker.rest();
  expect(provider.posts()).toBe(0);
  await context.setOffline(true);
  // Hidden tabs: the tab or the worker that sends the job shows a notification.
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
  });
  const tabs = [first, await context.newPage()];
  for (const tab of tabs) await tab.goto('/?step=generate');
  await choice(first).check();
  await context.setOffline(false);
  await worker.sync();
  for (const tab of tabs) {
    await expect(tab.getByText('Content generated successfully!')).toBeVisible();
  }
  await worker.rest();
  expect(provider.posts()).toBe(1);
  await expect.poll(async () => (await told(worker)).length).toBe(1);
  await pressNotification(worker);
  await expect.poll(() => tabs.some((tab) => tab.url().endsWith('/?step=review'))).toBe(true);
  await expect.poll(() => told(worker)).toEqual([]);
});

test('the user is asked after a dropped connection, and nothing is resent', async ({
  signedIn: page,
}) => {
  const { worker, provider } = await putOff(page);
  provider.answer('dropped');
  await consent(page);
  const next = await closeAll(page);
  await worker.syncUntilDone();
  await worker.sync();
  await worker.rest();
  expect(provider.posts()).toBe(1);
  await next.goto('/');
  await queueButton(next).click();
  const panel = next.getByRole('dialog', { name: 'Queue' });
  await expect(panel.getByText('It may have been charged.')).toBeVisible();
  expect(provider.posts()).toBe(1);
});

test('a key that the worker cannot read is reported, and its job waits for a page', async ({
  signedIn: page,
}) => {
  const { worker, provider } = await putOff(page, 'Only this session');
  await choice(page).check();
  await expect(page.getByText('Your key is kept for this session only')).toBeVisible();
  await closeAll(page);
  await worker.sync();
  await worker.rest();
  expect(provider.posts()).toBe(0);
});
