import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { parseDraft } from '#domain/drafts/parse-draft.ts';
import { DRAFT as POST } from '../drafts.ts';

const DRAFT: Draft = {
  ...POST,
  imagePrompt: 'A cat',
  origin: { ...POST.origin, contentType: 'image' },
};

describe('reading a stored draft', () => {
  test('a stored draft is read back unchanged', () => {
    const known = { ...DRAFT, campaignId: 'one', madeFrom: 'these choices' };
    for (const draft of [
      DRAFT,
      known,
      { ...DRAFT, editing: '', cutShort: true, videoScript: 'Scene' },
      { ...DRAFT, editingPart: 'A dog' },
      { ...DRAFT, kept: ['We open in May.'] },
      { ...DRAFT, chosenAt: 2000 },
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

  test('invalid stored kept sentences are dropped', () => {
    expect(parseDraft({ ...DRAFT, kept: ['One.', 7, null] })?.kept).toEqual(['One.']);
    expect(parseDraft({ ...DRAFT, kept: 'One.' })).toEqual(DRAFT);
  });
});
