import type { PlatformId } from '#domain/platforms/platforms.ts';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';
import { VisuallyHidden } from '#ui/page/text.tsx';
import { platformName } from './variant-state.tsx';

interface PlatformChipsProps {
  legend: string;
  /** True if the text above it says the same. */
  isLegendHidden?: boolean;
  platforms: readonly PlatformId[];
  chosen: readonly PlatformId[];
  onToggle(platform: PlatformId): void;
}

/** Multiple choice of platforms. */
export function PlatformChips(props: PlatformChipsProps) {
  const { legend, isLegendHidden = false, platforms, chosen, onToggle } = props;
  return (
    <ChoiceChips
      legend={isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      name="also"
      type="checkbox"
      options={platforms.map((id) => ({ value: id, label: <span>{platformName(id)}</span> }))}
      isChosen={(id) => chosen.includes(id)}
      onChoose={onToggle}
    />
  );
}
