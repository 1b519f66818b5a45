import { useAtomValue } from 'jotai';
import { missingChoices } from '#domain/campaign.ts';
import { clampStep, stepIndex, STEPS, type StepId } from '#domain/wizard.ts';
import { campaignAtom } from '#state/campaign.ts';
import { currentDraftAtom } from '#state/drafts.ts';
import { StepIndicator } from '#ui/step-indicator.tsx';
import { CustomizeStep } from './customize-step.tsx';
import { GenerateStep } from './generate-step.tsx';
import { PlatformStep } from './platform-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepTransition } from './step-transition.tsx';

/** The four steps. Which one shows is in the address; how far one may go is in the campaign. */
export function Wizard({ asked, goTo }: { asked: StepId; goTo(step: StepId): void }) {
  const campaign = useAtomValue(campaignAtom);
  const draft = useAtomValue(currentDraftAtom);
  const step = clampStep(asked, {
    platformChosen: campaign.platform !== undefined,
    readyToGenerate: missingChoices(campaign).length === 0,
    hasDraft: draft !== undefined,
  });
  return (
    <>
      <StepIndicator steps={STEPS} at={stepIndex(step)} />
      <StepTransition step={step}>
        {step === 'platform' && <PlatformStep onContinue={() => goTo('customize')} />}
        {step === 'customize' && (
          <CustomizeStep onBack={() => goTo('platform')} onGenerate={() => goTo('generate')} />
        )}
        {step === 'generate' && (
          <GenerateStep onBack={() => goTo('customize')} onView={() => goTo('review')} />
        )}
        {step === 'review' && (
          <ReviewStep onBack={() => goTo('generate')} onReset={() => goTo('platform')} />
        )}
      </StepTransition>
    </>
  );
}
