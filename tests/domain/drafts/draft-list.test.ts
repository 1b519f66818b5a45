import { describe, expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { draftTitle, earlierVersions } from '#domain/drafts/draft-list.ts';
import { summaryOf } from '#domain/drafts/draft-summary.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { DRAFT } from '../drafts.ts';

const summary = (id: string, platform: PlatformId, more: Partial<Draft> = {}) =>
  summaryOf({ ...DRAFT, id, origin: { ...DRAFT.origin, platform }, ...more });

describe('the versions of a campaign', () => {
  const drafts = [
    summary('first', 'instagram', { createdAt: 1, updatedAt: 1, chosenAt: 9 }),
    summary('short', 'instagram', { createdAt: 2, updatedAt: 2 }),
    summary('copy', 'instagram', { createdAt: 3, updatedAt: 3, copyOf: 'first' }),
    summary('linkedin', 'linkedin'),
  ];

  test('every version but the chosen one is an earlier one, in any order', () => {
    for (const all of [drafts, drafts.toReversed()]) {
      expect([...earlierVersions(all, undefined)]).toEqual(['short']);
      expect([...earlierVersions(all, 'linkedin')]).toEqual(['short']);
      expect([...earlierVersions(all, 'short')]).toEqual(['first']);
    }
  });

  test('a rework under review replaces nothing until it is taken', () => {
    const rework = { createdAt: 3, updatedAt: 3, refinedFrom: 'first', refinement: 'Warmer' };
    const all = [...drafts.slice(0, 1), summary('warm', 'instagram', rework)];
    expect([...earlierVersions(all, 'warm')]).toEqual(['warm']);
    const taken = [
      all[0] ?? summary('first', 'instagram'),
      summary('warm', 'instagram', { ...rework, chosenAt: 10 }),
    ];
    expect([...earlierVersions(taken, undefined)]).toEqual(['first']);
  });
});

describe('the title of a draft', () => {
  const titleOf = (text: string, platform: PlatformId = 'instagram') =>
    draftTitle(summary('a', platform, { text }));

  test('a title ends between two words, with an ellipsis', () => {
    const words = 'word '.repeat(40);
    expect(titleOf(words)).toBe(`${'word '.repeat(15)}word…`);
    expect(titleOf('Soft towels')).toBe('Soft towels');
    expect(titleOf('x'.repeat(300))).toBe(`${'x'.repeat(80)}…`);
    expect(titleOf(`${'x'.repeat(40)} ${'y'.repeat(39)}`)).toHaveLength(80);
  });

  test('the title of a video has no label', () => {
    expect(titleOf('Title: Soft towels\n\nDescription:\nKind', 'youtube')).toBe('Soft towels');
    expect(titleOf('No labels here', 'youtube')).toBe('No labels here');
    expect(titleOf('', 'youtube')).toBe('');
  });
});

test('a draft whose text was cut short is incomplete', () => {
  expect(summary('a', 'instagram').isIncomplete).toBe(false);
  expect(summary('a', 'instagram', { cutShort: true }).isIncomplete).toBe(true);
});
