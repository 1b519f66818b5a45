import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Reply } from '#services/model/model.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { draftsAtom } from '#state/drafts/drafts.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import {
  askedPutAwayAtom,
  settlePutAwayAtom,
  undoDeletePutAwayAtom,
} from '#state/account/put-away.ts';
import { sessionAtom, signOutAtom } from '#state/account/session.ts';
import { READY } from '../domain/campaigns.ts';
import {
  type Call,
  createWorld,
  dump,
  openTab,
  signInByOldTab,
  storedSession,
  type Tab,
  wakeWorker,
  type World,
} from './account-world.ts';
import { fakeDeviceTime, pass, turn } from '../state/time.ts';

const ADA = 'ada@example.com';
const BEA = 'bea@example.com';
const USERS = [ADA, BEA];
const OPENAI = 'https://api.openai.com/v1';

/** Kinds of steps with their weights. */
const KINDS = [
  ['sign in', 10],
  ['sign in by an old tab', 1],
  ['revoke', 4],
  ['refresh', 8],
  ['log out', 2],
  ['log out and delete', 1],
  ['save a key', 7],
  ['save a key for the session', 2],
  ['press', 14],
  ['add a quote', 10],
  ['answer', 8],
  ['rate limit', 6],
  ['kill', 2],
  ['reload', 4],
  ['wake the worker', 3],
  ['keep', 2],
  ['undo', 1],
  ['delete', 1],
  ['slow disk', 3],
  ['slow messages', 3],
  ['all is quick', 4],
  ['full disk', 1],
  ['the disk has room', 4],
  ['network goes', 2],
  ['network comes', 5],
  ['time', 6],
] as const;

type Kind = (typeof KINDS)[number][0];

interface Step {
  readonly kind: Kind;
  readonly tab: number;
  readonly user: number;
  /** Turns of the event loop before the next step. */
  readonly turns: number;
}

/** Weights of a device whose disk is full half of the time: its users are guests. */
const FULL_DISK: Partial<Record<Kind, number>> = {
  'sign in': 20,
  'full disk': 10,
  'the disk has room': 5,
  reload: 8,
  'log out': 5,
};

const stepOf = (weights: Partial<Record<Kind, number>>): fc.Arbitrary<Step> =>
  fc.record({
    kind: fc.oneof(
      ...KINDS.map(([value, usual]) => ({
        weight: weights[value] ?? usual,
        arbitrary: fc.constant<Kind>(value),
      })),
    ),
    tab: fc.nat(1),
    user: fc.nat(1),
    turns: fc.oneof(fc.nat(6), fc.integer({ min: 40, max: 150 })),
  });

/** Names the user in everything that is theirs, so that it is known wherever it turns up. */
const nameOf = (email: string) => email.slice(0, 3);
const namesIn = (text: string) => USERS.map(nameOf).filter((name) => text.includes(`of${name}`));

interface Disputed {
  readonly user: string;
  readonly text: string;
  readonly call: Call;
}

/** The users, and the test's own record of what they did. */
class Model {
  readonly world: World = createWorld();
  readonly tabs: Tab[] = [];
  /** Words that must not be lost, by user. */
  readonly words = new Map<string, Set<string>>(USERS.map((user) => [user, new Set()]));
  /** Users whose sign-in is on its way. */
  readonly entering = new Set<string>();
  /** Replies that came during another user's sign-in: each is kept, or its job asks what to do. */
  disputed: readonly Disputed[] = [];
  readonly wrong: string[] = [];
  made = 0;
  /** True once the disk has refused something: a tab may then have ended a session that it keeps. */
  hasRefused = false;

  constructor() {
    this.world.onCall = (call) => this.check(call);
  }

  word(kind: string, user: string): string {
    this.made += 1;
    return `${kind}${this.made}of${nameOf(user)}`;
  }

  /** Checks whose key and whose text a request carries. */
  check({ request, tab }: Call): void {
    const { key } = request.endpoint;
    const names = new Set(namesIn(`${key} ${JSON.stringify(request.messages)}`));
    if (names.size > 1) this.wrong.push(`sent ${key} with ${JSON.stringify(request.messages)}`);
    const shown = tab?.store.get(sessionAtom);
    if (shown?.status === 'in' && !names.has(nameOf(shown.identity.email))) {
      this.wrong.push(`sent ${key} while ${shown.identity.email} is signed in`);
    }
  }

  async open(): Promise<Tab> {
    const { diskTurns, refuses } = this.world;
    Object.assign(this.world, { diskTurns: 0, refuses: false });
    const opened = await openTab(this.world);
    Object.assign(this.world, { diskTurns, refuses });
    return opened;
  }
}

const userOf = ({ store }: Pick<Tab, 'store'>): string | undefined => {
  const session = store.get(sessionAtom);
  return session.status === 'in' ? session.identity.email : undefined;
};

/** Everything that a tab could show of a user's work. */
const shownIn = ({ store }: Tab) =>
  JSON.stringify([store.get(campaignAtom), store.get(draftsAtom), store.get(jobsAtom)]);

/** Lets everything come to rest on a device that works. */
async function settle({ world }: Model): Promise<void> {
  Object.assign(world, { diskTurns: 0, messageTurns: 0, refuses: false });
  await turn(400);
  await pass(40);
}

async function answer(model: Model, reply: (text: string) => Reply): Promise<void> {
  const { world, words, entering } = model;
  // A reply that finds the device in other hands is dropped; its job asks when its owner is back.
  const signedIn = await storedSession(world);
  const call = world.calls.find((it) => !it.isAnswered && !it.signal.aborted);
  if (!call) return;
  const [name] = namesIn(JSON.stringify(call.request.messages));
  const user = USERS.find((it) => nameOf(it) === name);
  if (user === undefined) return;
  const text = model.word('reply', user);
  const said = reply(text);
  const isHeard = said.outcome === 'complete' && call.tab?.isAlive() === true;
  const isTheirs = call.tab !== undefined && userOf(call.tab) === user && signedIn === user;
  const isChanging = [...entering].some((it) => it !== user);
  if (isHeard && isTheirs && isChanging) model.disputed = [...model.disputed, { user, text, call }];
  else if (isHeard && isTheirs) words.get(user)?.add(text);
  call.end(said);
}

const limited = (): Reply => ({
  outcome: 'failed',
  text: '',
  failure: { kind: 'rate-limited', retryAfterMs: 10_000 },
});

async function act(model: Model, { kind, tab: index, user: pick, turns }: Step): Promise<void> {
  const { world } = model;
  const here = model.tabs[index];
  const user = USERS[pick] ?? ADA;
  if (!here) throw new Error('No such tab');
  const mine = userOf(here);
  switch (kind) {
    case 'sign in':
      model.entering.add(user);
      void here
        .signIn(user)
        .catch(refused)
        .finally(() => model.entering.delete(user));
      return;
    case 'sign in by an old tab':
      await signInByOldTab(world, user);
      return;
    case 'revoke':
      for (const [token, email] of world.alive) if (email === user) world.alive.delete(token);
      return;
    case 'refresh':
      void here.refresh().catch(refused);
      return;
    case 'log out':
    case 'log out and delete':
      if (mine !== undefined) await logOut(model, here, kind === 'log out and delete');
      return;
    case 'save a key':
    case 'save a key for the session': {
      const level = kind === 'save a key' ? 'device' : 'session';
      if (mine === undefined) return;
      const saving = here.keys.save(OPENAI, model.word('sk-', mine), { level });
      saving.catch(() => undefined);
      return;
    }
    case 'press':
      if (mine !== undefined) press(model, here, mine);
      return;
    case 'add a quote':
      if (mine !== undefined) void addQuote(model, here, mine).catch(refused);
      return;
    case 'answer':
      return answer(model, (text) => ({ outcome: 'complete', text }));
    case 'rate limit':
      return answer(model, limited);
    case 'kill':
      here.kill();
      await noteLosses(model);
      model.tabs[index] = await model.open();
      return;
    case 'reload':
      here.leave();
      // A device that refuses keeps nothing, as the page says. A reply that has just arrived may not
      // be stored yet: its job asks before it is sent again.
      await noteLosses(model, world.refuses ? '' : 'reply');
      model.tabs[index] = await model.open();
      return;
    case 'wake the worker':
      void wakeWorker(world).catch(refused);
      return;
    case 'keep':
    case 'undo':
    case 'delete':
      await decide(model, here, kind);
      return;
    case 'slow disk':
      world.diskTurns = 5 + (turns % 20);
      return;
    case 'slow messages':
      world.messageTurns = turns;
      return;
    case 'all is quick':
      Object.assign(world, { diskTurns: 0, messageTurns: 0 });
      return;
    case 'full disk':
      world.refuses = true;
      model.hasRefused = true;
      return;
    case 'the disk has room':
      world.refuses = false;
      return;
    case 'network goes':
    case 'network comes':
      world.isUp = kind === 'network comes';
      for (const tab of model.tabs) await tab.become(world.isUp);
      return;
    case 'time':
      world.clock.now += 20_000;
      await pass(20);
  }
}

/** Accepts that the device or the user's absence refuses; any other error is a bug. */
function refused(error: unknown): void {
  if (error instanceof DOMException || error instanceof Error) return;
  throw error;
}

function press(model: Model, { store }: Tab, mine: string): void {
  const { quotes } = store.get(campaignAtom);
  store.set(campaignAtom, {
    ...READY,
    quotes,
    // The request names its user, whatever quotes are chosen.
    subject: model.word('subject', mine),
  });
  void store.set(generateAtom).catch(refused);
}

async function addQuote(model: Model, here: Tab, mine: string): Promise<void> {
  const word = model.word('quote', mine);
  const result = await here.store.set(addInsightAtom, `They said ${word}.`);
  if (!here.isAlive()) return;
  // Of a user who is gone by the end of the import, it may be in no campaign.
  if (result?.ok && userOf(here) === mine && shownIn(here).includes(word)) {
    model.words.get(mine)?.add(word);
  }
}

/** Forgets the words that only a killed tab had; `kind` is their beginning. */
async function noteLosses(model: Model, kind = ''): Promise<void> {
  const stored = await dump(model.world, 'documents', 'put-away', 'jobs');
  const known = [stored, ...model.tabs.filter((it) => it.isAlive()).map(shownIn)].join(' ');
  for (const words of model.words.values()) {
    for (const word of words) {
      if (word.startsWith(kind) && !known.includes(word)) words.delete(word);
    }
  }
}

async function logOut(model: Model, here: Tab, work: boolean): Promise<void> {
  await settle(model);
  const mine = userOf(here);
  if (mine === undefined) return;
  await here.store.set(signOutAtom, { work });
  if (work) {
    model.words.get(mine)?.clear();
    model.disputed = model.disputed.filter(({ user }) => user !== mine);
  }
  await settle(model);
  // The jobs are gone with the logout.
  await noteLosses(model);
}

async function decide(
  model: Model,
  here: Tab,
  answered: 'keep' | 'delete' | 'undo',
): Promise<void> {
  await settle(model);
  const [asked] = here.store.get(askedPutAwayAtom);
  if (!asked) return;
  await here.store.set(settlePutAwayAtom, answered === 'keep' ? 'keep' : 'delete');
  await settle(model);
  if (answered === 'undo') await here.store.set(undoDeletePutAwayAtom);
  await settle(model);
  if (answered !== 'delete') return;
  model.disputed = model.disputed.filter(({ user }) => user !== asked.owner?.email);
  await noteLosses(model);
}

/** A tab shows a user nothing of another's, unless the device has just changed hands. */
async function holdInvariant(model: Model): Promise<void> {
  expect(model.wrong).toEqual([]);
  const signedIn = await storedSession(model.world);
  for (const tab of model.tabs) {
    const user = userOf(tab);
    if (user === undefined) continue;
    const others = namesIn(shownIn(tab)).filter((name) => name !== nameOf(user));
    // A tab that has not heard of the sign-in yet may know the new user's work already.
    if (signedIn === user) expect(others).toEqual([]);
  }
}

/** At rest, all tabs agree with the device, and show nothing of anybody else. */
async function holdAtRest(model: Model): Promise<void> {
  const signedIn = await storedSession(model.world);
  for (const tab of model.tabs) {
    const shown = userOf(tab);
    expect([signedIn, ...(model.hasRefused ? [undefined] : [])]).toContain(shown);
    if (signedIn === undefined) continue;
    expect(namesIn(shownIn(tab)).filter((name) => name !== nameOf(signedIn))).toEqual([]);
  }
  if (signedIn === undefined) return;
  const used = await dump(model.world, 'documents', 'jobs');
  const others = USERS.filter((user) => user !== signedIn).map(nameOf);
  expect(namesIn(used).filter((name) => others.includes(name))).toEqual([]);
}

/** Every user who comes back finds everything. */
async function holdAtEnd(model: Model): Promise<void> {
  for (const user of USERS) {
    await model.tabs[0]?.signIn(user);
    await settle(model);
    await holdAtRest(model);
    const [here] = model.tabs;
    if (!here) throw new Error('There is always a tab');
    const shown = shownIn(here);
    const lost = [...(model.words.get(user) ?? [])].filter((word) => !shown.includes(word));
    expect(lost, `lost of ${user}`).toEqual([]);
    const dropped = model.disputed.filter((it) => it.user === user && !shown.includes(it.text));
    for (const { call, text } of dropped) {
      const kept = here.store.get(jobsAtom).map(({ prompt }) => prompt.messages);
      expect(kept, `the job of ${text}`).toContainEqual(call.request.messages);
    }
  }
}

async function walkThrough(walk: readonly Step[]): Promise<void> {
  const model = new Model();
  model.tabs.push(await model.open(), await model.open());
  for (const it of walk) {
    await act(model, it);
    await turn(it.turns);
    await holdInvariant(model);
  }
  await settle(model);
  expect(model.wrong).toEqual([]);
  await holdAtRest(model);
  await holdAtEnd(model);
  expect(model.wrong).toEqual([]);
  expect(model.world.problems).toEqual([]);
  for (const tab of model.tabs) tab.kill();
  vi.clearAllTimers();
}

const step = (kind: Kind, tab = 0, turns = 0): Step => ({ kind, tab, user: 0, turns });

/** A reload aborts a write, which was tried again and deleted what the reload had stored beside it. */
const FOUND: readonly Step[] = [
  step('sign in'),
  step('slow disk', 0, 40),
  step('answer'),
  step('add a quote', 1),
  step('network comes'),
  step('add a quote', 1),
  step('reload', 1),
  step('keep'),
];

/** Two entries of one account at once: the second one dropped the quote added after the first. */
const TYPED_BETWEEN: readonly Step[] = [
  { ...step('sign in', 0, 40), user: 1 },
  step('slow disk', 0, 40),
  step('refresh', 1),
  step('sign in by an old tab'),
  step('press'),
  step('save a key', 0, 1),
  step('save a key', 0, 3),
  step('add a quote', 1),
  step('slow messages'),
];

/** A change that was taken for a write before another account came was written to that account. */
const TAKEN_BEFORE: readonly Step[] = [
  { ...step('sign in'), user: 1 },
  step('press', 0, 40),
  step('slow disk'),
  step('sign in'),
  step('add a quote', 0, 75),
  { ...step('sign in'), user: 1 },
  step('sign in', 0, 72),
  step('press', 1),
  step('add a quote'),
  step('sign in by an old tab'),
  step('the disk has room'),
  step('sign in', 0, 2),
  step('all is quick', 0, 40),
  step('answer'),
  step('network comes', 0, 40),
  step('slow messages', 0, 40),
  step('press', 0, 40),
];

fakeDeviceTime();

describe('two accounts on one device', () => {
  test('a word that was added right before a reload is there after it', async () => {
    // The first walk loads the modules, which takes turns of its own.
    await walkThrough(FOUND);
    await walkThrough(FOUND);
  }, 60_000);

  test('a quote added between two entries of its account stays', async () => {
    await walkThrough(TYPED_BETWEEN);
  }, 60_000);

  test('a change that waits for the disk stays with its account', async () => {
    await walkThrough(TAKEN_BEFORE);
  }, 60_000);

  test.each([
    ['a device with room', {}],
    ['a device that is often full', FULL_DISK],
  ])(
    'no account sees, sends or loses anything of another on %s',
    async (_device, weights) => {
      const walks = fc.array(stepOf(weights), { minLength: 5, maxLength: 40, size: 'max' });
      await fc.assert(fc.asyncProperty(walks, walkThrough), { numRuns: 60 });
    },
    240_000,
  );
});
