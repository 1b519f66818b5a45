import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { countWords } from '#domain/posts/reply.ts';
import { stopDraftAtom } from '#state/generation/draft-generation.ts';
import { isReworkShownAtom } from '#state/jobs/progress-shown.ts';
import { reworkedSoFarAtom } from '#state/review/refine.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { PostTextFallback } from '../post-text-fallback.tsx';
import { SmallButton } from '../small-button.tsx';

/** The post, and in its place the rework of it that is being written. */
export function Rework({ children }: { children: ReactNode }) {
  const soFar = useAtomValue(reworkedSoFarAtom);
  const show = useSetAtom(isReworkShownAtom);
  useEffect(() => {
    show(true);
    return () => show(false);
  }, [show]);
  useFocusAfter(soFar === undefined);
  if (soFar === undefined) return children;
  return (
    <Stack ref={showStart} gap="4" gridTemplateColumns="minmax(0, 1fr)" scrollMarginTop="6">
      <Writing soFar={soFar} />
      {/* The parts below keep their place until the new text is longer. */}
      <chakra.div display="grid" css={{ '& > *': { gridArea: '1 / 1', minWidth: 0 } }}>
        <chakra.div visibility={soFar === '' ? undefined : 'hidden'}>{children}</chakra.div>
        {soFar !== '' && <PostTextFallback text={soFar} />}
      </chakra.div>
    </Stack>
  );
}

/** The button that asks for a rework is below the post, on a phone by more than a screen. */
function showStart(post: HTMLElement | null): void {
  const isAbove = post !== null && post.getBoundingClientRect().top < 0;
  post?.scrollIntoView({ block: isAbove ? 'start' : 'nearest' });
}

function Writing({ soFar }: { soFar: string }) {
  const stop = useSetAtom(stopDraftAtom);
  return (
    <Cluster alignItems="center" justifyContent="space-between" gap="3">
      <chakra.div fontSize="sm">
        <chakra.p role="status" fontWeight="600">
          Reworking the post
        </chakra.p>
        {/* Not announced: it changes with every word. */}
        <chakra.p color="muted" fontVariantNumeric="tabular-nums">
          {soFar === '' ? 'Waiting for the first words' : `${countWords(soFar)} words`}
        </chakra.p>
      </chakra.div>
      <SmallButton onClick={() => stop()}>Stop</SmallButton>
    </Cluster>
  );
}
