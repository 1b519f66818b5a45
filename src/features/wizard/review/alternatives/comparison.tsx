import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Draft } from '#domain/drafts/draft.ts';
import type { Pick } from '#domain/drafts/mix.ts';
import { isUnderWay } from '#domain/jobs/job.ts';
import { openDraftAtom } from '#state/drafts/drafts.ts';
import {
  type Comparison as Compared,
  comparisonAtom,
  keepAtom,
  mixAtom,
  stopAlternativesAtom,
} from '#state/review/alternatives.ts';
import { useFocusAfter, useFocusOnArrival } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import type { EvidenceView } from '../evidence/use-evidence.ts';
import { SmallButton } from '../small-button.tsx';
import { AlternativeCard } from './alternative-card.tsx';
import { ComingCard } from './coming-card.tsx';
import { useOpenInView } from './use-open-in-view.ts';

interface ComparisonProps {
  /** The one under review. */
  draft: Draft;
  evidence: EvidenceView;
  /** Called once the user has decided: the focused button is gone. */
  onDecided(): void;
}

/** A post and its alternatives side by side, or on a phone one swipe apart. */
export function Comparison(props: ComparisonProps) {
  const comparison = useAtomValue(comparisonAtom);
  return comparison && <Cards key={comparison.post.id} {...props} comparison={comparison} />;
}

function Cards({
  draft,
  evidence,
  onDecided,
  comparison: { post, drafts, coming },
}: ComparisonProps & { comparison: Compared }) {
  const open = useSetAtom(openDraftAtom);
  const keep = useSetAtom(keepAtom);
  const mix = useSetAtom(mixAtom);
  const [picks, setPicks] = useState<readonly Pick[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const row = useRef<HTMLUListElement>(null);
  useStart(heading);
  useOpenInView(row, draft.id, open);
  const states = coming.map(({ id, status }) => `${id} ${status}`).join();
  useFocusAfter(`${states} ${picks === undefined}`, () => heading.current);
  const all = [post, ...drafts];
  // A draft may have been edited or deleted since, in another tab too.
  const own = picks?.filter((pick) => all.includes(pick.draft));
  const canMix = drafts.length > 0 && post.origin.platform !== 'youtube';
  return (
    <Stack
      as="section"
      aria-label="Versions to compare"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Cluster alignItems="center" justifyContent="space-between" gap="3">
        <Stack gap="1">
          <chakra.h3
            ref={heading}
            tabIndex={-1}
            outline="none"
            fontWeight="600"
            scrollMarginTop="6"
          >
            Which one is it?
          </chakra.h3>
          <Progress written={drafts.length} coming={coming} isMixing={own !== undefined} />
        </Stack>
        <Stop coming={coming} />
      </Cluster>
      <Row ref={row}>
        {all.map((one) => (
          <AlternativeCard
            key={one.id}
            draft={one}
            name={one === post ? 'Your post' : (one.refinement ?? '')}
            isOpen={one.id === draft.id}
            evidence={evidence}
            picks={own}
            onOpen={() => open(one.id)}
            onPick={setPicks}
            onKeep={() => {
              void keep(one.id);
              onDecided();
            }}
          />
        ))}
        {coming.map((job) => (
          <ComingCard key={job.id} job={job} />
        ))}
      </Row>
      {own ? (
        <MixBar>
          <Button
            size="sm"
            disabled={own.length === 0}
            onClick={() => {
              void mix(own);
              onDecided();
            }}
          >
            {own.length === 1 ? 'Use 1 paragraph' : `Use ${own.length} paragraphs`}
          </Button>
          <SmallButton onClick={() => setPicks(undefined)}>Cancel</SmallButton>
        </MixBar>
      ) : (
        canMix && (
          <Cluster>
            <SmallButton onClick={() => setPicks([])}>Take paragraphs from several</SmallButton>
          </Cluster>
        )
      )}
    </Stack>
  );
}

/** The button that asks for alternatives is below the post, on a phone by more than a screen. */
function useStart(heading: RefObject<HTMLHeadingElement | null>): void {
  useFocusOnArrival(heading);
  useEffect(() => {
    if (document.activeElement === heading.current)
      heading.current?.scrollIntoView({ block: 'nearest' });
  }, [heading]);
}

interface ComingProps {
  coming: Compared['coming'];
}

interface ProgressProps extends ComingProps {
  written: number;
  isMixing: boolean;
}

function Progress({ written, coming, isMixing }: ProgressProps) {
  const left = coming.filter(isUnderWay).length;
  return (
    <chakra.p role="status" color="muted" fontSize="sm">
      {isMixing
        ? 'Press the paragraphs in the order you want.'
        : left > 0
          ? `${written} of ${written + left} new ones written`
          : 'Keep one. The others stay as versions.'}
    </chakra.p>
  );
}

function Stop({ coming }: ComingProps) {
  const stop = useSetAtom(stopAlternativesAtom);
  const isUnder = coming.some(isUnderWay);
  return isUnder && <SmallButton onClick={() => stop()}>Stop</SmallButton>;
}

/** Stays in view, above the actions of the step on a phone. */
const MixBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: '20', md: '4' },
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    justifySelf: 'start',
    padding: '2',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'card',
    background: 'surface',
  },
});

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'none', md: 'repeat(auto-fill, minmax(17rem, 1fr))' },
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: { base: 'min(88%, 24rem)', md: 'auto' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: { base: 'x mandatory', md: 'none' },
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    // The row reaches the edges of the card on a phone: the next one shows that there is more.
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    scrollPaddingInline: '4',
    '& > li': { scrollSnapAlign: 'start' },
  },
});
