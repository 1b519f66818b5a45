import type { PlatformId } from '#domain/posts/platforms.ts';
import { Choice, ChoiceGroup } from '#ui/choice.tsx';
import { Cluster } from '#ui/layout.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
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
    <ChoiceGroup legend={isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}>
      <Cluster gap="2">
        {platforms.map((id) => (
          <Choice
            key={id}
            type="checkbox"
            shape="chip"
            name="also"
            value={id}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          >
            <span>{platformName(id)}</span>
          </Choice>
        ))}
      </Cluster>
    </ChoiceGroup>
  );
}
