import { atom } from 'jotai';
import {
  buildSecondOpinion,
  nameOfClaim,
  type Opinion,
  parseOpinions,
  type PutClaim,
} from '#domain/questions/second-opinion.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { visibleText } from '#domain/drafts/draft.ts';
import { draftByIdAtom } from '../drafts/drafts.ts';
import { draftQuotesAtom } from '../review/evidence.ts';
import { modelQuestion, type QuestionRequest } from './model-question.ts';

/** A draft and its claims to judge. */
interface Judged {
  readonly draftId: string;
  readonly claims: readonly PutClaim[];
}

/** A request for an opinion: the draft, its claims, and the model to judge them. */
export type OpinionRequest = QuestionRequest<Judged & Base>;

/** The quotes that the claims are judged by. */
interface Base {
  readonly base: readonly Quote[];
}

const opinion = modelQuestion<Judged & Base, ReadonlyMap<string, Opinion>>({
  name: 'opinion',
  targetOf: ({ draftId }) => `opinion ${draftId}`,
  promptOf: ({ claims }) => buildSecondOpinion(claims),
  isCurrent(get, { draftId, claims, base }) {
    const draft = get(draftByIdAtom)(draftId);
    if (!draft || get(draftQuotesAtom)(draft) !== base) return false;
    const text = visibleText(draft);
    return claims.every(({ sentence }) => text.includes(sentence));
  },
  parse: (reply, { claims }) => parseOpinions(reply, claims),
});

/** The last opinion or its progress. */
export const secondOpinionAtom = opinion.questionAtom;

/** Shows the cost of an opinion on the claims of a draft. */
export const offerOpinionAtom = atom(null, async (get, set, judged: Judged) => {
  const draft = get(draftByIdAtom)(judged.draftId);
  if (draft) await set(opinion.offerAtom, { ...judged, base: get(draftQuotesAtom)(draft) });
});

/** Sends the request whose cost was displayed. */
export const askOpinionAtom = opinion.askAtom;

/** Cancels an offer or aborts a request; also discards an earlier opinion. */
export const stopOpinionAtom = opinion.stopAtom;

/** Aborts a request to a provider or model that is no longer selected. */
export const dropUnchosenAtom = opinion.dropUnchosenAtom;

/** The opinion on a claim in exactly these words. */
export const opinionOnAtom = atom((get) => {
  const last = get(secondOpinionAtom);
  return (draftId: string, claim: PutClaim): Opinion | undefined =>
    last?.status === 'done' && last.request.draftId === draftId
      ? last.answer.get(nameOfClaim(claim))
      : undefined;
});
