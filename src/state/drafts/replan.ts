import { atom } from 'jotai';
import { isSame } from '#domain/campaign/merge.ts';
import { isMovable, movedTo } from '#domain/drafts/calendar.ts';
import type { Day } from '#domain/drafts/days.ts';
import { nextOn } from '#domain/drafts/plan.ts';
import type { Plan } from '#domain/drafts/planned.ts';
import { ownZone } from '#domain/drafts/wall-time.ts';
import { draftByIdAtom } from './drafts.ts';
import { planPostAtom } from './plan.ts';
import { postsAtom } from './posts.ts';
import { services } from '../services.ts';

/** A change of one post's plan; undefined stands for no plan. */
export interface Replan {
  readonly id: string;
  readonly before: Plan | undefined;
  readonly after: Plan | undefined;
}

/** The last change of a plan, while it can be undone. */
export const lastReplanAtom = atom<Replan | undefined>(undefined);

/** Plans, moves or takes out a post, so that it can be undone. A posted post stays where it is. */
export const replanAtom = atom(null, (get, set, id: string, after: Plan | undefined) => {
  const post = get(postsAtom).find((it) => it.id === id);
  if (!post || post.state === 'posted' || isSame(post.plan, after)) return;
  set(planPostAtom, id, after);
  set(lastReplanAtom, { id, before: post.plan, after });
});

/** Puts a post on a day, at the time that it has already. */
export const moveToDayAtom = atom(null, (get, set, id: string, day: Day) => {
  const post = get(postsAtom).find((it) => it.id === id);
  if (!post || !isMovable(post)) return;
  set(
    replanAtom,
    id,
    post.plan ? movedTo(post.plan, day) : nextOn(day, services(get).now(), ownZone()),
  );
});

/** Takes the last change back. A post that was moved again since, here or in another tab, stays. */
export const undoReplanAtom = atom(null, (get, set) => {
  const last = get(lastReplanAtom);
  set(lastReplanAtom, undefined);
  if (last && isSame(get(draftByIdAtom)(last.id)?.plannedFor, last.after))
    set(planPostAtom, last.id, last.before);
});
