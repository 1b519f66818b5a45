import { chakra } from '@chakra-ui/react';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { unsaidChoices } from '#domain/campaign/answers.ts';
import { sayMissing } from '#domain/campaign/choice.ts';
import { campaignAtom, isReadyToGenerateAtom } from '#state/campaign/campaign.ts';
import { askToWriteAtom } from '#state/generation/asked-to-write.ts';
import { groupOpenAtoms } from '#state/shell/folds.ts';
import { addLeftInsightAtom } from '#state/quotes/left-insight.ts';
import { hasSummaryAtom } from '#state/quotes/quote-summary.ts';
import { tickedPostsAtom, writeLabelAtom } from '#state/quotes/ticked-themes.ts';
import { writeTickedAtom } from '#state/generation/write-ticked.ts';
import { Button } from '#ui/controls/button.tsx';
import { ArrowRightIcon } from '#ui/pictures/icons.tsx';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { Slot } from '#ui/page/slot.tsx';
import { BackButton, StepFrame } from '#ui/steps/step-frame.tsx';
import { useHold } from '#ui/behaviour/use-hold.ts';
import { BrandLine } from '../brand/brand-line.tsx';
import { ConfigurationSummary } from '../cards/configuration-summary.tsx';
import { SameAsLastTime } from '../cards/same-as-last-time.tsx';
import { useIsInUse } from '../cards/use-is-in-use.ts';
import type { QuotePart } from './insight-field.tsx';
import { QuotesGroup } from './quotes-group.tsx';
import { TopicGroup } from './topic-group.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useReveal } from './use-reveal.ts';
import { VoiceGroup } from './voice-group.tsx';

/** Optional: without the chunk, the button writes as well. */
const Price = lazyPart(async () => (await import('./price.tsx')).Price, { Fallback: Nothing });

/** Keeps the footer off the screen while the content is held: it would be pushed away. */
const PHONE_HEIGHT = 'calc(100dvh - 360px)';

/** Missing choices of the open groups: a folded one names its own. */
const unsaidAtom = atom((get) =>
  sayMissing(unsaidChoices(get(campaignAtom), (group) => get(groupOpenAtoms[group]))),
);

/** Each group subscribes to its own choices: one choice renders its group alone. */
export function CustomizeStep({ onBack, onGenerate }: { onBack(): void; onGenerate(): void }) {
  const store = useStore();
  const askToWrite = useSetAtom(askToWriteAtom);
  const isReady = useAtomValue(isReadyToGenerateAtom);
  const isInUse = useIsInUse();
  const unsaid = useAtomValue(unsaidAtom);
  const groups = useRef<HTMLDivElement>(null);
  const reveal = useReveal(groups, onBack);
  const isAnalysed = useAnalysis();
  useAddTyped();
  const [shown, setShown] = useState<Partial<Record<QuotePart, true>>>({});
  const onShown = useCallback(
    (part: QuotePart) => setShown((parts) => ({ ...parts, [part]: true })),
    [],
  );
  const isShown = shown.outcome && shown.summary;
  const hasSummary = useAtomValue(hasSummaryAtom);
  const isOpen = useAtomValue(groupOpenAtoms.quotes);
  const isHeld = useHold(!hasSummary || (isAnalysed && (isShown || !isOpen)));
  const label = useAtomValue(writeLabelAtom);
  const writeTicked = useSetAtom(writeTickedAtom);
  // Until the step is left, a second press does nothing.
  const isPressed = useRef(false);
  async function generate() {
    if (isPressed.current) return;
    if (store.get(tickedPostsAtom) === 0) askToWrite();
    else {
      isPressed.current = true;
      isPressed.current = await writeTicked();
      // Without the step's elements, the user has left it.
      if (!isPressed.current || !groups.current) return;
    }
    onGenerate();
  }
  return (
    <StepFrame
      title="Customize Your Content"
      lead={<SameAsLastTime>Start with what your customers say.</SameAsLastTime>}
      status={unsaid ?? (isReady && isInUse && <Price />)}
      aside={<ConfigurationSummary />}
      asideOnPhone={false}
      isHeld={isHeld}
      actions={
        <>
          <BackButton onClick={onBack}>Back to Platform</BackButton>
          <Button
            // Until everything is chosen, it leads to the first missing choice.
            looksDisabled={!isReady}
            onClick={() => (store.get(isReadyToGenerateAtom) ? void generate() : reveal())}
          >
            {label}
            <ArrowRightIcon size={16} />
          </Button>
        </>
      }
    >
      <Slot name="share-target" />
      <chakra.div ref={groups} minHeight={{ base: PHONE_HEIGHT, lg: '0' }}>
        <Groups onShown={onShown} />
      </chakra.div>
    </StepFrame>
  );
}

/** Leaving the step with text in the field adds it; folding its group doesn't. */
function useAddTyped(): void {
  const addLeft = useSetAtom(addLeftInsightAtom);
  useEffect(() => () => void addLeft(), [addLeft]);
}

/** Memoized: a missing choice changes the bar below, and no group. */
const Groups = memo(({ onShown }: { onShown(part: QuotePart): void }) => (
  <>
    <QuotesGroup onShown={onShown} />
    <TopicGroup />
    <VoiceGroup />
    <BrandLine />
  </>
));
