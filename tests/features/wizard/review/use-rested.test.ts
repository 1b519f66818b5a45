import { describe, expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { isTyped } from '#features/wizard/review/use-rested.ts';
import { ORIGIN } from '../../../domain/campaigns.ts';

const DRAFT: Draft = {
  id: 'a',
  text: 'The post',
  imagePrompt: 'A cat',
  editing: 'The post',
  revision: 1,
  createdAt: 1000,
  updatedAt: 1000,
  origin: ORIGIN,
  cutShort: false,
};
const { editing: _, ...CLOSED } = DRAFT;

describe('a page that waits for the hands to rest', () => {
  test.each<[change: string, before: Draft, after: Draft]>([
    ['a key in the post', DRAFT, { ...DRAFT, editing: 'The pos' }],
    ['nothing', DRAFT, { ...DRAFT }],
    [
      'a key in the image prompt',
      { ...DRAFT, editingPart: 'A cat' },
      { ...DRAFT, editingPart: 'A ca' },
    ],
  ])('waits after %s', (_change, before, after) => {
    expect(isTyped(before, after)).toBe(true);
  });

  test.each<[change: string, before: Draft, after: Draft]>([
    ['Edit', CLOSED, DRAFT],
    ['Cancel', DRAFT, CLOSED],
    ['Save Changes', { ...DRAFT, editing: 'New' }, { ...CLOSED, text: 'New', revision: 2 }],
    ['Edit of the image prompt', DRAFT, { ...DRAFT, editingPart: 'A cat' }],
    ['a kept sentence', DRAFT, { ...DRAFT, editing: 'The pos', kept: ['The pos'] }],
    ['a removed part', DRAFT, withoutPrompt(DRAFT)],
    ['another draft', DRAFT, { ...DRAFT, id: 'b' }],
  ])('shows %s at once', (_change, before, after) => {
    expect(isTyped(before, after)).toBe(false);
  });
});

function withoutPrompt({ imagePrompt: _prompt, ...draft }: Draft): Draft {
  return draft;
}
