import { useAtomValue, useSetAtom } from 'jotai';
import { AUDIENCES } from '#domain/campaign/audiences.ts';
import { missingChoices, targetsOf } from '#domain/campaign/campaign.ts';
import { findChoice, sayMissing } from '#domain/campaign/choice.ts';
import { CONTENT_TYPES } from '#domain/campaign/content-types.ts';
import { fitLength } from '#domain/posts/fit-length.ts';
import { type LengthId, LENGTHS } from '#domain/campaign/lengths.ts';
import { type PlatformId, PLATFORMS } from '#domain/posts/platforms.ts';
import { TONES } from '#domain/campaign/tones.ts';
import { postLanguage } from '#domain/campaign/writing-language.ts';
import { campaignAtom, chooseAtom } from '#state/campaign.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { audienceIcons, contentTypeIcons, lengthIcons, toneIcons } from '#ui/choice-icons.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Slot } from '#ui/slot.tsx';
import { BackButton, StepFrame } from '#ui/step-frame.tsx';
import { ConfigurationSummary } from '../cards/configuration-summary.tsx';
import { InsightField } from './insight-field.tsx';
import { LanguageField } from './language-field.tsx';
import { LengthVerdicts } from './length-verdicts.tsx';
import { SubjectField } from './subject-field.tsx';
import { TagChips } from './tag-chips.tsx';

export function CustomizeStep({ onBack, onGenerate }: { onBack(): void; onGenerate(): void }) {
  const campaign = useAtomValue(campaignAtom);
  const choose = useSetAtom(chooseAtom);
  const missing = missingChoices(campaign);
  return (
    <StepFrame
      title="Customize Your Content"
      lead="Start with what your customers say, then choose how it should sound."
      status={sayMissing(missing)}
      aside={<ConfigurationSummary />}
      asideOnPhone={false}
      actions={
        <>
          <BackButton onClick={onBack}>Back to Platform</BackButton>
          <Button disabled={missing.length > 0} onClick={onGenerate}>
            Generate Content
            <ArrowRightIcon size={16} />
          </Button>
        </>
      }
    >
      <Slot name="share-target" />
      <InsightField />
      <SubjectField />
      <LanguageField />
      <TagChips />
      <ChoiceCards
        legend="Content Type"
        name="content-type"
        choices={CONTENT_TYPES}
        icons={contentTypeIcons}
        columns={3}
        chosen={campaign.contentType}
        onChoose={(contentType) => choose({ contentType })}
      />
      <ChoiceCards
        legend="Tone"
        name="tone"
        choices={TONES}
        icons={toneIcons}
        columns={3}
        chosen={campaign.tone}
        onChoose={(tone) => choose({ tone })}
      />
      <ChoiceCards
        legend="Target Audience"
        name="audience"
        choices={AUDIENCES}
        icons={audienceIcons}
        columns={3}
        chosen={campaign.audience}
        onChoose={(audience) => choose({ audience })}
      />
      <ChoiceCards
        legend="Content Length"
        name="length"
        choices={LENGTHS}
        icons={lengthIcons}
        columns={3}
        chosen={campaign.length}
        notes={lengthNotes(targetsOf(campaign), postLanguage(campaign))}
        onChoose={(length) => choose({ length })}
      />
      <LengthVerdicts />
    </StepFrame>
  );
}

/** Notes on the lengths that a platform cannot fit, with the length requested instead. */
function lengthNotes(
  platforms: readonly PlatformId[],
  language: string,
): Partial<Record<LengthId, string>> {
  return Object.fromEntries(
    LENGTHS.flatMap(({ id }) => {
      const short = platforms.filter((platform) => !fitLength(platform, id, language).fits);
      const [first] = short;
      if (!first) return [];
      const [from, to] = fitLength(first, id, language).words;
      const instead = short.length > 1 ? 'less there' : `${from} to ${to} words`;
      return [[id, `Too long for ${together(short.map(nameOf))}, so we’ll ask for ${instead}.`]];
    }),
  );
}

/** Formats a list as `A, B and C`. */
const together = (names: readonly string[]): string =>
  names.join(', ').replace(/, ([^,]+)$/, ' and $1');

const nameOf = (id: PlatformId) => findChoice(PLATFORMS, id)?.name ?? '';
