import { expect, test } from 'vitest';
import type { Reply } from '#services/model/model.ts';
import {
  chooseDraftAtom,
  closeDraftAtom,
  currentDraftAtom,
  openDraftAtom,
  removeDraftAtom,
} from '#state/drafts/drafts.ts';
import { saveEditAtom, startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import type { Plan } from '#domain/drafts/planned.ts';
import { markDraftUsedAtom, setPostedAtom } from '#state/drafts/draft-use.ts';
import { planPostAtom } from '#state/drafts/plan.ts';
import { openVersionAtom, versionsAtom } from '#state/drafts/versions.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { ownVariantsAtom } from '#state/generation/variants.ts';
import { draftGenerationAtom, stopDraftAtom } from '#state/generation/draft-generation.ts';
import {
  proposedForAtom,
  refineAtom,
  rejectAtom,
  reworkedSoFarAtom,
} from '#state/review/refine.ts';
import type { Refinement } from '#domain/posts/refinement.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';
import { currentId } from '../current-draft.ts';

async function withPost(text = 'First words. [q1]') {
  const app = openReadyApp();
  const generated = app.store.set(generateAtom);
  await flushTasks();
  await app.model.latest().end({ outcome: 'complete', text });
  await generated;
  return { ...app, post: currentId(app.store) };
}

type App = Awaited<ReturnType<typeof withPost>>;

async function rework(app: App, reply: Reply, refinement: Refinement = { how: 'warmer' }) {
  app.clock.now += 1;
  const asked = app.store.set(refineAtom, refinement);
  await flushTasks();
  await app.model.latest().end(reply);
  await asked;
}

const WARM: Reply = { outcome: 'complete', text: 'Warm words. [q1]' };

test('a rework is proposed beside the post, which stands until it is accepted', async () => {
  const app = await withPost();
  const { store, model, post } = app;
  await rework(app, WARM);
  expect(model.latest().request.messages.at(-2)?.content).toBe('First words. [q1]');
  expect(store.get(currentDraftAtom)).toMatchObject({
    text: 'Warm words.',
    refinement: 'Warmer',
    refinedFrom: post,
  });
  expect(store.get(currentDraftAtom)?.evidence).toBeDefined();
  expect(store.get(proposedForAtom)).toMatchObject({ id: post, text: 'First words.' });
  expect(store.get(versionsAtom)).toMatchObject([{ id: post }, { cause: 'Warmer' }]);
  store.set(closeDraftAtom);
  expect(store.get(ownVariantsAtom)).toMatchObject([{ draft: { id: post } }]);
});

test('an accepted rework takes the place of the post, which stays a version', async () => {
  const app = await withPost();
  const { store } = app;
  await rework(app, WARM);
  const reworked = currentId(store);
  app.clock.now += 1;
  store.set(chooseDraftAtom, reworked);
  expect(store.get(proposedForAtom)).toBeUndefined();
  store.set(closeDraftAtom);
  expect(store.get(ownVariantsAtom)).toMatchObject([{ draft: { id: reworked } }]);
  store.set(openDraftAtom, reworked);
  expect(store.get(versionsAtom)).toHaveLength(2);
});

test('a rejected rework leads back to the post, and can be looked at again', async () => {
  const app = await withPost();
  const { store, post } = app;
  await rework(app, WARM);
  const reworked = currentId(store);
  store.set(rejectAtom, reworked);
  expect(currentId(store)).toBe(post);
  store.set(openDraftAtom, reworked);
  expect(store.get(proposedForAtom)?.id).toBe(post);
});

test('the text is shown as it comes, and a stopped one is a proposal to go on with', async () => {
  const { store, model, clock, post } = await withPost();
  clock.now += 1;
  const asked = store.set(refineAtom, { how: 'longer' });
  await flushTasks();
  expect(store.get(reworkedSoFarAtom)).toBe('');
  model.latest().say('More words. [q1] And');
  await flushTasks();
  expect(store.get(reworkedSoFarAtom)).toBe('More words. And');
  expect(store.get(currentDraftAtom)).toMatchObject({ id: post, text: 'First words.' });
  store.set(stopDraftAtom);
  await asked;
  await flushTasks();
  expect(store.get(currentDraftAtom)).toMatchObject({ text: 'More words. And', cutShort: true });
  expect(store.get(proposedForAtom)?.id).toBe(post);
});

test('a failed rework leaves the post as it is', async () => {
  const app = await withPost();
  await rework(app, { outcome: 'failed', failure: { kind: 'key-refused' }, text: '' });
  expect(app.store.get(currentDraftAtom)).toMatchObject({ id: app.post, text: 'First words.' });
  expect(app.store.get(draftGenerationAtom)).toMatchObject({ status: 'failed' });
});

test('a post that was edited meanwhile stays, and the rework lies beside it', async () => {
  const { store, model, clock, post } = await withPost();
  clock.now += 1;
  const asked = store.set(refineAtom, { how: 'simpler' });
  await flushTasks();
  store.set(startEditingAtom, post);
  store.set(typeAtom, post, 'My own words.');
  store.set(saveEditAtom, post);
  clock.now += 1;
  await model.latest().end({ outcome: 'complete', text: 'Simple words.' });
  await asked;
  expect(store.get(currentDraftAtom)).toMatchObject({ id: post, text: 'My own words.' });
  expect(store.get(versionsAtom)).toMatchObject([
    { cause: 'Before your edit' },
    { id: post },
    { cause: 'Simpler', besideOf: post },
  ]);
});

test('a translation is a post in its language, and so are its later versions', async () => {
  const app = await withPost();
  await rework(
    app,
    { outcome: 'complete', text: 'Warme Worte.' },
    { how: 'translate', language: 'de' },
  );
  expect(app.model.latest().request.messages.at(-1)?.content).toMatch(/Write in German\.$/);
  expect(app.store.get(currentDraftAtom)?.origin.language).toBe('de');
  await rework(app, { outcome: 'complete', text: 'Kurz.' }, { how: 'shorter' });
  expect(app.model.latest().request.messages.at(-1)?.content).toMatch(/Write in German\.$/);
  expect(app.store.get(versionsAtom)).toMatchObject([
    {},
    { cause: 'In German' },
    { cause: 'Shorter' },
  ]);
});

test('a planned post stays the post, and a planned, copied or posted rework takes its place', async () => {
  const plan: Plan = { at: '2026-12-01T09:00', zone: 'UTC' };
  for (const take of [
    ({ store }: App, id: string) => store.set(planPostAtom, id, plan),
    ({ store }: App, id: string) => store.set(markDraftUsedAtom, 'copied', id),
    ({ store }: App, id: string) => store.set(setPostedAtom, id, true),
  ]) {
    const app = await withPost();
    const { store, post } = app;
    await rework(app, WARM);
    const reworked = currentId(store);
    store.set(planPostAtom, post, plan);
    expect(store.get(proposedForAtom)?.id).toBe(post);
    app.clock.now += 1;
    take(app, reworked);
    expect(store.get(proposedForAtom)).toBeUndefined();
    store.set(closeDraftAtom);
    expect(store.get(ownVariantsAtom)).toMatchObject([{ draft: { id: reworked } }]);
  }
});

test('a rework whose post is gone is chosen once it is opened', async () => {
  const app = await withPost();
  const { store, post } = app;
  await rework(app, WARM);
  const reworked = currentId(store);
  store.set(removeDraftAtom, post);
  expect(store.get(proposedForAtom)).toBeUndefined();
  store.set(openVersionAtom, reworked);
  expect(store.get(currentDraftAtom)?.chosenAt).toBeDefined();
});

test('the translation of a passage leaves the language of the post', async () => {
  const { store, model, clock } = await withPost('One sentence. Another one.');
  clock.now += 1;
  const asked = store.set(refineAtom, { how: 'translate', language: 'de' }, { start: 0, end: 13 });
  await flushTasks();
  expect(model.latest().request.messages.at(-1)?.content).toMatch(/Write in German\.$/);
  await model.latest().end({ outcome: 'complete', text: 'Ein Satz.' });
  await asked;
  expect(store.get(currentDraftAtom)).toMatchObject({ text: 'Ein Satz. Another one.' });
  expect(store.get(currentDraftAtom)?.origin.language).toBeUndefined();
});
