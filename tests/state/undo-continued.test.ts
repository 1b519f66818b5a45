import { describe, expect, test } from 'vitest';
import { currentDraftAtom, draftsAtom } from '#state/drafts/drafts.ts';
import { continueAtom } from '#state/generation/change-draft.ts';
import { generateAtom } from '#state/generation/generate.ts';
import { deletePostAtom, restoreDraftAtom } from '#state/drafts/delete-post.ts';
import { flushTasks, openReadyApp } from './fake-app.ts';

describe('a draft that is deleted while it is continued', () => {
  test('a draft restored by Undo delete has the continuation that arrived meanwhile', async () => {
    const { store, model } = openReadyApp();
    void store.set(generateAtom);
    await flushTasks();
    await model.latest().end({ outcome: 'cut-short', text: 'The first half' });
    await flushTasks();
    await store.set(continueAtom);
    await flushTasks();
    store.set(deletePostAtom, store.get(currentDraftAtom)?.id ?? '');
    await model.latest().end({ outcome: 'complete', text: 'and the second half' });
    await flushTasks();
    store.set(restoreDraftAtom);
    store.set(restoreDraftAtom);
    await flushTasks();
    expect(store.get(draftsAtom).drafts.map(({ text }) => text)).toEqual([
      'The first half and the second half',
    ]);
  });
});
