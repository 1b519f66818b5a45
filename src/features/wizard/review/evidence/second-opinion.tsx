import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, useEffect, useMemo, useRef } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import { sayOpinion } from '#domain/questions/opinion-words.ts';
import { nameOfClaim, type PutClaim, putClaims } from '#domain/questions/second-opinion.ts';
import { draftQuotesAtom } from '#state/review/evidence.ts';
import {
  askOpinionAtom,
  dropUnchosenAtom,
  offerOpinionAtom,
  opinionOnAtom,
  type OpinionRequest,
  secondOpinionAtom,
  stopOpinionAtom,
} from '#state/questions/second-opinion.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { FocusGroup } from '#ui/controls/focus-group.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { FailureNotice } from '../../cards/failure-notice.tsx';
import {
  AskButton,
  Offer,
  Running,
  useObstacle,
  useOnModelChange,
} from '../../cards/model-question.tsx';
import type { Checked } from './use-checked.ts';

interface SecondOpinionProps extends Checked {
  draft: Draft;
}

/** Lets the user's own model judge the claims that no customer made, after showing the cost. */
export function SecondOpinion({ draft, text, sentences }: SecondOpinionProps) {
  const quotes = useAtomValue(draftQuotesAtom)(draft);
  const claims = useMemo(() => putClaims(text, sentences, quotes), [text, sentences, quotes]);
  const shown = useOpinionOf(draft.id, claims);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Doesn't focus Ask: a held key would send a billed request.
  useFocusAfter(shown?.status, () => (shown ? frame.current : button.current));
  if (claims.length === 0) return null;
  const isOpen = shown?.status === 'offered' || shown?.status === 'running';
  return (
    <FocusGroup ref={frame} label="Second opinion" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {shown?.status === 'failed' && (
        <FailureNotice failure={shown.failure} baseUrl={shown.request.baseUrl}>
          <p>The verdicts above hold without it.</p>
        </FailureNotice>
      )}
      {shown?.status === 'done' && (
        <Opinions draftId={draft.id} claims={claims} request={shown.request} />
      )}
      {shown?.status === 'offered' && <OpinionOffer request={shown.request} />}
      {shown?.status === 'running' && <Judging request={shown.request} />}
      {!isOpen && <Ask ref={button} draftId={draft.id} claims={claims} />}
    </FocusGroup>
  );
}

/**
 * The opinion on this draft, while its model is selected and, until it is sent, its claims are
 * unchanged.
 */
function useOpinionOf(draftId: string, claims: readonly PutClaim[]) {
  const opinion = useAtomValue(secondOpinionAtom);
  const stop = useSetAtom(stopOpinionAtom);
  useOnModelChange(useSetAtom(dropUnchosenAtom));
  const own = opinion?.request.draftId === draftId ? opinion : undefined;
  const isStale = own?.status === 'offered' && namesOf(own.request.claims) !== namesOf(claims);
  useEffect(() => {
    if (isStale) stop();
  }, [isStale, stop]);
  return isStale ? undefined : own;
}

const namesOf = (claims: readonly PutClaim[]): string => claims.map(nameOfClaim).join('\n');

interface AskProps {
  ref: Ref<HTMLButtonElement>;
  draftId: string;
  claims: readonly PutClaim[];
}

function Ask({ ref, draftId, claims }: AskProps) {
  const offer = useSetAtom(offerOpinionAtom);
  const isElsewhere = useAtomValue(secondOpinionAtom)?.status === 'running';
  return (
    <AskButton
      ref={ref}
      label="Ask your model for a second opinion"
      obstacle={useObstacle()}
      busy={isElsewhere ? 'Your model is still judging another post.' : undefined}
      onOffer={() => offer({ draftId, claims })}
    />
  );
}

function OpinionOffer({ request }: { request: OpinionRequest }) {
  const ask = useSetAtom(askOpinionAtom);
  const cancel = useSetAtom(stopOpinionAtom);
  const count = request.claims.length;
  return (
    <Offer
      request={request}
      told={(provider) =>
        count === 1
          ? `One sentence goes to ${provider} with the quotes beside it, names and contacts masked.`
          : `${count} sentences go to ${provider} with the quotes beside them, names and contacts masked.`
      }
      ask="Ask"
      onAsk={() => void ask()}
      onCancel={cancel}
    />
  );
}

function Judging({ request: { claims } }: { request: OpinionRequest }) {
  const stop = useSetAtom(stopOpinionAtom);
  return (
    <Running onStop={stop}>
      Your model is reading {claims.length === 1 ? 'one sentence' : `${claims.length} sentences`}…
    </Running>
  );
}

interface OpinionsProps {
  draftId: string;
  claims: readonly PutClaim[];
  request: OpinionRequest;
}

/** The model's opinion on each current claim; a claim edited since has none. */
function Opinions({ draftId, claims, request }: OpinionsProps) {
  const opinionOn = useAtomValue(opinionOnAtom);
  const judged = claims.flatMap((claim) => {
    const opinion = opinionOn(draftId, claim);
    return opinion ? [{ claim, opinion }] : [];
  });
  if (judged.length === 0) return null;
  return (
    <Stack gap="2" role="status">
      <chakra.p fontWeight="600">What {request.model} thinks</chakra.p>
      <Muted>
        An opinion, which can be wrong. The marks and the counts above stay what your reviews say.
      </Muted>
      <Stack as="ul" gap="3" listStyleType="none" padding="0">
        {judged.map(({ claim, opinion }) => (
          <Stack
            as="li"
            key={nameOfClaim(claim)}
            gap="1"
            paddingInlineStart="3"
            borderInlineStartWidth="2px"
            borderInlineStartStyle="dashed"
            borderColor="hairline"
            fontSize="sm"
            lineHeight="1.55"
          >
            <chakra.span dir="auto" overflowWrap="anywhere">
              {claim.sentence}
            </chakra.span>
            <chakra.span fontWeight="600">Your model’s opinion: {sayOpinion(opinion)}</chakra.span>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
