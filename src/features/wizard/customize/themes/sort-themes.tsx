import type { Analysis } from '#domain/quotes/analysis.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { type PutQuote, quotesToSort } from '#domain/questions/sorting-request.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Failure } from '#domain/jobs/failure.ts';
import {
  askSortingAtom,
  dropUnchosenSortingAtom,
  offerSortingAtom,
  sortQuestionAtom,
  type SortingRequest,
  stopSortingAtom,
} from '#state/questions/sort-themes.ts';
import { ownSortingAtom, toggleSortingAtom } from '#state/quotes/theme-sorting.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { FocusGroup } from '#ui/controls/focus-group.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';
import { FailureNotice } from '../../cards/failure-notice.tsx';
import {
  AskButton,
  Offer,
  Running,
  useObstacle,
  useOnModelChange,
} from '../../cards/model-question.tsx';

interface SortThemesProps {
  quotes: readonly Quote[];
  analysis: Analysis;
  /** Called after the user has declined the cost. */
  onCancel(): void;
}

/** Lets the user's own model find the themes of their trade, after showing the cost. */
export function SortThemes({ quotes, analysis, onCancel }: SortThemesProps) {
  const sorting = useAtomValue(ownSortingAtom);
  const question = useQuestion(quotes, analysis);
  const obstacle = useObstacle();
  const offer = useSetAtom(offerSortingAtom);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Doesn't focus Sort: a held key would send a billed request.
  useFocusAfter(question?.status, () => (question ? frame.current : button.current));
  const isSendable = quotes.some(({ choice }) => choice !== 'dropped');
  // The press that opened this asks for the cost.
  const isAsked = obstacle === 'none' && isSendable && !sorting && !question;
  const wantsOffer = useRef(true);
  useEffect(() => {
    if (!isAsked || !wantsOffer.current) return;
    wantsOffer.current = false;
    void offer();
  }, [isAsked, offer]);
  const isOpen = question?.status === 'offered' || question?.status === 'running';
  return (
    <FocusGroup
      ref={frame}
      label="Themes by your model"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {question?.status === 'failed' && (
        <Failed failure={question.failure} baseUrl={question.request.baseUrl} />
      )}
      <Muted role="status" overflowWrap="anywhere">
        {introduction(sorting)}
      </Muted>
      {question?.status === 'offered' && (
        <SortingOffer request={question.request} quotes={quotes} onCancel={onCancel} />
      )}
      {question?.status === 'running' && <Sorting request={question.request} />}
      {!isOpen && isSendable && (
        <AskButton
          ref={button}
          label={sorting ? 'Find again' : 'See the cost'}
          obstacle={obstacle}
          busy={undefined}
          onOffer={() => offer()}
        >
          {sorting && <Toggle isHidden={sorting.isHidden === true} />}
        </AskButton>
      )}
      {!isOpen && !isSendable && sorting && <Toggle isHidden={sorting.isHidden === true} />}
    </FocusGroup>
  );
}

function introduction(sorting: { model: string; isHidden?: true } | undefined): string {
  if (!sorting)
    return 'Your model reads the quotes and finds what they are about, in your customers’ words.';
  return sorting.isHidden ? 'Found by Echopost on this device.' : `Found by ${sorting.model}.`;
}

/** The question on these quotes. One whose words have changed since is withdrawn. */
function useQuestion(quotes: readonly Quote[], analysis: Analysis) {
  const question = useAtomValue(sortQuestionAtom);
  const stop = useSetAtom(stopSortingAtom);
  useOnModelChange(useSetAtom(dropUnchosenSortingAtom));
  const put = question?.request.quotes ?? [];
  const isStale =
    question?.status === 'offered'
      ? !areStill(put, quotes, analysis)
      : question && isGone(put, quotes);
  useEffect(() => {
    if (isStale) stop();
  }, [isStale, stop]);
  return isStale ? undefined : question;
}

/** True if all of the quotes to send are still there, and would be sent in the same words. */
function areStill(put: readonly PutQuote[], quotes: readonly Quote[], analysis: Analysis): boolean {
  const now = new Map(quotesToSort(quotes, analysis).map(({ id, text }) => [id, text]));
  return put.every(({ id, text }) => now.get(id) === text);
}

/** True if none of the quotes is there any more: the campaign is another one. */
function isGone(put: readonly PutQuote[], quotes: readonly Quote[]): boolean {
  const ids = new Set(quotes.map(({ id }) => id));
  return put.every(({ id }) => !ids.has(id));
}

interface SortingOfferProps {
  request: SortingRequest;
  quotes: readonly Quote[];
  onCancel(): void;
}

function SortingOffer({ request, quotes, onCancel }: SortingOfferProps) {
  const ask = useSetAtom(askSortingAtom);
  const cancel = useSetAtom(stopSortingAtom);
  const ids = new Set(request.quotes.map(({ id }) => id));
  const unmasked = quotes.filter(
    (quote) => (quote.unmasked || quote.shown) && ids.has(quote.id),
  ).length;
  const which =
    ids.size < quotes.length
      ? `${ids.size} of your ${quotes.length} quotes go`
      : `Your ${ids.size} quotes go`;
  const except =
    unmasked === 0 ? '' : `, except what you show in ${unmasked === 1 ? 'one' : unmasked} of them`;
  return (
    <Offer
      request={request}
      told={(provider) => `${which} to ${provider}, names and contacts masked${except}.`}
      ask="Find themes"
      onAsk={() => void ask()}
      onCancel={() => {
        cancel();
        onCancel();
      }}
    />
  );
}

function Sorting({ request }: { request: SortingRequest }) {
  const stop = useSetAtom(stopSortingAtom);
  return <Running onStop={stop}>Your model is reading {request.quotes.length} quotes…</Running>;
}

function Failed({ failure, baseUrl }: { failure: Failure; baseUrl: string }) {
  if (failure.kind === 'unreadable')
    return (
      <Notice tone="error" title="Your model found no themes">
        <p>Its reply held none that we could read. The themes above stay.</p>
        <p>Try again, or choose another model in the Generate step.</p>
      </Notice>
    );
  return (
    <FailureNotice failure={failure} baseUrl={baseUrl}>
      <p>The themes above stay.</p>
    </FailureNotice>
  );
}

function Toggle({ isHidden }: { isHidden: boolean }) {
  const toggle = useSetAtom(toggleSortingAtom);
  return (
    <Button variant="quiet" size="sm" onClick={() => toggle()}>
      {isHidden ? 'Show your model’s themes' : 'Show Echopost’s themes'}
    </Button>
  );
}
