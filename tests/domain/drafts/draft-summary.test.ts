import { describe, expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { byCampaign, groupDrafts, indexDrafts, summaryOf } from '#domain/drafts/draft-summary.ts';
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

test('the posts of a known campaign are grouped', () => {
  const drafts = [
    draft('old', { updatedAt: 5 }),
    draft('facebook', { campaignId: 'one', updatedAt: 1 }),
    draft('other', { campaignId: 'two', updatedAt: 3 }),
    draft('instagram', { campaignId: 'one', updatedAt: 4 }),
    draft('older', { updatedAt: 0 }),
  ];
  const campaigns = byCampaign(drafts.map(summaryOf));
  expect(campaigns.map(({ posts }) => posts.map(({ id }) => id))).toEqual([
    ['old'],
    ['instagram', 'facebook'],
    ['other'],
    ['older'],
  ]);
});

test('a campaign keeps its key when another of its posts becomes the newest', () => {
  const keys = (updatedAt: number) =>
    byCampaign([
      summaryOf(draft('facebook', { campaignId: 'one', updatedAt })),
      summaryOf(draft('instagram', { campaignId: 'one', updatedAt: 4 })),
      summaryOf(draft('alone', { updatedAt: 2 })),
    ]).map(({ key }) => key);
  expect(keys(1)).toEqual(keys(9));
  expect(new Set(keys(1)).size).toBe(2);
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
    draft('one', { campaignId: 'a', updatedAt: 3 }),
    draft('two', { campaignId: 'b', updatedAt: 2 }),
    draft('three', { campaignId: 'a', updatedAt: 1 }),
    draft('alone'),
  ].map(summaryOf);
  const before = groupDrafts(summaries);
  const replaced = (at: number, more: Partial<Draft>) =>
    summaries.map((summary, index) =>
      index === at
        ? summaryOf(draft(summary.id, { campaignId: 'a', updatedAt: 1, ...more }))
        : summary,
    );

  test('an edit replaces its summary and leaves every other campaign as it was', () => {
    const edited = replaced(2, { editing: 'New words' });
    const after = groupDrafts(edited, before);
    expect(after.campaigns).toEqual(byCampaign(edited));
    expect(after.campaigns[1]).toBe(before.campaigns[1]);
    expect(after.ids).toBe(before.ids);
  });

  test.each([
    ['a draft moves to another campaign', replaced(2, { campaignId: 'b' })],
    ['a draft becomes the newest', replaced(2, { updatedAt: 9 })],
    ['two drafts change', replaced(2, { editing: 'New' }).with(0, { ...summaryOf(draft('one')) })],
    ['a draft is deleted', summaries.slice(1)],
    ['nothing changes but the array', [...summaries]],
  ])('the drafts are grouped again when %s', (_name, drafts) => {
    const after = groupDrafts(drafts, before);
    expect(after).toEqual(groupDrafts(drafts));
    expect(after.campaigns).toEqual(byCampaign(drafts));
  });
});
