import { atom } from 'jotai';
import { type Draft, isProposal } from '#domain/drafts/draft.ts';
import type { Refinement } from '#domain/posts/refinement.ts';
import { shownText } from '#domain/jobs/generation.ts';
import { isRunning } from '#domain/jobs/job.ts';
import type { Span } from '#domain/text/span.ts';
import {
  changeDraftAtom,
  chooseDraftAtom,
  currentDraftAtom,
  draftByIdAtom,
} from '../drafts/drafts.ts';
import { openVersionAtom } from '../drafts/versions.ts';
import { askForDraft, takeSaved } from '../generation/change-draft.ts';
import { draftJobAtom } from '../generation/draft-generation.ts';
import { isComparedAtom } from './alternatives.ts';
import { buildOf } from './rework.ts';
import { fulfilWishAtom } from './wishes.ts';

/**
 * Requests a rework of the post under review from the chosen provider: one request. The result is a
 * version of its own, proposed beside the post until the user accepts it. `passage`: the only part of
 * the post to rework.
 */
export const refineAtom = atom(null, async (get, set, refinement: Refinement, passage?: Span) => {
  const saved = takeSaved(get, set);
  if (!saved || saved.text.trim() === '') return;
  const draft = passage ? saved : inLanguage(saved, refinement);
  await askForDraft(get, set, draft, [buildOf(draft, refinement, passage)], 'chosen');
});

/** A translation is a post in another language, and so are its later versions. */
function inLanguage(draft: Draft, refinement: Refinement): Draft {
  if (refinement.how !== 'translate') return draft;
  return { ...draft, origin: { ...draft.origin, language: refinement.language } };
}

/** Text so far of the rework of the post under review, while it is written. */
export const reworkedSoFarAtom = atom((get) => {
  const job = get(draftJobAtom);
  const isOwn = job?.refines !== undefined && job.refines.draftId === get(currentDraftAtom)?.id;
  return isOwn && isRunning(job) && !get(isComparedAtom) ? shownText(job) : undefined;
});

/** The post that the version under review would replace; undefined if nothing is proposed. */
export const proposedForAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  return draft && isProposal(draft) && !get(isComparedAtom)
    ? get(draftByIdAtom)(draft.refinedFrom)
    : undefined;
});

/** Puts a proposed version in the place of the post. */
export const acceptAtom = atom(null, (get, set, id: string) => {
  const draft = get(draftByIdAtom)(id);
  if (draft) set(fulfilWishAtom, draft);
  set(chooseDraftAtom, id);
});

/** Goes back to the post that a proposed version would replace. Both are kept. */
export const rejectAtom = atom(null, (get, set, id: string) => {
  const { refinedFrom } = get(draftByIdAtom)(id) ?? {};
  if (refinedFrom === undefined) return;
  // The user knows it: the post needs no notice of it.
  set(changeDraftAtom, id, ({ besideOf: _, ...draft }) => draft);
  set(openVersionAtom, refinedFrom);
});
