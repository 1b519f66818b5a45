import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Draft } from '#domain/posts/draft.ts';
import { sayOpinion, sayOpinionCost } from '#domain/insight/evidence/opinion-words.ts';
import { nameOfClaim, type PutClaim, putClaims } from '#domain/insight/evidence/second-opinion.ts';
import { isFree } from '#domain/providers/prices.ts';
import { providerAt } from '#domain/providers/providers.ts';
import { priceAtom } from '#state/cost.ts';
import { draftQuotesAtom } from '#state/evidence.ts';
import { needsQueueAtom } from '#state/network.ts';
import { baseUrlAtom, keptKeyAtom, modelNameAtom, watchKeyAtom } from '#state/provider.ts';
import {
  askOpinionAtom,
  dropUnchosenAtom,
  findObstacleAtom,
  type Obstacle,
  offerOpinionAtom,
  opinionOnAtom,
  type OpinionRequest,
  secondOpinionAtom,
  stopOpinionAtom,
} from '#state/second-opinion.ts';
import { Button } from '#ui/button.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { FocusGroup } from '#ui/focus-group.tsx';
import { Cluster, Stack } from '#ui/layout.tsx';
import { Muted } from '#ui/text.tsx';
import { FailureNotice } from '../../cards/failure-notice.tsx';
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
      {shown?.status === 'offered' && <Offer request={shown.request} />}
      {shown?.status === 'running' && <Running request={shown.request} />}
      {!isOpen && <AskButton ref={button} draftId={draft.id} claims={claims} />}
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
  const dropUnchosen = useSetAtom(dropUnchosenAtom);
  const baseUrl = useAtomValue(baseUrlAtom);
  const model = useAtomValue(modelNameAtom);
  useEffect(() => dropUnchosen(), [dropUnchosen, baseUrl, model]);
  const own = opinion?.request.draftId === draftId ? opinion : undefined;
  const isStale = own?.status === 'offered' && namesOf(own.request.claims) !== namesOf(claims);
  useEffect(() => {
    if (isStale) stop();
  }, [isStale, stop]);
  return isStale ? undefined : own;
}

const namesOf = (claims: readonly PutClaim[]): string => claims.map(nameOfClaim).join('\n');

const REASONS: Readonly<Record<Obstacle, string>> = {
  offline: 'You’re offline. You can ask your model when you’re back online.',
  'no-key': 'It needs a key: save one for your provider in the Generate step.',
  locked: 'Your key is locked: enter its passphrase in the Generate step.',
  'no-provider': 'It needs a provider: choose one in the Generate step.',
};

interface AskButtonProps {
  ref: Ref<HTMLButtonElement>;
  draftId: string;
  claims: readonly PutClaim[];
}

function AskButton({ ref, draftId, claims }: AskButtonProps) {
  const offer = useSetAtom(offerOpinionAtom);
  const obstacle = useObstacle();
  const [isCounting, setCounting] = useState(false);
  const isElsewhere = useAtomValue(secondOpinionAtom)?.status === 'running';
  const note = useId();
  async function count() {
    setCounting(true);
    await offer(draftId, claims);
    setCounting(false);
  }
  const isReady = obstacle === 'none' && !isCounting && !isElsewhere;
  return (
    <Stack gap="2" justifyItems="start">
      <Button
        ref={ref}
        variant="outline"
        size="sm"
        busy={isCounting}
        disabled={!isReady}
        aria-describedby={note}
        onClick={() => void count()}
      >
        Ask your model for a second opinion
      </Button>
      <Muted id={note}>{noteOn(obstacle, isElsewhere)}</Muted>
    </Stack>
  );
}

function noteOn(obstacle: Obstacle | 'none' | undefined, isElsewhere: boolean): string {
  if (isElsewhere) return 'Your model is still judging another post.';
  return obstacle === undefined || obstacle === 'none'
    ? 'One more request, to the model you chose. You see its cost before anything is sent.'
    : REASONS[obstacle];
}

/** Checked again when the provider, the key or the network changes; undefined until known. */
function useObstacle(): Obstacle | 'none' | undefined {
  const find = useSetAtom(findObstacleAtom);
  const watchKey = useSetAtom(watchKeyAtom);
  const isAway = useAtomValue(needsQueueAtom);
  const baseUrl = useAtomValue(baseUrlAtom);
  const key = useAtomValue(keptKeyAtom);
  const [obstacle, setObstacle] = useState<Obstacle | 'none'>();
  useEffect(() => watchKey(), [watchKey]);
  useEffect(() => {
    let isWanted = true;
    async function look() {
      const found = await find();
      if (isWanted) setObstacle(found ?? 'none');
    }
    void look();
    return () => {
      isWanted = false;
    };
  }, [find, isAway, baseUrl, key]);
  return obstacle;
}

function Offer({ request }: { request: OpinionRequest }) {
  const ask = useSetAtom(askOpinionAtom);
  const cancel = useSetAtom(stopOpinionAtom);
  const price = useAtomValue(priceAtom);
  const { id, name } = providerAt(request.baseUrl);
  const cost = sayOpinionCost({ tokens: request.tokens, price, isFree: isFree(id) });
  const count = request.claims.length;
  return (
    <Stack gap="3">
      <chakra.p role="status">{cost}</chakra.p>
      <Muted>
        {count === 1 ? 'One sentence goes' : `${count} sentences go`} to {name} with the quotes
        beside {count === 1 ? 'it' : 'them'}, names and contacts masked. This is an estimate.
      </Muted>
      <chakra.div display="flex" gap="2">
        <Button size="sm" onClick={() => void ask()}>
          Ask
        </Button>
        <Button variant="quiet" size="sm" onClick={() => cancel()}>
          Cancel
        </Button>
      </chakra.div>
    </Stack>
  );
}

function Running({ request: { claims } }: { request: OpinionRequest }) {
  const stop = useSetAtom(stopOpinionAtom);
  return (
    <Cluster alignItems="center" gap="3">
      <chakra.span role="status">
        Your model is reading {claims.length === 1 ? 'one sentence' : `${claims.length} sentences`}…
      </chakra.span>
      <Button variant="outline" size="sm" onClick={() => stop()}>
        Stop
      </Button>
    </Cluster>
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
