import { deletePostAtom } from '#state/drafts/delete-post.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/jobs/failure.ts';
import { isRunning, type Job, type JobRequest } from '#domain/jobs/job.ts';
import { sourceDraftOf } from '#domain/jobs/job-draft.ts';
import type { Reply } from '#services/model/model.ts';
import { campaignAtom, campaignIdAtom, campaignKeyAtom } from '#state/campaign/campaign.ts';
import { currentDraftAtom, draftsAtom, openDraftAtom } from '#state/drafts/drafts.ts';
import { continueAtom } from '#state/generation/change-draft.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom, unfinishedAtom } from '#state/generation/reset.ts';
import { stopAtom } from '#state/generation/stop.ts';
import { setsAtom } from '#state/reviews/sets.ts';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { isStarting, pressesAtom, replaceQuestionAtom } from '#state/jobs/presses.ts';
import { baseUrlAtom, providerChoiceAtom } from '#state/provider/provider.ts';
import { signOutAtom } from '#state/account/session.ts';
import { shortenAtom } from '#state/review/shorten.ts';
import { READY } from '../domain/campaigns.ts';
import { createDevice, type Device, type DeviceCall, logIn, openTab, type Tab } from './device.ts';
import { fakeDeviceTime, pass, turn } from './time.ts';

const OPENAI = 'https://api.openai.com/v1';
const MISTRAL = 'https://api.mistral.ai/v1';
const KEYS = { [OPENAI]: 'sk-openai', [MISTRAL]: 'sk-mistral' };

const LONG = 'and it runs on '.repeat(200);

const ENDINGS = ['rate-limited', 'complete', 'cut-short', 'long', 'cut', 'refused-key'] as const;
type Ending = (typeof ENDINGS)[number];

/** Kinds of steps with their weights. */
const KINDS = [
  ['press', 12],
  ['answer', 14],
  ['continue', 5],
  ['shorten', 2],
  ['say', 2],
  ['switch provider', 6],
  ['add quote', 3],
  ['begin an import', 4],
  ['open draft', 4],
  ['delete draft', 1],
  ['decide', 2],
  ['new campaign', 2],
  ['new campaign at once', 3],
  ['stop', 1],
  ['kill', 1],
  ['log out and in', 1],
  ['log out unheard', 2],
  ['slow messages', 1],
  ['slow disk', 1],
  ['full disk', 1],
  ['disk is well', 3],
  ['network goes', 1],
  ['network comes', 3],
  ['time', 5],
] as const;

type Kind = (typeof KINDS)[number][0];

interface Step {
  readonly kind: Kind;
  readonly tab: number;
  readonly pick: number;
  readonly ending: Ending;
  /** Turns of the event loop before the next step. */
  readonly turns: number;
}

const anyKind = fc.oneof(
  ...KINDS.map(([value, weight]) => ({ weight, arbitrary: fc.constant<Kind>(value) })),
);

const step: fc.Arbitrary<Step> = fc.record({
  kind: anyKind,
  tab: fc.nat(2),
  pick: fc.nat(5),
  ending: fc.constantFrom(...ENDINGS, 'rate-limited', 'cut-short'),
  turns: fc.oneof(fc.nat(5), fc.integer({ min: 30, max: 120 })),
});

const at = (kind: Kind, turns = 0): Step => ({
  kind,
  tab: 0,
  pick: 0,
  ending: 'rate-limited',
  turns,
});

/** Found by a random run: the disk takes a job again, and the tab is killed before the campaign's retry. */
const FULL_DISK_THEN_KILL: Step[] = [
  at('full disk', 30),
  at('add quote'),
  at('answer', 30),
  at('press', 30),
  at('disk is well', 30),
  at('answer'),
  at('network comes'),
  at('answer'),
  at('answer'),
  at('press', 1),
  at('kill'),
  at('press'),
];

/** The slot of a job: a campaign's posts, or one change to a draft. */
const slotOf = (job: JobRequest) =>
  [job.campaignId, job.campaign.platform, sourceDraftOf(job), job.continues ? 'on' : ''].join(' ');

/** Two or three tabs of one user, and the user's own record of events. */
class Model {
  readonly device: Device;
  readonly tabs: Tab[] = [];
  /** Words of quotes and of replies that must not be lost. */
  quotes = new Set<string>();
  replies = new Set<string>();
  /** Requests that a press of Stop may have ended: a later reply to one may be dropped. */
  readonly stopped = new Set<DeviceCall>();
  /** Every word that was typed or received. */
  readonly secrets: string[] = [];
  /** Base URL from which the user wants a post, by slot. */
  readonly wanted = new Map<string, string>();
  /** Slots of presses that have not reached the queue yet and may never do so. */
  readonly pressing = new Set<{ readonly slot: string; readonly baseUrl: string }>();
  readonly wrong: string[] = [];
  approvals = 0;
  free = 0;
  made = 0;

  constructor() {
    this.device = createDevice(KEYS);
    this.device.onCall = (call) => this.check(call);
  }

  word(kind: string): string {
    this.made += 1;
    const word = `${kind}number${this.made}`;
    this.secrets.push(word);
    return word;
  }

  /** Checks that a request goes only to the provider wanted for it. */
  check(call: DeviceCall): void {
    const { baseUrl, key } = call.request.endpoint;
    const job = call.tab.store.get(jobsAtom).find((it) => isRunning(it) && sameWords(it, call));
    if (!job) {
      this.wrong.push('a request without a job');
      return;
    }
    const slot = slotOf(job);
    const wishes = [...this.pressing].filter((wish) => wish.slot === slot);
    const wanted = [this.wanted.get(slot) ?? '', ...wishes.map((wish) => wish.baseUrl)];
    if (!wanted.includes(baseUrl)) this.wrong.push(`asked ${baseUrl}, wanted ${wanted.join(' ')}`);
    if (key !== Object(KEYS)[baseUrl]) this.wrong.push(`sent the wrong key to ${baseUrl}`);
    const chosen = [...this.device.tabs].map(({ store }) => store.get(baseUrlAtom));
    if (job.retries > 0 && sourceDraftOf(job) === undefined && !chosen.includes(baseUrl)) {
      this.wrong.push(`retried ${baseUrl} after ${chosen.join(' ')} was chosen`);
    }
  }
}

const sameWords = (job: Job, { request }: DeviceCall) =>
  JSON.stringify(job.prompt.messages) === JSON.stringify(request.messages);

async function settleAll(model: Model): Promise<void> {
  const { disk } = model.device;
  const turns = disk.turns;
  disk.turns = 0;
  disk.refuses = false;
  await pass(40);
  disk.turns = turns;
}

async function open(model: Model): Promise<Tab> {
  const { disk } = model.device;
  const before = { ...disk };
  Object.assign(disk, { turns: 0, refuses: false });
  const opened = await openTab(model.device);
  Object.assign(disk, before);
  return opened;
}

/** Presses a button that starts a request. */
async function press(
  model: Model,
  { store }: Tab,
  what: 'press' | 'continue' | 'shorten',
): Promise<void> {
  const draft = store.get(currentDraftAtom);
  if (what !== 'press' && !draft) return;
  const target = draft && what !== 'press' ? (`draft ${draft.id}` as const) : 'campaign';
  // A busy button ignores presses.
  if (isStarting(store.get(pressesAtom).get(target))) return;
  const campaignId = draft && what !== 'press' ? draft.campaignId : store.get(campaignIdAtom);
  const baseUrl = draft && what !== 'press' ? draft.origin.baseUrl : store.get(baseUrlAtom);
  const source = what === 'press' ? undefined : draft?.id;
  const slot = [campaignId, READY.platform, source, what === 'continue' ? 'on' : ''].join(' ');
  const wish = { slot, baseUrl: baseUrl ?? '' };
  model.approvals += 1;
  model.pressing.add(wish);
  if (what === 'press') await store.set(generateAtom);
  else await store.set(what === 'continue' ? continueAtom : shortenAtom);
  model.pressing.delete(wish);
  // The press has reached the queue: its provider is now the only one wanted for the slot.
  if (!store.get(pressesAtom).has(target)) model.wanted.set(slot, wish.baseUrl);
}

function answer(model: Model, ending: Ending): void {
  const call = model.device.calls.find((it) => !it.isAnswered && !it.signal.aborted);
  if (!call) return;
  const text = model.word('reply');
  const isSafe = call.tab.isAlive() && !model.stopped.has(call);
  const failed = (failure: Failure): Reply => ({ outcome: 'failed', text: '', failure });
  switch (ending) {
    case 'complete':
    case 'cut-short':
      if (isSafe) model.replies.add(text);
      return call.end({ outcome: ending, text });
    case 'long':
      if (isSafe) model.replies.add(text);
      return call.end({ outcome: 'complete', text: `${text} ${LONG}` });
    case 'rate-limited':
      model.free += 1;
      return call.end(failed({ kind: 'rate-limited', retryAfterMs: 10_000 }));
    case 'refused-key':
      return call.end(failed({ kind: 'key-refused' }));
    case 'cut':
      return call.end({ ...failed({ kind: 'connection-lost' }), text });
  }
}

async function act(model: Model, it: Step): Promise<void> {
  const { device } = model;
  const here = model.tabs[it.tab % model.tabs.length];
  if (!here) throw new Error('No such tab');
  const { store } = here;
  switch (it.kind) {
    case 'press':
    case 'continue':
    case 'shorten':
      void press(model, here, it.kind);
      return;
    case 'answer':
      answer(model, it.ending);
      return;
    case 'say':
      device.calls.findLast((call) => !call.isAnswered)?.say(model.word('said'));
      return;
    case 'switch provider': {
      const id = store.get(baseUrlAtom) === OPENAI ? 'mistral' : 'openai';
      store.set(providerChoiceAtom, ({ models }) => ({ id, customUrl: '', models }));
      return;
    }
    case 'add quote':
      await makeImport(model, here, 0);
      return;
    case 'open draft': {
      const { drafts } = store.get(draftsAtom);
      const draft = drafts[it.pick % Math.max(1, drafts.length)];
      if (draft) store.set(openDraftAtom, draft.id);
      return;
    }
    case 'delete draft': {
      await settleAll(model);
      const { drafts } = store.get(draftsAtom);
      const draft = drafts[it.pick % Math.max(1, drafts.length)];
      if (!draft) return;
      store.set(deletePostAtom, draft.id);
      const gone = JSON.stringify(draft);
      model.replies = new Set([...model.replies].filter((word) => !gone.includes(word)));
      await settleAll(model);
      return;
    }
    case 'decide': {
      const question = store.get(replaceQuestionAtom);
      const isYes = it.pick % 2 === 0;
      if (!question) return;
      if (isYes) model.approvals += question.wanted.length;
      if (isYes)
        question.wanted.forEach((request) => model.wanted.set(slotOf(request), request.baseUrl));
      question.answer(isYes);
      return;
    }
    case 'begin an import':
      void makeImport(model, here, it.turns);
      return;
    case 'new campaign':
      await settleAll(model);
      beginCampaign(model, here);
      await settleAll(model);
      return;
    case 'new campaign at once':
      beginCampaign(model, here);
      return;
    case 'stop':
      // A press is a task of its own: a reply that has arrived before it is handled first.
      await turn(1);
      store.set(stopAtom);
      for (const call of device.calls) model.stopped.add(call);
      return;
    case 'kill':
      here.kill();
      // A reply in progress, or text not on the disk yet, may be lost with its tab.
      await killed(model);
      return;
    case 'log out and in':
      device.disk.refuses = false;
      await here.store.set(signOutAtom, { work: true });
      await logBackIn(model, here);
      return;
    case 'log out unheard':
      await logOutUnheard(model, here, it);
      await logBackIn(model, here);
      return;
    case 'slow messages':
      device.delay = 30;
      return;
    case 'slow disk':
      device.disk.turns = 15;
      return;
    case 'full disk':
      device.disk.refuses = true;
      return;
    case 'disk is well':
      Object.assign(device.disk, { turns: 0, refuses: false });
      device.delay = 0;
      return;
    case 'network goes':
    case 'network comes':
      device.isUp = it.kind === 'network comes';
      for (const each of device.tabs) await each.become(device.isUp);
      return;
    case 'time':
      device.clock.now += it.pick * 5000;
      await pass(it.pick * 5);
  }
}

async function killed(model: Model): Promise<void> {
  const { device } = model;
  const stored = await device.dump();
  const elsewhere = [...device.tabs].map(({ store }) =>
    JSON.stringify([store.get(draftsAtom), store.get(campaignAtom)]),
  );
  const known = [stored, ...elsewhere].join(' ');
  model.replies = new Set([...model.replies].filter((word) => known.includes(word)));
  // A full disk may have taken the job with its quotes and not yet, again, the campaign itself.
  const kept = [await device.dump(['documents']), ...elsewhere].join(' ');
  model.quotes = new Set([...model.quotes].filter((word) => kept.includes(word)));
  await reopenKilled(model);
}

async function reopenKilled(model: Model): Promise<void> {
  for (const [index, it] of model.tabs.entries()) {
    if (!it.isAlive()) model.tabs[index] = await open(model);
  }
}

/** Starts a campaign in place of the current one, with an import or a press still under way. */
function beginCampaign(model: Model, { store }: Tab): void {
  store.set(resetCampaignAtom, store.get(unfinishedAtom).length > 0 ? 'keep' : 'drop');
  store.set(campaignAtom, { ...READY, quotes: [], subject: model.word('subject') });
}

/** Makes an import, and checks when it ends that it is in its own campaign or in none. */
async function makeImport(model: Model, { store, isAlive }: Tab, turns: number): Promise<void> {
  const word = model.word('quote');
  const begun = store.get(campaignKeyAtom);
  model.device.reading = 2 * turns;
  const adding = store.set(addInsightAtom, `They said ${word}.`);
  model.device.reading = 0;
  const isAdded = (await adding)?.ok === true;
  if (!isAlive()) return;
  if (isAdded !== (store.get(campaignKeyAtom) === begun)) {
    model.wrong.push(`an import ${isAdded ? 'into another campaign' : 'was dropped'}: ${word}`);
  }
  if (isAdded) model.quotes.add(word);
}

/** Logs out, and kills the other tabs before they hear of it, with presses under way in them. */
async function logOutUnheard(model: Model, here: Tab, { pick, turns }: Step): Promise<void> {
  const { device } = model;
  const others = model.tabs.filter((it) => it !== here);
  const { turns: slowness } = device.disk;
  Object.assign(device.disk, { turns: 15, refuses: false });
  device.delay = 400;
  const leaving = here.store.set(signOutAtom, { work: true });
  // A press that has not read its key by the end of the logout finds none.
  await turn(pick * 15 + (turns % 15));
  for (const it of others) void press(model, it, 'press');
  await leaving;
  await turn(60);
  for (const it of others) it.kill();
  device.delay = 0;
  device.disk.turns = slowness;
}

/** Checks that a logout has left nothing, and signs the user in again in every tab. */
async function logBackIn(model: Model, here: Tab): Promise<void> {
  const { device } = model;
  device.disk.refuses = false;
  await settleAll(model);
  const left = await device.dump();
  const remembered = model.secrets.filter((word) => left.includes(word));
  if (remembered.length > 0) model.wrong.push(`after the logout: ${remembered.join(' ')}`);
  for (const it of device.tabs) {
    if (it.store.get(jobsAtom).length > 0) model.wrong.push('a tab has jobs after the logout');
  }
  model.quotes.clear();
  model.replies.clear();
  for (const [baseUrl, key] of Object.entries(KEYS)) device.vault.keys.set(baseUrl, key);
  for (const it of device.tabs) await logIn(device, it);
  await reopenKilled(model);
  here.store.set(campaignAtom, { ...READY, quotes: [], subject: model.word('subject') });
  await settleAll(model);
}

async function run(steps: readonly Step[], tabs: number): Promise<Model> {
  const model = new Model();
  for (let made = 0; made < tabs; made += 1) model.tabs.push(await open(model));
  model.tabs[0]?.store.set(campaignAtom, { ...READY, quotes: [], subject: model.word('subject') });
  await settleAll(model);
  for (const it of steps) {
    await act(model, it);
    await turn(it.turns);
  }
  model.device.isUp = true;
  for (const it of model.device.tabs) await it.become(true);
  await settleAll(model);
  // The fake clock can outrun a retry, which is then made again 30 s later, by the other tab's write.
  await settleAll(model);
  return model;
}

describe('the tabs of one user under random events', () => {
  fakeDeviceTime();

  test('tabs lose no review and no reply, ask only the wanted provider, and pay only with approval', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 45, size: 'max' }),
        fc.integer({ min: 2, max: 3 }),
        async (steps, tabs) => {
          const model = await run(steps, tabs);
          const stored = await model.device.dump();
          expect([...model.wrong, ...model.device.problems]).toEqual([]);
          const [first] = model.tabs;
          const shown = JSON.stringify(first?.store.get(setsAtom));
          expect([...model.quotes].filter((word) => !shown.includes(word))).toEqual([]);
          expect([...model.replies].filter((word) => !stored.includes(word))).toEqual([]);
          expect(model.device.calls.length).toBeLessThanOrEqual(model.approvals + model.free);
          for (const job of first?.store.get(jobsAtom) ?? []) {
            expect(job.attempts).toBeLessThanOrEqual(job.approvals + job.unbilledAttempts);
          }
          for (const it of model.tabs) {
            const presses = [...it.store.get(pressesAtom).values()];
            expect(presses.filter(({ failure, question }) => !failure && !question)).toEqual([]);
            it.kill();
          }
        },
      ),
      { numRuns: 120, examples: [[FULL_DISK_THEN_KILL, 2]] },
    );
  }, 300_000);
});
