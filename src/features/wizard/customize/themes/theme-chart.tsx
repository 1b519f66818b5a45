import type { Analysis } from '#domain/quotes/analysis.ts';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { unsorted } from '#domain/quotes/theme-sorting.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { analysisFailedAtom } from '#state/quotes/insight.ts';
import { endPressAtom, pressesAtom } from '#state/jobs/presses.ts';
import { canUndoWriteAboutAtom, undoWriteAboutAtom } from '#state/quotes/themes.ts';
import { ownSortingAtom, sortingAtom } from '#state/quotes/theme-sorting.ts';
import { Button } from '#ui/controls/button.tsx';
import { canTickAtom } from '#state/quotes/ticked-themes.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { useHasKey } from '../../cards/use-has-key.ts';
import { ThemeRow, ThemeRows } from './theme-row.tsx';

interface ThemeChartProps {
  quotes: readonly Quote[];
  analysis: Analysis | undefined;
  onLookThrough(filter: QuoteFilter): void;
}

/** The request to sort, from its offer until its failure is closed. */
const askingAtom = atom((get) => get(pressesAtom).get('themes'));

/** Fewer quotes are read at a glance. */
const FEWEST_TO_SORT = 10;

const SeriesSum = lazyPart(async () => (await import('./series-sum.tsx')).SeriesSum, {
  Placeholder: () => <Muted minHeight={{ base: '2.8em', md: '0' }}>{BLANK}</Muted>,
});

const SortThemes = lazyPart(async () => (await import('./sort-themes.tsx')).SortThemes);

/** Themes of the quotes: how many customers, how many of them are content, and what they say. */
export function ThemeChart({ quotes, analysis, onLookThrough }: ThemeChartProps) {
  const [opened, setOpened] = useState<string>();
  const [isSorting, setSorting] = useState(false);
  const own = useAtomValue(ownSortingAtom);
  const sorting = useAtomValue(sortingAtom);
  const asking = useAtomValue(askingAtom);
  const endPress = useSetAtom(endPressAtom);
  const hasKey = useHasKey();
  const canTick = useAtomValue(canTickAtom);
  const section = useRef<HTMLElement>(null);
  const find = useRef<HTMLButtonElement>(null);
  // The rows may be replaced while one of their buttons has the focus.
  useFocusAfter(analysis?.themes, () => section.current, section);
  const byId = useMemo(() => new Map(quotes.map((quote) => [quote.id, quote])), [quotes]);
  const themes = analysis?.themes ?? [];
  const canSort = quotes.length >= FEWEST_TO_SORT || own !== undefined;
  // With a key, the user's model is the main way until it has answered.
  const isMain = hasKey && !own;
  const isOpen = isSorting || asking !== undefined;
  const newer = sorting ? unsorted(sorting, quotes).length : 0;
  const hasFailed = useAtomValue(analysisFailedAtom);
  if (!analysis) return canSort && !hasFailed ? <ThemesPlace /> : null;
  if (themes.length === 0 && !canSort) return null;
  const most = Math.max(...themes.map(({ count }) => count));
  return (
    <Stack as="section" ref={section} tabIndex={-1} outline="none" gap="2" aria-label="Themes">
      {canSort && !asking?.isRequest && (
        <Button
          ref={find}
          variant={isMain ? 'outline' : 'quiet'}
          size="sm"
          justifySelf="start"
          aria-expanded={isOpen}
          onClick={() => {
            setSorting(!isOpen);
            if (isOpen) endPress('themes');
          }}
        >
          {sorting ? 'Found with AI' : FIND}
        </Button>
      )}
      {canSort && isOpen && (
        <SortThemes
          quotes={quotes}
          analysis={analysis}
          onCancel={() => {
            setSorting(false);
            find.current?.focus();
          }}
        />
      )}
      {themes.length > 0 && (
        <ThemeRows>
          {themes.map((theme) => (
            <ThemeRow
              key={theme.label}
              theme={theme}
              share={theme.count / most}
              quotes={byId}
              analysis={analysis}
              isOpen={opened === theme.label}
              isTickable={
                canTick && theme.quoteIds.some((id) => byId.get(id)?.choice !== 'dropped')
              }
              onToggle={() => setOpened(opened === theme.label ? undefined : theme.label)}
              onLookThrough={() => onLookThrough({ theme: theme.label })}
            />
          ))}
        </ThemeRows>
      )}
      {canTick && themes.length > 0 && <SeriesSum />}
      {newer > 0 && (
        <Muted paddingInline="3">
          {newer === 1 ? 'One quote is' : `${newer} quotes are`} not sorted yet.
        </Muted>
      )}
      <UndoWriteAbout onUndone={() => section.current?.focus()} />
    </Stack>
  );
}

const FIND = 'Find themes with AI';

/** As high as words. */
const BLANK = '\u00a0';

/** Rows of the place of the themes: so many quotes have about as many. */
const PLACE = 4;

/** The place of the themes while they are looked for. */
const ThemesPlace = () => (
  <Stack aria-hidden inert visibility="hidden" gap="2">
    <Button variant="quiet" size="sm" justifySelf="start">
      {FIND}
    </Button>
    <ThemeRows>
      {Array.from({ length: PLACE }, (_, row) => (
        <li key={row}>
          <button type="button">
            <span>{BLANK}</span>
            <span>{BLANK}</span>
            <span data-bar />
            <span data-quiet>{BLANK}</span>
          </button>
        </li>
      ))}
    </ThemeRows>
  </Stack>
);

function UndoWriteAbout({ onUndone }: { onUndone(): void }) {
  const canUndo = useAtomValue(canUndoWriteAboutAtom);
  const undo = useSetAtom(undoWriteAboutAtom);
  return (
    canUndo && (
      <Button
        variant="quiet"
        size="sm"
        justifySelf="start"
        onClick={() => {
          undo();
          onUndone();
        }}
      >
        Undo “Write about this”
      </Button>
    )
  );
}
