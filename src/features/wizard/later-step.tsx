import type { ComponentType } from 'react';
import type { StepId } from '#domain/wizard.ts';
import { CustomizeStep } from './customize-step.tsx';
import { GenerateStep } from './generate-step.tsx';
import type { ReviewStep } from './review-step.tsx';

/** The last step, which loads while the post is written. */
export type LazyReviewStep = ComponentType<Parameters<typeof ReviewStep>[0]> & {
  preload?: () => Promise<void> | undefined;
};

interface LaterStepProps {
  step: Exclude<StepId, 'platform'>;
  goTo(step: StepId): void;
  ReviewStep: LazyReviewStep;
}

/** The steps after the first, which nobody needs at once. */
export function LaterStep({ step, goTo, ReviewStep: Review }: LaterStepProps) {
  switch (step) {
    case 'customize':
      return <CustomizeStep onBack={() => goTo('platform')} onGenerate={() => goTo('generate')} />;
    case 'generate':
      return (
        <GenerateStep
          onBack={() => goTo('customize')}
          onStart={() => void Review.preload?.()}
          onView={() => goTo('review')}
        />
      );
    case 'review':
      return <Review onBack={() => goTo('generate')} onReset={() => goTo('platform')} />;
  }
}
