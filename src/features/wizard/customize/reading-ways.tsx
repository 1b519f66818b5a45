import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { LastAddition } from '#domain/quotes/addition.ts';
import type { Way, WayOffer } from '#domain/quotes/reading.ts';
import { answerAtom } from '#state/quotes/additions.ts';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Muted } from '#ui/page/text.tsx';
import { useHasKey } from '../cards/use-has-key.ts';

const SplitWithModel = lazyPart(
  async () => (await import('./split-with-model.tsx')).SplitWithModel,
);

interface ReadingWaysProps {
  offers: readonly WayOffer[];
  addition: LastAddition;
  /** Called after the user's model has split the text: it has one more way. */
  onSplit(): void;
}

/**
 * Splits the last paste in another way, where the first one was wrong. Takes the focus of the button
 * before it; a user who has gone on since keeps it.
 */
export function ReadingWays({ offers, addition: { answers }, onSplit }: ReadingWaysProps) {
  const answer = useSetAtom(answerAtom);
  const [isRefused, setIsRefused] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // With its usual scrolling: the button may be at the end of the screen.
  useEffect(() => {
    const held = document.activeElement;
    const isWaiting = held === document.body || held === frame.current?.previousElementSibling;
    if (isWaiting) frame.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  const hasKey = useHasKey();
  return (
    <Stack ref={frame} gap="3" paddingBlock="2" flexBasis="full">
      {offers.length === 0 && (
        <Muted role="status">
          {hasKey
            ? 'We know no other way to split this text.'
            : 'There’s no other way to split this text. You can edit it and paste it again.'}
        </Muted>
      )}
      {offers.length > 0 && (
        <ChoiceChips
          legend="How should we split it?"
          name="reading-way"
          type="radio"
          options={offers.map(({ way, count }) => ({
            value: way,
            label: way === 'whole' ? LABELS.whole : `${LABELS[way]} (${count})`,
          }))}
          isChosen={(way) => (answers.way ?? 'found') === way}
          onChoose={(way) =>
            void answer({ way }).then((problem) => setIsRefused(problem !== undefined))
          }
        />
      )}
      {hasKey && (
        <SplitWithModel
          onEnd={(outcome) => {
            setIsRefused(outcome === 'refused');
            onSplit();
          }}
        />
      )}
      {isRefused && (
        <Notice tone="error" title="The quotes stay as they are">
          <p>Split like this, there would be more than 200 kB of quotes. Remove some first.</p>
        </Notice>
      )}
    </Stack>
  );
}

const LABELS: Record<Way, string> = {
  found: 'As we read it',
  model: 'As your model split it',
  reviews: 'Reviews from a page',
  conversation: 'A conversation',
  list: 'A list',
  paragraphs: 'One quote per paragraph',
  lines: 'One quote per line',
  whole: 'All of it as one quote',
};
