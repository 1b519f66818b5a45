import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { needsWriting } from '#domain/drafts/variants.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { othersToWriteAtom, ownVariantsAtom } from '#state/generation/variants.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Muted, SectionHeading } from '#ui/page/text.tsx';
import { RequestsNote } from '../cards/requests-note.tsx';
import { platformName, VariantStateMark } from '../cards/variant-state.tsx';

interface MultiPlatformPostsProps {
  onView(): void;
  /** True if the primary button leads there. */
  isFinished: boolean;
}

const SeriesCard = lazyPart(async () => (await import('./series-card.tsx')).SeriesCard);

/** Posts of a multi-platform campaign, or of a whole series, with the status of each. */
export function MultiPlatformPosts(props: MultiPlatformPostsProps) {
  const { series } = useAtomValue(campaignAtom);
  return series ? <SeriesCard onView={props.onView} /> : <OwnPosts {...props} />;
}

function OwnPosts({ onView, isFinished }: MultiPlatformPostsProps) {
  const campaign = useAtomValue(campaignAtom);
  const variants = useAtomValue(ownVariantsAtom);
  const others = useAtomValue(othersToWriteAtom);
  const write = useSetAtom(writeAtom);
  const first = variants.find(({ platform }) => platform === campaign.platform);
  // Once the first post is queued, running or finished, the primary button excludes the others.
  const isFirstIn = first !== undefined && !needsWriting(first);
  const asked = variants.some(({ state }) => state !== 'none');
  const card = useRef<HTMLDivElement>(null);
  useFocusAfter(others.length, () => card.current);
  return (
    <Card ref={card} role="region" aria-label="Posts of this campaign">
      <SectionHeading>{variants.length} posts</SectionHeading>
      <Stack as="ul" gap="2">
        {variants.map((variant) => (
          <chakra.li key={variant.platform} display="flex" alignItems="center" gap="3">
            <chakra.span marginInlineEnd="auto">{platformName(variant.platform)}</chakra.span>
            <VariantStateMark variant={variant} />
          </chakra.li>
        ))}
      </Stack>
      {/* The card of the cost counts the requests of the primary button. */}
      {isFirstIn && others.length > 0 && (
        <>
          <RequestsNote platforms={others} />
          <div>
            <Button variant="outline" size="sm" onClick={() => void write(others)}>
              {others.length === 1 ? 'Write the other one' : `Write the other ${others.length}`}
            </Button>
          </div>
        </>
      )}
      {asked && (
        <>
          <Muted>You can go to Review now. Each post appears there as soon as it’s written.</Muted>
          {!isFinished && (
            <div>
              <Button variant="outline" size="sm" onClick={onView}>
                Review all
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
