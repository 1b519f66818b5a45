import { chakra } from '@chakra-ui/react';
import { type ThemeId, THEMES } from '#domain/site/faceless.ts';
import { Choice, ChoiceGroup } from '#ui/controls/choice.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Swatch } from './swatch.tsx';

interface ThemeCardsProps {
  chosen: ThemeId | undefined;
  onChoose(theme: ThemeId): void;
}

/** Themes, each with a thumbnail. */
export function ThemeCards({ chosen, onChoose }: ThemeCardsProps) {
  return (
    <ChoiceGroup legend="Visual theme">
      <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        {THEMES.map(({ id, name, description }) => (
          <Choice
            key={id}
            type="radio"
            name="theme"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          >
            <Stack as="span" gap="3" flexGrow="1" alignContent="start">
              <Swatch theme={id} ratio="2 / 1" />
              <Stack as="span" lineHeight="1.4">
                <chakra.span fontWeight="600">{name}</chakra.span>
                <chakra.span color="muted" fontSize="sm">
                  {description}
                </chakra.span>
              </Stack>
            </Stack>
          </Choice>
        ))}
      </chakra.div>
    </ChoiceGroup>
  );
}
