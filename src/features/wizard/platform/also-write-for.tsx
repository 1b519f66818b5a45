import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { type PlatformId, PLATFORMS } from '#domain/posts/platforms.ts';
import { campaignAtom } from '#state/campaign.ts';
import { toggleAlsoAtom } from '#state/variants.ts';
import { Muted } from '#ui/text.tsx';
import { PlatformChips } from '../cards/platform-chips.tsx';

/** Additional platforms besides the chosen one. */
export function AlsoWriteFor() {
  const { platform, additionalPlatforms = [] } = useAtomValue(campaignAtom);
  const toggle = useSetAtom(toggleAlsoAtom);
  const others = PLATFORMS.map(({ id }): PlatformId => id).filter((id) => id !== platform);
  return (
    <chakra.div display="grid" gap="2">
      <PlatformChips
        legend="Also write for (optional)"
        platforms={others}
        chosen={additionalPlatforms}
        onToggle={toggle}
      />
      {additionalPlatforms.length > 0 && (
        <Muted>
          {additionalPlatforms.length + 1} posts in total, each tailored to its platform.
        </Muted>
      )}
    </chakra.div>
  );
}
