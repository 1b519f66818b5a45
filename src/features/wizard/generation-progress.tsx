import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { generationAtom } from '#state/generation.ts';
import { useFocusAfter } from '#ui/focus.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { LastPost } from './last-post.tsx';

const Outcome = lazyPart(async () => (await import('./generation-outcome.tsx')).Outcome);

/** How the generation stands: the text as it comes, then how it ended. Comes into view by itself. */
export function GenerationProgress({ onView }: { onView(): void }) {
  const { status } = useAtomValue(generationAtom);
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  // The page opens at its top, whatever an earlier visit has left here.
  const hasChanged = useRef(false);
  const comeIntoView = useCallback(() => {
    hasChanged.current ||= last.current !== status;
    last.current = status;
    if (hasChanged.current) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  useEffect(comeIntoView, [comeIntoView]);
  // The button that was pressed may be gone: reading goes on here, and not at the top of the page.
  useFocusAfter(status, () => frame.current);
  return (
    <chakra.div
      ref={frame}
      role="group"
      aria-label="Progress"
      tabIndex={-1}
      outline="none"
      display="grid"
      gap="6"
      css={{ '&:empty': { display: 'none' } }}
    >
      {status === 'idle' ? (
        <LastPost onView={onView} />
      ) : (
        <Outcome onView={onView} onShown={comeIntoView} />
      )}
    </chakra.div>
  );
}
