import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cancelEditing,
  type Draft,
  hasUnsavedEdit,
  mergeDrafts,
  keepSentence,
  parseDraft,
  saveEdit,
  startEditing,
} from '#domain/posts/draft.ts';
import {
  cancelEditingPart,
  partOf,
  savePart,
  startEditingPart,
  withPart,
} from '#domain/posts/draft-part.ts';
import { ORIGIN } from '../campaigns.ts';
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

describe('a draft edited in two tabs', () => {
  const changed = (change: Partial<Draft>): Draft => ({ ...DRAFT, ...change });

  test.each<[string, Partial<Draft>, Partial<Draft>]>([
    ['text, part', { text: 'Mine', revision: 2 }, { imagePrompt: 'Theirs', revision: 2 }],
    ['an open text, a saved part', { editing: 'Mine' }, { imagePrompt: 'Theirs', revision: 2 }],
    ['an open text, an open part', { editing: 'Mine' }, { editingPart: 'Theirs' }],
    ['a saved text, an open part', { text: 'Mine', revision: 3 }, { editingPart: 'Theirs' }],
    ['nothing, a part', {}, { imagePrompt: 'Theirs', revision: 2 }],
  ])('edits of two tabs are merged into one draft: %s', (_what, mine, theirs) => {
    const { revision: one = 1, ...mineOnly } = mine;
    const { revision: other = 1, ...theirsOnly } = theirs;
    const expected = { ...DRAFT, ...mineOnly, ...theirsOnly, revision: Math.max(one, other) };
    expect(mergeDrafts(DRAFT, changed(mine), changed(theirs))).toEqual([expected]);
    expect(mergeDrafts(DRAFT, changed(theirs), changed(mine))).toEqual([expected]);
  });

  test('a part changed in both tabs is kept twice, once in a copy', () => {
    const mine = changed({ imagePrompt: 'Mine', revision: 2 });
    const theirs = changed({ imagePrompt: 'Theirs', revision: 3, updatedAt: 2000 });
    const [kept, copy] = mergeDrafts(DRAFT, mine, theirs);
    expect(kept).toEqual(theirs);
    expect(copy).toMatchObject({ imagePrompt: 'Mine', copyOf: 'a' });
  });
});

test('a sentence can be kept once, and released again', () => {
  const kept = keepSentence(keepSentence(DRAFT, 'One.', true, 2000), 'One.', true, 3000);
  expect(kept).toEqual({ ...DRAFT, kept: ['One.'], revision: 3, updatedAt: 3000 });
  expect(keepSentence(kept, 'One.', false, 4000)).not.toHaveProperty('kept');
});

test('invalid stored kept sentences are dropped', () => {
  expect(parseDraft({ ...DRAFT, kept: ['One.', 7, null] })?.kept).toEqual(['One.']);
  expect(parseDraft({ ...DRAFT, kept: 'One.' })).toEqual(DRAFT);
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

describe('reading a stored draft', () => {
  test('a stored draft is read back unchanged', () => {
    const known = { ...DRAFT, campaignId: 'one', madeFrom: 'these choices' };
    for (const draft of [
      DRAFT,
      known,
      { ...DRAFT, editing: '', cutShort: true, videoScript: 'Scene' },
      { ...DRAFT, editingPart: 'A dog' },
      { ...DRAFT, kept: ['We open in May.'] },
    ]) {
      expect(parseDraft(structuredClone(draft))).toEqual(draft);
    }
  });

  test('reading a draft never throws and is idempotent, for any stored value', () => {
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
  ])('a stored draft %s is rejected', (_what, value) => {
    expect(parseDraft(value)).toBeUndefined();
  });

  test('unknown properties of a stored draft are dropped and the rest is kept', () => {
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
