import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { sayMissing } from '#domain/campaign/choice.ts';
import { FACELESS_STEPS } from '#domain/site/faceless-names.ts';
import type { FacelessStepId } from '#domain/site/faceless-place.ts';
import { missingIn } from '#domain/site/faceless-steps.ts';
import { facelessAtom } from '#state/shell/faceless.ts';
import { Button } from '#ui/controls/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/pictures/icons.tsx';
import { StepFrame } from '#ui/steps/step-frame.tsx';

export interface StepMoves {
  onBack(): void;
  onNext(): void;
}

interface WizardStepProps extends StepMoves {
  step: FacelessStepId;
  /** Label of the primary button. */
  next: string;
  aside?: ReactNode;
  asideOnPhone?: boolean;
  children: ReactNode;
}

/** A step with choices. Next is disabled while choices are missing, and the status lists them. */
export function WizardStep(props: WizardStepProps) {
  const { step, next, onBack, onNext, aside, asideOnPhone = true, children } = props;
  const missing = missingIn(step, useAtomValue(facelessAtom));
  return (
    <StepFrame
      level="h2"
      title={titleOf(step)}
      status={sayMissing(missing)}
      aside={aside}
      asideOnPhone={asideOnPhone}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            <ArrowLeftIcon size={16} />
            Back
          </Button>
          <Button disabled={missing.length > 0} onClick={onNext}>
            {next}
            <ArrowRightIcon size={16} />
          </Button>
        </>
      }
    >
      {children}
    </StepFrame>
  );
}

export function titleOf(step: FacelessStepId): string {
  return FACELESS_STEPS.find(({ id }) => id === step)?.title ?? '';
}
