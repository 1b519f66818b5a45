import { deletePostAtom } from '#state/drafts/delete-post.ts';
import type { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import type { Reply } from '#services/model/model.ts';
import { isBusyAtom } from '#state/shell/busy.ts';
import { spendingAtom } from '#state/provider/cost.ts';
import { deviceAnsweredAtom } from '#state/storage/documents.ts';
import { connectionAtom } from '#state/jobs/network.ts';
import { pressesAtom } from '#state/jobs/presses.ts';
import { modelNameAtom, providerChoiceAtom } from '#state/provider/provider.ts';
import {
  askOpinionAtom,
  dropUnchosenAtom,
  offerOpinionAtom,
  opinionOnAtom,
  secondOpinionAtom,
  stopOpinionAtom,
} from '#state/questions/second-opinion.ts';
import { findObstacleAtom } from '#state/questions/model-question.ts';
import { sessionAtom, setIdentityAtom, signOutAtom } from '#state/account/session.ts';
import { setQuotesAtom } from '#state/campaign/campaign.ts';
import { addDraftAtom } from '#state/drafts/drafts.ts';
import { typeAtom } from '#state/drafts/edit-draft.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { openReadyApp, flushTasks } from '../fake-app.ts';

const CLAIM = {
  sentence: 'The pool closes at ten.',
  masked: 'The pool closes at ten.',
  quotes: ['The pool closes at six.'],
};
const ANSWER = '{"opinions":[{"id":"c1","opinion":"contradicted"}]}';
const DONE: Reply = {
  outcome: 'complete',
  text: ANSWER,
  usage: { promptTokens: 200, completionTokens: 20 },
};

function addPosts(store: ReturnType<typeof createStore>, ...ids: string[]): void {
  const text = `Come by! ${CLAIM.sentence}`;
  for (const id of ids) store.set(addDraftAtom, { ...DRAFT, id, text, campaignId: 'first' });
}

async function offered() {
  const app = openReadyApp();
  const { store } = app;
  store.set(setIdentityAtom, { email: 'a@example.com' });
  addPosts(store, 'd', 'other');
  await store.set(offerOpinionAtom, { draftId: 'd', claims: [CLAIM] });
  return {
    ...app,
    status: () => store.get(secondOpinionAtom)?.status,
    opinion: (draftId = 'd', claim = CLAIM) => store.get(opinionOnAtom)(draftId, claim)?.opinion,
    spent: () => Object.values(store.get(spendingAtom)),
    ask: async () => {
      const asked = store.set(askOpinionAtom);
      await flushTasks();
      return asked;
    },
  };
}

async function running() {
  const app = await offered();
  const asked = app.store.set(askOpinionAtom);
  await flushTasks();
  return { ...app, asked, end: (reply: Reply) => app.model.latest().end(reply) };
}

describe('a second opinion', () => {
  test('the cost is known before anything is sent', async () => {
    const { store, model, status } = await offered();
    expect(status()).toBe('offered');
    const tokens = store.get(secondOpinionAtom)?.request.tokens;
    expect(tokens?.prompt[1]).toBeGreaterThan(100);
    expect(model.calls).toHaveLength(0);
  });

  test('a request is sent once, its answer shown and its tokens counted', async () => {
    const { store, model, status, opinion, spent, end } = await running();
    expect(status()).toBe('running');
    await store.set(askOpinionAtom);
    expect(model.calls).toHaveLength(1);
    expect(model.latest().request.endpoint.key).toBe('sk-saved');
    await end(DONE);
    expect(status()).toBe('done');
    expect(opinion()).toBe('contradicted');
    expect(spent()).toMatchObject([{ prompt: 200, reply: 20 }]);
  });

  test('an opinion belongs to the exact words of the claim and its quotes, and to its draft', async () => {
    const { opinion, end } = await running();
    await end(DONE);
    expect(opinion('d', { ...CLAIM, sentence: 'The pool closes at nine.' })).toBeUndefined();
    expect(opinion('d', { ...CLAIM, quotes: [] })).toBeUndefined();
    expect(opinion('other')).toBeUndefined();
  });

  test.each<[string, (store: ReturnType<typeof createStore>) => void]>([
    ['the sentence is rewritten', (store) => store.set(typeAtom, 'd', 'Come by! It never closes.')],
    ['a quote is removed', (store) => store.set(setQuotesAtom, [])],
    ['the post is deleted', (store) => store.set(deletePostAtom, 'd')],
  ])('an offer is withdrawn, and nothing sent, once %s', async (_name, change) => {
    const { store, model, status, ask } = await offered();
    change(store);
    expect(status()).toBeUndefined();
    await ask();
    expect(model.calls).toHaveLength(0);
  });

  test('a cancelled offer sends nothing', async () => {
    const { store, model, status } = await offered();
    store.set(stopOpinionAtom);
    await store.set(askOpinionAtom);
    expect(status()).toBeUndefined();
    expect(model.calls).toHaveLength(0);
  });

  test('a stopped request is aborted and shows nothing, and its tokens count', async () => {
    const { store, model, status, spent, end } = await running();
    store.set(stopOpinionAtom);
    expect(model.latest().signal.aborted).toBe(true);
    await end({ ...DONE, outcome: 'stopped' });
    expect(status()).toBeUndefined();
    expect(spent()).toHaveLength(1);
  });

  test('the app is busy while a request runs, and no longer once it is answered', async () => {
    const { store, asked, end } = await running();
    expect(store.get(isBusyAtom)).toBe(true);
    await end(DONE);
    await asked;
    expect(store.get(isBusyAtom)).toBe(false);
  });

  test('a running request is neither stopped nor replaced by a press on another draft', async () => {
    const { store, model, status, opinion, asked, end } = await running();
    await store.set(offerOpinionAtom, { draftId: 'other', claims: [CLAIM] });
    expect(model.latest().signal.aborted).toBe(false);
    expect(status()).toBe('running');
    await end(DONE);
    await asked;
    expect(opinion()).toBe('contradicted');
  });

  test('the later of two presses is offered if both costs are counted at once', async () => {
    const { store } = openReadyApp();
    store.set(setIdentityAtom, { email: 'a@example.com' });
    addPosts(store, 'one', 'two');
    const first = store.set(offerOpinionAtom, { draftId: 'one', claims: [CLAIM] });
    const second = store.set(offerOpinionAtom, { draftId: 'two', claims: [CLAIM] });
    await Promise.all([first, second]);
    expect(store.get(secondOpinionAtom)?.request.draftId).toBe('two');
    expect([...store.get(pressesAtom).keys()]).toEqual(['opinion two']);
  });

  test('a request repeated after Stop shows the second answer alone', async () => {
    const { store, model, opinion, asked, end } = await running();
    const first = model.latest();
    store.set(stopOpinionAtom);
    await store.set(offerOpinionAtom, { draftId: 'd', claims: [CLAIM] });
    const again = store.set(askOpinionAtom);
    await flushTasks();
    await first.end({ ...DONE, text: ANSWER.replace('contradicted', 'supported') });
    await asked;
    expect(opinion()).toBeUndefined();
    await end(DONE);
    await again;
    expect(opinion()).toBe('contradicted');
  });

  test('a request ends when another model is chosen, and its tokens count', async () => {
    const { store, model, status, spent, end } = await running();
    store.set(modelNameAtom, 'another');
    expect(status()).toBeUndefined();
    store.set(dropUnchosenAtom);
    expect(model.latest().signal.aborted).toBe(true);
    await end(DONE);
    expect(status()).toBeUndefined();
    expect(spent()).toHaveLength(1);
  });

  test('an opinion is not restored when its provider is selected again', async () => {
    const { store, status, end } = await running();
    const before = store.get(providerChoiceAtom);
    store.set(providerChoiceAtom, { ...before, id: 'mistral' });
    await end(DONE);
    store.set(providerChoiceAtom, before);
    expect(status()).toBeUndefined();
  });

  test('a request is aborted at its first words after a change of model', async () => {
    const { store, model } = await running();
    store.set(modelNameAtom, 'another');
    model.latest().say('{');
    expect(model.latest().signal.aborted).toBe(true);
  });

  test.each(['in this tab', 'in another tab'])(
    'a logout %s aborts the request, and nothing is written',
    async (where) => {
      const { store, model, status, spent, end } = await running();
      if (where === 'in this tab') await store.set(signOutAtom);
      else store.set(setIdentityAtom, null);
      expect(model.latest().signal.aborted).toBe(true);
      await end({ ...DONE, outcome: 'stopped' });
      store.set(setIdentityAtom, { email: 'b@example.com' });
      expect(status()).toBeUndefined();
      expect(spent()).toEqual([]);
    },
  );

  test('a logout clears the opinions', async () => {
    const { store, opinion, end } = await running();
    await end(DONE);
    await store.set(signOutAtom);
    expect(opinion()).toBeUndefined();
    expect(store.get(sessionAtom)).toBeDefined();
  });

  test('an unreadable answer is a failure, and its tokens count', async () => {
    const { store, status, spent, end } = await running();
    await end({ ...DONE, text: 'All of them are fine.' });
    expect(status()).toBe('failed');
    expect(store.get(secondOpinionAtom)).toMatchObject({ failure: { kind: 'unreadable' } });
    expect(spent()).toHaveLength(1);
  });

  test('a failed request shows its reason', async () => {
    const { store, spent, end } = await running();
    await end({ outcome: 'failed', text: '', failure: { kind: 'key-refused' } });
    expect(store.get(secondOpinionAtom)).toMatchObject({ failure: { kind: 'key-refused' } });
    expect(spent()).toEqual([]);
  });

  test('a request without its key or network is not sent', async () => {
    const { store, model, vault, ask } = await offered();
    vault.keys.clear();
    await ask();
    expect(store.get(secondOpinionAtom)).toMatchObject({ failure: { kind: 'no-key' } });
    await store.set(offerOpinionAtom, { draftId: 'd', claims: [CLAIM] });
    store.set(connectionAtom, 'offline');
    await ask();
    expect(store.get(secondOpinionAtom)).toMatchObject({
      failure: { kind: 'offline', sent: false },
    });
    expect(model.calls).toHaveLength(0);
  });
});

test('an opinion needs a network and a key', async () => {
  const { store, vault } = openReadyApp();
  store.set(deviceAnsweredAtom, true);
  expect(await store.set(findObstacleAtom)).toBeUndefined();
  store.set(connectionAtom, 'offline');
  expect(await store.set(findObstacleAtom)).toBe('offline');
  store.set(connectionAtom, 'online');
  vault.keys.clear();
  expect(await store.set(findObstacleAtom)).toBe('no-key');
});
