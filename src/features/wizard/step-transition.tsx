import { LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stepIndex, type StepId } from '#domain/wizard.ts';

/** Steps move only once the features are there: without them they would stay unseen. */
let canMove = false;

async function features() {
  const { domAnimation } = await import('./motion-features.ts');
  canMove = true;
  return domAnimation;
}

/** How far a step slides, in pixels. */
const DISTANCE = 16;

/** Brings each step in from the side it lies on, and puts the reader at its top. */
export function StepTransition({ step, children }: { step: StepId; children: ReactNode }) {
  const [shown, setShown] = useState({ step, from: 0 });
  if (shown.step !== step) {
    setShown({ step, from: Math.sign(stepIndex(step) - stepIndex(shown.step)) * DISTANCE });
  }
  useStartOfStep(step);
  return (
    <LazyMotion strict features={features}>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: 'easeOut' }}>
        <m.div
          key={step}
          initial={shown.from === 0 || !canMove ? false : { opacity: 0, x: shown.from }}
          animate={{ opacity: 1, x: 0 }}
        >
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
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
