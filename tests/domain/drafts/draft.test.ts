import { describe, expect, test } from 'vitest';
import { type Draft, hasUnsavedEdit, postKey } from '#domain/drafts/draft.ts';
import { cancelEditing, keepSentence, saveEdit, startEditing } from '#domain/drafts/edit.ts';
import {
  cancelEditingPart,
  partOf,
  savePart,
  startEditingPart,
  withPart,
} from '#domain/drafts/draft-part.ts';
import { ORIGIN } from '../campaigns.ts';
import { DRAFT as POST } from '../drafts.ts';

const DRAFT: Draft = {
  ...POST,
  imagePrompt: 'A cat',
  origin: { ...POST.origin, contentType: 'image' },
};

function withoutPart({ imagePrompt: _, ...draft }: Draft): Draft {
  return draft;
}

describe('editing the second part of a draft', () => {
  const script: Draft = {
    ...withoutPart(DRAFT),
    videoScript: 'Scene 1',
    origin: { ...ORIGIN, contentType: 'video' },
  };

  test('the part editor opens with the saved or the typed text', () => {
    expect(startEditingPart(DRAFT)).toEqual({ ...DRAFT, editingPart: 'A cat' });
    expect(startEditingPart(withoutPart(DRAFT)).editingPart).toBe('');
    const typed = { ...DRAFT, editingPart: 'A dog' };
    expect(startEditingPart(typed)).toEqual(typed);
  });

  test.each([
    ['image prompt', DRAFT, { imagePrompt: 'typed' }],
    ['video script', script, { videoScript: 'typed' }],
  ])('saving the %s creates the next revision and keeps the text', (_what, draft, saved) => {
    expect(savePart({ ...draft, editingPart: 'typed' }, 5000)).toEqual({
      ...draft,
      ...saved,
      revision: 2,
      updatedAt: 5000,
    });
  });

  test('an emptied part is removed', () => {
    expect(savePart({ ...DRAFT, editingPart: ' ' }, 5000)).not.toHaveProperty('imagePrompt');
  });

  test('saving without an editor changes nothing, and Cancel restores the part', () => {
    expect(savePart(DRAFT, 5000)).toEqual(DRAFT);
    expect(cancelEditingPart({ ...DRAFT, editingPart: 'typed' })).toEqual(DRAFT);
  });

  test('a post of text alone has no part', () => {
    const text = { ...DRAFT, origin: ORIGIN };
    expect(partOf(text)).toBeUndefined();
    expect(withPart(text, 'typed', 5000)).toEqual(text);
  });
});

test('a sentence is kept once, and forgotten again', () => {
  const kept = keepSentence(keepSentence(DRAFT, 'One.', true), 'One.', true);
  // No edit of the post: an edit in another tab goes before it.
  expect(kept).toEqual({ ...DRAFT, kept: ['One.'] });
  expect(keepSentence(kept, 'One.', false)).toEqual(DRAFT);
});

describe('editing a draft', () => {
  test('the editor opens with the text', () => {
    expect(startEditing(DRAFT)).toEqual({ ...DRAFT, editing: 'The post' });
  });

  test('an editor that is already open keeps the typed text', () => {
    const typed = { ...DRAFT, editing: 'typed' };
    expect(startEditing(typed)).toEqual(typed);
  });

  test('Save Changes keeps the typed text as the next revision', () => {
    expect(saveEdit({ ...DRAFT, editing: 'typed' }, 5000)).toEqual({
      ...DRAFT,
      text: 'typed',
      revision: 2,
      updatedAt: 5000,
    });
  });

  test('an emptied text is saved as it is', () => {
    expect(saveEdit({ ...DRAFT, editing: '' }, 5000).text).toBe('');
  });

  test('Save Changes without an editor changes nothing', () => {
    expect(saveEdit(DRAFT, 5000)).toEqual(DRAFT);
  });

  test('Cancel restores the original text', () => {
    expect(cancelEditing({ ...DRAFT, editing: 'typed' })).toEqual(DRAFT);
  });

  test.each<[string, Draft | undefined, boolean]>([
    ['no draft', undefined, false],
    ['no editor', DRAFT, false],
    ['an editor in which nothing was typed', startEditing(DRAFT), false],
    ['a changed text', { ...DRAFT, editing: 'typed' }, true],
    ['an emptied text', { ...DRAFT, editing: '' }, true],
    ['a part in which nothing was typed', startEditingPart(DRAFT), false],
    ['a changed part', { ...DRAFT, editingPart: 'A dog' }, true],
    ['a part that the model did not send', startEditingPart(withoutPart(DRAFT)), false],
    ['a part of the user alone', { ...withoutPart(DRAFT), editingPart: 'A dog' }, true],
  ])('an unsaved edit is detected: %s', (_what, draft, unsaved) => {
    expect(hasUnsavedEdit(draft)).toBe(unsaved);
  });
});

test('versions of a post have one key, which is stored, and its platforms have their own', () => {
  const of = (id: string, platform: 'instagram' | 'linkedin', campaignId?: string) =>
    postKey({ id, origin: { ...ORIGIN, platform }, ...(campaignId && { campaignId }) });
  expect(of('1', 'instagram', 'c')).toBe(of('2', 'instagram', 'c'));
  expect(of('1', 'instagram', 'c')).not.toBe(of('1', 'linkedin', 'c'));
  expect(of('1', 'instagram', 'c')).toBe('c/instagram');
  expect(of('1', 'instagram')).not.toBe(of('2', 'instagram'));
});
