import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

interface MovingStepProps {
  /** Where it comes in from, in pixels beside its place. */
  from: number;
  children: ReactNode;
}

/** A step that slides in. Its library is loaded once somebody can go on to another step. */
export const MovingStep = ({ from, children }: MovingStepProps) => (
  <LazyMotion strict features={domAnimation}>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.2, ease: 'easeOut' }}>
      <m.div initial={{ opacity: 0, x: from }} animate={{ opacity: 1, x: 0 }}>
        {children}
      </m.div>
    </MotionConfig>
  </LazyMotion>
);
