import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { stepIndex, type StepId } from '#domain/campaign/wizard.ts';
import { focusHeading } from '#ui/behaviour/focus.ts';
import { useFirstInteraction } from '#ui/behaviour/use-first-interaction.ts';

/** Lazy-loaded after the first screen; steps shown before it has loaded are not animated. */
let animate: typeof import('framer-motion/dom/mini').animate | undefined;

async function loadMotion(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/** Slide distance in pixels. */
const DISTANCE = 16;

/** Slides each step in from its side, and moves the user to its top. */
export function StepTransition({ step, children }: { step: StepId; children: ReactNode }) {
  const frame = useSlide(step);
  useStartOfStep(step);
  useFirstInteraction(() => void loadMotion().catch(() => undefined));
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
  // Otherwise the page would scroll sideways while a step slides in from the right.
  const page = element.closest('main');
  if (!motion || !page) return;
  page.style.overflowX = 'clip';
  void motion.finished.finally(() => (page.style.overflowX = ''));
}

/** Moves focus and scroll position to the top of the new step. */
function useStartOfStep(step: StepId): void {
  const first = useRef(step);
  // Before it is painted: the page would show another place of the step first, then jump.
  useLayoutEffect(() => {
    if (first.current === step) return;
    first.current = step;
    focusHeading();
    window.scrollTo({ top: 0 });
  }, [step]);
}
