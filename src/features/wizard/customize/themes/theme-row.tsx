import type { Analysis, Theme } from '#domain/quotes/analysis.ts';
import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { formatRating } from '#domain/quotes/format-rating.ts';
import { applyMasks, type Mask } from '#domain/quotes/mask.ts';
import { sentimentCounts, tellingQuotes } from '#domain/quotes/sentiment-counts.ts';
import { countPosts, isFocus } from '#domain/posts/theme-focus.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { hidingMasks } from '#domain/quotes/shown-words.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { postsByQuoteAtom, writeAboutAtom } from '#state/quotes/themes.ts';
import { Button } from '#ui/controls/button.tsx';
import { tickedThemesAtom, toggleTickAtom } from '#state/quotes/ticked-themes.ts';
import { choiceInput } from '#ui/theme/recipes.ts';
import { useFolding } from '#ui/behaviour/folding.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

interface ThemeRowProps {
  theme: Theme;
  /** Relative to the most frequent theme, 0 to 1. */
  share: number;
  /** By their id. */
  quotes: ReadonlyMap<string, Quote>;
  analysis: Analysis;
  isOpen: boolean;
  /** True if it can get a post of its own. */
  isTickable: boolean;
  onToggle(): void;
  onLookThrough(): void;
}

/** A theme with its share of content and critical customers; opened, its most telling lines. */
export function ThemeRow(props: ThemeRowProps) {
  const { theme, share, quotes, analysis, isOpen, isTickable, ...on } = props;
  const { panel, isMounted } = useFolding(isOpen);
  const { positive, critical } = sentimentCounts(theme, quotes, analysis.sentiments);
  const id = useId();
  return (
    <li>
      {isTickable && <Tick label={theme.label} />}
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => on.onToggle()}>
        <span>{theme.label}</span>
        <span data-quiet>
          {theme.count} {theme.count === 1 ? 'quote' : 'quotes'}
        </span>
        <Bar share={share} positive={positive} critical={critical} count={theme.count} />
        <span data-quiet>{shareWords(positive, critical)}</span>
      </button>
      <div id={id} ref={panel} inert={!isOpen} hidden={!isMounted}>
        {isMounted && (
          <Details theme={theme} quotes={quotes} analysis={analysis} onLook={on.onLookThrough} />
        )}
      </div>
    </li>
  );
}

/** Ticks the theme for a post of its own. */
function Tick({ label }: { label: string }) {
  const isTicked = useAtomValue(tickedThemesAtom).some((theme) => theme.label === label);
  const toggle = useSetAtom(toggleTickAtom);
  return (
    <label>
      <input
        type="checkbox"
        name="theme"
        aria-label={`A post about ${label}`}
        checked={isTicked}
        onChange={() => toggle(label)}
      />
    </label>
  );
}

function shareWords(positive: number, critical: number): string {
  const parts = [positive > 0 && `${positive} positive`, critical > 0 && `${critical} critical`];
  return parts.filter(Boolean).join(', ');
}

interface BarProps {
  share: number;
  positive: number;
  critical: number;
  count: number;
}

/** Decorative: the words next to it say the same. */
function Bar({ share, positive, critical, count }: BarProps) {
  const percent = (part: number) => `${Math.round((part / count) * 100)}%`;
  return (
    <span data-bar aria-hidden>
      <span style={{ width: `${Math.round(share * 100)}%` }}>
        <span data-positive style={{ width: percent(positive) }} />
        <span data-critical style={{ width: percent(critical) }} />
      </span>
    </span>
  );
}

interface DetailsProps {
  theme: Theme;
  quotes: ReadonlyMap<string, Quote>;
  analysis: Analysis;
  onLook(): void;
}

function Details({ theme, quotes, analysis, onLook }: DetailsProps) {
  const used = countPosts(theme.quoteIds, useAtomValue(postsByQuoteAtom));
  const facts = [
    theme.rating !== undefined && `${formatRating(theme.rating)} of 5`,
    used > 0 && `used in ${used} ${used === 1 ? 'post' : 'posts'}`,
  ].filter(Boolean);
  const telling = tellingQuotes(theme, analysis.sentiments).flatMap((id) => quotes.get(id) ?? []);
  return (
    <div data-details>
      {facts.length > 0 && <Muted>{facts.join(' · ')}</Muted>}
      {telling.map((quote) => (
        <blockquote key={quote.id} translate="no" lang={quote.language} dir="auto">
          <span>{textOf(quote, analysis.masks.get(quote.text) ?? [])}</span>
          {quote.rating !== undefined && <small>{formatRating(quote.rating)} of 5</small>}
        </blockquote>
      ))}
      <Cluster gap="2">
        <WriteAbout theme={theme} />
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Look through ${theme.label}`}
          onClick={onLook}
        >
          Look through
        </Button>
      </Cluster>
    </div>
  );
}

/** Text of the quote as it would be sent. */
const textOf = (quote: Quote, masks: readonly Mask[]): string =>
  applyMasks(quote.text, hidingMasks(quote, quote.text, masks));

function WriteAbout({ theme }: { theme: Theme }) {
  const write = useSetAtom(writeAboutAtom);
  const isChosen = isFocus(useAtomValue(campaignAtom), theme);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${isChosen ? 'Writing' : 'Write'} about this: ${theme.label}`}
        disabled={isChosen}
        onClick={() => write(theme)}
      >
        {isChosen ? 'Writing about this' : 'Write about this'}
      </Button>
      <Muted role="status" order="1" flexBasis="full">
        {isChosen && 'This theme’s quotes come first.'}
      </Muted>
    </>
  );
}

/** One class for all rows: their parts are styled by the recipe, not one by one. */
export const ThemeRows = chakra('ul', {
  base: {
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'hairline' },
    // The tick stands beside the button, and the details below both.
    '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& > li > :not(label)': { gridColumnEnd: '-1' },
    '& > li > div': { gridColumnStart: '1' },
    '& > li > label': {
      display: 'grid',
      placeItems: 'center',
      width: '12',
      cursor: 'pointer',
      _hover: { background: 'accentSoft' },
      '& + button': { paddingInlineStart: '0' },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'accent',
        outlineOffset: '-2px',
      },
    },
    '& > li > label > input': { ...choiceInput, width: '5', height: '5' },
    '& > li > button': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      width: 'full',
      paddingInline: '3',
      paddingBlock: '2',
      minHeight: '52px',
      textAlign: 'start',
      lineHeight: '1.3',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      outlineOffset: '-2px',
      _hover: { background: 'accentSoft' },
      '& > :first-of-type': { fontWeight: '600' },
      '&[aria-expanded=true]': { background: 'accentSoft' },
    },
    '& [data-quiet]': { color: 'muted', fontSize: 'xs', textAlign: 'end' },
    '& [data-bar]': {
      display: 'block',
      height: '6px',
      borderRadius: 'full',
      overflow: 'hidden',
      '& > span': {
        display: 'flex',
        height: 'full',
        borderRadius: 'full',
        overflow: 'hidden',
        background: 'hairline',
        _highContrast: { background: 'Canvas', outline: '1px solid CanvasText' },
      },
    },
    '& [data-positive]': { background: 'done', _highContrast: { background: 'Highlight' } },
    '& [data-critical]': { background: 'accent', _highContrast: { background: 'CanvasText' } },
    '& [data-details]': { display: 'grid', gap: '3', padding: '3' },
    '& blockquote': {
      fontSize: 'sm',
      lineHeight: '1.5',
      paddingInlineStart: '3',
      borderInlineStartWidth: '2px',
      borderColor: 'accent',
      '& > span': { whiteSpace: 'pre-line', lineClamp: '3' },
      '& > small': { color: 'muted', fontSize: 'xs' },
    },
  },
});
