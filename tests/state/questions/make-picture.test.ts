import { IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { MOST_PHOTOS } from '#domain/pictures/photo.ts';
import { PROVIDERS } from '#domain/providers/providers.ts';
import type { Reply, PictureModel } from '#services/model/model.ts';
import { setIdentityAtom } from '#state/account/session.ts';
import { readPhotosAtom } from '#state/pictures/photos.ts';
import { spendingAtom } from '#state/provider/cost.ts';
import { providerChoiceAtom } from '#state/provider/provider.ts';
import {
  madePictureAtom,
  makePictureAtom,
  pictureQuestionAtom,
  stopPictureAtom,
} from '#state/questions/make-picture.ts';
import { flushTasks, openReadyApp } from '../fake-app.ts';
import { fakePictures, PHOTO } from '../pictures/fake-cards.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const DONE: Reply = { outcome: 'complete', text: PNG };
const ASKED = { idea: ' A quiet pool ', shape: 'tall', at: 0 } as const;

afterEach(() => vi.unstubAllGlobals());

function open(changed: Parameters<typeof fakePictures>[0] = {}) {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const calls: { args: Parameters<PictureModel['draw']>; answer(reply: Reply): void }[] = [];
  const pictureModel: PictureModel = {
    draw: (...args) => new Promise((answer) => calls.push({ args, answer })),
  };
  const app = openReadyApp({ pictureModel, pictures: fakePictures(changed) });
  const { store } = app;
  return {
    ...app,
    calls,
    photos: () => store.set(readPhotosAtom),
    async ask() {
      const asked = store.set(makePictureAtom, ASKED);
      await flushTasks();
      return { asked, answer: (reply: Reply) => (calls.at(-1)?.answer(reply), asked) };
    },
  };
}

test('a picture is asked for once, and kept as a photo that names its model', async () => {
  const { store, calls, ask, photos } = open();
  const { answer } = await ask();
  expect(store.get(pictureQuestionAtom)?.status).toBe('running');
  const again = await ask();
  expect(calls).toHaveLength(1);
  await answer(DONE);
  await again.asked;
  const [endpoint, request] = calls[0]?.args ?? [];
  expect(endpoint).toMatchObject({ baseUrl: PROVIDERS.openai.baseUrl, key: 'sk-saved' });
  expect(JSON.stringify(request)).toContain('A quiet pool');
  const [photo, ...more] = await photos();
  expect(more).toEqual([]);
  expect(photo?.made).toEqual({ model: endpoint?.model, idea: 'A quiet pool' });
  expect(photo?.name).toMatch(/^Made with AI/);
  expect(store.get(madePictureAtom)).toMatchObject({ ok: true, place: 'apart' });
  expect(Object.keys(store.get(spendingAtom))).toHaveLength(1);
});

test('after Stop a late picture is dropped', async () => {
  const { store, calls, ask, photos } = open();
  const { answer } = await ask();
  store.set(stopPictureAtom);
  expect(calls[0]?.args[2].aborted).toBe(true);
  await answer(DONE);
  expect(await photos()).toEqual([]);
  expect(store.get(madePictureAtom)).toBeUndefined();
});

test('a picture that was paid for is kept although another provider is chosen by then', async () => {
  const { store, ask, photos } = open();
  const { answer } = await ask();
  store.set(providerChoiceAtom, (choice) => ({ ...choice, id: 'groq' as const }));
  await answer(DONE);
  expect(await photos()).toHaveLength(1);
});

test('a logout while it is made leaves nothing to the next account', async () => {
  const { store, calls, ask, photos } = open();
  const { answer } = await ask();
  store.set(setIdentityAtom, null);
  await answer(DONE);
  expect(calls[0]?.args[2].aborted).toBe(true);
  expect(await photos()).toEqual([]);
});

test.each([
  ['a failure', { outcome: 'failed', text: '', failure: { kind: 'filtered' } }, 'filtered'],
  ['no picture', { outcome: 'complete', text: btoa('no picture') }, 'unreadable'],
] as const)('%s is told, keeps nothing, and is not asked for again', async (_name, reply, kind) => {
  const { store, calls, ask, photos } = open();
  await (await ask()).answer(reply);
  expect(store.get(pictureQuestionAtom)).toMatchObject({ status: 'failed', failure: { kind } });
  expect(calls).toHaveLength(1);
  expect(await photos()).toEqual([]);
});

test('a picture that can’t be opened is told', async () => {
  const { photos: kept } = fakePictures();
  const { store, ask } = open({
    photos: { ...kept, read: async () => ({ ok: false, reason: 'cut-off' }) },
  });
  await (await ask()).answer(DONE);
  expect(store.get(madePictureAtom)).toMatchObject({ ok: false, failure: { kind: 'unreadable' } });
});

test('with no room in the list nothing is sent', async () => {
  const list = Array.from({ length: MOST_PHOTOS }, (_, at) => ({
    ...PHOTO,
    id: `${at}`,
    name: '',
    at,
  }));
  const { photos: kept } = fakePictures();
  const { store, calls, ask } = open({ photos: { ...kept, list: async () => list } });
  await (
    await ask()
  ).asked;
  expect(calls).toEqual([]);
  expect(store.get(madePictureAtom)).toEqual({ ok: false, problem: 'full-list' });
});
