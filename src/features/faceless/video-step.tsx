import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { DEMO_PROGRESS } from '#domain/site/faceless-steps.ts';
import { facelessAtom, runProgress } from '#state/shell/faceless.ts';
import { Button } from '#ui/controls/button.tsx';
import { ArrowLeftIcon, CheckIcon } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { StepFrame } from '#ui/steps/step-frame.tsx';
import { Muted } from '#ui/page/text.tsx';
import { Preview } from './preview.tsx';
import { ProjectSummary } from './project-summary.tsx';
import { titleOf } from './wizard-step.tsx';

/** Simulated progress. Starts on mount; Generate Video restarts it until it is full. */
export function VideoStep({ onBack, onDone }: { onBack(): void; onDone(): void }) {
  const choices = useAtomValue(facelessAtom);
  const [percent, restart] = useProgress();
  const full = percent === DEMO_PROGRESS.full;
  return (
    <StepFrame
      level="h2"
      title={titleOf('video')}
      aside={<Preview choices={choices} />}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            <ArrowLeftIcon size={16} />
            Back
          </Button>
          {full ? (
            <Button onClick={onDone}>Done</Button>
          ) : (
            <Button onClick={restart}>Generate Video</Button>
          )}
        </>
      }
    >
      <ProgressBar percent={percent} />
      <Muted>
        This is a demo. The progress is simulated, no video is created and nothing leaves this
        device.
      </Muted>
      <ProjectSummary choices={choices} />
    </StepFrame>
  );
}

function useProgress(): readonly [percent: number, restart: () => void] {
  const [percent, setPercent] = useState(0);
  const [run, setRun] = useState(0);
  useEffect(() => runProgress(setPercent), [run]);
  function restart() {
    setPercent(0);
    setRun(run + 1);
  }
  return [percent, restart];
}

function ProgressBar({ percent }: { percent: number }) {
  const full = percent === DEMO_PROGRESS.full;
  return (
    <Stack gap="2">
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        fontVariantNumeric="tabular-nums"
        color={full ? 'done' : 'ink'}
      >
        {full && <CheckIcon />}
        <chakra.span fontSize="3xl" lineHeight="1.2">
          {percent}%
        </chakra.span>
        <chakra.span role="status" color="muted">
          {full && 'Your video would be ready now.'}
        </chakra.span>
      </chakra.div>
      <chakra.div
        role="progressbar"
        aria-label="Progress of the demo"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={DEMO_PROGRESS.full}
        height="4px"
        borderRadius="full"
        background="hairline"
        _highContrast={{ background: 'Canvas', outline: '1px solid CanvasText' }}
        overflow="hidden"
      >
        <chakra.div
          height="full"
          background={full ? 'done' : 'accent'}
          _highContrast={{ background: 'Highlight' }}
          style={{ width: `${percent}%` }}
        />
      </chakra.div>
    </Stack>
  );
}
