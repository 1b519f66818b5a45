import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { stepIndex, type StepId } from '#domain/campaign/wizard.ts';
import { focusHeading } from '#ui/focus.ts';
import { useFirstTouch } from '#ui/use-first-touch.ts';

/** The motion is no part of the first screen; a step that comes before it is there does not move. */
let animate: typeof import('framer-motion/dom/mini').animate | undefined;

async function loadMotion(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/** How far a step slides, in pixels. */
const DISTANCE = 16;

/** Brings each step in from the side it lies on, and puts the reader at its top. */
export function StepTransition({ step, children }: { step: StepId; children: ReactNode }) {
  const frame = useSlide(step);
  useStartOfStep(step);
  useFirstTouch(() => void loadMotion().catch(() => undefined));
  return (
    <div key={step} ref={frame}>
      {children}
    </div>
  );
}

function useSlide(step: StepId) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    const side = Math.sign(stepIndex(step) - stepIndex(before.current));
    before.current = step;
    if (side !== 0 && frame.current) slideIn(frame.current, side * DISTANCE);
  }, [step]);
  return frame;
}

function slideIn(element: HTMLElement, from: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const keyframes = { opacity: [0, 1], transform: [`translateX(${from}px)`, 'none'] };
  const motion = animate?.(element, keyframes, { duration: 0.2, ease: 'easeOut' });
  // Without it the page scrolls sideways for as long as a step slides in from the right.
  const page = element.closest('main');
  if (!motion || !page) return;
  page.style.overflowX = 'clip';
  void motion.finished.finally(() => (page.style.overflowX = ''));
}

/** After a change of step, focus and scroll go to the start of the new one. */
function useStartOfStep(step: StepId): void {
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    focusHeading();
    window.scrollTo({ top: 0 });
  }, [step]);
}
