import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { followOwner, followSession } from '#app/follow-session.ts';
import { SHARED, summarise } from '#app/services/account-border.ts';
import { createDeviceStorage } from '#app/services/device-storage.ts';
import type { Account } from '#domain/site/account.ts';
import type { ToastText } from '#domain/site/toast.ts';
import { JOBS_CHANGED } from '#domain/jobs/queue-message.ts';
import { sendInBackground } from '#queue/background.ts';
import { createConnectivity } from '#queue/connectivity.ts';
import { createQueue, type Queue } from '#queue/queue.ts';
import type { QueueDeps } from '#queue/types.ts';
import type { AuthService } from '#services/auth/auth.ts';
import { isSessionOf } from '#services/auth/is-session-of.ts';
import { createSessionRecord } from '#services/auth/session-record.ts';
import {
  createStoredSession,
  identityOf,
  parseJson,
  SESSION,
} from '#services/auth/stored-session.ts';
import { createUnconfiguredAuth } from '#services/auth/unconfigured-auth.ts';
import { localInsight } from '#insight/local-insight.ts';
import { createIndexedDbJobStore } from '#services/jobs/indexed-db-jobs.ts';
import type { Locks } from '#services/locks/locks.ts';
import type { GenerateRequest, ModelService, Reply } from '#services/model/model.ts';
import { createSealedKeyVault } from '#services/secrets/sealed-key-vault.ts';
import { createDatabase, type Database, requested } from '#services/storage/database.ts';
import { createFallbackKeyValueStore } from '#services/storage/fallback-key-values.ts';
import { createIndexedDbDocumentStore } from '#services/storage/indexed-db-documents.ts';
import { createKeyValueStore } from '#services/storage/key-value-store.ts';
import type { TabChannel } from '#services/storage/tab-channel.ts';
import { connectDocuments, deviceAnsweredAtom } from '#state/storage/documents.ts';
import { openQueueAtom } from '#state/jobs/jobs.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { type QueuePage, type Services, servicesAtom } from '#state/services.ts';
import { accountAtom } from '#state/account/session.ts';
import { analyseAtOnce, createFakeNetwork } from '../state/fake-app.ts';
import { createTabLock } from '../services/tab-lock.ts';
import { turn } from '../state/time.ts';

// Loaded on demand in the app; preloaded here, they resolve within one turn.
await Promise.all([
  import('#services/storage/enter-account.ts'),
  import('#domain/campaign/prompt.ts'),
  import('#state/generation/request-texts.ts'),
  import('#domain/posts/text-language.ts'),
  import('#domain/jobs/failure-messages.ts'),
  import('#domain/site/failed-deletions.ts'),
  import('#state/provider/cost.ts'),
  import('#state/generation/variants.ts'),
  // Loads the analysis too.
  localInsight.readText('They said hello.'),
]);

type Message = Readonly<Record<string, unknown>>;

const NEVER = new Promise<never>(() => {});

/** One request to the provider, from a tab or the worker. */
export interface Call {
  readonly request: GenerateRequest;
  readonly signal: AbortSignal;
  /** Undefined for the worker. */
  readonly tab: { readonly store: ReturnType<typeof createStore>; isAlive(): boolean } | undefined;
  isAnswered: boolean;
  end(reply: Reply): void;
}

/** The browser's own wrapping key can be stored; its cipher would answer in any order. */
const WRAPPING_KEY = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
  'encrypt',
  'decrypt',
]);

/** A cipher that answers at once: the order of all events follows from the seed. */
function createFakeCrypto(world: World): Crypto {
  const named = () => `${(world.made += 1)}`;
  const fake = {
    randomUUID: () => `uuid-${named()}`,
    getRandomValues: (bytes: Uint8Array) => {
      const id = new TextEncoder().encode(named().padStart(bytes.length, '0'));
      bytes.set(id.subarray(-bytes.length));
      return bytes;
    },
    subtle: {
      generateKey: async () => WRAPPING_KEY,
      encrypt: async (_how: unknown, _key: unknown, bytes: Uint8Array) =>
        bytes.map((byte) => byte ^ 42).buffer,
      decrypt: async (_how: unknown, _key: unknown, bytes: ArrayBuffer) =>
        new Uint8Array(bytes).map((byte) => byte ^ 42).buffer,
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return fake as unknown as Crypto;
}

/** A device with one disk, and everything that its tabs share. */
export function createWorld() {
  return {
    factory: new IDBFactory(),
    tabLock: createTabLock(),
    calls: [] as Call[],
    ears: new Map<string, Set<(message: Message, from: symbol) => void>>(),
    hint: undefined as string | undefined,
    hintEars: new Map<symbol, () => void>(),
    clock: { now: 1_000_000 },
    /** Turns of the event loop before each transaction, and before each message. */
    diskTurns: 0,
    messageTurns: 0,
    refuses: false,
    isUp: true,
    lock: undefined as symbol | undefined,
    waiting: [] as (() => void)[],
    made: 0,
    /** Sessions that the server accepts, by refresh token, with their addresses. */
    alive: new Map<string, string>(),
    problems: [] as unknown[],
    onCall: (_call: Call): void => undefined,
  };
}

export type World = ReturnType<typeof createWorld>;

const accountOf = (email: string): Account => ({ id: `id of ${email}`, email });

/** Makes a session on the server, as it answers a code or a link. */
export function newSession(world: World, email: string): string {
  const refresh_token = `refresh-${(world.made += 1)}`;
  world.alive.set(refresh_token, email);
  const access_token = `access of ${refresh_token}`;
  return JSON.stringify({ access_token, refresh_token, expires_at: 1, user: accountOf(email) });
}

/** Every record of the named stores. */
export async function dump(world: World, ...names: Parameters<Database['transact']>[0]) {
  const database = createDatabase(world.factory);
  const all = await database.transact(names, 'readonly', (transaction) =>
    Promise.all(names.map((name) => requested<unknown[]>(transaction.objectStore(name).getAll()))),
  );
  return JSON.stringify(all);
}

export async function storedSession(world: World): Promise<string | undefined> {
  const text = await createKeyValueStore(createDatabase(world.factory)).get(SESSION);
  return identityOf(parseJson(text))?.email;
}

/** A sign-in by a tab of the last release, which knows nothing of accounts. */
export async function signInByOldTab(world: World, email: string): Promise<void> {
  const database = createDatabase(world.factory);
  await createKeyValueStore(database).set(SESSION, newSession(world, email));
  world.hint = email;
  for (const hear of world.hintEars.values()) void turn(world.messageTurns).then(hear);
}

function channelOf(world: World, name: string, self: symbol, isAlive: () => boolean): TabChannel {
  const all = world.ears.get(name) ?? new Set();
  world.ears.set(name, all);
  return {
    emit(message) {
      if (!isAlive()) return;
      const said = structuredClone(message);
      for (const hear of all) void turn(world.messageTurns + 1).then(() => hear(said, self));
    },
    subscribe: (listener) =>
      void all.add((message, from) => {
        if (isAlive() && from !== self) listener(message);
      }),
  };
}

function lockOf(world: World, self: symbol, isAlive: () => boolean): Locks {
  return {
    async ifFree(_name, work) {
      if (!isAlive() || world.lock !== undefined) return false;
      world.lock = self;
      try {
        await work();
      } finally {
        freeLock(world, self);
      }
      return isAlive() || NEVER;
    },
    untilFree: () =>
      world.lock === undefined
        ? Promise.resolve()
        : new Promise((resolve) => world.waiting.push(resolve)),
  };
}

function freeLock(world: World, holder: symbol): void {
  if (world.lock !== holder) return;
  world.lock = undefined;
  for (const tell of world.waiting.splice(0)) tell();
}

/** The disk as seen by a tab: slow, refusing, or out of reach once the tab is dead. */
function gated(world: World, isAlive: () => boolean): Database {
  const database = createDatabase(world.factory);
  return {
    async transact(stores, mode, work, options) {
      await turn(world.diskTurns);
      if (!isAlive()) return NEVER;
      if (world.refuses && mode === 'readwrite') {
        throw new DOMException('No room', 'QuotaExceededError');
      }
      const result = await database.transact(stores, mode, work, options);
      return isAlive() ? result : NEVER;
    },
    begin: (stores) => (isAlive() && !world.refuses ? database.begin(stores) : undefined),
    beforeClosing: database.beforeClosing,
  };
}

function modelOf(world: World, tab: () => Call['tab'], isAlive: () => boolean): ModelService {
  return {
    probe: async () => (world.isUp ? undefined : { kind: 'offline', sent: false }),
    listModels: async () => ({ ok: true, models: [] }),
    describe: async () => undefined,
    generate(request, { signal }) {
      if (!isAlive()) return NEVER;
      const reply = Promise.withResolvers<Reply>();
      const call: Call = {
        request,
        signal,
        tab: tab(),
        isAnswered: false,
        end(answer) {
          call.isAnswered = true;
          if (isAlive()) reply.resolve(answer);
        },
      };
      world.calls.push(call);
      world.onCall(call);
      return reply.promise;
    },
  };
}

/** Opens the part that a page and the worker have in common. */
function openRunner(world: World, tab: () => Call['tab']) {
  const self = Symbol('runner');
  let alive = true;
  const isAlive = () => alive;
  const database = gated(world, isAlive);
  const net = createFakeNetwork();
  const report = (error: unknown) => void world.problems.push(error);
  const connectivity = createConnectivity(net.service, report);
  const model = modelOf(world, tab, isAlive);
  const channel = (name: string) => channelOf(world, name, self, isAlive);
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => alive && act(), ms);
    return () => clearTimeout(timer);
  };
  return {
    self,
    isAlive,
    database,
    net,
    model,
    channel,
    queueDeps: {
      model,
      connectivity,
      locks: lockOf(world, self, isAlive),
      now: () => world.clock.now,
      random: () => 0.5,
      later,
      report,
    } satisfies Partial<QueueDeps>,
    die() {
      alive = false;
      freeLock(world, self);
      world.hintEars.delete(self);
    },
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Opens a tab as `start.tsx` does. */
export async function openTab(world: World) {
  const store = createStore();
  const runner = openRunner(world, () => tab);
  const { self, isAlive, database, net, channel } = runner;
  const account = () => store.get(accountAtom);
  const keyValues = createKeyValueStore(database);
  const records = createFallbackKeyValueStore(keyValues, { usual: 600_000, silent: 600_000 });
  const documents = createIndexedDbDocumentStore(database, {
    channel: channel('documents'),
    tab: `tab-${(world.made += 1)}`,
    now: () => world.clock.now,
    accounts: {
      shared: SHARED,
      summarise,
      release: () => records.release(SESSION),
      current(stored) {
        const kept = records.kept(SESSION);
        const found = identityOf(parseJson(kept ?? stored));
        return found
          ? { account: found, ...(typeof kept === 'string' && { session: kept }) }
          : undefined;
      },
    },
  });
  const queueChannel = channel('queue');
  const { exclusive, close } = world.tabLock.open();
  const enter = async (user: Account, text: string) => {
    if (await documents.enter(user, text)) records.release(SESSION);
    else {
      records.keep(SESSION, text);
      void documents.saved();
    }
    queueChannel.emit(JOBS_CHANGED);
  };
  const listeners = new Set<Parameters<AuthService['subscribe']>[0]>();
  const session = createStoredSession(
    { storage: records, exclusive, settle: (user) => documents.settle(user) },
    (...change) => {
      if (isAlive()) for (const listener of listeners) listener(...change);
    },
  );
  const record = createSessionRecord(records, session, enter);
  const keys = createSealedKeyVault({
    storage: keyValues,
    crypto: createFakeCrypto(world),
    channel: channel('keys'),
    now: () => world.clock.now,
    account,
  });
  const toasts: ToastText[] = [];
  let queue: Queue | undefined;
  const auth: AuthService = {
    ...createUnconfiguredAuth(),
    storedIdentity: () => session.identify().catch(() => undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    republish: () => session.republish(),
    async signOut(forget = async () => undefined) {
      await session.forget(forget);
      return { ok: true };
    },
  };
  const openPageQueue = (page: QueuePage): Queue => {
    queue ??= createQueue({
      ...runner.queueDeps,
      jobs: createIndexedDbJobStore(
        database,
        (it) => isSessionOf(it, page.account()),
        page.readSession,
      ),
      readKey: (baseUrl) => keys.read(baseUrl),
      chosenBaseUrl: page.chosenBaseUrl,
      account: page.account,
      isSignedIn: page.isSignedIn,
      emit: (message) => queueChannel.emit(message),
    });
    return queue;
  };
  const services = {
    auth,
    insight: { ...localInsight, analyse: analyseAtOnce },
    model: runner.model,
    keys,
    device: createDeviceStorage({ documents, keyValues: records, keys, queue: queueChannel }),
    sharing: {
      copy: async () => true,
      canPaste: () => false,
      paste: async () => undefined,
      downloadText: () => undefined,
      downloadFile: () => undefined,
      canShare: () => false,
      share: async () => 'shared' as const,
    },
    openConnectivity: async () => runner.queueDeps.connectivity,
    openBrowserModel: async () => undefined,
    openSharedInbox: () => Promise.reject(new Error('No device shares here')),
    openCalendar: () => Promise.reject(new Error('No device writes calendars here')),
    openPictureModel: () => Promise.reject(new Error('No device draws here')),
    openPictures: () => Promise.reject(new Error('No device reads pictures here')),
    openConnect: () => Promise.reject(new Error('No device connects here')),
    openQueue: async (page: QueuePage) => ({ isVisible: () => true, queue: openPageQueue(page) }),
    contact: { by: 'mail', to: 'hello@example.com', open: () => undefined },
    notify: (toast: ToastText) => void toasts.push(toast),
    now: () => world.clock.now,
    newId: () => `id-${(world.made += 1)}`,
    yieldToMain: () => Promise.resolve(),
    embedded: false,
  } satisfies Services;
  store.set(servicesAtom, services);
  queueChannel.subscribe((message) => void queue?.onMessage(message));
  await net.become(world.isUp ? 'online' : 'offline');
  const hint = {
    read: () => world.hint,
    write(user: { email: string } | null) {
      if (!isAlive() || world.hint === user?.email) return;
      world.hint = user?.email;
      for (const [other, hear] of world.hintEars) {
        if (other !== self) void turn(world.messageTurns + 1).then(hear);
      }
    },
    subscribe: (listener: () => void) =>
      void world.hintEars.set(self, () => isAlive() && listener()),
  };
  const tab = {
    store,
    documents,
    record,
    keys,
    toasts,
    isAlive,
    become: (isUp: boolean) => net.become(isUp ? 'online' : 'offline'),
    /** The server has answered with a session. */
    signIn: (email: string) => record.save(newSession(world, email)),
    /** The client refreshes its session, as it does by itself. */
    async refresh() {
      const text = await record.read();
      const { refresh_token: from } = Object(parseJson(text));
      const email = world.alive.get(String(from));
      if (text === undefined || !world.isUp) return;
      if (email === undefined) {
        record.noteRefusal(String(from));
        await record.end();
        return;
      }
      const renewed = newSession(world, email);
      record.noteRefresh(String(from), String(Object(parseJson(renewed)).access_token));
      await record.save(renewed);
    },
    /** The browser kills the tab: nothing it does arrives any more. */
    kill() {
      runner.die();
      close();
    },
    leave() {
      documents.onPageHide();
      tab.kill();
    },
  };
  await Promise.all([documents.open(), followSession(store, services, hint, 60_000)]);
  followOwner(documents, auth);
  connectDocuments(store, documents);
  store.set(deviceAnsweredAtom, true);
  await store.set(watchConnectionAtom);
  await store.set(openQueueAtom);
  void queue?.drain();
  return tab;
}

/** The browser wakes the worker, which sends what it may, as `background-sync.ts` does. */
export async function wakeWorker(world: World): Promise<void> {
  const { database, queueDeps, net, channel } = openRunner(world, () => undefined);
  const storage = createKeyValueStore(database);
  const account = identityOf(parseJson(await storage.get(SESSION)));
  if (!account) return;
  await net.become(world.isUp ? 'online' : 'offline');
  const keys = createSealedKeyVault({
    storage,
    crypto: createFakeCrypto(world),
    account: () => account,
  });
  const ears = channel('queue');
  await sendInBackground({
    ...queueDeps,
    jobs: createIndexedDbJobStore(database, (session) => isSessionOf(session, account)),
    account: () => account,
    hasKey: async (base) => (await keys.find(base))?.level === 'device',
    readKey: (base) => keys.read(base),
    chosenBaseUrl: () => 'https://api.openai.com/v1',
    emit: (message) => ears.emit(message),
    subscribe(hear) {
      ears.subscribe(hear);
      return () => undefined;
    },
    onReady: () => undefined,
    onCount: () => undefined,
  });
}
