import { expect, test } from 'vitest';
import { closeDraftAtom, currentDraftAtom, openDraftAtom } from '#state/drafts/drafts.ts';
import { saveEditAtom, startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import { ownVariantsAtom } from '#state/generation/variants.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { shortenAtom } from '#state/review/shorten.ts';
import { spendingAtom } from '#state/provider/cost.ts';
import { longerVersionAtom, versionsAtom } from '#state/drafts/versions.ts';
import { openReadyApp, flushTasks } from '../fake-app.ts';
import { currentId } from '../current-draft.ts';

async function withPost(text: string) {
  const app = openReadyApp();
  const generated = app.store.set(generateAtom);
  await flushTasks();
  await app.model.latest().end({ outcome: 'complete', text });
  await generated;
  return app;
}

test('Shorten rewrites a post that is too long, and can be undone', async () => {
  const long = `${'x'.repeat(2300)}. [q1]`;
  const { store, model, clock } = await withPost(long);
  clock.now += 1;
  const shortened = store.set(shortenAtom);
  await flushTasks();
  const { messages } = model.latest().request;
  expect(messages.at(-2)?.content).toContain('[q1]');
  expect(messages.at(-1)?.content).toMatch(/^Shorten the post to at most \d+ characters/);
  const usage = { promptTokens: 700, completionTokens: 10 };
  await model.latest().end({ outcome: 'complete', text: 'Short. [q2]', usage });
  await shortened;
  expect(model.calls).toHaveLength(2);
  expect(store.get(currentDraftAtom)).toMatchObject({
    text: 'Short.',
    origin: { platform: 'instagram' },
  });
  expect(store.get(currentDraftAtom)?.evidence).toBeDefined();
  expect(store.get(versionsAtom)).toHaveLength(2);
  store.set(openDraftAtom, store.get(longerVersionAtom)?.id ?? '');
  expect(store.get(currentDraftAtom)?.text).toHaveLength(2301);
  const spent = Object.values(store.get(spendingAtom));
  expect(spent).toHaveLength(2);
  expect(spent).toContainEqual(expect.objectContaining({ prompt: 700, reply: 10 }));
});

test('Shorten saves an open edit first, and names the longer version', async () => {
  const { store, model, clock } = await withPost('Short.');
  store.set(startEditingAtom, currentId(store));
  store.set(typeAtom, currentId(store), 'y'.repeat(2300));
  clock.now += 1;
  const shortened = store.set(shortenAtom);
  await flushTasks();
  expect(store.get(currentDraftAtom)).toMatchObject({ text: 'y'.repeat(2300) });
  expect(store.get(currentDraftAtom)?.editing).toBeUndefined();
  await model.latest().end({ outcome: 'complete', text: 'Shorter.' });
  await shortened;
  expect(store.get(versionsAtom)).toMatchObject([
    { cause: 'Before your edit' },
    { cause: 'First version', isEdited: true },
    { cause: 'Shortened', isEdited: false },
  ]);
  expect(store.get(longerVersionAtom)?.cause).toBe('First version');
  store.set(openDraftAtom, store.get(longerVersionAtom)?.id ?? '');
  expect(store.get(longerVersionAtom)).toBeUndefined();
});

test('a post that was edited while it is shortened stays under review, and for its platform', async () => {
  const { store, model, clock } = await withPost('y'.repeat(2300));
  const id = currentId(store);
  clock.now += 1;
  const shortened = store.set(shortenAtom);
  await flushTasks();
  store.set(startEditingAtom, id);
  store.set(typeAtom, id, 'My own words.');
  store.set(saveEditAtom, id);
  clock.now += 1;
  await model.latest().end({ outcome: 'complete', text: 'Shorter.' });
  await shortened;
  expect(store.get(currentDraftAtom)).toMatchObject({ id, text: 'My own words.' });
  expect(store.get(versionsAtom)).toMatchObject([{}, { id }, { cause: 'Shortened', besideOf: id }]);
  store.set(closeDraftAtom);
  expect(store.get(ownVariantsAtom)).toMatchObject([{ draft: { id } }]);
});

test('Shorten sends no request for a post that fits', async () => {
  const { store, model } = await withPost('Short.');
  await store.set(shortenAtom);
  expect(model.calls).toHaveLength(1);
});
