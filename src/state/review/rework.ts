import type { Draft } from '#domain/drafts/draft.ts';
import { nameOfRefinement, type Refinement } from '#domain/posts/refinement.ts';
import { wholeReply } from '#domain/posts/reply.ts';
import { inLanguageOf } from '#domain/posts/text-language.ts';
import type { Span } from '#domain/text/span.ts';
import type { Build } from '../generation/submit.ts';

/**
 * Returns what builds the request that reworks a draft. `passage`: the only part of the post to
 * rework.
 */
export const buildOf =
  (draft: Draft, refinement: Refinement, passage?: Span): Build =>
  async (sent) => {
    const { around, buildRefinement } = await import('#domain/posts/refine.ts');
    const { contentType, language } = draft.origin;
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
