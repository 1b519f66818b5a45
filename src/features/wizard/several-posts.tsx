import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { needsWriting } from '#domain/posts/versions.ts';
import { campaignAtom } from '#state/campaign.ts';
import { writeAtom } from '#state/generation/generate.ts';
import { othersToWriteAtom, ownVersionsAtom, toWriteAtom } from '#state/versions.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { Muted, SectionHeading } from '#ui/text.tsx';
import { RequestsNote } from './requests-note.tsx';
import { platformName, VersionStateMark } from './version-state.tsx';

/** Posts of a multi-platform campaign: the number of requests, and the status of each. */
export function SeveralPosts({ onReview }: { onReview(): void }) {
  const campaign = useAtomValue(campaignAtom);
  const versions = useAtomValue(ownVersionsAtom);
  const others = useAtomValue(othersToWriteAtom);
  const all = useAtomValue(toWriteAtom);
  const write = useSetAtom(writeAtom);
  const first = versions.find(({ platform }) => platform === campaign.platform);
  // Once the first post is queued, running or finished, the primary button excludes the others.
  const isFirstIn = first !== undefined && !needsWriting(first);
  const asked = versions.some(({ state }) => state !== 'none');
  const toSend = isFirstIn ? others : all;
  const card = useRef<HTMLDivElement>(null);
  useFocusAfter(others.length, () => card.current);
  return (
    <Card ref={card} role="region" aria-label="Posts of this campaign">
      <SectionHeading>{versions.length} posts</SectionHeading>
      <chakra.ul display="grid" gap="2">
        {versions.map((version) => (
          <chakra.li key={version.platform} display="flex" alignItems="center" gap="3">
            <chakra.span marginInlineEnd="auto">{platformName(version.platform)}</chakra.span>
            <VersionStateMark {...version} />
          </chakra.li>
        ))}
      </chakra.ul>
      {toSend.length > 0 && <RequestsNote platforms={toSend} />}
      {isFirstIn && others.length > 0 && (
        <div>
          <Button variant="outline" size="sm" onClick={() => void write(others)}>
            {others.length === 1 ? 'Write the other one' : `Write the other ${others.length}`}
          </Button>
        </div>
      )}
      {asked && (
        <>
          <Muted>You can go on to review: each is there as soon as it is written.</Muted>
          <div>
            <Button variant="outline" size="sm" onClick={onReview}>
              See each one
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
