import { memo, type RefObject } from 'react';
import type { Card } from '#domain/pictures/card.ts';
import { type CardChoices, LONGEST_SIGN_OFF } from '#domain/pictures/card-choices.ts';
import { designsFor } from '#domain/pictures/design-list.ts';
import { CARD_SIZES } from '#domain/pictures/sizes.ts';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { CardColours } from './card-colours.tsx';
import type { PhotoPanelProps } from './photo-panel.tsx';
import type { DroppedFiles } from './use-dropped-files.ts';

interface CardLookProps {
  card: Card;
  choices: CardChoices;
  /** Words to begin with for a picture that a model makes. */
  idea: string;
  dropped: DroppedFiles;
  preview: RefObject<HTMLElement | null>;
  /** The same function each time: a choice renders its own group alone. */
  onChange(changed: Partial<CardChoices>): void;
}

/** Loads with the first choice of its design. */
const PhotoPanel = lazyPart<PhotoPanelProps>(
  async () => (await import('./photo-panel.tsx')).PhotoPanel,
);

const TONES = [
  { id: 'light', name: 'Light' },
  { id: 'dark', name: 'Dark' },
] as const;

const FORMATS = [
  { id: 'png', name: 'PNG' },
  { id: 'jpeg', name: 'JPEG' },
] as const;

/** Choices of the look of a card and the format of its file. */
export const CardLook = memo((props: CardLookProps) => {
  const { card, choices, idea, dropped, preview, onChange } = props;
  const { design, size, tone, colour, rating, signOff } = card;
  const { format } = choices;
  return (
    <Stack gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Chips
        legend="Design"
        field="design"
        options={designsFor(rating)}
        chosen={design}
        onChange={onChange}
      />
      {design === 'photo' && (
        <PhotoPanel
          photo={choices.photo}
          size={size}
          idea={idea}
          dropped={dropped}
          preview={preview}
          onChange={(photo) => onChange({ photo })}
        />
      )}
      <Chips legend="Size" field="size" options={CARD_SIZES} chosen={size} onChange={onChange} />
      <CardColours colour={colour} onChange={onChange} />
      <Chips legend="Background" field="tone" options={TONES} chosen={tone} onChange={onChange} />
      <Chips legend="File" field="format" options={FORMATS} chosen={format} onChange={onChange} />
      <TextField
        label="Sign-off"
        hint={
          choices.signOff === undefined && signOff !== ''
            ? 'From your brand.'
            : 'Your name or site.'
        }
        maxLength={LONGEST_SIGN_OFF}
        dir="auto"
        value={signOff}
        onChange={({ target }) => onChange({ signOff: target.value })}
      />
    </Stack>
  );
});

interface ChipsProps {
  legend: string;
  field: 'design' | 'size' | 'tone' | 'format';
  options: readonly { readonly id: string; readonly name: string }[];
  chosen: string;
  onChange(changed: Partial<CardChoices>): void;
}

const Chips = memo(({ legend, field, options, chosen, onChange }: ChipsProps) => (
  <ChoiceChips
    legend={legend}
    name={`card-${field}`}
    type="radio"
    options={options.map(({ id, name }) => ({ value: id, label: name }))}
    isChosen={(value) => value === chosen}
    onChoose={(value) => onChange({ [field]: value })}
  />
));
