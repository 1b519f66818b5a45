import type { StepId } from '#domain/wizard.ts';
import { CustomizeStep } from './customize-step.tsx';
import { GenerateStep } from './generate-step.tsx';
import { ReviewStep } from './review-step.tsx';

interface LaterStepProps {
  step: Exclude<StepId, 'platform'>;
  goTo(step: StepId): void;
}

/** The steps after the first, which nobody needs at once. */
export function LaterStep({ step, goTo }: LaterStepProps) {
  switch (step) {
    case 'customize':
      return <CustomizeStep onBack={() => goTo('platform')} onGenerate={() => goTo('generate')} />;
    case 'generate':
      return <GenerateStep onBack={() => goTo('customize')} onView={() => goTo('review')} />;
    case 'review':
      return <ReviewStep onBack={() => goTo('generate')} onReset={() => goTo('platform')} />;
  }
}
