import { beforeEach, describe, expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import {
  cancelEditingPartAtom,
  canUndoPartAtom,
  savePartAtom,
  startEditingPartAtom,
  typePartAtom,
  undoPartAtom,
} from '#state/drafts/draft-part.ts';
import { currentDraftAtom, draftByIdAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { ORIGIN } from '../../domain/campaigns.ts';
import { openApp } from '../fake-app.ts';
import { currentId } from '../current-draft.ts';

const DRAFT: Draft = {
  id: 'a',
  text: 'The post',
  imagePrompt: 'A cat',
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  origin: { ...ORIGIN, contentType: 'image' },
  cutShort: false,
};

let app: ReturnType<typeof openApp>;
beforeEach(() => {
  app = openApp();
  app.store.set(putDraftAtom, DRAFT);
});
const current = () => app.store.get(currentDraftAtom);
const edit = (text: string) => {
  app.store.set(startEditingPartAtom, currentId(app.store));
  app.store.set(typePartAtom, currentId(app.store), text);
};

describe('the second part of the post under review', () => {
  test('the second part is kept while the user types, and saved beside the post’s text', () => {
    edit('A dog');
    expect(current()).toMatchObject({ imagePrompt: 'A cat', editingPart: 'A dog' });
    app.store.set(savePartAtom, currentId(app.store));
    expect(current()).toMatchObject({ text: 'The post', imagePrompt: 'A dog', revision: 2 });
    expect(current()).not.toHaveProperty('editingPart');
    expect(app.toasts).toEqual([TOASTS.updated]);
  });

  test('Cancel restores the second part', () => {
    edit('A dog');
    app.store.set(cancelEditingPartAtom, currentId(app.store));
    expect(current()).toEqual(DRAFT);
    expect(app.store.get(canUndoPartAtom)).toBe(false);
  });

  test('a saved edit can be undone once', () => {
    expect(app.store.get(canUndoPartAtom)).toBe(false);
    edit('A dog');
    app.store.set(savePartAtom, currentId(app.store));
    expect(app.store.get(canUndoPartAtom)).toBe(true);
    app.store.set(undoPartAtom);
    expect(current()).toMatchObject({ imagePrompt: 'A cat', revision: 3 });
    expect(app.store.get(canUndoPartAtom)).toBe(false);
    app.store.set(undoPartAtom);
    expect(current()?.revision).toBe(3);
  });

  test('an emptied part is restored by Undo', () => {
    edit('');
    app.store.set(savePartAtom, currentId(app.store));
    expect(current()).not.toHaveProperty('imagePrompt');
    app.store.set(undoPartAtom);
    expect(current()?.imagePrompt).toBe('A cat');
  });

  test('Undo is not offered in another draft or after a later change', () => {
    edit('A dog');
    app.store.set(savePartAtom, currentId(app.store));
    app.store.set(putDraftAtom, { ...DRAFT, id: 'b' });
    expect(app.store.get(canUndoPartAtom)).toBe(false);
    app.store.set(putDraftAtom, { ...DRAFT, imagePrompt: 'A bird' });
    expect(app.store.get(canUndoPartAtom)).toBe(false);
  });

  test('an edit stays with its draft when another one comes under review', () => {
    edit('A dog');
    app.store.set(putDraftAtom, { ...DRAFT, id: 'b' });
    app.store.set(typePartAtom, 'a', 'A dog on a sofa');
    app.store.set(savePartAtom, 'a');
    expect(current()).toEqual({ ...DRAFT, id: 'b' });
    expect(app.store.get(draftByIdAtom)('a')).toMatchObject({ imagePrompt: 'A dog on a sofa' });
    app.store.set(cancelEditingPartAtom, 'b');
    app.store.set(startEditingPartAtom, 'a');
    expect(current()).toEqual({ ...DRAFT, id: 'b' });
  });
});
