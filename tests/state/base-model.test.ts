import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toggleSpeaker } from '#domain/quotes/addition.ts';
import { heldIds } from '#domain/quotes/held-quotes.ts';
import { timesIn } from '#domain/quotes/quote-counts.ts';
import { quoteKey } from '#domain/quotes/quote.ts';
import { type Draft } from '#domain/drafts/draft.ts';
import { saveEdit } from '#domain/drafts/edit.ts';
import { mergeDrafts } from '#domain/drafts/merge-drafts.ts';
import type { Reply } from '#services/model/model.ts';
import {
  askedAtom,
  additionAtom,
  answerAtom,
  canUndoAdditionAtom,
  closeQuestionAtom,
  lastAdditionAtom,
  leftOutAtom,
  restorePartAtom,
  undoAdditionAtom,
} from '#state/quotes/additions.ts';
import { campaignAtom, campaignIdAtom, chooseAtom } from '#state/campaign/campaign.ts';
import { chooseQuoteAtom } from '#state/quotes/quote-choices.ts';
import {
  addDraftAtom,
  chooseDraftAtom,
  currentDraftAtom,
  deletedDraftAtom,
  deletedDraftsAtom,
  draftByIdAtom,
  draftsAtom,
  openDraftAtom,
} from '#state/drafts/drafts.ts';
import {
  cancelEditingAtom,
  saveEditAtom,
  startEditingAtom,
  typeAtom,
} from '#state/drafts/edit-draft.ts';
import { continueAtom } from '#state/generation/change-draft.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import { stopDraftAtom } from '#state/generation/draft-generation.ts';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { collectAtom } from '#state/jobs/jobs.ts';
import { removeQuotesAtom, undoRemoveAtom } from '#state/quotes/removed-quotes.ts';
import { deletePostAtom, restoreDraftAtom } from '#state/drafts/delete-post.ts';
import { askOpinionAtom, offerOpinionAtom } from '#state/questions/second-opinion.ts';
import { services, servicesAtom } from '#state/services.ts';
import { setIdentityAtom } from '#state/account/session.ts';
import { refineAtom, rejectAtom } from '#state/review/refine.ts';
import { shortenAtom } from '#state/review/shorten.ts';
import { askSortingAtom, offerSortingAtom } from '#state/questions/sort-themes.ts';
import { undoWriteAboutAtom, writeAboutAtom } from '#state/quotes/themes.ts';
import { openVersionAtom } from '#state/drafts/versions.ts';
import { READY } from '../domain/campaigns.ts';
import { type FakeCall, flushTasks, openReadyApp } from './fake-app.ts';

/** Lines of customers, and of the company in a chat. Each line has words of its own. */
const LINES = [
  'The blouse is lovely',
  'Runs a little large',
  'Came with a stain',
  'Soft as silk',
  'So glad to hear it',
  'We replace every scarf',
] as const;

const SPEAKERS = ['Jana Klein', 'Corner Blouses', 'Nina Vogt'] as const;

/** Two pastes are never the same: a paste once more is not recorded. */
function sourceOf(isChat: boolean, lines: readonly number[], at: number): string {
  const said = lines.map((line) => LINES[line % LINES.length] ?? '');
  if (!isChat) return [`From shop ${at}:`, ...said.map((line) => `- ${line}`)].join('\n');
  const day = String(1 + (at % 28)).padStart(2, '0');
  const minute = (index: number) => String(10 + index);
  return said
    .map((line, index) => {
      const speaker = SPEAKERS[(lines[index] ?? 0) % 2 === 0 ? index % 2 : index % 3];
      return `[${day}/05/2026, 10:${minute(index)}:12] ${speaker}: ${line}`;
    })
    .join('\n');
}

/** A paste that arrived, as the test knows it. */
interface KnownPaste {
  readonly batch: string;
  readonly campaignId: string;
  readonly source: string;
  /** The last answers that the app had of it. */
  answers: object;
  isUndone: boolean;
}

/** A request that the model has not answered. */
interface OpenCall {
  readonly call: FakeCall;
  /** The text that it goes on from; undefined for another kind. */
  readonly base: string | undefined;
  /** True for a question outside the queue, whose answer is no post. */
  readonly isQuestion: boolean;
}

/** A word that must not be lost: of a reply, or of a text that was saved. */
type Word = string;

class World {
  readonly app = openReadyApp();
  readonly store = this.app.store;
  readonly pastes: KnownPaste[] = [];
  readonly readings: (() => void)[] = [];
  readonly open: OpenCall[] = [];
  /** Bases of the continued replies, by the word of the reply. */
  readonly bases = new Map<Word, string>();
  readonly words = new Set<Word>();
  /** Words that the user replaced, deleted, or was offered and did not take. */
  readonly given = new Set<Word>();
  /** Text in each open editor, as typed. */
  readonly typed = new Map<string, string>();
  /** Words that the user saw in a draft when typing in it. */
  readonly seen = new Map<string, ReadonlySet<Word>>();
  /** Drafts as another tab has read them. */
  readonly elsewhere = new Map<string, Draft>();
  /** The last deleted post, with the reworks of it that were not taken. */
  deleted: readonly Draft[] = [];
  /** Keys of quotes that the user removed, and of restored parts. */
  readonly removed = new Set<string>();
  readonly restored = new Set<string>();
  /** Keys of quotes that a request could use at some time. */
  readonly free = new Set<string>();
  readonly wrong: string[] = [];
  calls = 0;
  made = 0;

  constructor() {
    const known = services(this.store.get);
    this.store.set(chooseAtom, { quotes: [] });
    this.store.set(setIdentityAtom, { email: 'ada@example.com' });
    this.store.set(servicesAtom, {
      ...known,
      insight: {
        ...known.insight,
        readText: async (...of) => {
          const reading = await known.insight.readText(...of);
          await new Promise<void>((arrive) => this.readings.push(arrive));
          return reading;
        },
      },
    });
  }

  word(kind: string): Word {
    return `${kind}${(this.made += 1)}x`;
  }

  get current(): Draft | undefined {
    return this.store.get(currentDraftAtom);
  }

  get texts(): string[] {
    return this.store.get(campaignAtom).quotes.map(({ text }) => text);
  }
}

const wordsIn = (world: World, text = ''): Word[] =>
  [...text.matchAll(/[a-z]+\d+x/g)].map(([word]) => word).filter((word) => world.words.has(word));

interface Step {
  readonly name: string;
  readonly run: (world: World) => unknown;
}

const some = fc.nat({ max: 5 });

const at = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length];

/** Forgets the words of a draft that the user saw and replaced, or deleted. */
function replace(world: World, draft: Draft | undefined, seen?: ReadonlySet<Word>): void {
  for (const word of wordsIn(world, `${draft?.text} ${seen ? '' : draft?.editing}`)) {
    if (seen && !seen.has(word)) world.wrong.push(`${word} was replaced unseen`);
    world.given.add(word);
  }
}

/** True for a draft, and for the reworks that it was asked for. */
const isOfPost = ({ id, refinedFrom }: Draft, post: string, all: readonly Draft[]): boolean =>
  id === post || all.some((it) => it.id === refinedFrom && isOfPost(it, post, all));

/** Notes that an open edit is saved; false if there is none. */
function noteSave(world: World, draft: Draft): boolean {
  const { id, editing } = draft;
  if (editing === undefined) return false;
  if (world.typed.delete(id)) replace(world, draft, world.seen.get(id));
  for (const [word] of editing.matchAll(/mine\d+x/g)) world.words.add(word);
  for (const word of wordsIn(world, editing)) world.given.delete(word);
  return true;
}

const draftSteps: fc.Arbitrary<Step>[] = [
  fc.constant({ name: 'generate', run: ({ store }) => void store.set(generateAtom) }),
  fc.constant({ name: 'continue', run: ({ store }) => void store.set(continueAtom) }),
  fc.constant({
    name: 'shorten',
    run(world) {
      // It saves an open edit first.
      if (world.current) noteSave(world, world.current);
      void world.store.set(shortenAtom);
    },
  }),
  fc.constantFrom('shorter', 'warmer').map((how) => ({
    name: `rework: ${how}`,
    run(world) {
      if (world.current) noteSave(world, world.current);
      void world.store.set(refineAtom, { how });
    },
  })),
  fc.boolean().map((isTaken) => ({
    name: isTaken ? 'accept' : 'reject',
    run({ store, current }) {
      if (current) store.set(isTaken ? chooseDraftAtom : rejectAtom, current.id);
    },
  })),
  fc.constant({
    name: 'edit',
    run: ({ store, current }) => current && store.set(startEditingAtom, current.id),
  }),
  fc.boolean().map((isLong) => ({
    name: `type${isLong ? ' a long text' : ''}`,
    run(world) {
      const { store, current } = world;
      if (!current) return;
      const text = `${world.word('mine')}${isLong ? ' words'.repeat(420) : ''}`;
      world.seen.set(current.id, new Set(wordsIn(world, `${current.text} ${current.editing}`)));
      store.set(typeAtom, current.id, text);
      world.typed.set(current.id, text);
    },
  })),
  fc.constant({
    name: 'save',
    run(world) {
      const { store, current } = world;
      if (!current || !noteSave(world, current)) return;
      store.set(saveEditAtom, current.id);
    },
  }),
  fc.constant({
    name: 'cancel the edit',
    run(world) {
      const { store, current } = world;
      if (!current) return;
      world.typed.delete(current.id);
      store.set(cancelEditingAtom, current.id);
    },
  }),
  some.map((which) => ({
    name: `open ${which}`,
    run({ store }) {
      const draft = at(store.get(draftsAtom).drafts, which);
      if (draft) store.set(which % 2 === 0 ? openDraftAtom : openVersionAtom, draft.id);
    },
  })),
  fc.constant({
    name: 'delete',
    run(world) {
      const { store, current } = world;
      if (!current) return;
      replace(world, current);
      world.typed.delete(current.id);
      world.elsewhere.delete(current.id);
      const before = store.get(draftsAtom).drafts;
      store.set(deletePostAtom, current.id);
      const ids = new Set(store.get(draftsAtom).drafts.map(({ id }) => id));
      world.deleted = before.filter(({ id }) => !ids.has(id));
      for (const gone of world.deleted) {
        if (!isOfPost(gone, current.id, before)) world.wrong.push(`${gone.id} is deleted too`);
        for (const word of wordsIn(world, gone.text)) world.given.add(word);
      }
    },
  }),
  fc.constant({
    name: 'undo the deletion',
    run(world) {
      const { store } = world;
      const draft = store.get(deletedDraftAtom);
      store.set(restoreDraftAtom);
      if (!draft) return;
      for (const { text } of [draft, ...world.deleted])
        for (const word of wordsIn(world, text)) world.given.delete(word);
      world.deleted = [];
      // An edit that was open comes back too.
      if (draft.editing !== undefined && world.seen.has(draft.id))
        world.typed.set(draft.id, draft.editing);
    },
  }),
  fc.constant({ name: 'stop', run: ({ store }) => store.set(stopDraftAtom) }),
  fc.constant({
    name: 'another tab reads the drafts',
    run({ store, elsewhere }) {
      for (const draft of store.get(draftsAtom).drafts) elsewhere.set(draft.id, draft);
    },
  }),
  some.map((which) => ({
    name: `another tab saves ${which}`,
    run(world) {
      const { store, elsewhere } = world;
      const base = at([...elsewhere.values()], which);
      const mine = base && store.get(draftByIdAtom)(base.id);
      if (!base || !mine || base.editing !== undefined || mine.editing !== undefined) return;
      const word = world.word('theirs');
      for (const seen of wordsIn(world, base.text)) {
        // The other tab has replaced what it saw.
        if (!mine.text.includes('mine')) world.given.add(seen);
        world.given.add(seen);
      }
      const theirs = saveEdit({ ...base, editing: word }, world.app.clock.now);
      const merged = mine === base ? [theirs] : mergeDrafts(base, mine, theirs);
      for (const draft of merged) store.set(addDraftAtom, draft);
      world.words.add(word);
      elsewhere.delete(base.id);
    },
  })),
];

const replySteps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(some, fc.constantFrom('complete', 'cut-short', 'failed', 'empty'))
    .map(([which, how]) => ({
      name: `reply ${which}: ${how}`,
      async run(world) {
        const one = at(world.open, which);
        if (!one) return;
        world.open.splice(world.open.indexOf(one), 1);
        if (one.isQuestion) {
          await one.call.end({ outcome: 'complete', text: ANSWER });
          return;
        }
        const word = world.word('reply');
        if (one.base !== undefined) world.bases.set(word, one.base);
        world.words.add(word);
        // Until its draft is there.
        await one.call.end(replyOf(how, word));
        const isThere = world.store
          .get(draftsAtom)
          .drafts.some(({ text, editing }) => `${text} ${editing}`.includes(word));
        const isDropped = one.call.signal.aborted || how === 'empty';
        const isOffered = how === 'failed' && one.base === undefined;
        const hasSource = one.base === undefined || hasDraftFor(world, one.base);
        if (!isThere && (isDropped || isOffered || !hasSource)) world.given.add(word);
      },
    })),
];

const ANSWER =
  '{"themes":[{"name":"It","quotes":[1]}],"opinions":[{"id":"c1","opinion":"supported"}]}';

/** True if the draft with a base may still exist: without it, its continuation goes with it. */
const hasDraftFor = ({ store }: World, _base: string): boolean =>
  store.get(deletedDraftsAtom).size === 0;

function replyOf(how: string, word: Word): Reply {
  if (how === 'complete') return { outcome: 'complete', text: `${word}.` };
  if (how === 'cut-short') return { outcome: 'cut-short', text: word };
  const failure = { kind: 'connection-lost' as const };
  return { outcome: 'failed', text: how === 'failed' ? word : '', failure };
}

const quoteSteps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(fc.boolean(), fc.array(fc.nat({ max: 11 }), { minLength: 3, maxLength: 6 }))
    .map(([isChat, lines]) => ({
      name: `paste ${isChat ? 'a chat' : 'a list'} of ${lines.join()}`,
      run: (world) => void paste(world, sourceOf(isChat, lines, (world.made += 1))),
    })),
  some.map((which) => ({
    name: `a reading ${which} arrives`,
    run({ readings }) {
      const arrive = at(readings, which);
      if (arrive) readings.splice(readings.indexOf(arrive), 1);
      arrive?.();
    },
  })),
  fc.tuple(some, some).map(([which, who]) => ({
    name: `answer about ${which}: ${who}`,
    run({ store }) {
      const last = store.get(lastAdditionAtom);
      const one = at([...store.get(askedAtom), ...(last ? [last] : [])], which);
      const speaker = at(one?.speakers ?? [], who);
      if (one && speaker) void store.set(answerAtom, toggleSpeaker(speaker.name), one);
    },
  })),
  fc.constant({
    name: 'close the question',
    run: ({ store }) => void store.set(closeQuestionAtom),
  }),
  fc.option(some).map((which) => ({
    name: `remove ${which ?? 'all'}`,
    run(world) {
      const { store } = world;
      const quote = which === null ? undefined : at(store.get(campaignAtom).quotes, which);
      if (which !== null && !quote) return;
      for (const text of quote ? [quote.text] : world.texts) world.removed.add(quoteKey(text));
      store.set(removeQuotesAtom, quote?.id);
    },
  })),
  fc.constant({ name: 'undo the removal', run: ({ store }) => store.set(undoRemoveAtom) }),
  fc.constant({ name: 'undo the paste', run: undoPaste }),
  some.map((which) => ({
    name: `restore part ${which}`,
    run({ store, restored }) {
      const part = at(store.get(leftOutAtom), which);
      if (!part) return;
      restored.add(quoteKey(part.text));
      store.set(restorePartAtom, part.id);
    },
  })),
  some.map((which) => ({
    name: `pin ${which}`,
    run({ store }) {
      const quote = at(store.get(campaignAtom).quotes, which);
      if (quote) store.set(chooseQuoteAtom, quote.id, 'pinned');
    },
  })),
  some.map((which) => ({
    name: `write about ${which}`,
    run({ store }) {
      const quote = at(store.get(campaignAtom).quotes, which);
      if (quote) store.set(writeAboutAtom, { label: 'It', count: 1, quoteIds: [quote.id] });
    },
  })),
  fc.constant({
    name: 'undo “Write about this”',
    run: ({ store }) => store.set(undoWriteAboutAtom),
  }),
];

const otherSteps: fc.Arbitrary<Step>[] = [
  fc.constant({
    name: 'new campaign',
    run(world) {
      // Requests that the user is watching are dropped with their campaign.
      for (const { call } of world.open.filter(({ base }) => base === undefined))
        void call.end({ outcome: 'stopped', text: '' });
      world.store.set(resetCampaignAtom);
      world.store.set(chooseAtom, { ...READY, quotes: [] });
      world.removed.clear();
      world.restored.clear();
    },
  }),
  fc.constant({ name: 'offer to sort', run: ({ store }) => void store.set(offerSortingAtom) }),
  fc.constant({ name: 'sort', run: ({ store }) => void store.set(askSortingAtom) }),
  fc.constant({
    name: 'offer an opinion',
    run({ store, current }) {
      const sentence = current?.text.slice(0, 200);
      const quotes = store.get(campaignAtom).quotes.map(({ text }) => text);
      if (!current || !sentence || quotes.length === 0) return;
      void store.set(offerOpinionAtom, {
        draftId: current.id,
        claims: [{ sentence, masked: sentence, quotes }],
      });
    },
  }),
  fc.constant({ name: 'ask for the opinion', run: ({ store }) => void store.set(askOpinionAtom) }),
];

async function paste(world: World, source: string): Promise<void> {
  const { store } = world;
  const campaignId = store.get(campaignIdAtom);
  const result = await store.set(addInsightAtom, source);
  if (!result?.ok || result.isAgain) return;
  const batch = store.get(lastAdditionAtom)?.batch ?? '';
  world.pastes.push({ batch, campaignId, source, answers: {}, isUndone: false });
}

function undoPaste({ store, pastes }: World): void {
  if (!store.get(canUndoAdditionAtom)) return;
  const batch = store.get(lastAdditionAtom)?.batch;
  for (const one of pastes.filter((it) => it.batch === batch)) one.isUndone = true;
  store.set(undoAdditionAtom);
}

/** Notes the requests that were sent, and what they may not contain. */
function noteCalls(world: World): void {
  const { calls } = world.app.model;
  for (const call of calls.slice(world.calls)) {
    const messages = call.request.messages.map(({ content }) => content);
    // Posts are written at another temperature.
    const isQuestion = call.request.temperature === 0;
    const isContinued = call.request.messages.at(-2)?.role === 'assistant';
    const isContinuation = isContinued && messages.at(-1)?.startsWith('Continue') === true;
    const base = isContinuation ? messages.at(-2) : undefined;
    world.open.push({ call, base, isQuestion });
    if (isQuestion) checkQuestion(world, messages.join('\n'));
    checkHeld(world, messages.join('\n'));
  }
  world.calls = calls.length;
}

/** Notes the quotes that wait for no answer about their conversation. */
function noteFree({ store, free }: World): void {
  const held = heldIds(store.get(additionAtom));
  for (const { id, text } of store.get(campaignAtom).quotes)
    if (!held.has(id)) free.add(quoteKey(text));
}

/** No request names a quote whose conversation always waited for an answer. */
function checkHeld(world: World, sent: string): void {
  for (const line of LINES) {
    // A reading may join lines to one quote.
    const isFree = [...world.free].some((key) => key.includes(quoteKey(line)));
    if (!isFree && sent.includes(line)) world.wrong.push(`held: ${line}`);
  }
}

/** A question outside the queue names no quote that is not there. */
function checkQuestion(world: World, sent: string): void {
  const there = new Set(world.texts.map(quoteKey));
  for (const line of LINES)
    if (!there.has(quoteKey(line)) && sent.includes(line)) world.wrong.push(`sent: ${line}`);
}

function checkDrafts(world: World): void {
  const { store, wrong } = world;
  const { drafts } = store.get(draftsAtom);
  for (const { id, text, editing } of drafts) {
    for (const [word, base] of world.bases)
      for (const one of [text, editing ?? ''])
        if (one.includes(word) && !one.startsWith(base.trim()))
          wrong.push(`${word} continues another text in ${id}: ${one.slice(0, 60)}`);
    const typed = world.typed.get(id);
    if (typed !== undefined && editing !== typed) wrong.push(`${id} lost what was typed: ${typed}`);
  }
  const all = drafts.map(({ text, editing = '' }) => `${text} ${editing}`).join(' ');
  for (const word of world.words)
    if (!world.given.has(word) && !all.includes(word)) wrong.push(`${word} is lost`);
}

/** Notes the answers that were applied: the app forgets those of earlier pastes. */
function noteAnswers({ store, pastes }: World): void {
  const { asked = [], last } = store.get(additionAtom);
  for (const { batch, answers } of [...asked, ...(last ? [last] : [])])
    for (const one of pastes.filter((it) => it.batch === batch)) one.answers = answers;
}

async function checkQuotes(world: World): Promise<void> {
  const { store, wrong } = world;
  const campaignId = store.get(campaignIdAtom);
  const own = world.pastes.filter((it) => it.campaignId === campaignId && !it.isUndone);
  const readings = await Promise.all(own.map(({ source, answers }) => timesOf(source, answers)));
  const keys = world.texts.map(quoteKey);
  if (new Set(keys).size !== keys.length) wrong.push(`twice: ${keys.join(', ')}`);
  for (const { text, count = 1 } of store.get(campaignAtom).quotes) {
    const key = quoteKey(text);
    const times = readings.map((one) => one.get(key) ?? 0);
    const most = Math.max(0, ...times);
    if (most === 0 && !world.restored.has(key)) wrong.push(`${text} came back`);
    const isKnown = !world.removed.has(key) && !world.restored.has(key);
    if (isKnown && count !== most) wrong.push(`${text}: ${count} instead of ${most}`);
  }
}

async function timesOf(source: string, answers: object): Promise<ReadonlyMap<string, number>> {
  const { localInsight } = await import('#insight/local-insight.ts');
  const reading = await localInsight.readText({ text: source }, answers);
  return timesIn(reading.ok ? reading.quotes : []);
}

const told = (step: Step): Step => Object.assign(step, { [fc.toStringMethod]: () => step.name });

const anyStep = fc
  .oneof(
    { weight: 5, arbitrary: fc.oneof(...draftSteps) },
    { weight: 3, arbitrary: fc.oneof(...replySteps) },
    { weight: 6, arbitrary: fc.oneof(...quoteSteps) },
    { weight: 1, arbitrary: fc.oneof(...otherSteps) },
  )
  .map(told);

async function arriveAll(world: World): Promise<void> {
  const { readings } = world;
  for (let left = 500; readings.length > 0 && left > 0; left -= 1) {
    readings.shift()?.();
    await flushTasks();
    noteAnswers(world);
  }
}

async function walk(steps: readonly Step[]): Promise<World> {
  const world = new World();
  for (const step of steps) {
    world.app.clock.now += 1;
    await step.run(world);
    await flushTasks();
    world.store.set(collectAtom);
    noteFree(world);
    noteCalls(world);
    noteAnswers(world);
    checkDrafts(world);
    if (world.readings.length === 0) await checkQuotes(world);
    expect([step.name, world.wrong]).toEqual([step.name, []]);
  }
  await arriveAll(world);
  await checkQuotes(world);
  expect(world.wrong).toEqual([]);
  return world;
}

/** A change of the quotes that names what it changes: it can be repeated in another order. */
type Change =
  | { readonly kind: 'paste'; readonly isChat: boolean; readonly lines: readonly number[] }
  | { readonly kind: 'answer'; readonly of: number; readonly who: number }
  | { readonly kind: 'close'; readonly of: number }
  | { readonly kind: 'remove'; readonly line: number | null }
  | { readonly kind: 'undo removal' | 'undo paste' | 'nothing' };

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('paste' as const),
      isChat: fc.boolean(),
      lines: fc.array(fc.nat({ max: 11 }), { minLength: 3, maxLength: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      of: some,
      who: fc.nat({ max: 2 }),
    }),
  },
  fc.record({ kind: fc.constant('close' as const), of: some }),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), line: fc.option(some) }),
  },
  fc.record({ kind: fc.constantFrom('undo removal' as const, 'undo paste' as const) }),
);

/** Makes these changes in a new campaign. `pastes` are the positions of all pastes. */
async function make(changes: readonly Change[], pastes: readonly number[]) {
  const { store } = openReadyApp();
  store.set(chooseAtom, { quotes: [] });
  const batches = new Map<number | undefined, string>();
  /** Answered pastes. The next paste closes their questions. */
  const answered = new Set<string>();
  const closed = new Set<string>();
  for (const [index, one] of changes.entries()) {
    const batch = 'of' in one ? batches.get(at(pastes, one.of)) : undefined;
    const last = store.get(lastAdditionAtom);
    const live = [...store.get(askedAtom), ...(last ? [last] : [])];
    const asked = live.find((it) => it.batch === batch);
    if (pastes.includes(index)) for (const it of answered) closed.add(it);
    if (one.kind === 'paste') {
      const result = await store.set(addInsightAtom, sourceOf(one.isChat, one.lines, index));
      const added = store.get(lastAdditionAtom)?.batch;
      if (result?.ok && !result.isAgain && added !== undefined) batches.set(index, added);
    } else if (one.kind === 'answer') {
      const name = SPEAKERS[one.who];
      const isThere = asked?.speakers?.some((speaker) => speaker.name === name);
      if (!name || !isThere || !batch || closed.has(batch)) continue;
      answered.add(batch);
      await store.set(answerAtom, toggleSpeaker(name), asked);
    } else if (one.kind === 'close') {
      if (asked) await store.set(closeQuestionAtom, asked);
    } else if (one.kind === 'remove') {
      const line = one.line === null ? undefined : quoteKey(LINES[one.line] ?? '');
      const found = store.get(campaignAtom).quotes.find(({ text }) => quoteKey(text) === line);
      store.set(removeQuotesAtom, line === undefined ? undefined : (found?.id ?? 'none'));
    } else if (one.kind === 'undo removal') {
      store.set(undoRemoveAtom);
    } else if (one.kind === 'undo paste' && store.get(canUndoAdditionAtom)) {
      store.set(undoAdditionAtom);
    }
  }
  return store;
}

type Store = Awaited<ReturnType<typeof make>>;

/** The quotes by their words, with the number of customers. */
const quotesOf = (store: Store) =>
  store
    .get(campaignAtom)
    .quotes.map(({ text, count = 1 }) => `${quoteKey(text)} ${count}`)
    .toSorted();

/** Position of the last removal that an undo at the end would be of; -1 without one. */
function lastRemoval(changes: readonly Change[]): number {
  const index = changes.findLastIndex(({ kind }) => kind === 'remove' || kind === 'undo removal');
  return changes[index]?.kind === 'remove' ? index : -1;
}

const pasted = (isChat: boolean, ...lines: number[]): Change => ({ kind: 'paste', isChat, lines });
const answered = (of: number, who: number): Change => ({ kind: 'answer', of, who });
const REMOVE_ALL: Change = { kind: 'remove', line: null };

/** Orders that went wrong once: a paste that is no longer here named a quote too. */
const FOUND: [Change[], boolean][] = [
  [
    [
      pasted(true, 0, 0, 3),
      REMOVE_ALL,
      pasted(false, 3, 0, 0, 0),
      pasted(false, 0, 0, 0),
      { kind: 'undo removal' },
      answered(0, 2),
      answered(0, 0),
      { kind: 'remove', line: 0 },
    ],
    true,
  ],
  [
    [
      pasted(false, 0, 0, 0),
      pasted(true, 0, 0, 11, 11),
      answered(1, 0),
      REMOVE_ALL,
      answered(1, 0),
      pasted(false, 0, 0, 0),
    ],
    false,
  ],
  [
    [
      pasted(true, 0, 0, 8, 0, 2, 0),
      pasted(false, 8, 0, 0),
      pasted(false, 0, 0, 0),
      answered(0, 0),
      REMOVE_ALL,
    ],
    false,
  ],
];

describe('results, changes and undos in any order', () => {
  test('a result changes nothing but the text and the quotes that it was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 5, maxLength: 40, size: 'max' }),
        async (steps) => {
          await walk(steps);
        },
      ),
      { numRuns: 150 },
    );
  }, 300_000);

  test('an undo leaves what the other changes alone would have left', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { minLength: 3, maxLength: 12, size: 'max' }),
        fc.boolean(),
        async (changes, isOfPaste) => {
          const pastes = changes.flatMap(({ kind }, index) => (kind === 'paste' ? [index] : []));
          const without = (index: number) => make(changes.with(index, { kind: 'nothing' }), pastes);
          const store = await make(changes, pastes);
          const removal = lastRemoval(changes);
          const last = pastes.at(-1) ?? -1;
          if (!isOfPaste && removal >= 0) {
            store.set(undoRemoveAtom);
            expect(quotesOf(store)).toEqual(quotesOf(await without(removal)));
          }
          const isUndone = changes.slice(last + 1).some(({ kind }) => kind === 'undo paste');
          if (!isOfPaste || last < 0 || isUndone || !store.get(canUndoAdditionAtom)) return;
          store.set(undoAdditionAtom);
          expect(quotesOf(store)).toEqual(quotesOf(await without(last)));
        },
      ),
      { numRuns: 150, examples: FOUND },
    );
  }, 300_000);
});
