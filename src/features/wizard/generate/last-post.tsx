import { useAtomValue } from 'jotai';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

interface LastPostProps {
  /** True if it was written for other choices than those made now. */
  isOutdated?: boolean;
  onView(): void;
}

/** Link to the previously finished post. */
export function LastPost({ isOutdated = false, onView }: LastPostProps) {
  const draft = useAtomValue(currentDraftAtom);
  if (!draft) return null;
  return (
    <Cluster alignItems="center" columnGap="3" rowGap="1">
      <Muted role={isOutdated ? 'status' : undefined}>
        {isOutdated ? 'Your last post is outdated.' : 'Your last post is still here.'}
      </Muted>
      <Button variant="outline" size="sm" marginInlineStart="auto" onClick={onView}>
        View last post
      </Button>
    </Cluster>
  );
}
