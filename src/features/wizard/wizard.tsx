import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { clampStep, stepIndex, STEPS, type StepId } from '#domain/campaign/wizard.ts';
import { progressAtom } from '#state/campaign.ts';
import { hasCurrentDraftAtom } from '#state/drafts.ts';
import { deviceAnsweredAtom } from '#state/documents.ts';
import { lastStepAtom } from '#state/last-step.ts';
import { StepIndicator } from '#ui/step-indicator.tsx';
import { CurrentStep, type WizardSteps } from './lazy-steps.tsx';
import { StepTransition } from './transition.tsx';
import { useFirstInteraction } from '#ui/use-first-interaction.ts';

interface WizardProps {
  asked: StepId;
  goTo(step: StepId, how?: { replace: boolean }): void;
  /** Components of the steps. The parent has loaded the requested one, or loads it now. */
  steps: WizardSteps;
}

/** The four steps. The URL holds the current step; the campaign limits how far the user can go. */
export function Wizard({ asked, goTo, steps }: WizardProps) {
  const progress = useAtomValue(progressAtom);
  const hasDraft = useAtomValue(hasCurrentDraftAtom);
  const step = clampStep(asked, { ...progress, hasDraft });
  const store = useStore();
  // Loads chunks ahead, in case the user goes offline while working.
  useFirstInteraction(() => {
    void openQueue(store).catch(() => undefined);
    if (step === 'platform') void steps.Customize.preload?.()?.catch(() => undefined);
  });
  useEffect(() => {
    if (step === 'customize') void steps.Generate.preload?.()?.catch(() => undefined);
  }, [step, steps]);
  // Before that, the URL may request a step whose documents have yet to be read.
  const answered = useAtomValue(deviceAnsweredAtom);
  // Corrects a URL whose step is not available yet.
  useEffect(() => {
    if (answered && step !== asked) goTo(step, { replace: true });
  });
  const keepPlace = useSetAtom(lastStepAtom);
  useEffect(() => {
    if (answered) keepPlace(step);
  }, [answered, keepPlace, step]);
  return (
    <>
      <StepIndicator steps={STEPS} at={stepIndex(step)} />
      <StepTransition step={step}>
        <CurrentStep step={step} goTo={goTo} steps={steps} />
      </StepTransition>
    </>
  );
}

async function openQueue(store: ReturnType<typeof useStore>): Promise<void> {
  const { openQueueAtom } = await import('#state/jobs.ts');
  await store.set(openQueueAtom);
}
