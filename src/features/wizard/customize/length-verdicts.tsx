import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { targetsOf } from '#domain/campaign/campaign.ts';
import { findChoice } from '#domain/campaign/choice.ts';
import { judgeLength } from '#domain/posts/length-verdict.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import { campaignAtom } from '#state/campaign.ts';

/**
 * Effect of the chosen length on each platform, with the reason; empty before a length is chosen.
 */
export function LengthVerdicts() {
  const campaign = useAtomValue(campaignAtom);
  const { length } = campaign;
  const targets = targetsOf(campaign);
  if (!length || targets.length === 0) return null;
  const language = postLanguage(campaign);
  return (
    <chakra.dl
      aria-label="Requested lengths"
      display="grid"
      gap="3"
      fontSize="sm"
      lineHeight="1.5"
      maxWidth="measure"
    >
      {targets.map((platform) => {
        const { asked, reason, opening } = judgeLength(platform, length, language);
        return (
          <div key={platform}>
            <chakra.dt fontWeight="600">{findChoice(PLATFORMS, platform)?.name}</chakra.dt>
            <chakra.dd>We’ll ask for {asked}.</chakra.dd>
            <chakra.dd color="muted">
              {reason} {opening}
            </chakra.dd>
          </div>
        );
      })}
    </chakra.dl>
  );
}
