import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { canOpenStep, type Progress, type StepId } from '#domain/campaign/wizard.ts';
import { isGeneratingAtom } from '#state/generation/current.ts';
import { useShown } from './cards/use-shown.ts';

/**
 * Returns how the step indicator links a step; a step that the user may not open yet stays text.
 * While a post is being written, Generate has no way back, like its button.
 */
export function useStepLinks(current: StepId, progress: Progress) {
  const isWriting = useShown(isGeneratingAtom) && current === 'generate';
  return (step: StepId, label: ReactNode): ReactNode =>
    canOpenStep(step, progress) && !(isWriting && step !== 'review') ? (
      <Link to="/" search={step === 'platform' ? {} : { step }} activeOptions={EXACT}>
        {label}
      </Link>
    ) : undefined;
}

/** Otherwise the router would mark the link to the first step as the current page. */
const EXACT = { exact: true, includeSearch: true } as const;
