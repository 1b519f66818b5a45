import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { bestLines } from '#domain/quotes/best-lines.ts';
import { applyMasks } from '#domain/quotes/mask.ts';
import { TRIED_DAYS } from '#domain/site/share-target.ts';
import type { TriedReading } from '#state/quotes/tried-reviews.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { UndoBar } from '#ui/feedback/undo-bar.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Badge, Muted } from '#ui/page/text.tsx';
import {
  isUnread,
  type Keeping,
  type TriedProps,
  useKept,
  useReading,
  useWait,
} from './use-tried-reviews.ts';

/** Themes and lines that are shown. */
const MOST_THEMES = 6;
const MOST_LINES = 3;

type Found = Extract<TriedReading, { ok: true }>;

/** Quotes, themes and best lines of a visitor's reviews, which are kept until the login. */
export function TriedReviews({ text, onText, onFound }: TriedProps) {
  const { reading, isBusy, retry } = useReading(text);
  const found = reading?.ok && !isLink(text) && isEnough(reading) ? reading : undefined;
  const hasQuotes = found !== undefined;
  useEffect(() => onFound(hasQuotes), [hasQuotes, onFound]);
  const isWorth = hasQuotes || isUnread(reading);
  const { keeping, remove } = useKept({ text, onText, isBusy, isWorth });
  const [cleared, setCleared] = useState('');
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useFocusAfter(cleared, () => undo.current ?? document.querySelector('textarea'));
  const waited = useWait(isBusy);
  function clear() {
    setCleared(text);
    onText(() => '');
    if (text === '' || keeping === 'stuck') void remove();
  }
  function bringBack() {
    onText((typed) => [cleared, typed].filter(Boolean).join('\n\n'));
    setCleared('');
  }
  const isBlank = text.trim() === '' && !keeping && cleared === '';
  return (
    <Stack
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      // The field alone was touched: nothing may move.
      position={isBlank ? 'absolute' : undefined}
    >
      <chakra.p role="status" fontWeight="600" css={OUT_OF_FLOW}>
        {isBusy ? WAITING[waited] : reading && outcome(reading, text)}
      </chakra.p>
      {!isBusy && isUnread(reading) && (
        <div>
          <Button variant="outline" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {found && <Findings {...found} />}
      {keeping && (text !== '' || keeping === 'stuck') && (
        <Kept keeping={keeping} onClear={clear} />
      )}
      <chakra.div role="status" css={OUT_OF_FLOW}>
        {cleared !== '' && text === '' && (
          <UndoBar>
            Cleared.
            <Button ref={undo} variant="quiet" size="sm" onClick={bringBack}>
              Undo
            </Button>
          </UndoBar>
        )}
      </chakra.div>
    </Stack>
  );
}

/** Without content it takes no gap either. */
const OUT_OF_FLOW = { '&:empty': { position: 'absolute' } } as const;

/** By the waits that have passed. */
const WAITING = ['', 'Reading…', 'Still loading what reads it. Your text stays here.'];

/** Shortest text to say something about, in UTF-16 units: a word is none. */
const SHORTEST = 12;

const isEnough = ({ quotes }: Found): boolean =>
  quotes.reduce((sum, { text }) => sum + text.length, 0) >= SHORTEST;

/** True for links alone: the likeliest paste that holds no review. */
const isLink = (text: string): boolean =>
  text
    .trim()
    .split('\n')
    .every((line) => line.startsWith('http') && !line.trim().includes(' '));

function outcome(reading: TriedReading, text: string): string {
  if (!reading.ok) {
    if (reading.problem === 'unreadable' && !navigator.onLine) return OFFLINE;
    return PROBLEMS[reading.problem];
  }
  const { quotes, analysis } = reading;
  if (isLink(text)) return 'That’s a link. Open it, copy the reviews, and paste them here.';
  if (quotes.length === 0) return 'No quotes in this. Paste what customers said, word for word.';
  if (!isEnough(reading)) return 'That’s very short. Paste a sentence or two.';
  const themes = analysis?.themes.length ?? 0;
  return [counted(quotes.length, 'quote'), ...(themes > 0 ? [counted(themes, 'theme')] : [])].join(
    ', ',
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const OFFLINE =
  'You’re offline, and what reads it isn’t on this device yet. Your text stays here, and we’ll read it when you’re back online.';

const PROBLEMS = {
  'too-large': 'That’s more than 200 kB. Paste part of it.',
  binary: 'This isn’t text. Paste what customers wrote.',
  empty: 'No words in this. Paste what customers said.',
  unreadable: 'We couldn’t read it this time. Your text stays here.',
} as const;

/** Themes, the best lines, and what a login is still needed for. */
function Findings({ quotes, analysis, isConversation }: Found) {
  const themes = analysis?.themes ?? [];
  const hint = hintFor(themes.length, analysis?.sentiments.size ?? 0);
  return (
    <>
      {themes.length > 0 && (
        <Cluster as="ul" gap="2" aria-label="Themes">
          {themes.slice(0, MOST_THEMES).map(({ label, count }) => (
            <Badge as="li" key={label}>
              {label} <chakra.span color="muted">{count}</chakra.span>
            </Badge>
          ))}
        </Cluster>
      )}
      {hint && <Muted>{hint}</Muted>}
      <div>
        <Muted id="best-lines">Best lines</Muted>
        <Lines aria-labelledby="best-lines">
          {bestLines(quotes, analysis, MOST_LINES).map((quote) => (
            <li key={quote.id}>
              <blockquote translate="no" lang={quote.language} dir="auto">
                {applyMasks(quote.text, analysis?.masks.get(quote.text) ?? [])}
              </blockquote>
            </li>
          ))}
        </Lines>
      </div>
      {isConversation && (
        <Muted>It’s a conversation. Once you’re logged in, say which side is yours.</Muted>
      )}
    </>
  );
}

function hintFor(themes: number, opinions: number): string | undefined {
  if (themes > 0) return undefined;
  return opinions > 0
    ? 'No themes yet: paste a few more reviews.'
    : 'No theme and no opinion in it. Are these reviews?';
}

const Lines = chakra('ul', {
  base: {
    '& li': {
      paddingBlock: '2',
      borderTopWidth: '1px',
      borderColor: 'hairline',
    },
    '& blockquote': { lineClamp: '3', overflowWrap: 'anywhere' },
  },
});

function Kept({ keeping, onClear }: { keeping: Keeping; onClear(): void }) {
  return (
    <Cluster alignItems="center" columnGap="2">
      <Muted flex="1 1 12rem">{KEEPING[keeping]}</Muted>
      {keeping !== 'refused' && (
        <Button variant="quiet" size="sm" marginInlineEnd="-3" onClick={onClear}>
          {keeping === 'kept' ? 'Clear' : 'Remove it'}
        </Button>
      )}
    </Cluster>
  );
}

const KEEPING: Record<Keeping, string> = {
  kept: `Kept on this device until you log in, for ${TRIED_DAYS} days at most.`,
  refused: 'This browser keeps nothing. Log in first, and paste it there.',
  stuck: 'This browser didn’t remove what it kept of it.',
};
