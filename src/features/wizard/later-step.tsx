import type { ComponentType } from 'react';
import type { StepId } from '#domain/wizard.ts';
import type { CustomizeStep } from './customize-step.tsx';
import type { GenerateStep } from './generate-step.tsx';
import type { ReviewStep } from './review-step.tsx';

type Lazy<Step extends (props: never) => unknown> = ComponentType<Parameters<Step>[0]> & {
  preload?: () => Promise<void> | undefined;
};

/** The steps after the first, which nobody needs at once: each comes while the one before is used. */
export interface LaterSteps {
  readonly Customize: Lazy<typeof CustomizeStep>;
  readonly Generate: Lazy<typeof GenerateStep>;
  readonly Review: Lazy<typeof ReviewStep>;
}

interface LaterStepProps {
  step: Exclude<StepId, 'platform'>;
  goTo(step: StepId): void;
  steps: LaterSteps;
}

export function LaterStep({ step, goTo, steps: { Customize, Generate, Review } }: LaterStepProps) {
  switch (step) {
    case 'customize':
      return <Customize onBack={() => goTo('platform')} onGenerate={() => goTo('generate')} />;
    case 'generate':
      return (
        <Generate
          onBack={() => goTo('customize')}
          onStart={() => void Review.preload?.()}
          onView={() => goTo('review')}
        />
      );
    case 'review':
      return <Review onBack={() => goTo('generate')} onReset={() => goTo('platform')} />;
  }
}
