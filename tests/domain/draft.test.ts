import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cancelEditing,
  type Draft,
  hasUnsavedEdit,
  keepSentence,
  parseDraft,
  saveEdit,
  startEditing,
} from '#domain/draft.ts';
import { ORIGIN } from './campaigns.ts';
const DRAFT: Draft = {
  id: 'a',
  text: 'The post',
  imagePrompt: 'A cat',
  revision: 1,
  createdAt: 1000,
  updatedAt: 1000,
  origin: { ...ORIGIN, contentType: 'image' },
  cutShort: false,
};

test('a sentence is kept once, and forgotten again', () => {
  const kept = keepSentence(keepSentence(DRAFT, 'One.', true, 2000), 'One.', true, 3000);
  expect(kept).toEqual({ ...DRAFT, kept: ['One.'], revision: 3, updatedAt: 3000 });
  expect(keepSentence(kept, 'One.', false, 4000)).not.toHaveProperty('kept');
});

test('kept sentences of any kind are read without harm', () => {
  expect(parseDraft({ ...DRAFT, kept: ['One.', 7, null] })?.kept).toEqual(['One.']);
  expect(parseDraft({ ...DRAFT, kept: 'One.' })).toEqual(DRAFT);
});

describe('editing a draft', () => {
  test('opens the editor on the text', () => {
    expect(startEditing(DRAFT)).toEqual({ ...DRAFT, editing: 'The post' });
  });

  test('opens an editor that is open already on what was typed', () => {
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
  ])('%s: unsaved or not', (_what, draft, unsaved) => {
    expect(hasUnsavedEdit(draft)).toBe(unsaved);
  });
});

describe('reading a stored draft', () => {
  test('gives back what was stored', () => {
    const known = { ...DRAFT, campaignId: 'one', madeFrom: 'these choices' };
    for (const draft of [
      DRAFT,
      known,
      { ...DRAFT, editing: '', cutShort: true, videoScript: 'Scene' },
      { ...DRAFT, kept: ['We open in May.'] },
    ]) {
      expect(parseDraft(structuredClone(draft))).toEqual(draft);
    }
  });

  test('survives anything, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (garbage) => {
        expect(parseDraft(garbage)).toBeUndefined();
      }),
    );
    const damaged = fc.record({
      ...Object.fromEntries(Object.keys(DRAFT).map((key) => [key, fc.anything()])),
      id: fc.string(),
      text: fc.string(),
      origin: fc.constant(DRAFT.origin),
    });
    fc.assert(
      fc.property(damaged, (record) => {
        const read = parseDraft(record);
        expect(read).toMatchObject({ id: record.id, text: record.text, origin: DRAFT.origin });
        expect(parseDraft(read)).toEqual(read);
      }),
    );
  });

  test.each<[string, unknown]>([
    ['without an id', { ...DRAFT, id: 7 }],
    ['without a text', { ...DRAFT, text: undefined }],
    ['without an origin', { ...DRAFT, origin: null }],
    ['of a platform that is gone', { ...DRAFT, origin: { ...DRAFT.origin, platform: 'vine' } }],
  ])('is refused %s', (_what, value) => {
    expect(parseDraft(value)).toBeUndefined();
  });

  test('drops what it does not know and keeps the rest', () => {
    const origin = { ...DRAFT.origin, tags: ['Pain Points', 'gone', 3] };
    const read = parseDraft({ ...DRAFT, origin, revision: 'x', updatedAt: Number.NaN, extra: 1 });
    expect(read).toEqual({
      ...DRAFT,
      origin: { ...DRAFT.origin, tags: ['Pain Points'] },
      revision: 0,
      updatedAt: 0,
    });
  });
});
