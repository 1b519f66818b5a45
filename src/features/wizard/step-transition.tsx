import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stepIndex, type StepId } from '#domain/wizard.ts';
import { useFirstTouch } from '#ui/use-first-touch.ts';

type MovingStep = typeof import('./moving-step.tsx').MovingStep;

/** The motion is no part of the first screen; a step that comes before it is there does not move. */
let Moving: MovingStep | undefined;

async function loadMotion(): Promise<void> {
  Moving = (await import('./moving-step.tsx')).MovingStep;
}

/** How far a step slides, in pixels. */
const DISTANCE = 16;

/** Brings each step in from the side it lies on, and puts the reader at its top. */
export function StepTransition({ step, children }: { step: StepId; children: ReactNode }) {
  const [shown, setShown] = useState<{ step: StepId; from: number; Frame?: MovingStep }>({
    step,
    from: 0,
  });
  if (shown.step !== step) {
    const from = Math.sign(stepIndex(step) - stepIndex(shown.step)) * DISTANCE;
    setShown({ step, from, ...(Moving && { Frame: Moving }) });
  }
  useStartOfStep(step);
  useFirstTouch(() => void loadMotion().catch(() => undefined));
  const { Frame } = shown;
  return Frame ? (
    <Frame key={step} from={shown.from}>
      {children}
    </Frame>
  ) : (
    <div key={step}>{children}</div>
  );
}

/** After a change of step, focus and scroll go to the start of the new one. */
function useStartOfStep(step: StepId): void {
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
}
