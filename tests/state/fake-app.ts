import { localInsight } from '#insight/local-insight.ts';
import { createStore } from 'jotai';
import { analyse, studyQuote } from '#insight/themes/analyse.ts';
import type { ThemeSorting } from '#domain/quotes/theme-sorting.ts';
import { finish } from '#insight/text/steps.ts';
import { BARE_LEXICON } from '#insight/text/lexicon.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import { createConnectivity } from '#queue/connectivity.ts';
import { createQueue } from '#queue/queue.ts';
import { createMemoryJobStore } from '#services/jobs/jobs.ts';
import { createIcalCalendar } from '#services/calendar/ical-calendar.ts';
import type { ReminderService } from '#services/reminders/reminders.ts';
import type { Locks } from '#services/locks/locks.ts';
import type { NetworkStatus } from '#services/network/network.ts';
import type { FailedDeletion } from '#domain/site/failed-deletions.ts';
import type { ToastText } from '#domain/site/toast.ts';
import type { AuthResult, AuthService } from '#services/auth/auth.ts';
import { createUnconfiguredAuth } from '#services/auth/unconfigured-auth.ts';
import type { BrowserModelService } from '#services/browser-model/browser-model.ts';
import type { PictureService } from '#services/pictures/pictures.ts';
import type { ConnectService } from '#services/connect/connect.ts';
import type {
  GenerateOptions,
  GenerateRequest,
  ModelList,
  ModelOutlook,
  Reply,
  PictureModel,
} from '#services/model/model.ts';
import { createMemorySharedInbox, type SharedInbox } from '#services/share-target/share-target.ts';
import { hintOf, type KeyVault } from '#services/secrets/key-vault.ts';
import { type Services, servicesAtom } from '#state/services.ts';
import { READY } from '../domain/campaigns.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { deviceAnsweredAtom, documentsReadAtom } from '#state/storage/documents.ts';

// Continue, a rework and a failure load these chunks on demand; preloaded here, they resolve within one turn.
await import('#state/quotes/additions.ts');
await import('#state/generation/request-texts.ts');
await import('#domain/posts/refine.ts');
await import('#domain/posts/text-language.ts');
await import('#domain/jobs/failure-messages.ts');

/** One request to the fake model; the test decides the reply. */
export interface FakeCall {
  readonly request: GenerateRequest;
  readonly signal: AbortSignal;
  readonly withinMs: number | undefined;
  /** Emits the whole text so far, as the adapter does. */
  say(text: string): void;
  think(): void;
  end(reply: Reply): Promise<void>;
}

/** The real analysis without its pauses between slices. */
export const analyseAtOnce = async (quotes: readonly Quote[], sorting?: ThemeSorting) =>
  finish(
    analyse(
      quotes.map((quote) => studyQuote(quote, BARE_LEXICON)),
      sorting,
    ),
  );

/** Runs everything that waits for a settled promise. */
export const flushTasks = () => new Promise<void>((resolve) => setImmediate(resolve));

const fileOf = createIcalCalendar((id) => `https://example.com/drafts?open=${id}`);

/** Notifications and the badge of one tab; the test decides what the browser allows. */
function createFakeReminders() {
  const state = {
    permission: 'ask' as ReturnType<ReminderService['permission']>,
    /** Answer to the browser's question. */
    answer: 'granted' as 'granted' | 'denied',
    leads: true,
    badge: 0,
    /** Ids of the posts of each notification. */
    shown: [] as string[][],
    asked: 0,
  };
  const service: ReminderService = {
    permission: () => state.permission,
    async ask() {
      state.asked += 1;
      state.permission = state.answer;
    },
    leads: async () => state.leads,
    remind: async (posts) => {
      if (posts.length > 0) state.shown.push(posts.map(({ id }) => id));
    },
    async keep(ids) {
      state.shown = state.shown.filter((due) => due.some((id) => ids.has(id)));
    },
    badge: (count) => void (state.badge = count),
  };
  return { service, state };
}

export function createFakeModel() {
  const calls: FakeCall[] = [];
  let models: ModelList = { ok: true, models: [] };
  let problem: Failure | undefined;
  let outlook: ModelOutlook | undefined = { thinkingRoom: 0 };
  const asked: { baseUrl: string; key: string }[] = [];
  return {
    calls,
    asked,
    /** Sets the result of the next probes. */
    answerProbe: (failure: Failure | undefined) => {
      problem = failure;
    },
    /** Sets the expected usage of the next request. */
    expect: (next: ModelOutlook | undefined) => {
      outlook = next;
    },
    answerModels: (list: ModelList) => {
      models = list;
    },
    /** The latest request; fails the test if there is none. */
    latest(): FakeCall {
      const call = calls.at(-1);
      if (!call) throw new Error('Nothing was sent');
      return call;
    },
    service: {
      generate: (request: GenerateRequest, options: GenerateOptions) => {
        const { onText, onThinking, signal, withinMs } = options;
        const reply = Promise.withResolvers<Reply>();
        calls.push({
          request,
          signal,
          withinMs,
          say: onText,
          think: () => onThinking?.(),
          end(answer) {
            reply.resolve(answer);
            return flushTasks();
          },
        });
        return reply.promise;
      },
      listModels: async (endpoint: { baseUrl: string; key: string }) => {
        asked.push({ baseUrl: endpoint.baseUrl, key: endpoint.key });
        return models;
      },
      describe: async () => outlook,
      probe: async () => problem,
    },
  };
}

/** A vault without encryption, whose content a test can inspect. */
export function createFakeVault(kept: Record<string, string> = {}) {
  const keys = new Map(Object.entries(kept));
  const names = new Map<string, string>();
  let broken = false;
  const vault: KeyVault = {
    async read(baseUrl) {
      const [key, id] = [keys.get(baseUrl), await vault.identify(baseUrl)];
      return key === undefined || id === undefined ? undefined : { key, id };
    },
    async identify(baseUrl, typed) {
      const key = typed ?? keys.get(baseUrl);
      if (key !== undefined && !names.has(key)) names.set(key, `key-${names.size + 1}`);
      return key && names.get(key);
    },
    async save(baseUrl, key, protection = { level: 'device' }) {
      if (broken) throw new Error('No storage here');
      keys.set(baseUrl, key);
      return protection.level;
    },
    delete: async (baseUrl) => void keys.delete(baseUrl),
    async find(baseUrl) {
      const key = keys.get(baseUrl);
      return key === undefined ? undefined : { hint: hintOf(key), level: 'device', locked: false };
    },
    unlock: async () => false,
    resetIdleTimer: () => undefined,
    forget: () => keys.clear(),
    subscribe: () => () => undefined,
  };
  return { keys, vault, breakDown: () => (broken = true) };
}

/** A network whose status a test sets. */
export function createFakeNetwork() {
  let reach: NetworkStatus = 'online';
  let listener = () => {};
  return {
    service: {
      isOffline: () => reach === 'offline',
      check: async () => reach,
      onRetryOpportunity: (heard: () => void) => void (listener = heard),
    },
    become(next: NetworkStatus) {
      reach = next;
      listener();
      return flushTasks();
    },
  };
}

/** Timers that a test fires. */
export function createFakeTimers() {
  const waiting = new Set<{ ms: number; act: () => void }>();
  return {
    later(ms: number, act: () => void) {
      const timer = { ms, act };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    /** Fires every pending timer. */
    run() {
      const due = Array.from(waiting);
      for (const timer of due) {
        waiting.delete(timer);
        timer.act();
      }
      return flushTasks();
    },
  };
}

/** Locks for a single page. */
function createFakeLocks(): Locks {
  let isHeld = false;
  return {
    async ifFree(_name, work) {
      if (isHeld) return false;
      isHeld = true;
      try {
        await work();
      } finally {
        isHeld = false;
      }
      return true;
    },
    untilFree: async () => undefined,
  };
}

/** Fails the test run on an unexpected exception. */
function fail(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

interface Options {
  readonly kept?: Record<string, string>;
  readonly embedded?: boolean;
  readonly signOut?: AuthResult;
  /** Stores that the device refuses to delete at a logout. */
  readonly left?: readonly FailedDeletion[];
  readonly connect?: ConnectService;
  readonly browserModel?: BrowserModelService;
  readonly pictures?: PictureService;
  readonly pictureModel?: PictureModel;
  readonly sharedInbox?: SharedInbox;
  readonly analyse?: Services['insight']['analyse'];
  /** True if the user looks at another tab. */
  readonly hidden?: boolean;
  /** Stored drafts that cannot be parsed. */
  readonly unreadable?: readonly unknown[];
}

/** A composed app without a page: real state over fake services. */
export function openApp(options: Options = {}) {
  const { kept, embedded = false, signOut = { ok: true }, left = [], unreadable = [] } = options;
  const { sharedInbox = createMemorySharedInbox() } = options;
  const store = createStore();
  const model = createFakeModel();
  const vault = createFakeVault(kept ?? { 'https://api.openai.com/v1': 'sk-saved' });
  const toasts: ToastText[] = [];
  const downloads: string[] = [];
  const clock = { now: 1000 };
  let made = 0;
  const jobs = createMemoryJobStore();
  const net = createFakeNetwork();
  const connectivity = createConnectivity(net.service, fail);
  const timers = createFakeTimers();
  const reminders = createFakeReminders();
  const auth: AuthService = {
    ...createUnconfiguredAuth(),
    async signOut(forget) {
      await forget?.();
      return signOut;
    },
  };
  let queue: ReturnType<typeof createQueue> | undefined;
  const services: Services = {
    insight: { ...localInsight, analyse: options.analyse ?? analyseAtOnce },
    auth,
    model: model.service,
    keys: vault.vault,
    device: {
      hasWork: () => false,
      quarantined: async () => unreadable,
      forget: async () => {
        vault.vault.forget({ stored: true });
        return left;
      },
      persist: () => undefined,
    },
    sharing: {
      copy: async () => true,
      canPaste: () => false,
      paste: async () => undefined,
      downloadText: (_name, text) => void downloads.push(text),
      downloadFile: () => undefined,
      canShare: () => false,
      share: async () => 'shared',
    },
    openConnectivity: async () => connectivity,
    openBrowserModel: async () => options.browserModel,
    openConnect: async () => {
      if (!options.connect) throw new Error('Its script did not come');
      return options.connect;
    },
    openPictureModel: async () => {
      if (!options.pictureModel) throw new Error('Its script did not come');
      return options.pictureModel;
    },
    openPictures: async () => {
      if (!options.pictures) throw new Error('Its script did not come');
      return options.pictures;
    },
    openSharedInbox: async () => sharedInbox,
    openCalendar: async () => ({
      file: async (entries, now) => fileOf(entries, now),
      reminders: reminders.service,
    }),
    openQueue: async ({ chosenBaseUrl }) => ({
      queue: (queue ??= createQueue({
        jobs,
        locks: createFakeLocks(),
        model: model.service,
        connectivity,
        readKey: vault.vault.read,
        chosenBaseUrl,
        now: () => clock.now,
        random: () => 0.5,
        later: timers.later,
        emit: () => undefined,
        report: fail,
      })),
      isVisible: () => options.hidden !== true,
    }),
    contact: { by: 'mail', to: 'hello@example.com', open: () => undefined },
    notify: (toast) => toasts.push(toast),
    now: () => clock.now,
    newId: () => `id-${(made += 1)}`,
    yieldToMain: () => Promise.resolve(),
    embedded,
  };
  store.set(servicesAtom, services);
  store.set(documentsReadAtom, true);
  store.set(deviceAnsweredAtom, true);
  return {
    store,
    model,
    vault,
    toasts,
    downloads,
    clock,
    jobs,
    net,
    timers,
    reminders: reminders.state,
  };
}

/** The same app with a campaign that is ready to generate. */
export function openReadyApp(options: Options = {}) {
  const app = openApp(options);
  app.store.set(campaignAtom, READY);
  return app;
}
