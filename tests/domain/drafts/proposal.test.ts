import { expect, test } from 'vitest';
import { choose, type Draft, isProposal, standingOf } from '#domain/drafts/draft.ts';
import { duplicateOf } from '#domain/drafts/duplicate.ts';
import { parseDraft } from '#domain/drafts/parse-draft.ts';
import { DRAFT } from '../drafts.ts';

const reworked = (fields: Partial<Draft> = {}): Draft => ({
  ...DRAFT,
  id: 'warm',
  createdAt: 5,
  updatedAt: 5,
  refinement: 'Warmer',
  refinedFrom: DRAFT.id,
  ...fields,
});

test('a reworked post is a proposal until it is chosen or edited', () => {
  expect(isProposal(reworked())).toBe(true);
  expect(isProposal(choose(reworked(), 9))).toBe(false);
  expect(isProposal(reworked({ revision: 2 }))).toBe(false);
  // The plan of the post is that of all its versions.
  expect(isProposal(reworked({ plannedFor: { at: '2026-12-01T09:00', zone: 'UTC' } }))).toBe(true);
  expect(isProposal(DRAFT)).toBe(false);
});

test('a reworked post stands for its platform only once it is accepted', () => {
  const before = { ...DRAFT, createdAt: 1, updatedAt: 1 };
  expect(standingOf(reworked())).toBeLessThan(standingOf(before));
  expect(standingOf(choose(reworked(), 9))).toBeGreaterThan(standingOf(before));
});

test('a reworked post survives the device, and is a post of its own once it is duplicated', () => {
  expect(parseDraft(structuredClone(reworked()))).toMatchObject(reworked());
  const copy = duplicateOf(reworked(), 'copy', 'other', 9);
  expect([copy.refinement, copy.refinedFrom]).toEqual([undefined, undefined]);
});
