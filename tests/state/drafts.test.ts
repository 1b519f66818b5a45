import { beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#domain/posts/draft.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { saveStateAtom } from '#state/documents.ts';
import {
  cancelEditingAtom,
  closeDraftAtom,
  currentDraftAtom,
  deleteDraftAtom,
  draftsAtom,
  hasDraftsAtom,
  putDraftAtom,
  saveEditAtom,
  startEditingAtom,
  typeAtom,
  undoDeleteAtom,
} from '#state/drafts.ts';
import { generateAtom } from '#state/generation.ts';
import { collectAtom } from '#state/jobs.ts';
import { exportDraftsAtom } from '#state/export-drafts.ts';
import { ORIGIN } from '../domain/campaigns.ts';
import { openApp, openReadyApp, settle } from './fake-app.ts';
const draft = (id: string, text: string): Draft => ({
  id,
  text,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  origin: ORIGIN,
  cutShort: false,
});

let app: ReturnType<typeof openApp>;
beforeEach(() => {
  app = openApp();
  app.store.set(putDraftAtom, draft('a', 'First'));
  app.store.set(putDraftAtom, draft('b', 'Second'));
});
const current = () => app.store.get(currentDraftAtom);

describe('the draft under review', () => {
  test('is the one that was put last', () => {
    expect(current()?.id).toBe('b');
  });

  test('replaces the one with its id and no other', () => {
    app.store.set(putDraftAtom, draft('a', 'First, again'));
    const texts = app.store.get(draftsAtom).drafts.map(({ text }) => text);
    expect(texts).toEqual(['First, again', 'Second']);
  });

  test('is closed without being forgotten', () => {
    app.store.set(closeDraftAtom);
    expect(current()).toBeUndefined();
    expect(app.store.get(draftsAtom).drafts).toHaveLength(2);
  });

  test('may be missing: nothing happens then', () => {
    app.store.set(closeDraftAtom);
    const before = app.store.get(draftsAtom);
    app.store.set(startEditingAtom);
    app.store.set(typeAtom, 'typed');
    app.store.set(saveEditAtom);
    app.store.set(cancelEditingAtom);
    expect(app.store.get(draftsAtom)).toEqual(before);
    expect(app.toasts).toEqual([]);
  });
});

describe('editing', () => {
  test('keeps what is typed, key by key, beside the text', () => {
    app.store.set(startEditingAtom);
    for (const text of ['Second!', 'Second!!']) app.store.set(typeAtom, text);
    expect(current()).toMatchObject({ text: 'Second', editing: 'Second!!' });
  });

  test('saved makes the typed text the post, and says so', () => {
    app.store.set(startEditingAtom);
    app.store.set(typeAtom, 'Better');
    app.clock.now = 7000;
    app.store.set(saveEditAtom);
    expect(current()).toEqual({
      ...draft('b', 'Better'),
      revision: 2,
      updatedAt: 7000,
    });
    expect(app.toasts).toEqual([TOASTS.updated]);
  });

  test('cancelled restores the original text', () => {
    app.store.set(startEditingAtom);
    app.store.set(typeAtom, 'Worse');
    app.store.set(cancelEditingAtom);
    expect(current()).toEqual(draft('b', 'Second'));
    expect(app.toasts).toEqual([]);
  });
});

describe('the file of all drafts', () => {
  test('has also what could not be read, and what is typed', async () => {
    const { store, downloads, toasts } = openApp({ unreadable: [{ text: 'Half a draft' }] });
    store.set(putDraftAtom, { ...draft('a', 'First'), editing: 'First, edited' });
    await store.set(exportDraftsAtom);
    expect(downloads).toHaveLength(1);
    expect(downloads[0]).toMatch(/First, edited[\s\S]+Half a draft/);
    expect(toasts).toEqual([TOASTS.downloadStarted]);
    expect(store.get(hasDraftsAtom)).toBe(true);
  });
});

describe('a deleted draft whose job the disk could not settle', () => {
  async function openDeleted() {
    const { store, model } = openReadyApp();
    store.set(saveStateAtom, 'full');
    void store.set(generateAtom);
    await settle();
    await model.latest().end({ outcome: 'complete', text: 'Lovely' });
    const id = store.get(currentDraftAtom)?.id ?? '';
    store.set(deleteDraftAtom, id);
    store.set(collectAtom);
    return { store, id };
  }

  test('stays deleted when the queue is collected again', async () => {
    const { store } = await openDeleted();
    expect(store.get(draftsAtom).drafts).toEqual([]);
  });

  test('comes back once by Undo delete', async () => {
    const { store, id } = await openDeleted();
    store.set(undoDeleteAtom);
    store.set(undoDeleteAtom);
    store.set(collectAtom);
    expect(store.get(draftsAtom).drafts.map((it) => it.id)).toEqual([id]);
  });
});
