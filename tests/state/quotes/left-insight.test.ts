import { expect, test } from 'vitest';
import { INSIGHT_MAX_BYTES } from '#domain/quotes/quote.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { generateAtom, writeAtom } from '#state/generation/generate.ts';
import { isGeneratingAtom } from '#state/generation/current.ts';
import { stopAtom } from '#state/generation/stop.ts';
import { insightTextAtom } from '#state/quotes/insight.ts';
import {
  addLeftInsightAtom,
  hasWordsLeftAtom,
  leftResultAtom,
  writeWithoutAtom,
} from '#state/quotes/left-insight.ts';
import { services, servicesAtom } from '#state/services.ts';
import { openReadyApp } from '../fake-app.ts';

test.each([
  ['Generate', (store: ReturnType<typeof openReadyApp>['store']) => store.set(generateAtom)],
  [
    'a request for one platform',
    (store: ReturnType<typeof openReadyApp>['store']) => store.set(writeAtom, ['facebook']),
  ],
])('%s waits for the words that were left in the field', async (_, press) => {
  const { store, model } = openReadyApp();
  store.set(insightTextAtom, 'The zippers are marvellous.');
  void store.set(addLeftInsightAtom);
  void press(store);
  await expect.poll(() => model.calls).toHaveLength(1);
  expect(JSON.stringify(model.latest().request)).toContain('The zippers are marvellous.');
});

test('Generate shows that it waits for words whose parser doesn’t load, and can be stopped', async () => {
  const { store, model } = openReadyApp();
  const parser = Promise.withResolvers<{ ok: false; problem: 'unreadable' }>();
  const app = services(store.get);
  const insight = { ...app.insight, readText: () => parser.promise };
  store.set(servicesAtom, { ...app, insight });
  store.set(insightTextAtom, 'The zippers are marvellous.');
  void store.set(addLeftInsightAtom);
  const pressed = store.set(generateAtom);
  expect(store.get(isGeneratingAtom)).toBe(true);
  // A second press waits for nothing of its own.
  await store.set(generateAtom);
  store.set(stopAtom);
  expect(store.get(isGeneratingAtom)).toBe(false);
  parser.resolve({ ok: false, problem: 'unreadable' });
  await pressed;
  expect(store.get(isGeneratingAtom)).toBe(false);
  expect(model.calls).toEqual([]);
});

test('words that can’t be added are reported, and again at the field until they change', async () => {
  const { store, toasts } = openReadyApp();
  store.set(insightTextAtom, `${'word '.repeat(INSIGHT_MAX_BYTES / 5)} and more`);
  await store.set(addLeftInsightAtom);
  expect(toasts).toContainEqual(TOASTS.wordsNotAdded);
  expect(store.get(leftResultAtom)).toEqual({ ok: false, problem: 'too-large' });
  store.set(insightTextAtom, 'Less.');
  expect(store.get(leftResultAtom)).toBeUndefined();
});

test('an empty field that is left reports nothing', async () => {
  const { store, toasts } = openReadyApp();
  await store.set(addLeftInsightAtom);
  expect(toasts).toEqual([]);
});

test('Generate adds words in the field that the user never left', async () => {
  const { store, model } = openReadyApp();
  store.set(insightTextAtom, 'The zippers are marvellous.');
  void store.set(generateAtom);
  await expect.poll(() => model.calls).toHaveLength(1);
  expect(JSON.stringify(model.latest().request)).toContain('The zippers are marvellous.');
  expect(store.get(insightTextAtom)).toBe('');
});

test('Generate sends nothing while words in the field could not be added, until it may', async () => {
  const { store, model, toasts } = openReadyApp();
  const app = services(store.get);
  const readText = async () => ({ ok: false, problem: 'unreadable' }) as const;
  store.set(servicesAtom, { ...app, insight: { ...app.insight, readText } });
  store.set(insightTextAtom, 'The zippers are marvellous.');
  await store.set(generateAtom);
  expect(model.calls).toEqual([]);
  expect(toasts).toContainEqual(TOASTS.wordsNotAdded);
  expect(store.get(leftResultAtom)).toEqual({ ok: false, problem: 'unreadable' });
  expect(store.get(hasWordsLeftAtom)).toBe(true);
  expect(store.get(isGeneratingAtom)).toBe(false);
  store.set(writeWithoutAtom);
  void store.set(generateAtom);
  await expect.poll(() => model.calls).toHaveLength(1);
  // Other words are another question.
  store.set(insightTextAtom, 'The seams are neat.');
  expect(store.get(hasWordsLeftAtom)).toBe(true);
});
