import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { toggleAlsoAtom } from '#state/generation/variants.ts';
import { Fold } from '#ui/page/fold.tsx';
import { Muted } from '#ui/page/text.tsx';
import { PlatformChips } from '../cards/platform-chips.tsx';
import { platformName } from '../cards/variant-state.tsx';

const TITLE = 'Also write for (optional)';

/** Additional platforms besides the chosen one. */
export function AlsoWriteFor() {
  const { platform, additionalPlatforms = [] } = useAtomValue(campaignAtom);
  const toggle = useSetAtom(toggleAlsoAtom);
  const [isOpen, setOpen] = useState(false);
  const others = PLATFORMS.map(({ id }): PlatformId => id).filter((id) => id !== platform);
  const chosen = additionalPlatforms.map(platformName).join(' · ');
  return (
    <Fold
      title={TITLE}
      answer={chosen || 'One tap writes a post for each'}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <PlatformChips
        legend={TITLE}
        platforms={others}
        chosen={additionalPlatforms}
        onToggle={toggle}
        isLegendHidden
      />
      {additionalPlatforms.length > 0 && (
        <Muted>
          {additionalPlatforms.length + 1} posts in total, each tailored to its platform.
        </Muted>
      )}
    </Fold>
  );
}
