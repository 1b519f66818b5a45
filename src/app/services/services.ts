import { SITE } from '#content/site.ts';
import { JOBS_CHANGED, QUEUE_CHANNEL } from '#domain/jobs/queue-message.ts';
import type { Account } from '#domain/site/account.ts';
import { createAds } from '#services/ads/ads.ts';
import { onRetryOpportunity } from '#services/network/page-events.ts';
import { lazyService } from '#services/lazy-service.ts';
import { createExclusive } from '#services/locks/exclusive.ts';
import { createSharedInboxRecords } from '#services/share-target/inbox-records.ts';
import { createBrowserSharing } from '#services/sharing/browser-sharing.ts';
import { createTabChannel } from '#services/storage/tab-channel.ts';
import { yieldToMain } from '#services/device/yield-to-main.ts';
import { database, deviceDocuments, keyValues, sessionRecords } from './device.ts';
import { createDeviceStorage } from './device-storage.ts';
import { SESSION } from '#services/auth/stored-session.ts';
import { createSupabaseAuth } from '#services/auth/supabase-auth.ts';
import { createUnconfiguredAuth } from '#services/auth/unconfigured-auth.ts';
// oxlint-disable-next-line import/default
import readerUrl from '#insight/insight-worker.ts?worker&url';
import type { Services } from '#state/services.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { createLazyInsight } from './lazy-insight.ts';
import { createLazyModel } from './lazy-model.ts';
import { createLazyVault } from './lazy-vault.ts';

/** True if the embedded backend serves the app: it answers on the same origin. */
const embedded = import.meta.env.MODE === 'embedded' || import.meta.env.DEV;

/** Constant of the build: one of the two auth services is in its bundle. */
const isConfigured =
  embedded ||
  Boolean(import.meta.env['VITE_SUPABASE_URL'] && import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY']);

const adsUrl = import.meta.env['VITE_ADS_FRAME_URL'];

/**
 * Production adapters, for an app served from `origin`. `account` returns the one that was last
 * signed in on this page.
 */
export function createServices(origin: string, account: () => Account | undefined): Services {
  const fetch = globalThis.fetch.bind(globalThis);
  const exclusive = (name: string) => createExclusive(globalThis.navigator.locks, name);
  const keys = createLazyVault(async () => {
    const { createVault } = await import('./vault.ts');
    return createVault(keyValues, exclusive('echopost-wrapping-key'), account);
  });
  const model = createLazyModel(async () => {
    const { createModel } = await import('./model.ts');
    return createModel(fetch, keyValues);
  });
  const queueChannel = createTabChannel(QUEUE_CHANNEL);
  const openConnectivity = lazyService(async () =>
    (await import('./connectivity.ts')).openConnectivity(),
  );
  return {
    auth: isConfigured
      ? createSupabaseAuth({
          ...supabaseProject(origin),
          storage: sessionRecords,
          fetch,
          exclusive: exclusive('echopost-session'),
          siteUrl: `${origin}/`,
          enter: async (user, session) => {
            if (await deviceDocuments.enter(user, session)) sessionRecords.release(SESSION);
            else {
              sessionRecords.keep(SESSION, session);
              // Stored as soon as the device takes it.
              void deviceDocuments.saved();
            }
            queueChannel.emit(JOBS_CHANGED);
          },
          isInMemory: () => !database || sessionRecords.kept(SESSION) !== undefined,
          settle: (user) => deviceDocuments.settle(user),
          onRetryOpportunity: (listener) => onRetryOpportunity(window, listener),
        })
      : createUnconfiguredAuth(),
    model,
    openConnectivity,
    openBrowserModel: lazyService(async () =>
      (await import('./browser-model.ts')).openBrowserModel(),
    ),
    openConnect: lazyService(async () => (await import('./connect.ts')).openConnect(keyValues)),
    openPictureModel: lazyService(async () =>
      (await import('./picture-model.ts')).openPictureModel(fetch),
    ),
    openPictures: lazyService(async () => (await import('./pictures.ts')).openPictures(account)),
    openCalendar: lazyService(async () => (await import('./calendar.ts')).openCalendar()),
    openSharedInbox: lazyService(async () => (await import('./shared-inbox.ts')).openSharedInbox()),
    openQueue: lazyService(async (page) => {
      const [{ openPageQueue }, connectivity] = await Promise.all([
        import('./queue.ts'),
        openConnectivity(),
        answeredOrLate(),
      ]);
      return openPageQueue({ ...page, model, keys, connectivity });
    }),
    insight: lazyInsight,
    keys,
    device: createDeviceStorage({
      documents: deviceDocuments,
      keyValues: sessionRecords,
      keys,
      queue: queueChannel,
      sharedInbox: database && createSharedInboxRecords(database),
      caches: globalThis.caches,
    }),
    sharing: createBrowserSharing(),
    contact: isConfigured
      ? {
          by: 'server',
          send: async (message) => {
            try {
              const { sendToSupabase } = await import('#services/contact/supabase-contact.ts');
              return await sendToSupabase({ ...supabaseProject(origin), fetch }, message);
            } catch {
              // The chunk failed to load, so a reply would not arrive either: keep the message
              // queued.
              return 'offline';
            }
          },
          onRetryOpportunity: (listener) => onRetryOpportunity(window, listener),
        }
      : { by: 'mail', to: SITE.email, open: (address) => location.assign(address) },
    ...(adsUrl && { ads: createAds(adsUrl, globalThis.navigator) }),
    notify: showToast,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    yieldToMain,
    embedded,
  };
}

/** Longest wait for a device that has not been read by the first press, in milliseconds. */
const LATE_MS = 1500;

const answeredOrLate = () =>
  Promise.race([
    deviceDocuments.answered,
    new Promise<void>((resolve) => setTimeout(resolve, LATE_MS)),
  ]);

const lazyInsight = createLazyInsight(async () => {
  const { createWorkerInsight } = await import('#insight/client.ts');
  return createWorkerInsight(startReader);
});

/** A module worker: it loads the word lists of a language with the first quote in it. */
const startReader = () =>
  new Worker(globalThis.echopostWorkerPolicy?.createScriptURL(readerUrl) ?? readerUrl, {
    type: 'module',
  });

const supabaseProject = (origin: string): { url: string; publishableKey: string } =>
  embedded
    ? { url: origin, publishableKey: 'embedded' }
    : {
        url: import.meta.env['VITE_SUPABASE_URL'] ?? '',
        publishableKey: import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '',
      };
