import { expect, test } from 'vitest';
import { spendingAtom } from '#state/provider/cost.ts';
import { otherWaysAtom, answerAtom, undoAdditionAtom } from '#state/quotes/additions.ts';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { quotesAtom, setQuotesAtom } from '#state/campaign/campaign.ts';
import {
  askSplitAtom,
  offerSplitAtom,
  splitQuestionAtom,
  stopSplitAtom,
} from '#state/questions/split-paste.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

const PASTE = 'Ann Miller\nLovely stay.\nQuiet too.\nThe team thanks you\nTom Berg\nToo loud.';
const RIGHT = JSON.stringify({
  parts: [
    { from: 1, to: 1, is: 'other' },
    { from: 2, to: 3, is: 'quote', speaker: 1 },
    { from: 4, to: 5, is: 'company' },
    { from: 6, to: 6, is: 'quote', speaker: 5 },
  ],
});

async function offered(paste = PASTE) {
  const app = openReadyApp();
  const { store } = app;
  store.set(setQuotesAtom, []);
  await store.set(addInsightAtom, paste);
  const problem = await store.set(offerSplitAtom);
  // In any order: quotes of both readings stay where they were.
  const texts = () =>
    store
      .get(quotesAtom)
      .map(({ text }) => text)
      .toSorted();
  return {
    ...app,
    problem,
    texts,
    async answer(text: string) {
      const asked = store.set(askSplitAtom);
      await flushTasks();
      await app.model.latest().end({ outcome: 'complete', text });
      return asked;
    },
  };
}

test('a paste is sent only after its cost was shown, masked and in numbered pieces', async () => {
  const { model, store, answer } = await offered();
  expect(store.get(splitQuestionAtom)?.status).toBe('offered');
  expect(model.calls).toHaveLength(0);
  await answer(RIGHT);
  const sent = model
    .latest()
    .request.messages.map(({ content }) => content)
    .join('\n');
  expect(sent).toContain('{"id":1,"text":"[name 1]"}');
  expect(sent).not.toMatch(/Ann|Miller|Berg/);
  expect(Object.keys(store.get(spendingAtom))).toHaveLength(1);
});

test('a right reply splits the paste, and the way of before can be taken again', async () => {
  const { store, answer, texts } = await offered();
  const before = texts();
  expect(await answer(RIGHT)).toBe('split');
  expect(texts()).toEqual(['Lovely stay.\nQuiet too.', 'Too loud.']);
  expect(new Set(store.get(quotesAtom).map(({ speaker }) => speaker))).toEqual(
    new Set(['A. M.', 'T. B.']),
  );
  expect(store.get(splitQuestionAtom)).toBeUndefined();
  const offers = await store.set(otherWaysAtom);
  expect(offers.find(({ way }) => way === 'model')?.count).toBe(2);
  await store.set(answerAtom, { way: 'found' });
  expect(texts()).toEqual(before);
  await store.set(answerAtom, { way: 'model' });
  expect(texts()).toEqual(['Lovely stay.\nQuiet too.', 'Too loud.']);
});

test('a reply that does not add up changes nothing, and says why', async () => {
  const { store, answer, texts } = await offered();
  const before = texts();
  expect(await answer(RIGHT.replace('"to":3', '"to":2'))).toBeUndefined();
  expect(texts()).toEqual(before);
  const question = store.get(splitQuestionAtom);
  expect(question?.status === 'done' && question.answer).toEqual({
    ok: false,
    fault: { kind: 'missing', piece: 3 },
  });
});

test('a paste that was undone meanwhile is not split', async () => {
  const { store, model, texts } = await offered();
  const asked = store.set(askSplitAtom);
  await flushTasks();
  store.set(undoAdditionAtom);
  await model.latest().end({ outcome: 'complete', text: RIGHT });
  expect(await asked).toBeUndefined();
  expect(texts()).toEqual([]);
  // Nor is a request offered for it.
  expect(await store.set(offerSplitAtom)).toBe('unreadable');
});

test('a stopped request changes nothing', async () => {
  const { store, model, texts } = await offered();
  const before = texts();
  const asked = store.set(askSplitAtom);
  await flushTasks();
  store.set(stopSplitAtom);
  await model.latest().end({ outcome: 'complete', text: RIGHT });
  await asked;
  expect(texts()).toEqual(before);
});

test('a text of too many pieces is sent to no model', async () => {
  const { model, problem } = await offered('Fine, and fair.\n'.repeat(700));
  expect(problem).toBe('too-long');
  expect(model.calls).toHaveLength(0);
});
