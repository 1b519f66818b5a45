import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { generationStatusAtom, isOutdatedAtom } from '#state/generation/current.ts';
import { isProgressShownAtom } from '#state/jobs/progress-shown.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { FocusGroup } from '#ui/controls/focus-group.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useShown } from '../cards/use-shown.ts';
import { LastPost } from './last-post.tsx';

const Outcome = lazyPart(async () => (await import('./generation-outcome.tsx')).Outcome);

interface GenerationProgressProps {
  onView(): void;
  /** Called once the outcome takes up its space. */
  onShown(): void;
}

/** Progress of the generation: the streamed text, then the result. Scrolls into view on changes. */
export function GenerationProgress({ onView, onShown }: GenerationProgressProps) {
  const status = useAtomValue(generationStatusAtom);
  const shown = useShown(generationStatusAtom);
  const isOutdated = useAtomValue(isOutdatedAtom);
  const showProgress = useSetAtom(isProgressShownAtom);
  useEffect(() => {
    showProgress(true);
    return () => showProgress(false);
  }, [showProgress]);
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  // Not on mount: the page opens at the top, whatever an earlier visit left here.
  const hasChanged = useRef(false);
  const comeIntoView = useCallback(() => {
    const isWritten = last.current === 'running' && shown === 'done';
    hasChanged.current ||= last.current !== shown;
    last.current = shown;
    // The user is reading: the text stays where it is.
    if (hasChanged.current && !isWritten) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const onOutcome = useCallback(() => {
    comeIntoView();
    onShown();
  }, [comeIntoView, onShown]);
  useEffect(comeIntoView, [comeIntoView]);
  // The pressed button may be gone: moves the focus here instead of to the top of the page.
  useFocusAfter(`${status} ${shown}`, () => frame.current);
  return (
    <FocusGroup ref={frame} label="Progress" gap="6" css={{ '&:empty': { display: 'none' } }}>
      {shown === 'idle' ? (
        <LastPost isOutdated={isOutdated} onView={onView} />
      ) : (
        <Outcome onView={onView} onShown={onOutcome} />
      )}
    </FocusGroup>
  );
}
