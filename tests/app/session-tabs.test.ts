import fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { followSession } from '#app/follow-session.ts';
import { SESSION_TOASTS } from '#domain/site/session-toasts.ts';
import type { ToastText } from '#domain/site/toast.ts';
import { createSupabaseAuth } from '#services/auth/supabase-auth.ts';
import { createMemoryKeyValueStore } from '#services/storage/key-value-store.ts';
import { sessionAtom } from '#state/account/session.ts';
import { createTabLock } from '../services/tab-lock.ts';
import { useClientClock } from '../services/auth/client-clock.ts';

/** The interval at which the client checks if its token needs a refresh. */
const TICK_MS = 30_000;

const flushTasks = () => new Promise<void>((resolve) => setImmediate(resolve));
const forever = () => new Promise<never>(() => undefined);
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** An auth server. Every access token it issues has already expired, so each tick refreshes. */
function createServer() {
  const sessions = new Map<string, string>();
  let tokens = 0;

  function issue(id: string, email: string): Response {
    sessions.set(id, email);
    tokens += 1;
    return json({
      access_token: `${id} access ${tokens}`,
      refresh_token: `${id} refresh ${tokens}`,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) - 1,
      user: { id: email, email },
    });
  }
  const idOf = (token: unknown) => String(token).split(' ')[0] ?? '';

  return {
    endAll: () => sessions.clear(),
    isAlive: (email: string) => [...sessions.values()].includes(email),
    answer(url: URL, init: RequestInit): Response {
      const body = Object(JSON.parse(typeof init.body === 'string' ? init.body : '{}'));
      if (url.pathname.endsWith('/verify')) return issue(`session-${tokens}`, body.email);
      if (url.pathname.endsWith('/token')) {
        const id = idOf(body.refresh_token);
        const email = sessions.get(id);
        if (email !== undefined) return issue(id, email);
        return json({ error_code: 'refresh_token_not_found', msg: 'Not found' }, 400);
      }
      const id = idOf(new Headers(init.headers).get('authorization')?.replace('Bearer ', ''));
      if (sessions.delete(id)) return new Response(null, { status: 204 });
      return json({ error_code: 'session_not_found', msg: 'Gone' }, 403);
    },
  };
}

/** A browser whose disk, network and storage events respond in the scheduler's order. */
function createBrowser(scheduler: fc.Scheduler) {
  const server = createServer();
  const disk = createMemoryKeyValueStore();
  const lock = createTabLock();
  const tabs = new Set<ReturnType<typeof openTab>>();
  const toasts: ToastText[] = [];
  let hint: string | undefined;
  let hintWrites = 0;

  function openTab() {
    const { exclusive, close } = lock.open();
    const listeners = new Set<() => void>();
    const store = createStore();
    let isClosed = false;
    async function turn(what: string): Promise<void> {
      await scheduler.schedule(Promise.resolve(), what);
      if (isClosed) await forever();
    }
    const auth = createSupabaseAuth({
      url: 'https://x.example',
      publishableKey: 'public',
      siteUrl: 'https://app.example/',
      exclusive,
      storage: {
        async get(key) {
          const value = await disk.get(key);
          await turn(`read ${key}`);
          return value;
        },
        async set(key, value) {
          await turn(`write ${key}`);
          await disk.set(key, value);
        },
        async delete(key) {
          await turn(`delete ${key}`);
          await disk.delete(key);
        },
        clear: () => disk.clear(),
      },
      async fetch(input, init = {}) {
        await turn('request');
        const answer = server.answer(new URL(input instanceof Request ? input.url : input), init);
        await turn('answer');
        return answer;
      },
    });
    const tab = {
      auth,
      shown: () => {
        const session = store.get(sessionAtom);
        return session.status === 'in' ? session.identity.email : session.status;
      },
      hear: async () => {
        await turn('storage event');
        for (const listener of listeners) listener();
      },
      close() {
        isClosed = true;
        close();
        tabs.delete(tab);
      },
    };
    const openHint = {
      read: () => hint,
      write(identity: { email: string } | null) {
        hintWrites += 1;
        if (hint === identity?.email) return;
        hint = identity?.email;
        for (const other of tabs) if (other !== tab) void other.hear();
      },
      subscribe: (listener: () => void) => void listeners.add(listener),
    };
    tabs.add(tab);
    const notify = (toast: ToastText) => void toasts.push(toast);
    void followSession(store, { auth, notify }, openHint, 1000).then(() => auth.keepFresh());
    return tab;
  }

  /** Runs pending work, in the scheduler's order, until `done`. */
  async function runUntil(done: () => boolean): Promise<void> {
    for (let turns = 0; !done(); turns += 1) {
      if (turns > 5000) throw new Error('The tabs never rest');
      await flushTasks();
      if (scheduler.count() > 0) await scheduler.waitNext(1);
      else if (!done()) await vi.advanceTimersByTimeAsync(10);
    }
  }

  async function rest(): Promise<void> {
    let quiet = 0;
    await runUntil(() => {
      quiet = scheduler.count() > 0 ? 0 : quiet + 1;
      return quiet > 20;
    });
  }

  return {
    server,
    tabs,
    toasts,
    openTab,
    rest,
    /** Waits only for the work that the user started. */
    async waitFor(work: Promise<unknown>): Promise<void> {
      let isDone = false;
      const finish = () => {
        isDone = true;
      };
      void work.finally(finish);
      await runUntil(() => isDone);
    },
    tick: () => vi.advanceTimersByTimeAsync(TICK_MS),
    hintWrites: () => hintWrites,
  };
}

type Browser = ReturnType<typeof createBrowser>;

interface Action {
  readonly kind: 'log in' | 'log out' | 'open a tab' | 'close a tab' | 'end' | 'tick' | 'rest';
  /** Index into the open tabs. */
  readonly tab: number;
}

const anyAction: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom<Action['kind']>(
    ...(['log in', 'log in', 'log out', 'log out', 'open a tab', 'close a tab'] as const),
    ...(['end', 'tick', 'tick', 'rest'] as const),
  ),
  tab: fc.nat({ max: 2 }),
});

/**
 * Performs a user action; returns the user signed in by it, or undefined if that does not change.
 */
async function perform(browser: Browser, { kind, tab }: Action, email: string) {
  const open = [...browser.tabs];
  const chosen = open[tab % Math.max(1, open.length)] ?? browser.openTab();
  if (kind === 'open a tab' && open.length < 3) browser.openTab();
  if (kind === 'close a tab') chosen.close();
  if (kind === 'end') browser.server.endAll();
  if (kind === 'tick') await browser.tick();
  if (kind === 'rest') await browser.rest();
  if (kind === 'log in') await browser.waitFor(chosen.auth.verifyCode(email, '123456'));
  if (kind === 'log out') await browser.waitFor(chosen.auth.signOut());
  if (kind === 'log in') return email;
  return kind === 'log out' ? 'out' : undefined;
}

useClientClock();

test('all tabs end up showing the user’s last action, with one write per action', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyAction, { minLength: 1, maxLength: 12 }),
      async (scheduler, actions) => {
        const browser = createBrowser(scheduler);
        browser.openTab();
        browser.openTab();
        let last = 'out';
        for (const [index, action] of actions.entries()) {
          last = (await perform(browser, action, `user-${index}@example.com`)) ?? last;
        }
        await browser.rest();
        const late = browser.openTab();
        await browser.rest();
        // A tab whose refresh revealed the end of the session has notified the others.
        await browser.tick();
        await browser.rest();
        const expected = browser.server.isAlive(last) ? last : 'out';
        expect([...browser.tabs].map((tab) => tab.shown())).toEqual(
          Array.from({ length: browser.tabs.size }, () => expected),
        );
        expect(late.shown()).toBe(expected);

        const count = (...kinds: Action['kind'][]) =>
          actions.filter(({ kind }) => kinds.includes(kind)).length;
        expect(browser.hintWrites()).toBeLessThanOrEqual(count('log in', 'log out', 'end'));
        const ended = browser.toasts.filter((toast) => toast === SESSION_TOASTS.sessionEnded);
        expect(ended.length).toBeLessThanOrEqual(count('end'));
        for (const tab of browser.tabs) tab.close();
        vi.clearAllTimers();
      },
    ),
    { seed: 4, numRuns: 200 },
  );
}, 120_000);
