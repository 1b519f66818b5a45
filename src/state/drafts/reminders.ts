import { atom, type createStore } from 'jotai';
import { dueState } from '#domain/drafts/calendar.ts';
import { platformName } from '#domain/drafts/drafts-file.ts';
import type { ReminderService } from '#services/reminders/reminders.ts';
import { draftsAtom, draftsReadAtom } from './drafts.ts';
import { postsAtom } from './posts.ts';
import { sessionAtom } from '../account/session.ts';
import { dueCountAtom, shownJobsAtom } from '../jobs/jobs.ts';
import { services } from '../services.ts';
import { documentAtom } from '../storage/documents.ts';
import { REMINDERS } from '../storage/storage-keys.ts';

interface Reminders {
  /** True if the user asked for notifications. */
  readonly on: boolean;
  /** True if there are planned posts, so that other pages watch them too. */
  readonly isWatched: boolean;
  /** The times of which the user has been reminded, by the ids of their posts. */
  readonly reminded: Readonly<Record<string, number>>;
}

const remindersDocument = documentAtom<Reminders>({
  key: REMINDERS,
  version: 1,
  initial: { on: false, isWatched: false, reminded: {} },
  parse: parseReminders,
});

/** Parses stored reminders. Total: garbage is none. */
function parseReminders(data: unknown): Reminders {
  const { on, isWatched, reminded } = Object(data);
  const times = Object.entries(Object(reminded)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return {
    on: on === true,
    isWatched: isWatched === true,
    reminded: Object.fromEntries(times),
  };
}

type Permission = ReturnType<ReminderService['permission']>;

const permissionAtom = atom<Permission | undefined>(undefined);

/** Permission for reminders; `ask` while they are off, undefined until the browser has answered. */
export const reminderStateAtom = atom((get) => {
  const permission = get(permissionAtom);
  return permission === 'granted' && !get(remindersDocument).on ? 'ask' : permission;
});

/** Turns reminders on, with the browser's own question if it has not asked yet; or off. */
export const setRemindersAtom = atom(null, async (get, set, on: boolean) => {
  const { reminders } = await services(get).openCalendar();
  if (on && reminders.permission() === 'ask') await reminders.ask();
  const permission = reminders.permission();
  set(permissionAtom, permission);
  set(remindersDocument, (it) => ({ ...it, on: on && permission === 'granted' }));
  await set(lookAtom);
});

/** Counts what is due on the app's icon, and reminds of each due post once. */
const lookAtom = atom(null, async (get, set) => {
  const { openCalendar, now } = services(get);
  const calendar = await openCalendar().catch(() => undefined);
  // Until all posts are there, some are not known to be posted.
  if (!calendar || !get(draftsReadAtom)) return;
  const { reminders } = calendar;
  set(permissionAtom, reminders.permission());
  // Whoever comes after the end of a session learns nothing of its plan.
  const posts = get(sessionAtom).status === 'out' ? [] : get(postsAtom);
  const isWatched = posts.some(({ plan, state }) => plan !== undefined && state !== 'posted');
  if (get(sessionAtom).status !== 'out' && isWatched !== get(remindersDocument).isWatched)
    set(remindersDocument, (it) => ({ ...it, isWatched }));
  const due = posts.filter((post) => dueState(post, now()) !== undefined);
  set(dueCountAtom, due.length);
  reminders.badge(due.length + get(shownJobsAtom).length);
  if (!(await reminders.leads())) return;
  await reminders.keep(new Set(due.map(({ id }) => id)));
  const { on, reminded } = get(remindersDocument);
  if (!on || get(sessionAtom).status === 'out' || reminders.permission() !== 'granted') return;
  const fresh = due.filter(({ id, at }) => reminded[id] !== at);
  // Only what is due is remembered: a post that is moved on is reminded of again.
  const times = Object.fromEntries(due.map(({ id, at }) => [id, at]));
  if (fresh.length > 0 || Object.keys(reminded).length !== due.length)
    set(remindersDocument, (it) => ({ ...it, reminded: times }));
  await reminders.remind(
    fresh.map(({ id, platform }) => ({ id, platform: platformName(platform) })),
  );
});

type Store = ReturnType<typeof createStore>;

/** Time between two looks at the clock, and rest after a change, in milliseconds. */
const TICK_MS = 20_000;
const REST_MS = 300;

const watched = new WeakSet<Store>();

/** Watches the planned posts as long as the page is open. */
export function watchPlan(store: Store): void {
  if (watched.has(store)) return;
  watched.add(store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await store.set(lookAtom);
    } finally {
      isLooking = false;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), TICK_MS);
    }
  };
  // Typing in a post changes it too: the list is computed after a rest alone.
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), REST_MS);
  };
  store.sub(draftsAtom, lookSoon);
  store.sub(draftsReadAtom, lookSoon);
  store.sub(sessionAtom, lookSoon);
  lookSoon();
}
