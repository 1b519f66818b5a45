import { chakra } from '@chakra-ui/react';
import { useAtom, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import { type Choice, findChoice } from '#domain/campaign/choice.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { TONES } from '#domain/campaign/tones.ts';
import { type Defaults, defaultsAtom, setDefaultsAtom } from '#state/settings/defaults.ts';
import { Select } from '#ui/controls/field.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';
import { Setting } from './setting.tsx';

/** Choices that a new campaign starts with. */
export function DefaultsSetting() {
  const [defaults] = useAtom(defaultsAtom);
  const store = useSetAtom(setDefaultsAtom);
  const [isChanged, setChanged] = useState(false);
  function change(next: Defaults) {
    store(next);
    setChanged(true);
  }
  return (
    <Setting title="New posts start with" isChanged={isChanged}>
      <Grid>
        <ChoiceSelect
          label="Content type"
          choices={CONTENT_TYPES}
          value={defaults.contentType}
          onChange={(contentType = 'text') => change({ ...defaults, contentType })}
        />
        <ChoiceSelect
          label="Tone"
          choices={TONES}
          value={defaults.tone}
          onChange={(tone) => {
            const { tone: _, ...rest } = defaults;
            change(tone ? { ...rest, tone } : rest);
          }}
          isOptional
        />
        <ChoiceSelect
          label="Audience"
          choices={AUDIENCES}
          value={defaults.audience}
          onChange={(audience) => {
            const { audience: _, ...rest } = defaults;
            change(audience ? { ...rest, audience } : rest);
          }}
          isOptional
        />
        <ChoiceSelect
          label="Length"
          choices={LENGTHS}
          value={defaults.length}
          onChange={(length) => {
            const { length: _, ...rest } = defaults;
            change(length ? { ...rest, length } : rest);
          }}
          isOptional
        />
      </Grid>
      <Muted>You can change each of them in a post. Posts that are written stay as they are.</Muted>
    </Setting>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface ChoiceSelectProps<C extends Choice> {
  label: string;
  choices: readonly C[];
  value: C['id'] | undefined;
  onChange(id: C['id'] | undefined): void;
  /** Offers to choose none. */
  isOptional?: boolean;
}

function ChoiceSelect<C extends Choice>(props: ChoiceSelectProps<C>) {
  const { label, choices, value = '', onChange, isOptional = false } = props;
  const id = useId();
  return (
    <Stack gap="2">
      <chakra.label htmlFor={id} fontWeight="600">
        {label}
      </chakra.label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChange(findChoice(choices, target.value)?.id)}
      >
        {isOptional && <option value="">Ask each time</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
