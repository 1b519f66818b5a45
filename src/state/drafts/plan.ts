import { atom } from 'jotai';
import { isSame } from '#domain/campaign/merge.ts';
import { dayAt } from '#domain/drafts/days.ts';
import { type Draft, isProposal, visibleText } from '#domain/drafts/draft.ts';
import { draftTitle } from '#domain/drafts/draft-list.ts';
import { platformName } from '#domain/drafts/drafts-file.ts';
import { proposePlans } from '#domain/drafts/plan.ts';
import { type Plan, withPlan } from '#domain/drafts/planned.ts';
import { type Post, versionKey } from '#domain/drafts/posts.ts';
import { dayOfPlan, momentOf, ownZone } from '#domain/drafts/wall-time.ts';
import { error } from '#domain/site/toast.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { changeDraftAtom, chooseDraftAtom, draftByIdAtom, draftsAtom } from './drafts.ts';
import { postsAtom } from './posts.ts';
import { services } from '../services.ts';

/**
 * Plans a post, or with `plan` undefined takes it out. All its versions get the same plan: whichever
 * stands for the platform later, its day is known.
 */
export const planPostAtom = atom(null, (get, set, id: string, plan: Plan | undefined) => {
  const draft = get(draftByIdAtom)(id);
  if (!draft) return;
  if (plan && isProposal(draft)) set(chooseDraftAtom, id);
  const key = versionKey(draft);
  for (const version of get(draftsAtom).drafts)
    if (versionKey(version) === key) set(changeDraftAtom, version.id, (it) => withPlan(it, plan));
});

const isPlannable = ({ state, isEarlier }: Post) => state === 'ready' && !isEarlier;

/** More are not planned in one press: a plan for a year is none. */
const MOST_TOGETHER = 14;

/** Posts that are ready and have no day yet, the oldest first. */
export const plannablePostsAtom = atom((get) =>
  get(postsAtom)
    .filter(isPlannable)
    .toSorted((one, other) => one.at - other.at),
);

/** The newest of them, which one press plans. */
export const unplannedPostsAtom = atom((get) => get(plannablePostsAtom).slice(-MOST_TOGETHER));

/** Returns what is proposed for one more post, or for `count` of them: one a day from tomorrow. */
export const proposeAtom = atom(null, (get, _set, count: number): Plan[] => {
  const plans = get(postsAtom).flatMap(({ plan }) => plan ?? []);
  const today = dayAt(services(get).now());
  return proposePlans(count, new Set(plans.map(dayOfPlan)), today, ownZone());
});

/** The days that the last press of Plan all gave, by the ids of their posts, for Undo. */
export const plannedTogetherAtom = atom<ReadonlyMap<string, Plan>>(new Map());

/** Gives each unplanned post a day of its own. */
export const planAllAtom = atom(null, (get, set) => {
  const posts = get(unplannedPostsAtom);
  const plans = set(proposeAtom, posts.length);
  const together = new Map<string, Plan>();
  for (const [at, { id }] of posts.entries()) {
    const plan = plans[at];
    if (plan) together.set(id, plan);
    set(planPostAtom, id, plan);
  }
  set(plannedTogetherAtom, together);
});

/** Takes these days back. A post that was moved since keeps its new one. */
export const undoPlanAllAtom = atom(null, (get, set) => {
  for (const [id, plan] of get(plannedTogetherAtom))
    if (isSame(get(draftByIdAtom)(id)?.plannedFor, plan)) set(planPostAtom, id, undefined);
  set(plannedTogetherAtom, new Map());
});

/** Posts with a day, in their order. */
export const plannedPostsAtom = atom((get) =>
  get(postsAtom)
    .filter(({ plan, state }) => plan !== undefined && state !== 'posted')
    .toSorted((one, other) => one.at - other.at),
);

/** Downloads a calendar file of these posts; those without a day are left out. */
export const exportCalendarAtom = atom(null, async (get, _set, posts: readonly Post[]) => {
  const { openCalendar, sharing, notify, now } = services(get);
  const draftById = get(draftByIdAtom);
  const entries = posts.flatMap((post) => {
    const draft = draftById(post.id);
    return draft && post.plan && post.draft
      ? [entryOf(draft, post.plan, draftTitle(post.draft))]
      : [];
  });
  const file = await openCalendar()
    .then((calendar) => calendar.file(entries, now()))
    .catch(() => undefined);
  if (file === undefined) {
    notify(error('No calendar file', 'Part of the app didn’t load. Try again.'));
    return;
  }
  sharing.downloadText('echopost.ics', file, 'text/calendar');
  notify(TOASTS.downloadStarted);
});

const entryOf = (draft: Draft, plan: Plan, title: string) => ({
  id: draft.id,
  title: `${platformName(draft.origin.platform)}: ${title}`,
  text: visibleText(draft).trim(),
  start: momentOf(plan),
});
