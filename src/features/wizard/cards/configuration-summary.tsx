import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import type { CampaignConfiguration } from '#domain/campaign/campaign.ts';
import { type Choice, findChoice } from '#domain/campaign/choice.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { fitLength } from '#domain/posts/fit-length.ts';
import { languageName } from '#domain/campaign/language-name.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import { TONES } from '#domain/campaign/tones.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import { campaignAtom } from '#state/campaign.ts';
import { Card } from '#ui/card.tsx';
import { DescriptionList, DescriptionRow } from '#ui/description-list.tsx';
import { SectionHeading } from '#ui/text.tsx';

const NOT_YET = 'Not chosen yet';

/** Summary of the campaign before generating, and below it what belongs to the request. */
export function ConfigurationSummary({ children }: { children?: ReactNode }) {
  const campaign = useAtomValue(campaignAtom);
  const { quotes, subject, tags } = campaign;
  return (
    <Card>
      <SectionHeading>Configuration</SectionHeading>
      <DescriptionList>
        <DescriptionRow name={campaign.additionalPlatforms ? 'Platforms' : 'Platform'}>
          {[campaign.platform, ...(campaign.additionalPlatforms ?? [])]
            .map((id) => nameOf(PLATFORMS, id))
            .join(', ')}
        </DescriptionRow>
        <DescriptionRow name="Content Type">
          {nameOf(CONTENT_TYPES, campaign.contentType)}
        </DescriptionRow>
        <DescriptionRow name="Tone">{nameOf(TONES, campaign.tone)}</DescriptionRow>
        <DescriptionRow name="Length">{describeLength(campaign)}</DescriptionRow>
        <DescriptionRow name="Language">
          {languageName(postLanguage(campaign))}
          {!campaign.language && quotes.length > 0 && ', like most quotes'}
        </DescriptionRow>
        <DescriptionRow name="Tags">{tags.join(', ') || NOT_YET}</DescriptionRow>
        <DescriptionRow name="Audience">{describe(AUDIENCES, campaign.audience)}</DescriptionRow>
        {subject.trim() && (
          <DescriptionRow name="About">
            <span dir="auto">{subject}</span>
          </DescriptionRow>
        )}
        <DescriptionRow name="Quotes">
          {quotes.length === 0 ? 'None' : quotes.length}
          {campaign.onlyQuotes && quotes.length > 0 && ', and nothing else'}
        </DescriptionRow>
      </DescriptionList>
      {children}
    </Card>
  );
}

function nameOf(choices: readonly Choice[], id: string | undefined): string {
  return findChoice(choices, id)?.name ?? NOT_YET;
}

function describe(choices: readonly Choice[], id: string | undefined): string {
  const choice = findChoice(choices, id);
  return choice ? `${choice.name} (${choice.description})` : NOT_YET;
}

/** Length of the post, with its replacement if the platform cannot fit the chosen one. */
function describeLength(campaign: CampaignConfiguration): string {
  const { platform, length } = campaign;
  const chosen = describe(LENGTHS, length);
  if (!platform || !length) return chosen;
  const { fits, words } = fitLength(platform, length, postLanguage(campaign));
  return fits ? chosen : `${chosen}, requested as ${words[0]}-${words[1]} words`;
}
