import { deletePostAtom } from '#state/drafts/delete-post.ts';
import { IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays } from '#domain/drafts/days.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { addDraftAtom, draftByIdAtom } from '#state/drafts/drafts.ts';
import { setPostedAtom } from '#state/drafts/draft-use.ts';
import { planPostAtom } from '#state/drafts/plan.ts';
import { lastReplanAtom, moveToDayAtom, replanAtom, undoReplanAtom } from '#state/drafts/replan.ts';
import { ownZone } from '#domain/drafts/wall-time.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { createDevice, openTab, type Tab } from '../device.ts';
import { openApp } from '../fake-app.ts';

const zone = ownZone();
const plan = (at: string) => ({ at, zone });

const post = (id: string, more: Partial<Draft> = {}): Draft => ({
  ...DRAFT,
  id,
  campaignId: `campaign of ${id}`,
  ...more,
});

function appWith(...drafts: Draft[]) {
  const { store, clock } = openApp();
  clock.now = new Date('2026-12-02T14:20:00').getTime();
  for (const draft of drafts) store.set(addDraftAtom, draft);
  return { store, planOf: (id: string) => store.get(draftByIdAtom)(id)?.plannedFor?.at };
}

describe('a post that is put on a day', () => {
  test('keeps its time, and goes back', () => {
    const { store, planOf } = appWith(post('a', { plannedFor: plan('2026-12-03T18:30') }));
    store.set(moveToDayAtom, 'a', '2026-12-07');
    expect(planOf('a')).toBe('2026-12-07T18:30');
    store.set(undoReplanAtom);
    expect(planOf('a')).toBe('2026-12-03T18:30');
    // There is nothing left to undo.
    store.set(undoReplanAtom);
    expect(planOf('a')).toBe('2026-12-03T18:30');
  });

  test('is planned for nine without a plan, today for the next hour, and goes back to none', () => {
    const { store, planOf } = appWith(post('a'), post('b'));
    store.set(moveToDayAtom, 'a', '2026-12-07');
    store.set(moveToDayAtom, 'b', '2026-12-02');
    expect([planOf('a'), planOf('b')]).toEqual(['2026-12-07T09:00', '2026-12-02T15:00']);
    store.set(undoReplanAtom);
    expect([planOf('a'), planOf('b')]).toEqual(['2026-12-07T09:00', undefined]);
  });

  test('stays where it is once it is posted', () => {
    const { store, planOf } = appWith(post('a', { plannedFor: plan('2026-12-03T09:00') }));
    store.set(setPostedAtom, 'a', true);
    store.set(moveToDayAtom, 'a', '2026-12-07');
    store.set(replanAtom, 'a', plan('2026-12-08T09:00'));
    expect(planOf('a')).toBe('2026-12-03T09:00');
    expect(store.get(lastReplanAtom)).toBeUndefined();
  });

  test('that was moved again or deleted since is left alone by Undo', () => {
    const { store, planOf } = appWith(post('a'), post('b'));
    store.set(moveToDayAtom, 'a', '2026-12-07');
    store.set(planPostAtom, 'a', plan('2026-12-09T09:00'));
    store.set(undoReplanAtom);
    expect(planOf('a')).toBe('2026-12-09T09:00');
    store.set(moveToDayAtom, 'b', '2026-12-07');
    store.set(deletePostAtom, 'b');
    store.set(undoReplanAtom);
    expect(planOf('b')).toBeUndefined();
  });

  test('takes its other versions along', () => {
    const { store, planOf } = appWith(
      post('first', {
        campaignId: 'one',
        createdAt: 1,
        updatedAt: 1,
        plannedFor: plan('2026-12-03T09:00'),
      }),
      post('second', { campaignId: 'one', createdAt: 2, updatedAt: 2 }),
    );
    store.set(moveToDayAtom, 'second', '2026-12-07');
    expect([planOf('first'), planOf('second')]).toEqual(['2026-12-07T09:00', '2026-12-07T09:00']);
    store.set(undoReplanAtom);
    expect(planOf('second')).toBe('2026-12-03T09:00');
  });
});

const which = fc.nat(1);
const at = fc.nat(2);
const STEP = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), which, at, days: fc.nat(40) }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'sync' as const), which }),
);

/** Long enough for a write, its message and the other tab's read. */
const settle = async () => {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((next) => setImmediate(next));
};

describe('moves in two tabs', () => {
  beforeEach(() => vi.stubGlobal('IDBKeyRange', IDBKeyRange));

  const IDS = ['p0', 'p1', 'p2'];
  const FIRST = '2026-12-03T09:00';

  async function openTabs(): Promise<readonly [Tab, Tab]> {
    const device = createDevice({});
    device.clock.now = new Date('2026-12-02T14:20:00').getTime();
    const first = await openTab(device);
    for (const id of IDS) first.store.set(addDraftAtom, post(id, { plannedFor: plan(FIRST) }));
    await settle();
    return [first, await openTab(device)];
  }

  const planIn = ({ store }: Tab, id: string) => store.get(draftByIdAtom)(id)?.plannedFor?.at;

  test('lose no date in any order, with Undo in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 16 }), async (steps) => {
        const tabs = await openTabs();
        const given = new Map(IDS.map((id) => [id, new Set([FIRST])]));
        for (const step of steps) {
          const tab = tabs[step.which] ?? tabs[0];
          if (step.kind === 'sync') await settle();
          if (step.kind === 'undo') tab.store.set(undoReplanAtom);
          if (step.kind === 'move') {
            const id = `p${step.at}`;
            const day = addDays('2026-12-03', step.days);
            tab.store.set(moveToDayAtom, id, day);
            given.get(id)?.add(`${day}T09:00`);
          }
        }
        await settle();
        await settle();
        for (const id of IDS) {
          expect(planIn(tabs[0], id)).toBe(planIn(tabs[1], id));
          expect(given.get(id)).toContain(planIn(tabs[0], id));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('one after the other end where the last one was put, and Undo leaves the other tab’s move', async () => {
    const [one, other] = await openTabs();
    one.store.set(moveToDayAtom, 'p0', '2026-12-05');
    await settle();
    expect(planIn(other, 'p0')).toBe('2026-12-05T09:00');
    other.store.set(moveToDayAtom, 'p0', '2026-12-09');
    await settle();
    one.store.set(undoReplanAtom);
    await settle();
    expect(planIn(one, 'p0')).toBe('2026-12-09T09:00');
    other.store.set(undoReplanAtom);
    await settle();
    expect(planIn(one, 'p0')).toBe('2026-12-05T09:00');
  });
});
