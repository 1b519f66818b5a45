import { deletePostAtom } from '#state/drafts/delete-post.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { ownZone, wallTimeAt } from '#domain/drafts/wall-time.ts';
import { sessionAtom } from '#state/account/session.ts';
import { addDraftAtom } from '#state/drafts/drafts.ts';
import { setPostedAtom } from '#state/drafts/draft-use.ts';
import { planPostAtom } from '#state/drafts/plan.ts';
import { reminderStateAtom, setRemindersAtom, watchPlan } from '#state/drafts/reminders.ts';
import { documentsReadAtom } from '#state/storage/documents.ts';
import { DRAFT } from '../../domain/drafts.ts';
import { openApp } from '../fake-app.ts';

const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-12-02T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const planAt = (minutes: number) => ({
  at: wallTimeAt(NOW + minutes * MINUTE_MS, ownZone()),
  zone: ownZone(),
});

/** An app that watches posts planned by minutes from now. */
async function watching(plans: Readonly<Record<string, number>>) {
  const app = openApp();
  const { store, clock, reminders } = app;
  clock.now = NOW;
  store.set(documentsReadAtom, true);
  for (const [id, minutes] of Object.entries(plans)) {
    const draft: Draft = { ...DRAFT, id, campaignId: `of ${id}`, plannedFor: planAt(minutes) };
    store.set(addDraftAtom, draft);
  }
  watchPlan(store);
  const pass = async (minutes: number) => {
    clock.now += minutes * MINUTE_MS;
    await vi.advanceTimersByTimeAsync(25_000);
  };
  await pass(0);
  return { ...app, reminders, pass };
}

test('after the end of the session nothing is counted or reminded of', async () => {
  const { store, reminders, pass } = await watching({ past: -5, soon: 10 });
  await store.set(setRemindersAtom, true);
  store.set(sessionAtom, { status: 'out' });
  await pass(0);
  expect(reminders.badge).toBe(0);
  const before = reminders.shown.length;
  await pass(20);
  expect(reminders.shown).toHaveLength(before);
  store.set(sessionAtom, { status: 'loading' });
  await pass(0);
  expect(reminders.badge).toBe(2);
});

describe('the badge', () => {
  test('counts what is due, and follows the clock, the plan, posting and deletion', async () => {
    const { store, reminders, pass } = await watching({ past: -5, soon: 10, later: 600 });
    expect(reminders.badge).toBe(1);
    await pass(10);
    expect(reminders.badge).toBe(2);
    store.set(setPostedAtom, 'past', true);
    await pass(0);
    expect(reminders.badge).toBe(1);
    store.set(planPostAtom, 'soon', planAt(900));
    await pass(0);
    expect(reminders.badge).toBe(0);
    store.set(planPostAtom, 'later', planAt(-1));
    await pass(0);
    expect(reminders.badge).toBe(1);
    store.set(deletePostAtom, 'later');
    await pass(0);
    expect(reminders.badge).toBe(0);
  });
});

describe('a reminder', () => {
  test('is asked for by a press alone, and comes once for each post', async () => {
    const { store, reminders, pass } = await watching({ a: 10, b: 20, c: 20 });
    await pass(11);
    expect(reminders).toMatchObject({ asked: 0, shown: [] });
    expect(store.get(reminderStateAtom)).toBe('ask');
    await store.set(setRemindersAtom, true);
    expect(store.get(reminderStateAtom)).toBe('granted');
    expect(reminders).toMatchObject({ asked: 1, shown: [['a']] });
    await pass(1);
    expect(reminders.shown).toEqual([['a']]);
    await pass(10);
    expect(reminders.shown).toEqual([['a'], ['b', 'c']]);
  });

  test('is taken away when its post is posted, and comes again for one that is moved on', async () => {
    const { store, reminders, pass } = await watching({ a: 1, b: 60 });
    await store.set(setRemindersAtom, true);
    await pass(2);
    expect(reminders.shown).toEqual([['a']]);
    store.set(setPostedAtom, 'a', true);
    store.set(setPostedAtom, 'b', true);
    await pass(90);
    expect(reminders.shown).toEqual([]);
    store.set(setPostedAtom, 'a', false);
    store.set(planPostAtom, 'a', planAt(95));
    await pass(1);
    expect(reminders.shown).toEqual([]);
    await pass(5);
    expect(reminders.shown).toEqual([['a']]);
  });

  test('comes from one tab only, and from none once it is turned off or denied', async () => {
    const { store, reminders, pass } = await watching({ a: 1, b: 5 });
    reminders.leads = false;
    await store.set(setRemindersAtom, true);
    await pass(2);
    expect(reminders).toMatchObject({ shown: [], badge: 1 });
    reminders.leads = true;
    await store.set(setRemindersAtom, false);
    await pass(9);
    expect(reminders.shown).toEqual([]);
    reminders.permission = 'ask';
    reminders.answer = 'denied';
    await store.set(setRemindersAtom, true);
    expect(store.get(reminderStateAtom)).toBe('denied');
    await pass(1);
    expect(reminders.shown).toEqual([]);
  });
});
