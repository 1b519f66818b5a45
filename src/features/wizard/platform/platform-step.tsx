import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { findChoice } from '#domain/campaign/choice.ts';
import { PLATFORMS } from '#domain/posts/platforms.ts';
import { campaignAtom, chooseAtom } from '#state/campaign.ts';
import { hasDraftsAtom } from '#state/drafts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { platformIcons } from '#ui/choice-icons.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { StepFrame } from '#ui/step-frame.tsx';
import { SectionHeading } from '#ui/text.tsx';

const AlsoWriteFor = lazyPart(async () => (await import('./also-write-for.tsx')).AlsoWriteFor);
const DraftsLink = lazyPart(async () => (await import('../cards/drafts-link.tsx')).DraftsLink);

interface PlatformStepProps {
  onContinue(): void;
}

export function PlatformStep({ onContinue }: PlatformStepProps) {
  const hasDrafts = useAtomValue(hasDraftsAtom);
  const { platform } = useAtomValue(campaignAtom);
  const choose = useSetAtom(chooseAtom);
  const chosen = findChoice(PLATFORMS, platform);
  return (
    <StepFrame
      title="Choose Your Platform"
      lead="Each has its own length, tone and style. We write for the one you pick."
      status={chosen ? `Writing for ${chosen.name}.` : 'Pick a platform to continue.'}
      actions={
        <Button disabled={!platform} onClick={onContinue} marginInlineStart="auto">
          Continue to Customization
          <ArrowRightIcon size={16} />
        </Button>
      }
    >
      <ChoiceCards
        legend="Platform"
        name="platform"
        choices={PLATFORMS}
        icons={platformIcons}
        columns={2}
        chosen={platform}
        onChoose={(id) => choose({ platform: id })}
      />
      {platform && (
        <chakra.div minHeight={{ base: '148px', sm: '100px' }}>
          <AlsoWriteFor />
        </chakra.div>
      )}
      {hasDrafts && <DraftsLink />}
      <FacelessVideoPromo />
    </StepFrame>
  );
}

function FacelessVideoPromo() {
  return (
    <Card>
      <SectionHeading>Instant Faceless Video Creator</SectionHeading>
      <p>
        Create faceless videos with AI avatars in seconds. For now, it’s a demo that shows the steps
        and creates no video.
      </p>
      <chakra.div>
        <ButtonLink to="/faceless-video" variant="outline">
          Create Faceless Video
        </ButtonLink>
      </chakra.div>
    </Card>
  );
}
