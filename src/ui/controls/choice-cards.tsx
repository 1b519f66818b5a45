import { chakra } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Choice, ChoiceGroup } from './choice.tsx';
import type { IconProps } from '../pictures/icons.tsx';
import { Stack } from '../page/layout.tsx';

/** Text of a card. Structural, so that `ui` does not depend on the domain's types. */
interface ChoiceText {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

interface ChoiceCardsProps<C extends ChoiceText> {
  legend: string;
  name: string;
  choices: readonly C[];
  icons: Readonly<Record<C['id'], ComponentType<IconProps>>>;
  /** Number of columns on wide screens; a phone shows one. */
  columns: 2 | 3;
  chosen: C['id'] | undefined;
  /** Notes shown before the user chooses. */
  notes?: Readonly<Partial<Record<C['id'], string>>>;
  onChoose(id: C['id']): void;
}

/** Radio group of cards. Arrow keys move, and the whole card is clickable. */
export function ChoiceCards<C extends ChoiceText>(props: ChoiceCardsProps<C>) {
  const { legend, name, choices, icons, columns, chosen, notes, onChoose } = props;
  return (
    <ChoiceGroup legend={legend}>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{
          base: '1fr',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        }}
      >
        {choices.map((choice: C) => {
          const id: C['id'] = choice.id;
          const Icon: ComponentType<IconProps> = icons[id];
          return (
            <Choice
              key={id}
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            >
              <chakra.span color="accent" marginTop="1px" flexShrink="0">
                <Icon size={24} />
              </chakra.span>
              <Stack as="span" lineHeight="1.45">
                <chakra.span fontWeight="600">{choice.name}</chakra.span>
                <chakra.span color="muted" fontSize="sm">
                  {choice.description}
                </chakra.span>
                {notes?.[id] !== undefined && (
                  <chakra.span color="warn" fontSize="sm">
                    {notes[id]}
                  </chakra.span>
                )}
              </Stack>
            </Choice>
          );
        })}
      </chakra.div>
    </ChoiceGroup>
  );
}
