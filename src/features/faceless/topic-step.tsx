import { useAtomValue, useSetAtom } from 'jotai';
import { DURATIONS, TOPIC_MAX_LENGTH, VIDEO_STYLES } from '#domain/site/faceless.ts';
import { chooseFacelessAtom, facelessAtom } from '#state/shell/faceless.ts';
import { ChoiceCards } from '#ui/controls/choice-cards.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { DescribedChips } from './described-chips.tsx';
import { styleIcons } from './option-icons.tsx';
import { type StepMoves, WizardStep } from './wizard-step.tsx';

export function TopicStep(moves: StepMoves) {
  const { topic, style, duration } = useAtomValue(facelessAtom);
  const choose = useSetAtom(chooseFacelessAtom);
  return (
    <WizardStep step="topic" next="Continue to sound" {...moves}>
      <TextField
        label="Topic"
        hint="One sentence is enough. It becomes the title."
        name="topic"
        dir="auto"
        maxLength={TOPIC_MAX_LENGTH}
        autoComplete="off"
        value={topic}
        onChange={(event) => choose({ topic: event.target.value })}
      />
      <ChoiceCards
        legend="Style"
        name="style"
        choices={VIDEO_STYLES}
        icons={styleIcons}
        columns={3}
        chosen={style}
        onChoose={(id) => choose({ style: id })}
      />
      <DescribedChips
        legend="Duration"
        name="duration"
        type="radio"
        choices={DURATIONS}
        isChosen={(id) => id === duration}
        onChoose={(id) => choose({ duration: id })}
      />
    </WizardStep>
  );
}
