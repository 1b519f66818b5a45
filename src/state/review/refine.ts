import { atom } from 'jotai';
import { type Draft, isProposal } from '#domain/drafts/draft.ts';
import { nameOfRefinement, type Refinement } from '#domain/posts/refinement.ts';
import { shownText } from '#domain/jobs/generation.ts';
import { isRunning } from '#domain/jobs/job.ts';
import { inLanguageOf } from '#domain/posts/text-language.ts';
import { wholeReply } from '#domain/posts/reply.ts';
import type { Span } from '#domain/text/span.ts';
import { changeDraftAtom, currentDraftAtom, draftByIdAtom } from '../drafts/drafts.ts';
import { openVersionAtom } from '../drafts/versions.ts';
import { askForDraft, takeSaved } from '../generation/change-draft.ts';
import { draftJobAtom } from '../generation/draft-generation.ts';
import type { Build } from '../generation/submit.ts';

/**
 * Requests a rework of the post under review from the chosen provider: one request. The result is a
 * version of its own, proposed beside the post until the user accepts it. `passage`: the only part of
 * the post to rework.
 */
export const refineAtom = atom(null, async (get, set, refinement: Refinement, passage?: Span) => {
  const saved = takeSaved(get, set);
  if (!saved || saved.text.trim() === '') return;
  const draft = passage ? saved : inLanguage(saved, refinement);
  const { contentType, language } = draft.origin;
  const build: Build = async (sent) => {
    const { around, buildRefinement } = await import('#domain/posts/refine.ts');
    const soFar = wholeReply(draft, contentType, sent.quotes);
    const own = inLanguageOf(draft.text, sent, language);
    const target = refinement.how === 'translate' ? refinement.language : own.language;
    const campaign = { ...own, language: target };
    const words = passage && draft.text.slice(passage.start, passage.end);
    const refines = {
      draftId: draft.id,
      soFar,
      name: nameOfRefinement(refinement),
      ...(passage && { around: around(draft, contentType, sent.quotes, passage) }),
    };
    return { prompt: buildRefinement(campaign, soFar, refinement, words), refines };
  };
  await askForDraft(get, set, draft, build, 'chosen');
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
  return isOwn && isRunning(job) ? shownText(job) : undefined;
});

/** The post that the version under review would replace; undefined if nothing is proposed. */
export const proposedForAtom = atom((get) => {
  const draft = get(currentDraftAtom);
  return draft && isProposal(draft) ? get(draftByIdAtom)(draft.refinedFrom) : undefined;
});

/** Goes back to the post that a proposed version would replace. Both are kept. */
export const rejectAtom = atom(null, (get, set, id: string) => {
  const { refinedFrom } = get(draftByIdAtom)(id) ?? {};
  if (refinedFrom === undefined) return;
  // The user knows it: the post needs no notice of it.
  set(changeDraftAtom, id, ({ besideOf: _, ...draft }) => draft);
  set(openVersionAtom, refinedFrom);
});
