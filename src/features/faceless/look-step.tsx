import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { ANIMATIONS, ELEMENTS } from '#domain/site/faceless.ts';
import { chooseFacelessAtom, facelessAtom, toggleElementAtom } from '#state/shell/faceless.ts';
import { ChoiceCards } from '#ui/controls/choice-cards.tsx';
import { DescribedChips } from './described-chips.tsx';
import { animationIcons } from './option-icons.tsx';
import { Preview } from './preview.tsx';
import { ThemeCards } from './theme-cards.tsx';
import { type StepMoves, WizardStep } from './wizard-step.tsx';

export function LookStep(moves: StepMoves) {
  const choices = useAtomValue(facelessAtom);
  const choose = useSetAtom(chooseFacelessAtom);
  const toggle = useSetAtom(toggleElementAtom);
  return (
    <WizardStep
      step="look"
      next="Continue to video"
      // On a phone, the preview is placed next to the choices that change it, not below everything.
      aside={<Preview choices={choices} />}
      asideOnPhone={false}
      {...moves}
    >
      <ThemeCards chosen={choices.theme} onChoose={(theme) => choose({ theme })} />
      <ChoiceCards
        legend="Text animation"
        name="animation"
        choices={ANIMATIONS}
        icons={animationIcons}
        columns={2}
        chosen={choices.animation}
        onChoose={(animation) => choose({ animation })}
      />
      <chakra.div display={{ lg: 'none' }}>
        <Preview choices={choices} />
      </chakra.div>
      <DescribedChips
        legend="Include elements"
        name="element"
        type="checkbox"
        choices={ELEMENTS}
        isChosen={(id) => choices.elements.includes(id)}
        onChoose={toggle}
      />
    </WizardStep>
  );
}
