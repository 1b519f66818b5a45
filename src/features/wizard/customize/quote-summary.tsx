import type { Analysis } from '#domain/quotes/analysis.ts';
import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import type { Quote } from '#domain/quotes/quote.ts';
import { hidingMasks } from '#domain/quotes/shown-words.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import {
  canUndoAdditionAtom,
  lastAdditionAtom,
  undoAdditionAtom,
} from '#state/quotes/additions.ts';
import { campaignAtom, onlyQuotesAtom } from '#state/campaign/campaign.ts';
import { toggleOnlyQuotesAtom } from '#state/quotes/quote-choices.ts';
import { analysisAtom, analysisFailedAtom } from '#state/quotes/insight.ts';
import { shownQuotesAtom } from '#state/quotes/held-quotes.ts';
import { sentIdsAtom } from '#state/quotes/sent-quotes.ts';
import { shownNamesAtom } from '#state/quotes/shown-words.ts';
import { canUndoRemoveAtom, undoRemoveAtom } from '#state/quotes/removed-quotes.ts';
import { Button } from '#ui/controls/button.tsx';
import { Choice } from '#ui/controls/choice.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';
import { QuoteFacts } from '../cards/quote-facts.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { ThemeChart } from './themes/theme-chart.tsx';
import { Ways } from './ways.tsx';

const LookThrough = lazyPart(async () => (await import('./look-through.tsx')).LookThrough);

interface QuoteSummaryProps {
  onShown(part: 'summary'): void;
  /** Called after the last addition was undone. */
  onUndo(): void;
}

/**
 * Summary of the quotes: their number, their themes and the selection. Opens the list, and corrects
 * what the last addition made of its text.
 */
export function QuoteSummary({ onShown, onUndo }: QuoteSummaryProps) {
  useEffect(() => onShown('summary'), [onShown]);
  const quotes = useAtomValue(shownQuotesAtom);
  const analysis = useAtomValue(analysisAtom);
  const hasFailed = useAtomValue(analysisFailedAtom);
  const last = useAtomValue(lastAdditionAtom);
  const [filter, setFilter] = useState<QuoteFilter>();
  const hasQuotes = quotes.length > 0;
  // Look through stays behind the open sheet, to take back the focus.
  const isShown = hasQuotes || filter !== undefined;
  return (
    <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Cluster alignItems="center" columnGap="3">
        <chakra.p
          data-facts
          role="status"
          marginInlineEnd="auto"
          fontWeight="600"
          fontVariantNumeric="tabular-nums"
        >
          <QuoteFacts />
        </chakra.p>
        {!filter && <UndoRemove />}
      </Cluster>
      {hasFailed && <NotStudied />}
      {hasQuotes && (
        <>
          <GoingIn analysis={analysis}>
            <UndoAdd onUndone={onUndo} />
          </GoingIn>
          <ThemeChart quotes={quotes} analysis={analysis} onLookThrough={setFilter} />
        </>
      )}
      {(isShown || last?.added.length === 0) && (
        <Cluster alignItems="center" gap="2">
          {isShown ? (
            <Button variant="outline" size="sm" onClick={() => setFilter({})}>
              Look through
            </Button>
          ) : (
            <UndoAdd onUndone={onUndo} />
          )}
          <Ways />
          {isShown && <OnlyQuotes />}
        </Cluster>
      )}
      <LeftOutList />
      {filter && <LookThrough initial={filter} onClose={() => setFilter(undefined)} />}
    </Stack>
  );
}

/** Takes back the last addition. */
function UndoAdd({ onUndone }: { onUndone(): void }) {
  const canUndo = useAtomValue(canUndoAdditionAtom);
  const undo = useSetAtom(undoAdditionAtom);
  return (
    canUndo && (
      <Button
        variant="quiet"
        size="sm"
        flexShrink="0"
        paddingInline="2"
        marginInlineEnd="-2"
        _highContrast={{ marginInlineEnd: '0' }}
        onClick={() => {
          undo();
          onUndone();
        }}
      >
        Undo add
      </Button>
    )
  );
}

function UndoRemove() {
  const canUndo = useAtomValue(canUndoRemoveAtom);
  const undo = useSetAtom(undoRemoveAtom);
  return (
    canUndo && (
      <Button variant="quiet" size="sm" onClick={() => undo()}>
        Undo remove
      </Button>
    )
  );
}

/** Shown if the analysis chunk failed to load. */
function NotStudied() {
  return (
    <Notice tone="warning" title="We couldn’t analyze the quotes">
      <p>They’re saved. Reload the page when you’re back online.</p>
    </Notice>
  );
}

interface GoingInProps {
  analysis: Analysis | undefined;
  /** At the end of the row. */
  children: ReactNode;
}

/** Selection of quotes for the request. Its space is reserved until the analysis is ready. */
function GoingIn({ analysis, children }: GoingInProps) {
  const quotes = useAtomValue(shownQuotesAtom);
  const names = useAtomValue(shownNamesAtom);
  const sent = useAtomValue(sentIdsAtom)?.size ?? 0;
  const { series } = useAtomValue(campaignAtom);
  const isPinned = series !== undefined && quotes.some(({ choice }) => choice === 'pinned');
  return (
    <chakra.div display="flex" columnGap="3" minHeight="11" marginTop="-3">
      <chakra.div role="status" flex="1" minWidth="0">
        {analysis && (
          <>
            <Muted>
              {sent === quotes.length
                ? 'All quotes are included in the request.'
                : `${sent} of ${quotes.length} quotes are included in the request.`}
            </Muted>
            <Muted>
              {isPinned
                ? 'They’re pinned for this theme. The others are for other posts. '
                : hasNoRoom(analysis, quotes.length) &&
                  'They’re chosen to cover every theme. More wouldn’t fit. '}
              {maskedWords(quotes.filter((quote) => isMasked(quote, analysis)).length)}{' '}
              {shownWords(names)}
            </Muted>
          </>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  );
}

const isMasked = (quote: Quote, { masks }: Analysis): boolean =>
  hidingMasks(quote, quote.text, masks.get(quote.text) ?? []).length > 0;

/** `You always show Mabel and Rex.` */
const shownWords = (names: readonly string[]): string =>
  names.length === 0 ? '' : `You always show ${NAMES.format(names)}.`;

const NAMES = new Intl.ListFormat('en');

function maskedWords(masked: number): string {
  if (masked === 0) return '';
  const which = masked === 1 ? '1 quote contains' : `${masked} quotes contain`;
  return `${which} people’s names, addresses or numbers. We mask them before anything is sent.`;
}

const hasNoRoom = ({ sent, dropped }: Analysis, total: number) => sent.length + dropped < total;

function OnlyQuotes() {
  const onlyQuotes = useAtomValue(onlyQuotesAtom) ?? false;
  const toggle = useSetAtom(toggleOnlyQuotesAtom);
  return (
    <>
      <Choice
        type="checkbox"
        shape="chip"
        name="only-quotes"
        value="only-quotes"
        checked={onlyQuotes}
        onChange={() => toggle()}
      >
        <span>Only what customers said</span>
      </Choice>
      <Muted flexBasis="full">The model may use only what your quotes say.</Muted>
    </>
  );
}
