import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import {
  clampStep,
  type Progress,
  stepIndex,
  STEPS,
  type StepId,
} from '#domain/campaign/wizard.ts';
import { isPlatformChosenAtom, isReadyToGenerateAtom } from '#state/campaign/campaign.ts';
import { hasCurrentDraftAtom } from '#state/drafts/drafts.ts';
import { deviceAnsweredAtom } from '#state/storage/documents.ts';
import { prepareInsightAtom } from '#state/quotes/insight.ts';
import { lastStepAtom } from '#state/campaign/last-step.ts';
import { shownPartsAtom } from '#state/review/shown-parts.ts';
import { roomAtom } from '#state/shell/room.ts';
import { afterPaint } from '#ui/behaviour/after-paint.ts';
import { StepIndicator } from '#ui/steps/step-indicator.tsx';
import { CurrentStep, type WizardSteps } from './lazy-steps.tsx';
import { loadProviderLine } from './generate/provider/load-provider-line.ts';
import { useStepLinks } from './step-link.tsx';
import { StepTransition } from './transition.tsx';
import { useFirstInteraction } from '#ui/behaviour/use-first-interaction.ts';

interface WizardProps {
  asked: StepId;
  goTo(step: StepId, how?: { replace: boolean }): void;
  /** Components of the steps. The parent has loaded the requested one, or loads it now. */
  steps: WizardSteps;
}

/** The furthest step that the user may open. No other choice renders the steps. */
const progressAtom = atom((get): Progress => ({
  platformChosen: get(isPlatformChosenAtom),
  readyToGenerate: get(isReadyToGenerateAtom),
  hasDraft: get(hasCurrentDraftAtom),
}));

/** The four steps. The URL holds the current step; the campaign limits how far the user can go. */
export function Wizard({ asked, goTo, steps }: WizardProps) {
  const progress = useAtomValue(progressAtom);
  const step = clampStep(asked, progress);
  // A step that is no longer available, as after a new campaign, is left at once.
  const shown = clampStep(useBehindPress(step), progress);
  const link = useStepLinks(step, progress);
  const store = useStore();
  // Loads chunks ahead, in case the user goes offline while working.
  useFirstInteraction(() => {
    void openQueue(store).catch(() => undefined);
    if (step === 'platform') void steps.Customize.preload?.()?.catch(() => undefined);
  });
  useEffect(() => {
    if (step !== 'customize') return;
    void steps.Generate.preload?.()?.catch(() => undefined);
    void lookUpKey(store).catch(() => undefined);
    afterPaint(() => store.set(prepareInsightAtom));
  }, [step, steps, store]);
  // Before that, the URL may request a step whose documents have yet to be read.
  const answered = useAtomValue(deviceAnsweredAtom);
  // Corrects a URL whose step is not available yet. A choice may be newer than this rendering.
  useEffect(() => {
    const open = clampStep(asked, store.get(progressAtom));
    if (answered && open !== asked) goTo(open, { replace: true });
  });
  const keepPlace = useSetAtom(lastStepAtom);
  useEffect(() => {
    if (answered) keepPlace(step);
  }, [answered, keepPlace, step]);
  // Whichever step is open: work comes and goes on all of them.
  const parts = useAtomValue(shownPartsAtom);
  const keepRoom = useSetAtom(roomAtom);
  useEffect(() => {
    if (parts !== undefined) keepRoom(parts);
  }, [parts, keepRoom]);
  return (
    <>
      <StepIndicator steps={STEPS} at={stepIndex(step)} link={link} />
      <StepTransition step={shown}>
        <CurrentStep step={shown} goTo={goTo} steps={steps} />
      </StepTransition>
    </>
  );
}

/** Milliseconds. A post that streams restarts the rendering of the next step with every word. */
const LONGEST_RENDERING = 400;

/** The step to render: a press shows in the list of steps at once, and the step renders behind it. */
function useBehindPress(step: StepId): StepId {
  const deferred = useDeferredValue(step);
  const [due, setDue] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setDue(step), LONGEST_RENDERING);
    return () => clearTimeout(timer);
  }, [step]);
  return due === step ? step : deferred;
}

/** Looks up the key and loads its line, so that the Generate step shows it at once. */
async function lookUpKey(store: ReturnType<typeof useStore>): Promise<void> {
  const { keyHintAtom, loadKeyHintAtom } = await import('#state/provider/provider.ts');
  await store.set(loadKeyHintAtom);
  if (store.get(keyHintAtom) !== undefined) await loadProviderLine();
}

async function openQueue(store: ReturnType<typeof useStore>): Promise<void> {
  const { openQueueAtom } = await import('#state/jobs/jobs.ts');
  await store.set(openQueueAtom);
}
