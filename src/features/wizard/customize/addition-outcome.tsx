import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { LastAddition } from '#domain/insight/paste/addition.ts';
import type { WayOffer } from '#domain/insight/paste/reading.ts';
import { lastAdditionAtom, undoAdditionAtom } from '#state/additions.ts';
import type { InsightProblem } from '#services/insight/insight.ts';
import type { AddResult, ClipboardProblem } from '#state/insight.ts';
import { Button } from '#ui/button.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { Cluster, Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Muted, VisuallyHidden } from '#ui/text.tsx';
import { ColumnPicker, SpeakerQuestion } from './addition-questions.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { ReadingWays, WaysButton } from './reading-ways.tsx';

interface AdditionOutcomeProps {
  /** Undefined after a reload, or once the group has been folded. */
  result: AddResult | undefined;
  onUndo(): void;
  onShown(part: 'outcome'): void;
}

/** Outcome of the last addition: its summary, its questions and the parts left out. */
export function AdditionOutcome({ result, onUndo, onShown }: AdditionOutcomeProps) {
  useEffect(() => onShown('outcome'), [onShown]);
  const last = useAtomValue(lastAdditionAtom);
  const undo = useSetAtom(undoAdditionAtom);
  const [offers, setOffers] = useOffers(last?.batch);
  const summary = useRef<HTMLDivElement>(null);
  useFocusAfter(last?.isSettled, () => summary.current);
  return (
    <Stack ref={summary} gap="1" gridTemplateColumns="minmax(0, 1fr)">
      {result && !result.ok && (
        <Notice tone="error" title="Nothing was added">
          <p>{PROBLEMS[result.problem]}</p>
        </Notice>
      )}
      <Cluster alignItems="center" columnGap="1">
        {result?.ok && <Muted role="status">{summaryOf(result, last)}</Muted>}
        {last && (
          <Button
            variant="quiet"
            size="sm"
            paddingInline="1"
            onClick={() => {
              undo();
              onUndo();
            }}
          >
            <span>
              Undo<VisuallyHidden> add</VisuallyHidden>
            </span>
          </Button>
        )}
        {!offers && last?.source && <WaysButton onFound={setOffers} />}
      </Cluster>
      {last && !last.isSettled && <SpeakerQuestion key={last.batch} addition={last} />}
      {last && !last.isSettled && <ColumnPicker key={`${last.batch}-columns`} addition={last} />}
      {offers && last?.source && <ReadingWays offers={offers} addition={last} />}
      <LeftOutList />
    </Stack>
  );
}

/** The offers of the last paste: a later one has its own. */
function useOffers(batch: string | undefined) {
  const [found, setFound] = useState<{ batch: string | undefined; offers: readonly WayOffer[] }>();
  const offers = found?.batch === batch ? found?.offers : undefined;
  return [offers, (those: readonly WayOffer[]) => setFound({ batch, offers: those })] as const;
}

const PROBLEMS: Record<InsightProblem | ClipboardProblem, string> = {
  'too-large': 'That’s more than 200 kB. Use part of it. Nothing here has changed.',
  binary: 'This isn’t a text file. Use .txt, .csv or .json. Nothing here has changed.',
  empty: 'It contains no words. Nothing here has changed.',
  'no-text': 'There’s no text on your clipboard.',
  refused: 'Your browser didn’t share the clipboard. Paste into the field above instead.',
  unreadable: 'We couldn’t read it this time. Try again. Nothing here has changed.',
};

/** Answers to the questions change the number of added quotes. */
function summaryOf(result: Extract<AddResult, { ok: true }>, last: LastAddition | undefined) {
  const { known, repeated, isAgain } = result;
  const added = isAgain ? 0 : (last?.added.length ?? result.added);
  return [
    `Added ${added} ${added === 1 ? 'quote' : 'quotes'}.`,
    ...(known > 0 ? [`${known} ${known === 1 ? 'was' : 'were'} already there.`] : []),
    ...(repeated > 0
      ? [`${repeated} ${repeated === 1 ? 'was a duplicate' : 'were duplicates'}.`]
      : []),
  ].join(' ');
}
