import { deletePostAtom, restoreDraftAtom } from '#state/drafts/delete-post.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { saveStateAtom } from '#state/storage/documents.ts';
import {
  closeDraftAtom,
  currentDraftAtom,
  draftsAtom,
  putDraftAtom,
} from '#state/drafts/drafts.ts';
import { hasDraftsAtom } from '#state/drafts/drafts.ts';
import {
  cancelEditingAtom,
  saveEditAtom,
  startEditingAtom,
  typeAtom,
} from '#state/drafts/edit-draft.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { collectAtom } from '#state/jobs/jobs.ts';
import { exportDraftsAtom } from '#state/drafts/export-drafts.ts';
import { ORIGIN } from '../../domain/campaigns.ts';
import { openApp, openReadyApp, flushTasks } from '../fake-app.ts';
import { currentId } from '../current-draft.ts';
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
  test('the current draft is the last one that was put', () => {
    expect(current()?.id).toBe('b');
  });

  test('a draft replaces the draft with its id and no other', () => {
    app.store.set(putDraftAtom, draft('a', 'First, again'));
    const texts = app.store.get(draftsAtom).drafts.map(({ text }) => text);
    expect(texts).toEqual(['First, again', 'Second']);
  });

  test('the current draft can be closed without being deleted', () => {
    app.store.set(closeDraftAtom);
    expect(current()).toBeUndefined();
    expect(app.store.get(draftsAtom).drafts).toHaveLength(2);
  });

  test('editing without a current draft does nothing', () => {
    app.store.set(closeDraftAtom);
    const before = app.store.get(draftsAtom);
    app.store.set(startEditingAtom, currentId(app.store));
    app.store.set(typeAtom, currentId(app.store), 'typed');
    app.store.set(saveEditAtom, currentId(app.store));
    app.store.set(cancelEditingAtom, currentId(app.store));
    expect(app.store.get(draftsAtom)).toEqual(before);
    expect(app.toasts).toEqual([]);
  });
});

describe('editing', () => {
  test('editing stores each keystroke separately from the text', () => {
    app.store.set(startEditingAtom, currentId(app.store));
    for (const text of ['Second!', 'Second!!']) app.store.set(typeAtom, currentId(app.store), text);
    expect(current()).toMatchObject({ text: 'Second', editing: 'Second!!' });
  });

  test('a saved edit replaces the text and shows a toast', () => {
    app.store.set(startEditingAtom, currentId(app.store));
    app.store.set(typeAtom, currentId(app.store), 'Better');
    app.clock.now = 7000;
    app.store.set(saveEditAtom, currentId(app.store));
    expect(current()).toEqual({
      ...draft('b', 'Better'),
      revision: 2,
      updatedAt: 7000,
    });
    expect(app.toasts).toEqual([TOASTS.updated]);
  });

  test('a canceled edit restores the original text', () => {
    app.store.set(startEditingAtom, currentId(app.store));
    app.store.set(typeAtom, currentId(app.store), 'Worse');
    app.store.set(cancelEditingAtom, currentId(app.store));
    expect(current()).toEqual(draft('b', 'Second'));
    expect(app.toasts).toEqual([]);
  });
});

describe('the export of all drafts', () => {
  test('the export includes unreadable drafts and unsaved edits', async () => {
    const { store, downloads, toasts } = openApp({ unreadable: [{ text: 'Half a draft' }] });
    store.set(putDraftAtom, { ...draft('a', 'First'), editing: 'First, edited' });
    await store.set(exportDraftsAtom);
    expect(downloads).toHaveLength(1);
    expect(downloads[0]).toMatch(/First, edited[\s\S]+Half a draft/);
    expect(toasts).toEqual([TOASTS.downloadStarted]);
    expect(store.get(hasDraftsAtom)).toBe(true);
  });
});

describe('a deleted draft whose job could not be marked on disk', () => {
  async function openDeleted() {
    const { store, model } = openReadyApp();
    store.set(saveStateAtom, 'full');
    void store.set(generateAtom);
    await flushTasks();
    await model.latest().end({ outcome: 'complete', text: 'Lovely' });
    const id = store.get(currentDraftAtom)?.id ?? '';
    store.set(deletePostAtom, id);
    store.set(collectAtom);
    return { store, id };
  }

  test('a deleted draft stays deleted when the queue is collected again', async () => {
    const { store } = await openDeleted();
    expect(store.get(draftsAtom).drafts).toEqual([]);
  });

  test('a deleted draft is restored once by Undo delete', async () => {
    const { store, id } = await openDeleted();
    store.set(restoreDraftAtom);
    store.set(restoreDraftAtom);
    store.set(collectAtom);
    expect(store.get(draftsAtom).drafts.map((it) => it.id)).toEqual([id]);
  });
});
