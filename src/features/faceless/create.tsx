import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { FACELESS_STEPS } from '#domain/site/faceless-names.ts';
import type { FacelessStepId } from '#domain/site/faceless-place.ts';
import { clampFacelessStep, facelessStepIndex } from '#domain/site/faceless-steps.ts';
import { facelessAtom, startFacelessAtom } from '#state/shell/faceless.ts';
import { focusOn } from '#ui/behaviour/focus.ts';
import { StepIndicator } from '#ui/steps/step-indicator.tsx';
import type { PlaceProps } from './place.ts';
import { LookStep } from './look-step.tsx';
import { SoundStep } from './sound-step.tsx';
import { Templates } from './templates.tsx';
import { TopicStep } from './topic-step.tsx';
import { VideoStep } from './video-step.tsx';

interface CreateProps extends Pick<PlaceProps, 'goTo'> {
  /** Step from the URL; undefined before the wizard has started. */
  asked: FacelessStepId | undefined;
}

/** Starts from a template or from scratch, then shows the four steps. */
export function Create({ asked, goTo }: CreateProps) {
  const choices = useAtomValue(facelessAtom);
  const start = useSetAtom(startFacelessAtom);
  const step = asked && clampFacelessStep(asked, choices);
  const area = useStartOf(step);
  const goToStep = (next: FacelessStepId) => () => goTo({ tab: 'create', step: next });
  function finish() {
    start();
    goTo({ tab: 'home' });
  }
  return (
    <chakra.div ref={area} scrollMarginTop="4">
      {step && <StepIndicator steps={FACELESS_STEPS} at={facelessStepIndex(step)} />}
      {step === undefined && <Templates onStart={goToStep('topic')} />}
      {step === 'topic' && (
        <TopicStep onBack={() => goTo({ tab: 'create' })} onNext={goToStep('sound')} />
      )}
      {step === 'sound' && <SoundStep onBack={goToStep('topic')} onNext={goToStep('look')} />}
      {step === 'look' && <LookStep onBack={goToStep('sound')} onNext={goToStep('video')} />}
      {step === 'video' && <VideoStep onBack={goToStep('look')} onDone={finish} />}
    </chakra.div>
  );
}

/** Moves focus and scroll position to the top of the new step. */
function useStartOf(step: FacelessStepId | undefined) {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusOn(area.current?.querySelector('h2'));
    if (area.current && area.current.getBoundingClientRect().top < 0) area.current.scrollIntoView();
  }, [step]);
  return area;
}
