import { chakra } from '@chakra-ui/react';
import type { Choice as ChoiceData } from '#domain/campaign/choice.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { Cluster } from '#ui/layout.tsx';

interface ChoiceChipsProps<C extends ChoiceData> {
  legend: string;
  name: string;
  choices: readonly C[];
  /** Radio for a single choice, checkbox for any number. */
  type: 'radio' | 'checkbox';
  isChosen(id: C['id']): boolean;
  onChoose(id: C['id']): void;
}

/** Row of short choices. */
export function ChoiceChips<C extends ChoiceData>(props: ChoiceChipsProps<C>) {
  const { legend, name, choices, type, isChosen, onChoose } = props;
  return (
    <ChoiceGroup legend={legend}>
      <Cluster gap="2">
        {choices.map((choice: C) => {
          const id: C['id'] = choice.id;
          return (
            <Choice
              key={id}
              type={type}
              shape="chip"
              name={name}
              value={id}
              checked={isChosen(id)}
              onChange={() => onChoose(id)}
            >
              <chakra.span lineHeight="1.4">
                {choice.name}
                <chakra.span color="muted" fontSize="sm" marginInlineStart="2">
                  {choice.description}
                </chakra.span>
              </chakra.span>
            </Choice>
          );
        })}
      </Cluster>
    </ChoiceGroup>
  );
}
