import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { localInsight } from '#insight/local-insight.ts';
import { createDeviceStorage } from '#app/services/device-storage.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Identity } from '#services/auth/auth.ts';
import type { ToastText } from '#domain/site/toast.ts';
import { createConnectivity } from '#queue/connectivity.ts';
import { createQueue, type Queue } from '#queue/queue.ts';
import { createUnconfiguredAuth } from '#services/auth/unconfigured-auth.ts';
import { isSessionOf } from '#services/auth/is-session-of.ts';
import { createStoredSession, SESSION } from '#services/auth/stored-session.ts';
import { createIndexedDbJobStore } from '#services/jobs/indexed-db-jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import type { GenerateRequest, Reply } from '#services/model/model.ts';
import { createKeyValueStore } from '#services/storage/key-value-store.ts';
import { createDatabase, type Database, requested } from '#services/storage/database.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { openQueueAtom } from '#state/jobs/jobs.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { type QueuePage, type Services, servicesAtom } from '#state/services.ts';
import { setIdentityAtom } from '#state/account/session.ts';
import { analyseAtOnce, createFakeNetwork, createFakeVault } from './fake-app.ts';

/** One request to a provider, from any tab. */
export interface DeviceCall {
  readonly request: GenerateRequest;
  readonly signal: AbortSignal;
  /** The tab that sent it. */
  readonly tab: Tab;
  isAnswered: boolean;
  say(text: string): void;
  end(reply: Reply): void;
}

type Message = Readonly<Record<string, unknown>>;

async function after(turns: number): Promise<void> {
  for (let turn = 0; turn <= turns; turn += 1) await new Promise((next) => setImmediate(next));
}

const STORES = ['documents', 'jobs', 'quarantine', 'key-values'] as const;
type StoreName = (typeof STORES)[number];

/** A device with one disk, one lock, one clock and one network, and its open tabs. */
export function createDevice(kept: Record<string, string>) {
  const factory = new IDBFactory();
  const vault = createFakeVault(kept);
  const calls: DeviceCall[] = [];
  const tabs = new Set<Tab>();
  const ears = new Map<string, Set<(message: Message, from: symbol) => void>>();
  const device = {
    factory,
    vault,
    calls,
    tabs,
    clock: { now: 1_000_000 },
    /** Turns of the event loop before each transaction, and a flag that makes writes fail. */
    disk: { turns: 0, refuses: false },
    isUp: true,
    lock: undefined as symbol | undefined,
    waiting: [] as (() => void)[],
    free(holder: symbol): void {
      if (device.lock !== holder) return;
      device.lock = undefined;
      for (const tell of device.waiting.splice(0)) tell();
    },
    made: 0,
    /** Additional turns of the event loop before a message arrives. */
    delay: 0,
    /** Turns of the event loop that a paste takes to be read. */
    reading: 0,
    /** Errors that a listener threw, which a page would report. */
    problems: [] as unknown[],
    onCall: (_call: DeviceCall): void => undefined,
    channel(name: string, self: symbol, isAlive: () => boolean): TabChannel {
      const all = ears.get(name) ?? new Set();
      ears.set(name, all);
      return {
        emit(message) {
          if (!isAlive()) return;
          const said = structuredClone(message);
          for (const hear of all) void after(device.delay).then(() => hear(said, self));
        },
        subscribe: (listener) =>
          void all.add((message, from) => {
            if (isAlive() && from !== self) listener(message);
          }),
      };
    },
    /** Every record of every store. */
    async dump(names: readonly StoreName[] = STORES): Promise<string> {
      const database = createDatabase(factory);
      const all = await database.transact([...names], 'readonly', (transaction) =>
        Promise.all(
          names.map((name) => requested<unknown[]>(transaction.objectStore(name).getAll())),
        ),
      );
      return JSON.stringify(all);
    },
  };
  return device;
}

export type Device = ReturnType<typeof createDevice>;

export interface Tab {
  readonly store: ReturnType<typeof createStore>;
  readonly toasts: ToastText[];
  readonly isAlive: () => boolean;
  become(isUp: boolean): Promise<void>;
  /**
   * The browser kills the tab: its later actions reach neither the disk, the network nor other
   * tabs.
   */
  kill(): void;
  flush(): void;
}

const NEVER = new Promise<never>(() => {});

export async function openTab(device: Device): Promise<Tab> {
  const self = Symbol('tab');
  let alive = true;
  const isAlive = () => alive;
  const store = createStore();
  const toasts: ToastText[] = [];
  const database = gated(createDatabase(device.factory), device, isAlive);
  const documents = createIndexedDbDocumentStore(database, {
    channel: device.channel('documents', self, isAlive),
    tab: `tab-${(device.made += 1)}`,
  });
  const net = createFakeNetwork();
  const connectivity = createConnectivity(net.service, (error) => void device.problems.push(error));
  const keyValues = createKeyValueStore(database);
  const session = device.channel('session', self, isAlive);
  const show = (identity: Identity | null) => store.set(setIdentityAtom, identity);
  session.subscribe(() => show(null));
  const stored = createStoredSession({ storage: keyValues }, (identity) => {
    show(identity);
    session.emit({});
  });
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => alive && act(), ms);
    return () => clearTimeout(timer);
  };
  const tab: Tab = {
    store,
    toasts,
    isAlive,
    become: (isUp) => net.become(isUp ? 'online' : 'offline'),
    kill() {
      alive = false;
      device.free(self);
      device.tabs.delete(tab);
    },
    flush: () => documents.flush(),
  };
  const model: Services['model'] = {
    probe: async () => (device.isUp ? undefined : { kind: 'offline', sent: false }),
    listModels: async () => ({ ok: true, models: [] }),
    describe: async () => undefined,
    generate(request, { onText, signal }) {
      if (!alive) return NEVER;
      const reply = Promise.withResolvers<Reply>();
      const call: DeviceCall = {
        request,
        signal,
        tab,
        isAnswered: false,
        say: (text) => void (alive && onText(text)),
        end(answer) {
          call.isAnswered = true;
          if (alive) reply.resolve(answer);
        },
      };
      device.calls.push(call);
      device.onCall(call);
      return reply.promise;
    },
  };
  const storage = createDeviceStorage({
    documents,
    keyValues,
    keys: device.vault.vault,
    queue: device.channel('queue', self, isAlive),
  });
  let queue: Queue | undefined;
  const services: Services = {
    auth: {
      ...createUnconfiguredAuth(),
      republish: () => stored.republish(),
      async signOut(forget = async () => undefined) {
        await stored.forget(forget);
        return { ok: true };
      },
    },
    insight: {
      ...localInsight,
      async readText(...of) {
        if (device.reading > 0) await after(device.reading);
        return localInsight.readText(...of);
      },
      analyse: (quotes: readonly Quote[]) => analyseAtOnce(quotes),
    },
    model,
    keys: device.vault.vault,
    device: storage,
    sharing: {
      copy: async () => true,
      canPaste: () => false,
      paste: async () => undefined,
      downloadText: () => undefined,
      downloadFile: () => undefined,
      canShare: () => false,
      share: async () => 'shared',
    },
    openConnectivity: async () => connectivity,
    openBrowserModel: async () => undefined,
    openSharedInbox: () => Promise.reject(new Error('No device shares here')),
    openCalendar: () => Promise.reject(new Error('No device writes calendars here')),
    openPictureModel: () => Promise.reject(new Error('No device draws here')),
    openPictures: () => Promise.reject(new Error('No device reads pictures here')),
    openConnect: () => Promise.reject(new Error('No device connects here')),
    openQueue: async (page) => ({
      isVisible: () => true,
      queue: (queue ??= openQueue(device, tab, self, {
        database,
        model,
        connectivity,
        page,
        later,
      })),
    }),
    contact: { by: 'mail', to: 'hello@example.com', open: () => undefined },
    notify: (toast) => toasts.push(toast),
    now: () => device.clock.now,
    newId: () => `id-${(device.made += 1)}`,
    yieldToMain: () => Promise.resolve(),
    embedded: false,
  };
  store.set(servicesAtom, services);
  await net.become(device.isUp ? 'online' : 'offline');
  device.tabs.add(tab);
  const opened = documents.open();
  await opened;
  connectDocuments(store, documents);
  store.set(deviceAnsweredAtom, true);
  await logIn(device, tab);
  await store.set(watchConnectionAtom);
  await store.set(openQueueAtom);
  return tab;
}

const USER = { email: 'ada@example.com' };

/** Stores a session as the sign-in client does, and shows it in a tab. */
export async function logIn({ factory }: Device, { store }: Tab): Promise<void> {
  await createKeyValueStore(createDatabase(factory)).set(SESSION, JSON.stringify({ user: USER }));
  store.set(setIdentityAtom, USER);
}

interface QueueDeps {
  readonly database: Database;
  readonly model: Services['model'];
  readonly connectivity: ReturnType<typeof createConnectivity>;
  readonly page: QueuePage;
  later(ms: number, act: () => void): () => void;
}

/** Opens the queue as the app does for a page. */
function openQueue(device: Device, tab: Tab, self: symbol, deps: QueueDeps): Queue {
  const channel = device.channel('queue', self, tab.isAlive);
  const { database, page, ...rest } = deps;
  const queue = createQueue({
    ...rest,
    chosenBaseUrl: page.chosenBaseUrl,
    account: page.account,
    isSignedIn: page.isSignedIn,
    jobs: createIndexedDbJobStore(
      database,
      (it) => isSessionOf(it, page.account()),
      page.readSession,
    ),
    locks: lockOf(device, self, tab.isAlive),
    readKey: device.vault.vault.read,
    now: () => device.clock.now,
    random: () => 0.5,
    emit: (message) => channel.emit(message),
    report: (error) => void device.problems.push(error),
  });
  channel.subscribe((message) => void queue.onMessage(message));
  void queue.drain();
  return queue;
}

function lockOf(device: Device, self: symbol, isAlive: () => boolean): Locks {
  return {
    async ifFree(_name, work) {
      if (!isAlive() || device.lock !== undefined) return false;
      device.lock = self;
      try {
        await work();
      } finally {
        device.free(self);
      }
      return isAlive() || NEVER;
    },
    untilFree: () =>
      device.lock === undefined
        ? Promise.resolve()
        : new Promise((resolve) => device.waiting.push(resolve)),
  };
}

/** The disk as seen by a tab: slow, refusing, or out of reach once the tab is dead. */
function gated(database: Database, { disk }: Device, isAlive: () => boolean): Database {
  return {
    async transact(stores, mode, work, options) {
      for (let turn = 0; turn < disk.turns; turn += 1) {
        await new Promise((next) => setImmediate(next));
      }
      if (!isAlive()) return NEVER;
      if (disk.refuses && mode === 'readwrite') {
        throw new DOMException('No room', 'QuotaExceededError');
      }
      const result = await database.transact(stores, mode, work, options);
      return isAlive() ? result : NEVER;
    },
    begin: (stores) => (isAlive() && !disk.refuses ? database.begin(stores) : undefined),
    beforeClosing: database.beforeClosing,
  };
}
