import { useAtomValue } from 'jotai';
import { currentDraftAtom } from '#state/drafts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Link to the previously finished post. */
export function LastPost({ onView }: { onView(): void }) {
  const draft = useAtomValue(currentDraftAtom);
  if (!draft) return null;
  return (
    <Notice tone="info" title="Your last post is still here">
      <div>
        <Button variant="outline" size="sm" onClick={onView}>
          View last post
        </Button>
      </div>
    </Notice>
  );
}
