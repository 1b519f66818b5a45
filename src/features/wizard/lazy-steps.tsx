import { type ComponentType, memo } from 'react';
import type { StepId } from '#domain/campaign/wizard.ts';
import type { CustomizeStep } from './customize/customize-step.tsx';
import type { GenerateStep } from './generate/generate-step.tsx';
import type { PlatformStep } from './platform/platform-step.tsx';
import type { ReviewStep } from './review/review-step.tsx';

type Lazy<Step extends (props: never) => unknown> = ComponentType<Parameters<Step>[0]> & {
  preload?: () => Promise<void> | undefined;
};

/** A chunk per step. Each is preloaded while the user is on the step before. */
export interface WizardSteps {
  readonly Platform: Lazy<typeof PlatformStep>;
  readonly Customize: Lazy<typeof CustomizeStep>;
  readonly Generate: Lazy<typeof GenerateStep>;
  readonly Review: Lazy<typeof ReviewStep>;
}

interface CurrentStepProps {
  step: StepId;
  goTo(step: StepId): void;
  steps: WizardSteps;
}

/** Memoized: while the next step renders, the one before is left as it is. */
export const CurrentStep = memo(({ step, goTo, steps }: CurrentStepProps) => {
  const { Platform, Customize, Generate, Review } = steps;
  switch (step) {
    case 'platform':
      return <Platform onContinue={() => goTo('customize')} />;
    case 'customize':
      return <Customize onBack={() => goTo('platform')} onGenerate={() => goTo('generate')} />;
    case 'generate':
      return (
        <Generate
          onBack={() => goTo('customize')}
          onStart={() => void Review.preload?.()}
          onView={() => goTo('review')}
          onReset={() => goTo('platform')}
        />
      );
    case 'review':
      return (
        <Review
          onBack={() => goTo('generate')}
          onReset={() => goTo('platform')}
          onNext={() => goTo('customize')}
        />
      );
  }
});
