import { describe, expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { groupDrafts, indexDrafts, summaryOf } from '#domain/drafts/draft-summary.ts';
import { ORIGIN as origin } from '../campaigns.ts';

const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  text: `Words of ${id}, ${'and more of them, '.repeat(20)}`,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  cutShort: false,
  origin,
  ...more,
});

describe('the draft index', () => {
  const [one, two] = [draft('one'), draft('two', { editing: `${draft('two').text}!` })];
  const before = indexDrafts([one, two]);

  test('the index keeps its array while the user types far down in a draft', () => {
    const typed = { ...two, editing: `${two.editing}!!` };
    expect(indexDrafts([one, typed], before).summaries).toBe(before.summaries);
  });

  test('the index keeps the summaries of unchanged drafts', () => {
    const { summaries } = indexDrafts([one, { ...two, editing: 'New first words' }], before);
    expect(summaries[0]).toBe(before.summaries[0]);
    expect(summaries[1]?.firstWords).toBe('New first words');
  });

  test('the index with an edit equals the index without it', () => {
    for (const editing of [`${two.editing}!!`, 'New first words', '']) {
      const drafts = [one, { ...two, editing }];
      const edit = { before: before.drafts, index: 1 };
      expect(indexDrafts(drafts, before, edit)).toEqual(indexDrafts(drafts, before));
    }
  });

  test('the index ignores an edit of another list than the last one', () => {
    const typed = { ...one, editing: 'New first words' };
    const edit = { before: [typed, two], index: 1 };
    const { summaries } = indexDrafts([typed, { ...two }], before, edit);
    expect(summaries[0]?.firstWords).toBe('New first words');
  });

  test('the index follows added, deleted and saved drafts', () => {
    expect(indexDrafts([one], before).summaries.map(({ id }) => id)).toEqual(['one']);
    const three = draft('three', { copyOf: 'one' });
    expect(indexDrafts([one, two, three], before).summaries[2]?.isConflictCopy).toBe(true);
    const saved = { ...two, text: two.editing ?? '' };
    expect(indexDrafts([one, saved], before).summaries[1]?.hasUnsavedEdit).toBe(false);
  });
});

describe('the groups of the drafts', () => {
  const summaries = [
    draft('one', { campaignId: 'a' }),
    draft('two', { campaignId: 'b' }),
    draft('three', { campaignId: 'a' }),
    draft('alone'),
  ].map(summaryOf);
  const before = groupDrafts(summaries);
  const replaced = (at: number, more: Partial<Draft>) =>
    summaries.map((summary, index) =>
      index === at ? summaryOf(draft(summary.id, { campaignId: 'a', ...more })) : summary,
    );

  test('the ids are grouped by campaign', () => {
    expect([...before.ids]).toEqual([
      ['a', ['one', 'three']],
      ['b', ['two']],
      [undefined, ['alone']],
    ]);
  });

  test('an edit leaves the groups as they were', () => {
    expect(groupDrafts(replaced(2, { editing: 'New words' }), before).ids).toBe(before.ids);
  });

  test.each([
    ['a draft moves to another campaign', replaced(2, { campaignId: 'b' })],
    ['another draft takes its place', replaced(2, {}).with(2, summaryOf(draft('four')))],
    ['a draft is deleted', summaries.slice(1)],
    ['a draft is added', [...summaries, summaryOf(draft('four'))]],
  ])('the drafts are grouped again when %s', (_name, drafts) => {
    const { ids } = groupDrafts(drafts, before);
    expect(ids).toEqual(groupDrafts(drafts).ids);
    expect(ids).not.toBe(before.ids);
  });
});
