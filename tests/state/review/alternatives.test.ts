import { expect, test } from 'vitest';
import { paragraphsOf } from '#domain/drafts/mix.ts';
import type { Reply } from '#services/model/model.ts';
import {
  changeDraftAtom,
  closeDraftAtom,
  currentDraftAtom,
  draftByIdAtom,
  openDraftAtom,
} from '#state/drafts/drafts.ts';
import { saveEditAtom, startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import { openVersionAtom, versionsAtom } from '#state/drafts/versions.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { ownVariantsAtom } from '#state/generation/variants.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { watchConnectionAtom } from '#state/jobs/network.ts';
import { isReworkShownAtom } from '#state/jobs/progress-shown.ts';
import {
  askForAlternativesAtom,
  comparisonAtom,
  keepAtom,
  mixAtom,
  stopAlternativesAtom,
} from '#state/review/alternatives.ts';
import { reworkedSoFarAtom } from '#state/review/refine.ts';
import type { AlternativeId } from '#domain/posts/refinement.ts';
import { currentId } from '../current-draft.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

const whole = (text: string): Reply => ({ outcome: 'complete', text });

async function withPost(text = 'First words. [q1]\n\nMore of them.') {
  const app = openReadyApp();
  const generated = app.store.set(generateAtom);
  await flushTasks();
  await app.model.latest().end(whole(text));
  await generated;
  app.store.set(isReworkShownAtom, true);
  app.toasts.length = 0;
  return { ...app, post: currentId(app.store) };
}

type App = Awaited<ReturnType<typeof withPost>>;

async function ask(app: App, hooks: readonly AlternativeId[]): Promise<void> {
  app.clock.now += 1;
  await app.store.set(askForAlternativesAtom, hooks);
  await flushTasks();
}

async function answer(app: App, text: string): Promise<void> {
  app.clock.now += 1;
  await app.model.latest().end(whole(text));
  await flushTasks();
}

const shown = ({ store }: App) => {
  const { drafts = [], coming = [] } = store.get(comparisonAtom) ?? {};
  return [
    drafts.map(({ refinement, text }) => `${refinement}: ${text}`),
    coming.map(({ refines, status }) => `${refines?.name}: ${status}`),
  ];
};

async function withTwo(app: App): Promise<readonly string[]> {
  await ask(app, ['question', 'story']);
  await answer(app, 'Who says so? [q1]\n\nThey do.');
  await answer(app, 'It was a Monday.\n\nThen it rained.');
  return app.store.get(comparisonAtom)?.drafts.map(({ id }) => id) ?? [];
}

test('each alternative is a request of its own, and the post stays under review', async () => {
  const app = await withPost();
  const { store, model, post } = app;
  await ask(app, ['question', 'number', 'story']);
  expect(shown(app)).toEqual([
    [],
    ['A question first: sending', 'A number first: queued', 'As a story: queued'],
  ]);
  expect(store.get(reworkedSoFarAtom)).toBeUndefined();
  const [first] = model.calls.slice(-1);
  expect(first?.request.messages.at(-1)?.content).toContain('Open it with a question');
  await answer(app, 'Who says so? [q1]');
  expect(shown(app)[0]).toEqual(['A question first: Who says so?']);
  await answer(app, 'Three of them.');
  await answer(app, 'It was a Monday.');
  expect(shown(app)).toEqual([
    [
      'A question first: Who says so?',
      'A number first: Three of them.',
      'As a story: It was a Monday.',
    ],
    [],
  ]);
  expect(currentId(store)).toBe(post);
  expect(store.get(versionsAtom)).toHaveLength(4);
  // The screen shows them.
  expect(app.toasts).toEqual([]);
});

test('one that is kept is the post, and the others are versions', async () => {
  const app = await withPost();
  const { store } = app;
  const [, story = ''] = await withTwo(app);
  store.set(openDraftAtom, story);
  expect(store.get(comparisonAtom)?.drafts).toHaveLength(2);
  app.clock.now += 1;
  await store.set(keepAtom, story);
  expect(store.get(comparisonAtom)).toBeUndefined();
  store.set(closeDraftAtom);
  expect(store.get(ownVariantsAtom)).toMatchObject([{ draft: { id: story } }]);
});

test('the post can be kept, and a version of the comparison looked at later', async () => {
  const app = await withPost();
  const { store, post } = app;
  const [question = ''] = await withTwo(app);
  app.clock.now += 1;
  await store.set(keepAtom, post);
  expect(store.get(comparisonAtom)).toBeUndefined();
  store.set(openVersionAtom, question);
  expect(store.get(comparisonAtom)).toBeUndefined();
  expect(currentId(store)).toBe(question);
});

test('a mix has its paragraphs in the order of the presses, with their quotes', async () => {
  const app = await withPost();
  const { store, post } = app;
  const [question = '', story = ''] = await withTwo(app);
  const paragraph = (id: string, at: number) => {
    const draft = store.get(draftByIdAtom)(id);
    const span = draft && paragraphsOf(draft.text)[at];
    if (!draft || !span) throw new Error('No such paragraph');
    return { draft, span };
  };
  app.clock.now += 1;
  await store.set(mixAtom, [paragraph(story, 0), paragraph(question, 0), paragraph(post, 1)]);
  const mix = store.get(currentDraftAtom);
  expect(mix?.text).toBe('It was a Monday.\n\nWho says so?\n\nMore of them.');
  expect(mix?.evidence?.links).toHaveLength(1);
  expect(store.get(comparisonAtom)).toBeUndefined();
  expect(store.get(versionsAtom).map(({ cause }) => cause)).toContain('Mixed');
  store.set(closeDraftAtom);
  expect(store.get(ownVariantsAtom)).toMatchObject([{ draft: { id: mix?.id } }]);
});

test('keeping one ends the comparison: what is on its way is stopped, and does not open it again', async () => {
  for (const isAlternative of [true, false]) {
    const app = await withPost();
    const { store, model, post } = app;
    await ask(app, ['question', 'story', 'quote']);
    await answer(app, 'Who says so?');
    model.latest().say('Half a sen');
    await flushTasks();
    const [first] = store.get(comparisonAtom)?.drafts ?? [];
    const kept = isAlternative ? (first?.id ?? '') : post;
    app.clock.now += 1;
    await store.set(keepAtom, kept);
    await flushTasks();
    expect(store.get(comparisonAtom)).toBeUndefined();
    expect(currentId(store)).toBe(kept);
    expect(store.get(jobsAtom).filter(({ status }) => status === 'queued')).toEqual([]);
    expect(store.get(versionsAtom).map(({ cause }) => cause)).toContain('As a story');
    store.set(openDraftAtom, post);
    expect(store.get(comparisonAtom)).toBeUndefined();
  }
});

test('a post of an early release, without a campaign, has alternatives too', async () => {
  const app = await withPost();
  const { store, post } = app;
  store.set(changeDraftAtom, post, ({ campaignId: _, ...draft }) => draft);
  await withTwo(app);
  expect(store.get(comparisonAtom)?.drafts).toHaveLength(2);
});

test('Stop ends all of them; what has come of one is an alternative', async () => {
  const app = await withPost();
  await ask(app, ['question', 'story', 'quote']);
  app.model.latest().say('Half a sen');
  await flushTasks();
  app.store.set(stopAlternativesAtom);
  await flushTasks();
  expect(shown(app)).toEqual([['A question first: Half a sen'], []]);
  expect(app.store.get(jobsAtom).filter(({ status }) => status === 'queued')).toEqual([]);
});

test('one that fails leaves the others, and the next press takes its place', async () => {
  const app = await withPost();
  await ask(app, ['question', 'story']);
  await answer(app, 'Who says so?');
  await app.model.latest().end({ outcome: 'failed', failure: { kind: 'filtered' }, text: '' });
  await flushTasks();
  expect(shown(app)).toEqual([['A question first: Who says so?'], ['As a story: failed']]);
  await ask(app, ['story', 'contrast']);
  await answer(app, 'Once.');
  await answer(app, 'Not this.');
  expect(shown(app)).toEqual([
    ['A question first: Who says so?', 'As a story: Once.', 'A contrast: Not this.'],
    [],
  ]);
});

test('a post that was edited meanwhile keeps its place, and is compared as it is now', async () => {
  const app = await withPost();
  const { store, post } = app;
  await ask(app, ['question', 'story']);
  store.set(startEditingAtom, post);
  store.set(typeAtom, post, 'My own words.');
  store.set(saveEditAtom, post);
  await answer(app, 'Who says so?');
  await answer(app, 'Once.');
  expect(store.get(currentDraftAtom)).toMatchObject({ id: post, text: 'My own words.' });
  expect(store.get(comparisonAtom)).toMatchObject({
    post: { text: 'My own words.' },
    drafts: [{ besideOf: post }, { besideOf: post }],
  });
});

test('alternatives that all wait hide nothing of the post', async () => {
  const app = openReadyApp();
  const generated = app.store.set(generateAtom);
  await flushTasks();
  await app.model.latest().end(whole('First words.'));
  await generated;
  const connection = await app.store.set(watchConnectionAtom);
  await app.net.become('offline');
  await connection.check();
  await app.store.set(askForAlternativesAtom, ['question', 'story']);
  await flushTasks();
  expect(app.store.get(jobsAtom).filter(({ status }) => status === 'queued')).toHaveLength(2);
  expect(app.store.get(comparisonAtom)).toBeUndefined();
});
