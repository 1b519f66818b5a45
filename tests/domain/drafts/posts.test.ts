import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayAt, weekStart } from '#domain/drafts/days.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { summaryOf } from '#domain/drafts/draft-summary.ts';
import { duplicateOf } from '#domain/drafts/duplicate.ts';
import { filterPosts } from '#domain/drafts/post-filter.ts';
import { jobPosts, postsByCampaign, postsByWeek, postsOf, weekName } from '#domain/drafts/posts.ts';
import type { Job, JobFields } from '#domain/jobs/job.ts';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import { DRAFT } from '../drafts.ts';
import { jobWith } from '../jobs.ts';

const draft = (id: string, more: Partial<Draft> = {}, platform: PlatformId = 'instagram') => ({
  ...DRAFT,
  id,
  text: `Words of ${id}`,
  origin: { ...DRAFT.origin, platform },
  ...more,
});

const listOf = (drafts: readonly Draft[], jobs: readonly Job[] = [], reviewedId?: string) =>
  postsOf({ drafts, summaries: drafts.map(summaryOf), jobs: jobPosts(jobs), reviewedId });

const statesOf = (drafts: readonly Draft[], jobs: readonly Job[] = []) =>
  listOf(drafts, jobs).map(({ id, state }) => `${id} ${state}`);

describe('the state of a post', () => {
  test.each<[string, Partial<Draft>]>([
    ['ready', {}],
    ['ready', { use: { copied: 1 } }],
    ['needs-you', { cutShort: true }],
    ['needs-you', { copyOf: 'another' }],
    ['posted', { use: { copied: 1, posted: 2 }, cutShort: true }],
  ])('is %s', (state, more) => {
    expect(statesOf([draft('a', more)])).toEqual([`a ${state}`]);
  });

  const FAILURE = { kind: 'key-refused' } as const;

  test.each<[string | undefined, JobFields]>([
    ['writing', { status: 'queued' }],
    ['writing', { status: 'streaming', text: 'Half' }],
    ['writing', { status: 'done', text: 'All' }],
    ['needs-you', { status: 'queued', holdReason: 'stale' }],
    ['needs-you', { status: 'failed', failure: FAILURE }],
    ['needs-you', { status: 'partial', text: 'Half' }],
    ['needs-you', { status: 'needs-key', failure: FAILURE }],
    [undefined, { status: 'done', text: 'All', persisted: true }],
    [undefined, { status: 'cancelled' }],
  ])('a request is %s', (state, fields) => {
    expect(jobPosts([jobWith(fields)]).map((job) => job.state)).toEqual(state ? [state] : []);
  });

  test('a request is no row once its draft is there, nor once another has replaced it', () => {
    const failed = jobWith({ status: 'failed', failure: FAILURE });
    const again = jobWith({ id: 'job-2', status: 'queued' });
    expect(statesOf([], [failed])).toEqual(['job-1 needs-you']);
    expect(statesOf([], [failed, again])).toEqual(['job-2 writing']);
    expect(statesOf([draft('job-2')], [failed, again])).toEqual(['job-2 ready']);
    const other = jobWith({ id: 'job-3', status: 'queued', campaignId: 'campaign-2' });
    expect(statesOf([], [failed, other])).toEqual(['job-1 needs-you', 'job-3 writing']);
  });

  test('a post that is being continued says so in its own row', () => {
    const job = jobWith({ status: 'streaming', continues: { draftId: 'a', soFar: 'Half' } });
    const [post, ...others] = listOf([draft('a', { cutShort: true })], [job]);
    expect(post).toMatchObject({ id: 'a', state: 'writing', job: { id: 'job-1' } });
    expect(others).toEqual([]);
  });

  test('a request is named by its subject, or else by its first quote', () => {
    const [named] = jobPosts([jobWith({ status: 'queued' })]);
    expect(named?.title).toBe('A blouse with a floral print');
    const { campaign } = jobWith({});
    const [quoted] = jobPosts([jobWith({ campaign: { ...campaign, subject: ' ' } })]);
    expect(quoted?.title).toBe('The colours are lovely.');
  });
});

test('a version that another has replaced is an earlier one', () => {
  const drafts = [
    draft('first', { campaignId: 'one', createdAt: 1, updatedAt: 1 }),
    draft('second', { campaignId: 'one', createdAt: 2, updatedAt: 2 }),
    draft('elsewhere', { campaignId: 'one' }, 'linkedin'),
  ];
  const earlier = (reviewedId?: string) =>
    listOf(drafts, [], reviewedId).flatMap(({ id, isEarlier }) => (isEarlier ? [id] : []));
  expect(earlier()).toEqual(['first']);
  expect(earlier('first')).toEqual(['second']);
});

describe('the filter', () => {
  const drafts = [
    draft('a', { text: 'Café Müller, opened today' }),
    draft('b', { text: 'Towels, soft ones', use: { posted: 5 } }, 'linkedin'),
    draft('c', { text: 'Old words', editing: 'Fresh bread' }),
  ];
  const posts = listOf(drafts);
  const find = (filter: Parameters<typeof filterPosts>[1]) =>
    filterPosts(posts, filter, (id) => drafts.find((it) => it.id === id))
      .map(({ id }) => id)
      .join('');

  test('every word has to be there, without case and accents, in the text on screen', () => {
    expect(find({ words: 'CAFE muller' })).toBe('a');
    expect(find({ words: 'müller' })).toBe('a');
    expect(find({ words: 'cafe towels' })).toBe('');
    expect(find({ words: 'fresh' })).toBe('c');
    expect(find({ words: 'old' })).toBe('');
    expect(find({ words: 'blouse' })).toBe('abc');
    expect(find({ words: '  ' })).toBe('abc');
  });

  test('state and platform narrow it further', () => {
    expect(find({ state: 'posted' })).toBe('b');
    expect(find({ platform: 'instagram' })).toBe('ac');
    expect(find({ platform: 'instagram', words: 'bread' })).toBe('c');
    expect(find({ platform: 'instagram', state: 'posted' })).toBe('');
  });
});

describe('the groups', () => {
  const noon = (day: string) => new Date(`${day}T12:00`).getTime();
  const drafts = [
    draft('past', { updatedAt: noon('2026-10-01'), campaignId: 'one' }),
    draft('last', { updatedAt: noon('2026-11-22'), campaignId: 'two' }),
    draft('monday', { updatedAt: noon('2026-11-23'), campaignId: 'one' }),
    draft('sunday', { updatedAt: noon('2026-11-29') }),
  ];
  const shown = (groups: { key: string; posts: readonly { id: string }[] }[]) =>
    groups.map(({ key, posts }) => `${key}: ${posts.map(({ id }) => id).join(' ')}`);

  test('this week comes first, from its first day, then the weeks before, newest first', () => {
    expect(shown(postsByWeek(listOf(drafts), '2026-11-25', 1))).toEqual([
      '2026-11-23: monday sunday',
      '2026-11-16: last',
      '2026-09-28: past',
    ]);
  });

  test('campaigns come by their newest post', () => {
    expect(shown(postsByCampaign(listOf(drafts)))).toEqual([
      'sunday: sunday',
      'one: monday past',
      'two: last',
    ]);
  });

  test('the weeks around today have names', () => {
    expect(weekName('2026-11-23', '2026-11-29')).toBe('This week');
    expect(weekName('2026-11-30', '2026-11-29')).toBe('Next week');
    expect(weekName('2026-11-16', '2026-11-29')).toBe('Last week');
    expect(weekName('2026-11-09', '2026-11-29')).toBeUndefined();
  });

  test('each post is in one group, its own', () => {
    const any = fc.uniqueArray(
      fc.record({ id: fc.uuid(), days: fc.nat(400), campaign: fc.nat(5) }),
      { selector: ({ id }) => id, maxLength: 40 },
    );
    fc.assert(
      fc.property(any, (made) => {
        const all = made.map(({ id, days, campaign }) =>
          draft(id, {
            campaignId: `c${campaign}`,
            updatedAt: noon(addDays('2026-01-01', days)),
          }),
        );
        const posts = listOf(all);
        const ids = posts.map(({ id }) => id).toSorted();
        for (const groups of [postsByCampaign(posts), postsByWeek(posts, '2026-07-01', 7)]) {
          const grouped = groups.flatMap((group) => group.posts.map(({ id }) => id));
          expect(grouped.toSorted()).toEqual(ids);
        }
        for (const { key, posts: week } of postsByWeek(posts, '2026-07-01', 7))
          for (const { at } of week) expect(weekStart(dayAt(at), 7)).toBe(key);
      }),
    );
  });
});

test('a duplicate is a post of its own, as the original is on screen', () => {
  const original = draft('a', {
    campaignId: 'one',
    text: 'Saved',
    editing: 'Typed',
    revision: 3,
    use: { posted: 1 },
    chosenAt: 2,
    kept: ['Saved'],
    continuedBy: ['job-2'],
  });
  const copy = duplicateOf(original, 'b', 'two', 5000);
  expect(copy).toEqual({
    ...DRAFT,
    id: 'b',
    campaignId: 'two',
    text: 'Typed',
    revision: 2,
    createdAt: 5000,
    updatedAt: 5000,
    origin: original.origin,
    kept: ['Saved'],
  });
  expect(duplicateOf(draft('a'), 'b', 'two', 5000).revision).toBe(1);
});
