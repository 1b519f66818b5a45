import { useAtomValue, useSetAtom } from 'jotai';
import { MUSIC, VOICES } from '#domain/site/faceless.ts';
import { chooseFacelessAtom, facelessAtom } from '#state/shell/faceless.ts';
import { ChoiceCards } from '#ui/controls/choice-cards.tsx';
import { musicIcons, voiceIcons } from './option-icons.tsx';
import { type StepMoves, WizardStep } from './wizard-step.tsx';

export function SoundStep(moves: StepMoves) {
  const { voice, music } = useAtomValue(facelessAtom);
  const choose = useSetAtom(chooseFacelessAtom);
  return (
    <WizardStep step="sound" next="Continue to look" {...moves}>
      <ChoiceCards
        legend="AI voice"
        name="voice"
        choices={VOICES}
        icons={voiceIcons}
        columns={2}
        chosen={voice}
        onChoose={(id) => choose({ voice: id })}
      />
      <ChoiceCards
        legend="Background music"
        name="music"
        choices={MUSIC}
        icons={musicIcons}
        columns={3}
        chosen={music}
        onChoose={(id) => choose({ music: id })}
      />
    </WizardStep>
  );
}
