import { useAtomValue } from 'jotai';
import { quotesAtom } from '#state/campaign/campaign.ts';
import { currentDraftIdAtom, draftSummariesAtom } from '#state/drafts/draft-summaries.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { slim } from '../cards/slim.ts';

interface WhatNextProps {
  /** Undefined while there is no post. */
  onStart: ((kind: 'from these reviews' | 'from new reviews') => void) | undefined;
}

/** Ways on from a post: another one, or the posts of other campaigns. */
export function WhatNext({ onStart }: WhatNextProps) {
  const hasQuotes = useAtomValue(quotesAtom).length > 0;
  return (
    <Cluster gap="2">
      {onStart && hasQuotes && (
        <Button
          variant="outline"
          size="sm"
          css={slim}
          onClick={() => onStart('from these reviews')}
        >
          New post from these reviews
        </Button>
      )}
      {onStart && (
        <Button variant="outline" size="sm" css={slim} onClick={() => onStart('from new reviews')}>
          New reviews
        </Button>
      )}
      <EarlierPosts />
    </Cluster>
  );
}

/** Those of this campaign are tabs and versions. */
function EarlierPosts() {
  const drafts = useAtomValue(draftSummariesAtom);
  const currentId = useAtomValue(currentDraftIdAtom);
  const campaignId = drafts.find(({ id }) => id === currentId)?.campaignId;
  const others = drafts.filter(
    (draft) =>
      draft.id !== currentId && (draft.campaignId === undefined || draft.campaignId !== campaignId),
  ).length;
  if (others === 0) return null;
  return (
    <ButtonLink to="/drafts" variant="quiet" size="sm">
      Earlier posts ({others})
    </ButtonLink>
  );
}
