import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { applyMasks } from '#domain/insight/analysis/masking.ts';
import type { Mask } from '#domain/insight/analysis/mask.ts';
import { countPosts, isFocus } from '#domain/insight/analysis/theme-focus.ts';
import type { Theme } from '#domain/insight/analysis/themes.ts';
import type { Quote } from '#domain/insight/quote.ts';
import { campaignAtom } from '#state/campaign.ts';
import {
  canUndoWriteAboutAtom,
  postsByQuoteAtom,
  undoWriteAboutAtom,
  writeAboutAtom,
} from '#state/themes.ts';
import { Button } from '#ui/button.tsx';
import { Label, Muted } from '#ui/text.tsx';
import { formatRating } from '../cards/quote-row.tsx';

interface ThemeChartProps {
  themes: readonly Theme[];
  quotes: readonly Quote[];
  /** Masks by the text of the quote. */
  masks: ReadonlyMap<string, readonly Mask[]>;
}

/** Themes of the quotes: their count, average rating and, on click, the best quotes. */
export function ThemeChart({ themes, quotes, masks }: ThemeChartProps) {
  const [all, setAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  const most = Math.max(...themes.map(({ count }) => count));
  if (themes.length === 0) return null;
  return (
    <chakra.section
      ref={section}
      tabIndex={-1}
      outline="none"
      display="grid"
      gap="2"
      aria-label="Themes"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.div marginInlineEnd="auto">
          <Label>Themes</Label>
        </chakra.div>
        <UndoWriteAbout onUndone={() => section.current?.focus()} />
      </chakra.div>
      <Muted>
        Quotes per theme{themes.some(isRated) && ', with their average rating'}. Open one to read
        its best quotes or to write about it.
      </Muted>
      <chakra.ul
        background="surface"
        borderWidth="1px"
        borderColor="hairline"
        borderRadius="card"
        overflow="hidden"
      >
        {themes.slice(0, all ? undefined : FIRST).map((theme) => (
          <ThemeRow
            key={theme.label}
            theme={theme}
            share={theme.count / most}
            quotes={quotes}
            masks={masks}
          />
        ))}
      </chakra.ul>
      {themes.length > FIRST && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setAll(!all)}>
            {all ? 'Show fewer themes' : `Show all ${themes.length} themes`}
          </Button>
        </div>
      )}
    </chakra.section>
  );
}

/** Number of rows that fit on a phone screen. */
const FIRST = 6;

const isRated = ({ rating }: Theme) => rating !== undefined;

/** Number of quotes per theme: more would bury the other themes. */
const BEST = 3;

interface ThemeRowProps {
  theme: Theme;
  /** Relative to the most frequent theme, 0 to 1. */
  share: number;
  quotes: readonly Quote[];
  masks: ReadonlyMap<string, readonly Mask[]>;
}

function ThemeRow({ theme, share, quotes, masks }: ThemeRowProps) {
  const posts = useAtomValue(postsByQuoteAtom);
  const used = countPosts(theme.quoteIds, posts);
  const best = theme.quoteIds
    .slice(0, BEST)
    .flatMap((id) => quotes.find((quote) => quote.id === id) ?? []);
  return (
    <chakra.li borderTopWidth="1px" borderColor="hairline" _first={{ borderTopWidth: 0 }}>
      <details>
        <chakra.summary
          display="grid"
          gap="1"
          minHeight="11"
          paddingInline="4"
          paddingBlock="2"
          cursor="pointer"
          _hover={{ background: 'accentSoft' }}
        >
          <chakra.span display="flex" gap="3" fontVariantNumeric="tabular-nums">
            <chakra.span marginInlineEnd="auto">{theme.label}</chakra.span>
            <chakra.span whiteSpace="nowrap">
              {theme.count} {theme.count === 1 ? 'quote' : 'quotes'}
            </chakra.span>
            {used > 0 && <Used posts={used} />}
            {theme.rating !== undefined && (
              <chakra.span color="muted" whiteSpace="nowrap">
                {formatRating(theme.rating)} of 5
              </chakra.span>
            )}
          </chakra.span>
          <Bar share={share} />
        </chakra.summary>
        <chakra.ul display="grid" gap="2" padding="4" paddingTop="1">
          {best.map((quote) => (
            <chakra.li
              key={quote.id}
              lang={quote.language}
              dir="auto"
              fontSize="sm"
              lineHeight="1.55"
              paddingInlineStart="3"
              borderInlineStartWidth="2px"
              borderColor="accent"
              lineClamp="4"
            >
              {wordsOf(quote, masks.get(quote.text) ?? [])}
              <UsedQuote posts={countPosts([quote.id], posts)} />
            </chakra.li>
          ))}
        </chakra.ul>
        <WriteAbout theme={theme} />
      </details>
    </chakra.li>
  );
}

/** Text of the quote as it would be sent. */
const wordsOf = ({ text, unmasked }: Quote, masks: readonly Mask[]): string =>
  unmasked ? text : applyMasks(text, masks);

/** Marks a quote that posts rest on. */
const UsedQuote = ({ posts }: { posts: number }) =>
  posts > 0 && (
    <>
      {' '}
      · <Used posts={posts} />
    </>
  );

/** Number of posts with a sentence that rests on one of the theme's quotes. */
function Used({ posts }: { posts: number }) {
  return (
    <chakra.span color="muted" whiteSpace="nowrap">
      used in {posts} {posts === 1 ? 'post' : 'posts'}
    </chakra.span>
  );
}

function WriteAbout({ theme }: { theme: Theme }) {
  const write = useSetAtom(writeAboutAtom);
  const isChosen = isFocus(useAtomValue(campaignAtom), theme);
  return (
    <chakra.div paddingInline="4" paddingBottom="3">
      <Button
        variant="outline"
        size="sm"
        aria-label={`${isChosen ? 'Writing' : 'Write'} about this: ${theme.label}`}
        disabled={isChosen}
        onClick={() => write(theme)}
      >
        {isChosen ? 'Writing about this' : 'Write about this'}
      </Button>
      <Muted role="status">
        {isChosen && 'Its quotes are pinned, and the subject mentions it.'}
      </Muted>
    </chakra.div>
  );
}

function UndoWriteAbout({ onUndone }: { onUndone(): void }) {
  const canUndo = useAtomValue(canUndoWriteAboutAtom);
  const undo = useSetAtom(undoWriteAboutAtom);
  return (
    canUndo && (
      <Button
        variant="quiet"
        size="sm"
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

/** Decorative: the numbers next to it say the same. */
function Bar({ share }: { share: number }) {
  return (
    <chakra.span
      aria-hidden
      display="block"
      height="6px"
      borderRadius="full"
      background="accentSoft"
      _highContrast={{ background: 'Canvas', outline: '1px solid CanvasText' }}
    >
      <chakra.span
        display="block"
        height="full"
        borderRadius="full"
        background="accent"
        _highContrast={{ background: 'Highlight' }}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </chakra.span>
  );
}
