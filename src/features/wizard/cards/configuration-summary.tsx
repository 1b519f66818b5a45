import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import { type CampaignConfiguration, ownQuotes } from '#domain/campaign/campaign.ts';
import { type Choice, findChoice } from '#domain/campaign/choice.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { fitLength } from '#domain/platforms/fit-length.ts';
import { languageName } from '#domain/campaign/language-name.ts';
import { LENGTHS } from '#domain/campaign/lengths.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { TONES } from '#domain/campaign/tones.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { waitingCountAtom } from '#state/quotes/held-quotes.ts';
import { Card } from '#ui/page/card.tsx';
import { DescriptionList, DescriptionRow } from '#ui/page/description-list.tsx';
import { SectionHeading } from '#ui/page/text.tsx';

/** Summary of the choices made so far, and below it what belongs to the request. */
export function ConfigurationSummary({ children }: { children?: ReactNode }) {
  const campaign = useAtomValue(campaignAtom);
  const waiting = useAtomValue(waitingCountAtom);
  return (
    <Card>
      <SectionHeading>Configuration</SectionHeading>
      <DescriptionList>
        {rowsOf(campaign, waiting).map(
          ([name, value]) =>
            value && (
              <DescriptionRow key={name} name={name}>
                {value}
              </DescriptionRow>
            ),
        )}
      </DescriptionList>
      {children}
    </Card>
  );
}

/** Rows in their order; one without a value is not chosen yet. */
function rowsOf(
  campaign: CampaignConfiguration,
  waiting: number,
): (readonly [string, ReactNode])[] {
  const { additionalPlatforms = [], quotes, subject, tags } = campaign;
  const platforms = [campaign.platform, ...additionalPlatforms];
  const about = subject.trim();
  return [
    [
      additionalPlatforms.length > 0 ? 'Platforms' : 'Platform',
      platforms.map((id) => findChoice(PLATFORMS, id)?.name).join(', '),
    ],
    ['Content Type', findChoice(CONTENT_TYPES, campaign.contentType)?.name],
    ['Tone', findChoice(TONES, campaign.tone)?.name],
    ['Length', describeLength(campaign)],
    [
      'Language',
      `${languageName(postLanguage(campaign))}${!campaign.language && quotes.length > 0 ? ', like most quotes' : ''}`,
    ],
    ['Tags', tags.join(', ')],
    ['Audience', describe(AUDIENCES, campaign.audience)],
    ['About', about && <span dir="auto">{about}</span>],
    ['Quotes', describeQuotes(campaign, waiting)],
  ];
}

/** `waiting`: the number of quotes that no request uses until the user answers. */
function describeQuotes(campaign: CampaignConfiguration, waiting: number): string {
  const { onlyQuotes } = campaign;
  const quotes = ownQuotes(campaign);
  if (quotes.length === 0) return 'None';
  const used = `${quotes.length - waiting}${onlyQuotes ? ', and nothing else' : ''}`;
  return waiting === 0 ? used : `${used}; ${waiting} wait for your answer`;
}

function describe(choices: readonly Choice[], id: string | undefined): string | undefined {
  const choice = findChoice(choices, id);
  return choice && `${choice.name} (${choice.description})`;
}

/** Length of the post, with its replacement if the platform cannot fit the chosen one. */
function describeLength(campaign: CampaignConfiguration): string | undefined {
  const { platform, length } = campaign;
  const chosen = describe(LENGTHS, length);
  if (!platform || !length) return chosen;
  const { fits, words } = fitLength(platform, length, postLanguage(campaign));
  return fits ? chosen : `${chosen}, requested as ${words[0]}-${words[1]} words`;
}
