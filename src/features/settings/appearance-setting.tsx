import { useAtom } from 'jotai';
import { useState } from 'react';
import type { Appearance } from '#domain/site/appearance.ts';
import { appearanceAtom } from '#state/settings/appearance.ts';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';
import { VisuallyHidden } from '#ui/page/text.tsx';
import { Setting } from './setting.tsx';

const OPTIONS: readonly { value: Appearance; label: string }[] = [
  { value: 'system', label: 'As this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function AppearanceSetting() {
  const [appearance, choose] = useAtom(appearanceAtom);
  const [isChanged, setChanged] = useState(false);
  return (
    <Setting title="Appearance" isChanged={isChanged}>
      <ChoiceChips
        legend={<VisuallyHidden>Light or dark</VisuallyHidden>}
        name="appearance"
        type="radio"
        options={OPTIONS}
        isChosen={(value) => value === appearance}
        onChoose={(value) => {
          choose(value);
          setChanged(true);
        }}
      />
    </Setting>
  );
}
