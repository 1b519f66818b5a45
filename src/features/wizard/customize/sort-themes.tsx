import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Analysis } from '#domain/insight/analysis/analysis.ts';
import { type PutQuote, quotesToSort } from '#domain/insight/analysis/sorting-request.ts';
import { type ThemeSorting, unsorted } from '#domain/insight/analysis/theme-sorting.ts';
import type { Quote } from '#domain/insight/quote.ts';
import { baseUrlAtom, modelNameAtom } from '#state/provider.ts';
import {
  askSortingAtom,
  dropUnchosenSortingAtom,
  offerSortingAtom,
  sortQuestionAtom,
  type SortingRequest,
  stopSortingAtom,
} from '#state/sort-themes.ts';
import { ownSortingAtom, toggleSortingAtom } from '#state/theme-sorting.ts';
import { Button } from '#ui/button.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { FocusGroup } from '#ui/focus-group.tsx';
import { Muted } from '#ui/text.tsx';
import { FailureNotice } from '../cards/failure-notice.tsx';
import { AskButton, Offer, Running, useObstacle } from '../cards/model-question.tsx';

interface SortThemesProps {
  quotes: readonly Quote[];
  analysis: Analysis;
}

/** Lets the user's own model find the themes of their trade, after showing the cost. */
export function SortThemes({ quotes, analysis }: SortThemesProps) {
  const sorting = useAtomValue(ownSortingAtom);
  const question = useQuestion(quotes);
  const obstacle = useObstacle();
  const offer = useSetAtom(offerSortingAtom);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Doesn't focus Sort: a held key would send a billed request.
  useFocusAfter(question?.status, () => (question ? frame.current : button.current));
  const put = quotesToSort(quotes, analysis);
  const isOpen = question?.status === 'offered' || question?.status === 'running';
  return (
    <FocusGroup ref={frame} label="Themes by your model" gap="2">
      {question?.status === 'failed' && (
        <FailureNotice failure={question.failure} baseUrl={question.request.baseUrl}>
          <p>The themes above stay.</p>
        </FailureNotice>
      )}
      {sorting ? (
        <Sorted sorting={sorting} quotes={quotes} />
      ) : (
        <Muted>Your model reads the quotes and finds the themes of your trade.</Muted>
      )}
      {question?.status === 'offered' && (
        <SortingOffer request={question.request} count={quotes.length} />
      )}
      {question?.status === 'running' && <Sorting request={question.request} />}
      {!isOpen && put.length > 0 && (
        <AskButton
          ref={button}
          label={sorting ? 'Sort again' : 'See the cost'}
          obstacle={obstacle}
          busy={undefined}
          onOffer={() => offer({ quotes: put })}
        >
          {sorting && <Toggle sorting={sorting} />}
        </AskButton>
      )}
    </FocusGroup>
  );
}

/** The question on these quotes; an offer for others is withdrawn. */
function useQuestion(quotes: readonly Quote[]) {
  const question = useAtomValue(sortQuestionAtom);
  const stop = useSetAtom(stopSortingAtom);
  const dropUnchosen = useSetAtom(dropUnchosenSortingAtom);
  const baseUrl = useAtomValue(baseUrlAtom);
  const model = useAtomValue(modelNameAtom);
  useEffect(() => dropUnchosen(), [dropUnchosen, baseUrl, model]);
  const isStale = question?.status === 'offered' && !isOf(question.request.quotes, quotes);
  useEffect(() => {
    if (isStale) stop();
  }, [isStale, stop]);
  return isStale ? undefined : question;
}

/** True if all of the quotes to send are still there and may be sent. */
function isOf(put: readonly PutQuote[], quotes: readonly Quote[]): boolean {
  const ids = new Set(quotes.flatMap(({ id, choice }) => (choice === 'dropped' ? [] : [id])));
  return put.every(({ id }) => ids.has(id));
}

function SortingOffer({ request, count }: { request: SortingRequest; count: number }) {
  const ask = useSetAtom(askSortingAtom);
  const cancel = useSetAtom(stopSortingAtom);
  const sent = request.quotes.length;
  const which = sent < count ? `${sent} of your ${count} quotes go` : `Your ${sent} quotes go`;
  return (
    <Offer
      request={request}
      told={(provider) => `${which} to ${provider}, names and contacts masked.`}
      ask="Sort"
      onAsk={() => void ask()}
      onCancel={cancel}
    />
  );
}

function Sorting({ request }: { request: SortingRequest }) {
  const stop = useSetAtom(stopSortingAtom);
  return <Running onStop={stop}>Your model is reading {request.quotes.length} quotes…</Running>;
}

function Sorted({ sorting, quotes }: { sorting: ThemeSorting; quotes: readonly Quote[] }) {
  const { length: newer } = unsorted(sorting, quotes);
  return (
    <Muted role="status">
      {sorting.isHidden ? 'Found by Echopost on this device.' : `Found by ${sorting.model}.`}
      {!sorting.isHidden && newer > 0 && ` ${sayNewer(newer)}`}
    </Muted>
  );
}

function Toggle({ sorting }: { sorting: ThemeSorting }) {
  const toggle = useSetAtom(toggleSortingAtom);
  return (
    <Button variant="quiet" size="sm" onClick={() => toggle()}>
      {sorting.isHidden ? 'Show your model’s themes' : 'Show Echopost’s themes'}
    </Button>
  );
}

const sayNewer = (count: number): string =>
  count === 1 ? 'One quote is not sorted yet.' : `${count} quotes are not sorted yet.`;
