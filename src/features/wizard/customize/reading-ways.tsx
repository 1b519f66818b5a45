import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Way, WayOffer } from '#domain/insight/paste/reading.ts';
import { answerAtom, lastAdditionAtom, otherWaysAtom } from '#state/additions.ts';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { Notice } from '#ui/notice.tsx';
import { Muted } from '#ui/text.tsx';

/** Reads the last paste in another way, where the first reading split it wrong. */
export function ReadingWays() {
  const last = useAtomValue(lastAdditionAtom);
  const findWays = useSetAtom(otherWaysAtom);
  const answer = useSetAtom(answerAtom);
  const [offers, setOffers] = useState<readonly WayOffer[]>();
  const [isRefused, setIsRefused] = useState(false);
  if (!last?.source || last.isSettled) return null;
  if (!offers)
    return (
      <Button
        variant="quiet"
        size="sm"
        justifySelf="start"
        onClick={() => void findWays().then(setOffers)}
      >
        Not split right?
      </Button>
    );
  if (offers.length === 0)
    return (
      <Muted role="status">
        There’s no other way to split this text. You can edit it and paste it again.
      </Muted>
    );
  return (
    <>
      <ChoiceGroup legend="How should we split it?">
        {offers.map((offer) => (
          <Choice
            key={offer.way}
            type="radio"
            shape="chip"
            name="reading-way"
            value={offer.way}
            checked={(last.answers.way ?? 'found') === offer.way}
            onChange={() =>
              void answer({ ...last.answers, way: offer.way }).then((problem) =>
                setIsRefused(problem !== undefined),
              )
            }
          >
            {LABELS[offer.way]} ({offer.count})
          </Choice>
        ))}
      </ChoiceGroup>
      {isRefused && (
        <Notice tone="error" title="The quotes stay as they are">
          <p>Split like this, there would be more than 200 kB of quotes. Remove some first.</p>
        </Notice>
      )}
    </>
  );
}

const LABELS: Record<Way, string> = {
  found: 'As we read it',
  reviews: 'Reviews from a page',
  conversation: 'A conversation',
  list: 'A list',
  paragraphs: 'One quote per paragraph',
  lines: 'One quote per line',
  whole: 'One quote',
};
