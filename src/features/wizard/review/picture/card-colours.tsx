import { chakra } from '@chakra-ui/react';
import { memo, useId } from 'react';
import type { CardChoices } from '#domain/pictures/card-choices.ts';
import { CARD_COLOURS } from '#domain/pictures/colours.ts';
import { Cluster } from '#ui/page/layout.tsx';

interface CardColoursProps {
  colour: string;
  onChange(changed: Pick<CardChoices, 'colour'>): void;
}

/** The tested colours, and any other. */
export const CardColours = memo(({ colour, onChange }: CardColoursProps) => {
  const id = useId();
  const isOwn = !CARD_COLOURS.some(({ hex }) => hex === colour);
  return (
    <fieldset>
      <chakra.legend fontWeight="600" marginBottom="2">
        Colour
      </chakra.legend>
      <Cluster gap="2" alignItems="center">
        {CARD_COLOURS.map(({ hex, name }) => (
          <Swatch key={hex} style={{ background: hex }}>
            <input
              type="radio"
              name="card-colour"
              value={hex}
              aria-label={name}
              checked={hex === colour}
              onChange={() => onChange({ colour: hex })}
            />
          </Swatch>
        ))}
        <Own htmlFor={id} data-chosen={isOwn || undefined}>
          <input
            id={id}
            type="color"
            value={colour}
            onChange={({ target }) => onChange({ colour: target.value })}
          />
          Your own
        </Own>
      </Cluster>
    </fieldset>
  );
});

const Swatch = chakra('label', {
  base: {
    position: 'relative',
    width: '11',
    height: '11',
    borderRadius: 'full',
    borderWidth: '3px',
    borderColor: 'surface',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    '&:has(:checked)': { outline: '2px solid', outlineColor: 'ink' },
    '&:has(:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'accent',
      outlineOffset: '2px',
    },
    '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  },
});

const Own = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'full',
    fontSize: 'sm',
    cursor: 'pointer',
    '&[data-chosen]': { borderColor: 'accent', background: 'accentSoft' },
    '& > input': { width: '6', height: '6', padding: '0', borderWidth: '0', cursor: 'pointer' },
  },
});
