import { deletePostAtom, restoreDraftAtom } from '#state/drafts/delete-post.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOfPlan } from '#domain/drafts/wall-time.ts';
import { dayAt, addDays } from '#domain/drafts/days.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { addDraftAtom, draftsAtom } from '#state/drafts/drafts.ts';
import { duplicateDraftAtom, postsAtom } from '#state/drafts/posts.ts';
import {
  exportCalendarAtom,
  planAllAtom,
  plannedPostsAtom,
  planPostAtom,
  undoPlanAllAtom,
  unplannedPostsAtom,
} from '#state/drafts/plan.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { openApp } from '../fake-app.ts';

const PLAN = { at: '2026-12-01T09:00', zone: 'UTC' };

const post = (id: string, more: Partial<Draft> = {}): Draft => ({
  ...DRAFT,
  id,
  campaignId: `campaign of ${id}`,
  ...more,
});

function appWith(...drafts: Draft[]) {
  const app = openApp();
  for (const draft of drafts) app.store.set(addDraftAtom, draft);
  const plans = () =>
    app.store.get(postsAtom).map(({ id, plan, state }) => `${id} ${state} ${plan?.at ?? '-'}`);
  return { ...app, plans };
}

test('all posts are planned in one press, one a day from tomorrow, and taken out again', () => {
  const { store, plans, clock } = appWith(
    post('a', { updatedAt: 1 }),
    post('b', { updatedAt: 2 }),
    post('posted', { use: { posted: 5 } }),
  );
  const day = (count: number) => addDays(dayAt(clock.now), count);
  store.set(planAllAtom);
  expect(plans()).toEqual([
    `a planned ${day(1)}T09:00`,
    `b planned ${day(2)}T09:00`,
    'posted posted -',
  ]);
  store.set(addDraftAtom, post('c', { createdAt: 9 }));
  expect(store.get(unplannedPostsAtom).map(({ id }) => id)).toEqual(['c']);
  store.set(undoPlanAllAtom);
  expect(store.get(plannedPostsAtom)).toEqual([]);
});

test('a version that replaces a planned post has its day, and leaves it when it is deleted', () => {
  const first = post('first', { campaignId: 'one', createdAt: 1, updatedAt: 1 });
  const { store, plans } = appWith(first);
  store.set(planPostAtom, 'first', PLAN);
  store.set(addDraftAtom, post('second', { campaignId: 'one', createdAt: 2, updatedAt: 2 }));
  expect(plans()).toEqual(['first ready -', `second planned ${PLAN.at}`]);
  const moved = { ...PLAN, at: '2026-12-04T09:00' };
  store.set(planPostAtom, 'second', moved);
  store.set(deletePostAtom, 'second');
  expect(plans()).toEqual([`first planned ${moved.at}`]);
});

test('Undo plan leaves the day of a post that was moved since', () => {
  const { store, plans } = appWith(post('a'), post('b'));
  store.set(planAllAtom);
  store.set(planPostAtom, 'a', PLAN);
  store.set(undoPlanAllAtom);
  expect(plans().toSorted()).toEqual([`a planned ${PLAN.at}`, 'b ready -']);
});

test('a calendar file has the posts with a day', async () => {
  const { store, downloads } = appWith(post('a', { text: 'Soft towels' }), post('b'));
  store.set(planPostAtom, 'a', PLAN);
  await store.set(exportCalendarAtom, store.get(postsAtom));
  expect(downloads[0]?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(downloads[0]).toContain('SUMMARY:Instagram: Soft towels');
  expect(downloads[0]).toContain('DTSTART:20261201T090000Z');
});

const at = fc.nat(2);
const STEP = fc.oneof(
  fc.record({ kind: fc.constant('plan' as const), at, days: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ kind: fc.constant('move' as const), at, days: fc.integer({ min: -9, max: 9 }) }),
  fc.record({
    kind: fc.constantFrom('delete' as const, 'undo' as const, 'duplicate' as const, 'out' as const),
    at,
  }),
);

test('no date is lost in any order of plan, move, delete, undo and duplicate', () => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 30 }), (steps) => {
      const { store } = appWith(post('p0'), post('p1'), post('p2'));
      const expected = new Map<string, string | undefined>();
      let deleted: string | undefined;
      const isThere = (id: string) => store.get(draftsAtom).drafts.some((it) => it.id === id);
      const planOf = (id: string) => store.get(postsAtom).find((it) => it.id === id)?.plan;
      for (const step of steps) {
        const id = `p${step.at}`;
        if (step.kind === 'undo') {
          store.set(restoreDraftAtom);
          deleted = undefined;
        } else if (!isThere(id)) continue;
        else if (step.kind === 'plan') {
          const plan = { ...PLAN, at: `${addDays('2026-12-01', step.days)}T09:00` };
          store.set(planPostAtom, id, plan);
          expected.set(id, plan.at);
        } else if (step.kind === 'move') {
          const plan = planOf(id);
          if (!plan) continue;
          const moved = { ...plan, at: `${addDays(dayOfPlan(plan), step.days)}T09:00` };
          store.set(planPostAtom, id, moved);
          expected.set(id, moved.at);
        } else if (step.kind === 'out') {
          store.set(planPostAtom, id, undefined);
          expected.delete(id);
        } else if (step.kind === 'duplicate') {
          const copy = store.set(duplicateDraftAtom, id);
          expect(planOf(copy ?? '')).toBeUndefined();
        } else {
          store.set(deletePostAtom, id);
          deleted = id;
        }
        for (const known of ['p0', 'p1', 'p2'])
          if (isThere(known)) expect(planOf(known)?.at).toBe(expected.get(known));
      }
      if (deleted !== undefined) {
        store.set(restoreDraftAtom);
        expect(planOf(deleted)?.at).toBe(expected.get(deleted));
      }
    }),
  );
});
