import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_FIELDS } from '#domain/brand/brand-form.ts';
import { LONGEST_POST } from '#domain/questions/brand-request.ts';
import { setIdentityAtom } from '#state/account/session.ts';
import { brandFormAtom, changeBrandFormAtom } from '#state/brand/brand-form.ts';
import { brandsAtom } from '#state/brand/brands.ts';
import { spendingAtom } from '#state/provider/cost.ts';
import { providerChoiceAtom } from '#state/provider/provider.ts';
import {
  askDistilAtom,
  closeBrandFormAtom,
  distilQuestionAtom,
  dropUnchosenDistilAtom,
  offerDistilAtom,
  openBrandFormAtom,
  stopDistilAtom,
  undoFillingAtom,
} from '#state/questions/distil-brand.ts';
import { VETS } from '../../domain/brands.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';

const POSTS = [
  'New week, new puppies.\n\nSee you at the surgery.\n#HarbourVets',
  'Ask us about ticks.\n\nSee you at the surgery.\n#HarbourVets',
];
const ANSWER = JSON.stringify({
  name: 'Harbour Vets',
  signOff: 'See you at the surgery.',
  hashtags: ['#HarbourVets'],
  rules: ['Short sentences.'],
});

afterEach(() => vi.unstubAllGlobals());

/** An open form with pasted posts, whose cost is shown. */
async function offered(posts: readonly string[] = POSTS) {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const app = openReadyApp();
  const { store, model } = app;
  store.set(openBrandFormAtom, undefined);
  store.set(changeBrandFormAtom, { posts, readsPosts: true });
  const fault = await store.set(offerDistilAtom);
  return {
    ...app,
    fault,
    form: () => store.get(brandFormAtom),
    status: () => store.get(distilQuestionAtom)?.status,
    async ask() {
      const asked = store.set(askDistilAtom);
      await flushTasks();
      return {
        asked,
        async answer(text: string, outcome: 'complete' | 'cut-short' = 'complete') {
          await model.latest().end({ outcome, text });
          await asked;
        },
      };
    },
  };
}

test('posts are sent only after their cost was shown, without the white space around them', async () => {
  const { model, store, ask, status } = await offered([` ${POSTS[0]}\n`, '  ', `${POSTS[1]}`]);
  expect(status()).toBe('offered');
  expect(model.calls).toHaveLength(0);
  const { answer } = await ask();
  await answer(ANSWER);
  const [, user] = model.latest().request.messages;
  expect(user?.content.split('\n')).toHaveLength(4);
  expect(Object.keys(store.get(spendingAtom))).toHaveLength(1);
});

test('the answer fills the form, keeps no brand, and goes with Undo', async () => {
  const { store, ask, form } = await offered();
  store.set(changeBrandFormAtom, { fields: { ...EMPTY_FIELDS, link: 'mine.example' } });
  const { answer } = await ask();
  // Typed while the request runs.
  store.set(changeBrandFormAtom, { fields: { ...EMPTY_FIELDS, link: 'mine.example', name: 'H' } });
  await answer(ANSWER);
  expect(form()).toMatchObject({
    readsPosts: false,
    posts: POSTS,
    fields: {
      link: 'mine.example',
      name: 'H',
      signOff: 'See you at the surgery.',
      hashtags: '#HarbourVets',
      rules: 'Short sentences.',
      samples: POSTS,
    },
  });
  expect(store.get(distilQuestionAtom)).toBeUndefined();
  expect(store.get(brandsAtom)).toEqual([]);
  store.set(undoFillingAtom);
  expect(form()).toMatchObject({
    fields: { ...EMPTY_FIELDS, link: 'mine.example', name: 'H' },
    filling: undefined,
  });
});

test('Undo takes back a second reading and the first, but not what was typed between them', async () => {
  const { store, ask, form } = await offered();
  const first = await ask();
  await first.answer(ANSWER);
  const typed = { ...(form()?.fields ?? EMPTY_FIELDS), signOff: 'Bye!' };
  store.set(changeBrandFormAtom, { fields: typed, readsPosts: true });
  await store.set(offerDistilAtom);
  const second = await ask();
  await second.answer(JSON.stringify({ offer: 'New week, new puppies.', rules: ['Greet.'] }));
  expect(form()?.fields).toMatchObject({
    name: 'Harbour Vets',
    offer: 'New week, new puppies.',
    rules: 'Short sentences.\nGreet.',
  });
  store.set(undoFillingAtom);
  expect(form()?.fields).toEqual({ ...EMPTY_FIELDS, signOff: 'Bye!' });
});

test.each([
  ['no post', [], 'no-posts'],
  ['white space', [' \n ', '\t'], 'no-posts'],
  ['a huge paste', ['Fine. ', 'x'.repeat(5_000_000)], 'too-long'],
  ['a post that is one too long', ['x'.repeat(LONGEST_POST + 1)], 'too-long'],
])('%s is sent to no model, and stays as pasted', async (_, posts, fault) => {
  const app = await offered(posts);
  expect(app.fault).toBe(fault);
  expect(app.status()).toBeUndefined();
  expect(app.form()?.posts).toBe(posts);
  expect(app.model.calls).toHaveLength(0);
});

test.each([
  ['I’m sorry, but I can’t help with that.', 'complete', 'unreadable'],
  ['{"name":"Corner Café"}', 'complete', 'nothing'],
  ['{"name":"Harbour Ve', 'cut-short', 'cut'],
] as const)('a reply of %j changes nothing, and says why', async (text, outcome, fault) => {
  const { store, ask, form } = await offered();
  const before = form();
  const { answer } = await ask();
  await answer(text, outcome);
  expect(form()).toBe(before);
  const question = store.get(distilQuestionAtom);
  expect(question?.status === 'done' && question.answer).toEqual({ ok: false, fault });
});

test('a failed request changes nothing, and another can follow', async () => {
  const { store, model, ask, form, status } = await offered();
  const { asked } = await ask();
  await model
    .latest()
    .end({ outcome: 'failed', text: '', failure: { kind: 'refused', message: '' } });
  await asked;
  expect(status()).toBe('failed');
  expect(form()?.posts).toEqual(POSTS);
  await store.set(offerDistilAtom);
  const second = await ask();
  await second.answer(ANSWER);
  expect(form()?.fields.name).toBe('Harbour Vets');
});

test('the offer goes once another post is pasted', async () => {
  const { store, model, ask, status } = await offered();
  store.set(changeBrandFormAtom, { posts: [...POSTS, 'Three'] });
  expect(status()).toBeUndefined();
  await ask();
  expect(model.calls).toHaveLength(0);
});

describe('an answer is for nothing after', () => {
  test.each<[string, (store: Awaited<ReturnType<typeof offered>>['store']) => void]>([
    ['Stop', (store) => store.set(stopDistilAtom)],
    ['Cancel of the form', (store) => store.set(closeBrandFormAtom)],
    ['the form of another brand', (store) => store.set(openBrandFormAtom, VETS)],
    ['a logout', (store) => store.set(setIdentityAtom, null)],
    [
      'a change of the model',
      (store) => {
        store.set(providerChoiceAtom, (choice) => ({ ...choice, id: 'anthropic' }));
        store.set(dropUnchosenDistilAtom);
      },
    ],
  ])('%s', async (_, leave) => {
    const { store, model, ask, form } = await offered();
    const { answer } = await ask();
    leave(store);
    const after = form();
    expect(model.latest().signal.aborted).toBe(true);
    await answer(ANSWER);
    expect(form()).toBe(after);
    expect(store.get(distilQuestionAtom)).toBeUndefined();
    expect(store.get(brandsAtom)).toEqual([]);
  });
});
