import type { Analysis, Theme } from '#domain/quotes/analysis.ts';
import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { filterQuotes, type QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { isNotAbout, type Quote } from '#domain/quotes/quote.ts';
import { quotesAtom } from '#state/campaign/campaign.ts';
import {
  chooseQuoteAtom,
  toggleMaskingAtom,
  toggleThemeAtom,
} from '#state/quotes/quote-choices.ts';
import { shownQuotesAtom } from '#state/quotes/held-quotes.ts';
import { maskAgainAtom, showNameAtom, showWordsAtom } from '#state/quotes/shown-words.ts';
import { analysisAtom, analysisFailedAtom } from '#state/quotes/insight.ts';
import { sentIdsAtom } from '#state/quotes/sent-quotes.ts';
import {
  canUndoRemoveAtom,
  removeQuotesAtom,
  undoRemoveAtom,
} from '#state/quotes/removed-quotes.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted, VisuallyHidden } from '#ui/page/text.tsx';
import { type QuoteActions, QuoteRow, QuoteRows } from '../cards/quote-row.tsx';
import { QuoteFilters } from './quote-filters.tsx';
import { ShownNames } from './shown-names.tsx';

interface LookThroughProps {
  initial: QuoteFilter;
  onClose(): void;
}

/** Number of quotes that each press shows: a thousand rows at once would block the page. */
const PAGE = 20;

/** The list of quotes with its filters, in a sheet. Removing one or all of them can be undone. */
export function LookThrough({ initial, onClose }: LookThroughProps) {
  const analysis = useAtomValue(analysisAtom);
  const hasFailed = useAtomValue(analysisFailedAtom);
  return (
    <Dialog title="Look through" placement="page" open onClose={onClose}>
      <Stack display="flex" flexDirection="column" gap="3">
        {/* Masks and filters that come later would move the rows under a finger. */}
        {analysis || hasFailed ? (
          <FilteredQuotes initial={initial} analysis={analysis} />
        ) : (
          <Muted role="status">Reading the quotes…</Muted>
        )}
        <Done onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

interface FilteredQuotesProps {
  initial: QuoteFilter;
  analysis: Analysis | undefined;
}

function FilteredQuotes({ initial, analysis }: FilteredQuotesProps) {
  const quotes = useAtomValue(shownQuotesAtom);
  const [chosen, setFilter] = useState(initial);
  const themes = useMemo(
    () => themesWith(chosen.theme, quotes, analysis),
    [chosen.theme, quotes, analysis],
  );
  const filter = withoutGone(chosen, themes);
  const sent = useAtomValue(sentIdsAtom);
  const found = useMemo(() => find(quotes, filter, themes, sent), [quotes, filter, themes, sent]);
  const sheet = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const focus = useFocusAfterRemoval(quotes, sheet);
  return (
    <Stack ref={sheet} gap="3">
      <Muted>
        Pin a quote to make sure it’s included. Exclude keeps it here but out of the request. The
        cross removes it.
        {filter.theme !== undefined && ' Wrong theme takes it out of the theme alone.'}
      </Muted>
      <QuoteFilters quotes={quotes} themes={themes} filter={filter} onChange={setFilter} />
      <Cluster alignItems="center" columnGap="1">
        <chakra.p
          ref={count}
          role="status"
          fontWeight="600"
          marginInlineEnd="auto"
          fontVariantNumeric="tabular-nums"
        >
          {countWords(found.filter(({ quote }) => !isOut(quote, filter)).length, quotes.length)}
        </chakra.p>
        <Removal onUndone={() => focus.afterUndo(count.current)} />
      </Cluster>
      <Rows
        key={JSON.stringify(filter)}
        found={found}
        theme={filter.theme}
        analysis={analysis}
        onRemove={focus.beforeRemoval}
      />
      {/* Below the rows: a name that joins it moves none of them. */}
      <ShownNames />
    </Stack>
  );
}

/**
 * The themes, and the one that is looked through even if the user has taken nearly all of its quotes
 * out of it.
 */
function themesWith(
  label: string | undefined,
  quotes: readonly Quote[],
  analysis: Analysis | undefined,
): readonly Theme[] {
  const themes = analysis?.themes ?? [];
  if (label === undefined || themes.some((theme) => theme.label === label)) return themes;
  const isEmptied = quotes.some((quote) => isNotAbout(quote, label));
  return isEmptied ? [...themes, { label, count: 0, quoteIds: [] }] : themes;
}

/** The filter without a theme that another sorting has replaced. */
function withoutGone(filter: QuoteFilter, themes: readonly Theme[]): QuoteFilter {
  const isThere = themes.some(({ label }) => label === filter.theme);
  return filter.theme === undefined || isThere ? filter : { ...filter, theme: undefined };
}

/** The quotes that pass the filter, and those that the user has taken out of its theme. */
function find(
  quotes: readonly Quote[],
  filter: QuoteFilter,
  themes: readonly Theme[],
  sent: ReadonlySet<string> = NONE,
) {
  const idsOf = ({ label, quoteIds }: Theme) => [
    ...quoteIds,
    ...quotes.flatMap((quote) => (isNotAbout(quote, label) ? quote.id : [])),
  ];
  const byLabel = new Map(themes.map((theme) => [theme.label, new Set(idsOf(theme))]));
  return filterQuotes(quotes, filter, { themes: byLabel, sent });
}

const NONE: ReadonlySet<string> = new Set();

const isOut = (quote: Quote, { theme }: QuoteFilter): boolean =>
  theme !== undefined && isNotAbout(quote, theme);

function countWords(found: number, all: number): string {
  const quotes = all === 1 ? 'quote' : 'quotes';
  return found === all ? `${all} ${quotes}` : `${found} of ${all} ${quotes}`;
}

/** Within reach of the thumb, however long the list; at the bottom of a short one too. */
const Done = ({ onClose }: { onClose(): void }) => (
  <chakra.div
    position="sticky"
    bottom="0"
    marginTop="auto"
    marginInline={{ base: '-4', md: '-6' }}
    padding="3"
    paddingInline={{ base: '4', md: '6' }}
    paddingBottom="max(12px, env(safe-area-inset-bottom))"
    background="surface"
    borderTopWidth="1px"
    borderColor="hairline"
  >
    <Button wide onClick={onClose}>
      Done
    </Button>
  </chakra.div>
);

function Removal({ onUndone }: { onUndone(): void }) {
  const hasQuotes = useAtomValue(quotesAtom).length > 0;
  const canUndo = useAtomValue(canUndoRemoveAtom);
  const remove = useSetAtom(removeQuotesAtom);
  const undo = useSetAtom(undoRemoveAtom);
  return (
    <>
      {canUndo && (
        <Button
          variant="quiet"
          size="sm"
          data-undo
          paddingInline="2"
          onClick={() => {
            onUndone();
            undo();
          }}
        >
          <span>
            Undo<VisuallyHidden> remove</VisuallyHidden>
          </span>
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        paddingInline="2"
        marginInlineEnd="-2"
        _highContrast={{ marginInlineEnd: '0' }}
        disabled={!hasQuotes}
        onClick={() => remove()}
      >
        Remove all
      </Button>
    </>
  );
}

/** Focuses the next row after a removal, or Undo if none is left; the count after Undo. */
function useFocusAfterRemoval(
  quotes: readonly Quote[],
  sheet: { readonly current: HTMLElement | null },
) {
  const next = useRef<() => HTMLElement | null | undefined>(undefined);
  useFocusAfter(quotes, () => next.current?.());
  const [actions] = useState(() => ({
    beforeRemoval(row: number) {
      next.current = () => {
        const rows = [...(sheet.current?.querySelectorAll('li') ?? [])];
        const after = rows[row] ?? rows.at(-1);
        return after?.querySelector('button') ?? sheet.current?.querySelector('[data-undo]');
      };
    },
    afterUndo(count: HTMLElement | null) {
      next.current = () => count;
    },
  }));
  return actions;
}

interface RowsProps {
  found: readonly { readonly quote: Quote; readonly number: number }[];
  /** Label of the theme whose quotes are listed. */
  theme: string | undefined;
  analysis: Analysis | undefined;
  onRemove(row: number): void;
}

function Rows({ found, theme, analysis, onRemove }: RowsProps) {
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const sent = useAtomValue(sentIdsAtom);
  const shown = found.slice(0, pages * PAGE);
  const on = useActions(list, onRemove);
  useFocusAfter(pages, () => list.current?.children[(pages - 1) * PAGE]?.querySelector('button'));
  return (
    <>
      <QuoteRows ref={list} aria-label="Quotes">
        {shown.map(({ quote, number }) => (
          <QuoteRow
            key={quote.id}
            quote={quote}
            number={number}
            masks={analysis?.masks.get(quote.text) ?? NO_MASKS}
            goesIn={sent?.has(quote.id)}
            theme={theme}
            on={on}
          />
        ))}
      </QuoteRows>
      {shown.length < found.length && (
        <Button variant="outline" size="sm" alignSelf="start" onClick={() => setPages(pages + 1)}>
          Show {Math.min(PAGE, found.length - shown.length)} more
        </Button>
      )}
    </>
  );
}

const NO_MASKS: readonly never[] = [];

/** Handlers of the rows, the same in every render. */
function useActions(
  list: { readonly current: HTMLUListElement | null },
  onRemove: (row: number) => void,
): QuoteActions {
  const choose = useSetAtom(chooseQuoteAtom);
  const toggleMasking = useSetAtom(toggleMaskingAtom);
  const toggleTheme = useSetAtom(toggleThemeAtom);
  const showWords = useSetAtom(showWordsAtom);
  const showName = useSetAtom(showNameAtom);
  const maskAgain = useSetAtom(maskAgainAtom);
  const removeOne = useSetAtom(removeQuotesAtom);
  return useMemo(
    () => ({
      choose,
      toggleMasking,
      toggleTheme,
      maskAgain,
      show(id, words, where) {
        if (where === 'here') showWords(id, words);
        else showName(words.words);
      },
      remove(id) {
        const rows = [...(list.current?.children ?? [])];
        onRemove(rows.findIndex((row) => row.contains(document.activeElement)));
        removeOne(id);
      },
    }),
    [choose, list, maskAgain, onRemove, removeOne, showName, showWords, toggleMasking, toggleTheme],
  );
}
