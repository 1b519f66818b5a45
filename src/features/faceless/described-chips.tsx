import { chakra } from '@chakra-ui/react';
import type { Choice } from '#domain/campaign/choice.ts';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';

interface DescribedChipsProps<C extends Choice> {
  legend: string;
  name: string;
  choices: readonly C[];
  type: 'radio' | 'checkbox';
  isChosen(id: C['id']): boolean;
  onChoose(id: C['id']): void;
}

/** Chips with a few words about each choice. */
export function DescribedChips<C extends Choice>({ choices, ...props }: DescribedChipsProps<C>) {
  const options = choices.map(({ id, name, description }: C) => ({
    value: id,
    label: (
      <chakra.span lineHeight="1.4">
        {name}
        <chakra.span color="muted" fontSize="sm" marginInlineStart="2">
          {description}
        </chakra.span>
      </chakra.span>
    ),
  }));
  return <ChoiceChips<C['id']> {...props} options={options} />;
}
