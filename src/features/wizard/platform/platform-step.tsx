import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { findChoice } from '#domain/campaign/choice.ts';
import { PLATFORMS } from '#domain/platforms/platforms.ts';
import { chooseAtom, platformAtom } from '#state/campaign/campaign.ts';
import { hasDraftsAtom } from '#state/drafts/drafts.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { platformIcons } from '#ui/controls/choice-icons.tsx';
import { ChoiceTiles } from '#ui/controls/choice-tiles.tsx';
import { ArrowRightIcon } from '#ui/pictures/icons.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { lazyPart, Nothing } from '#ui/page/lazy-part.tsx';
import { StepFrame } from '#ui/steps/step-frame.tsx';
import { Muted } from '#ui/page/text.tsx';
import { SameAsLastTime } from '../cards/same-as-last-time.tsx';
import { ReturningRows } from './returning.tsx';
import { Room } from './room.tsx';

const AlsoWriteFor = lazyPart(async () => (await import('./also-write-for.tsx')).AlsoWriteFor);
const DraftsLink = lazyPart(async () => (await import('../cards/drafts-link.tsx')).DraftsLink, {
  Fallback: Nothing,
});

interface PlatformStepProps {
  onContinue(): void;
}

export function PlatformStep({ onContinue }: PlatformStepProps) {
  const store = useStore();
  const hasDrafts = useAtomValue(hasDraftsAtom);
  const platform = useAtomValue(platformAtom);
  const choose = useSetAtom(chooseAtom);
  const chosen = findChoice(PLATFORMS, platform);
  return (
    <Step>
      <StepFrame
        title="Choose Your Platform"
        lead={<SameAsLastTime onFilled={onContinue}>Next: your customers’ words.</SameAsLastTime>}
        status={chosen ? `Writing for ${chosen.name}.` : 'Pick a platform to continue.'}
        actions={
          <Button
            looksDisabled={!platform}
            // A choice renders behind its tile: the press may come first.
            onClick={() => store.get(platformAtom) && onContinue()}
            marginInlineStart="auto"
          >
            Continue to Customization
            <ArrowRightIcon size={16} />
          </Button>
        }
      >
        <ReturningRows onStart={onContinue} />
        <ChoiceTiles
          legend="Platform"
          name="platform"
          choices={PLATFORMS}
          icons={platformIcons}
          layout="rows"
          chosen={platform}
          onChoose={(id) => choose({ platform: id })}
        />
        <Room css={ROOM_FOR_MORE}>{platform && <AlsoWriteFor />}</Room>
        <FacelessVideoPromo />
        {/* Comes last: it loads later, and shifts nothing. */}
        {hasDrafts && <DraftsLink />}
      </StepFrame>
    </Step>
  );
}

/** The rows of a returning user say what comes next: the lead gives them its place. */
const Step = chakra('div', {
  base: {
    '[data-room~=work] &': { '& [data-lead]:not(:has(button))': { display: 'none' } },
  },
});

const ROOM_FOR_MORE = {
  '[data-room~=platform] &': { display: 'block', minHeight: '4rem' },
};

function FacelessVideoPromo() {
  return (
    <Cluster alignItems="center" columnGap="3" rowGap="2">
      <chakra.div flex="1 1 190px">
        <chakra.h2 fontWeight="600">Instant Faceless Video Creator</chakra.h2>
        <Muted>
          Create faceless videos with AI avatars in seconds. A demo for now: it creates no video.
        </Muted>
      </chakra.div>
      <ButtonLink to="/faceless-video" variant="outline" size="sm">
        Create Faceless Video
      </ButtonLink>
    </Cluster>
  );
}
