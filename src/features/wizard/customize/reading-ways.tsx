import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { LastAddition } from '#domain/quotes/addition.ts';
import type { Way, WayOffer } from '#domain/quotes/reading.ts';
import { answerAtom } from '#state/quotes/additions.ts';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';

interface ReadingWaysProps {
  offers: readonly WayOffer[];
  addition: LastAddition;
}

/**
 * Splits the last paste in another way, where the first one was wrong. Takes the focus of the button
 * before it; a user who has gone on since keeps it.
 */
export function ReadingWays({ offers, addition: { answers } }: ReadingWaysProps) {
  const answer = useSetAtom(answerAtom);
  const [isRefused, setIsRefused] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // With its usual scrolling: the button may be at the end of the screen.
  useEffect(() => {
    const held = document.activeElement;
    const isWaiting = held === document.body || held === frame.current?.previousElementSibling;
    if (isWaiting) frame.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  if (offers.length === 0)
    return (
      <Muted role="status" flexBasis="full">
        There’s no other way to split this text. You can edit it and paste it again.
      </Muted>
    );
  return (
    <Stack ref={frame} gap="3" paddingBlock="2" flexBasis="full">
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
  reviews: 'Reviews from a page',
  conversation: 'A conversation',
  list: 'A list',
  paragraphs: 'One quote per paragraph',
  lines: 'One quote per line',
  whole: 'All of it as one quote',
};
