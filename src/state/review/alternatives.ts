import { atom, type Getter, type Setter } from 'jotai';
import { isAlternative, openAlternatives } from '#domain/drafts/alternatives.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { mixOf, type Pick } from '#domain/drafts/mix.ts';
import { isRunning, isUnderWay, type Job } from '#domain/jobs/job.ts';
import { type AlternativeId, isAlternativeName } from '#domain/posts/refinement.ts';
import { askForDraft, takeSaved } from '../generation/change-draft.ts';
import { reportIfNotStored } from '../generation/report-change.ts';
import { stop } from '../generation/stop.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import { queueAtom } from '../jobs/queue.ts';
import { takeVersionAtom } from '../drafts/versions.ts';
import { services } from '../services.ts';
import {
  changeDraftAtom,
  chooseDraftAtom,
  currentDraftAtom,
  draftByIdAtom,
  putDraftAtom,
} from '../drafts/drafts.ts';
import { versionsOf } from '../drafts/edit-draft.ts';
import { buildOf } from './rework.ts';

/**
 * Requests alternatives to the post under review from the chosen provider: one request for each
 * hook, in one press. They are compared with the post until the user decides.
 */
export const askForAlternativesAtom = atom(
  null,
  async (get, set, hooks: readonly AlternativeId[]) => {
    const draft = takeSaved(get, set);
    if (!draft || draft.text.trim() === '') return;
    // Versions are found by their campaign, which the first releases didn't store.
    if (draft.campaignId === undefined)
      set(changeDraftAtom, draft.id, (it) => ({ ...it, campaignId: it.id }));
    const builds = hooks.map((hook) => buildOf(draft, { how: 'alternative', hook }));
    await askForDraft(get, set, draft, builds, 'chosen');
  },
);

/** A post, and the alternatives that it is compared with. */
export interface Comparison {
  readonly post: Draft;
  readonly drafts: readonly Draft[];
  /** Requests for further ones, under way or failed, in the order of the queue. */
  readonly coming: readonly Job[];
}

/**
 * The comparison that the post under review is part of; undefined if there is none, or if all of
 * its alternatives still wait.
 */
export const comparisonAtom = atom((get): Comparison | undefined => {
  const current = get(currentDraftAtom);
  if (!current) return undefined;
  const draftById = get(draftByIdAtom);
  const post = isAlternative(current) ? draftById(current.refinedFrom) : current;
  if (!post) return undefined;
  const jobs = jobsFor(get, post);
  const drafts = openAlternatives(post, versionsOf(get, post));
  const isOpen = current === post || drafts.includes(current);
  if (!isOpen || (drafts.length === 0 && !jobs.some(isRunning))) return undefined;
  return { post, drafts, coming: jobs };
});

/** Jobs that may still bring an alternative to a post, in the order of the queue. */
function jobsFor(get: Getter, { id }: Draft): Job[] {
  return get(jobsAtom).filter(
    ({ refines, status, persisted }) =>
      refines?.draftId === id &&
      isAlternativeName(refines.name) &&
      !persisted &&
      status !== 'cancelled' &&
      status !== 'done',
  );
}

/** True while the post under review is compared with its alternatives. */
export const isComparedAtom = atom((get) => get(comparisonAtom) !== undefined);

/** Stops all alternatives that are on their way. What has come of one is an alternative too. */
export const stopAlternativesAtom = atom(null, (get) => {
  const { post } = get(comparisonAtom) ?? {};
  if (!post) return;
  for (const job of jobsFor(get, post).filter(isUnderWay)) stop(get, job);
});

/**
 * Ends the comparison with the post or one of its alternatives. All are kept as versions; those on
 * their way are stopped.
 */
export const keepAtom = atom(null, async (get, set, id: string) => {
  const { post } = get(comparisonAtom) ?? {};
  set(takeVersionAtom, id);
  if (post) await withdraw(get, set, post, id);
});

/** Ends the comparison with paragraphs of several, as a version of its own. */
export const mixAtom = atom(null, async (get, set, picks: readonly Pick[]) => {
  const { post } = get(comparisonAtom) ?? {};
  const { newId, now } = services(get);
  if (!post || picks.length === 0) return;
  const mix = mixOf({ post, picks, id: newId(), now: now() });
  set(putDraftAtom, mix);
  await withdraw(get, set, post, mix.id);
});

/** Stops the alternatives on their way. A text that comes of one is older than the choice. */
async function withdraw(get: Getter, set: Setter, post: Draft, chosenId: string): Promise<void> {
  const left = jobsFor(get, post).filter(isUnderWay);
  const stopped = left.map(async ({ id }) => {
    const change = get(queueAtom)?.cancel(id);
    reportIfNotStored(get, change);
    await change;
  });
  await Promise.allSettled(stopped);
  if (left.length > 0) set(chooseDraftAtom, chosenId);
}
