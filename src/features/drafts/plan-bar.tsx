import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import {
  exportCalendarAtom,
  planAllAtom,
  plannedPostsAtom,
  plannedTogetherAtom,
  undoPlanAllAtom,
  unplannedPostsAtom,
} from '#state/drafts/plan.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/** Gives all posts a day in one press, and takes the plan to a calendar. */
export function PlanBar() {
  const unplanned = useAtomValue(unplannedPostsAtom).length;
  const planned = useAtomValue(plannedPostsAtom);
  const together = useAtomValue(plannedTogetherAtom).size;
  const planAll = useSetAtom(planAllAtom);
  const undo = useSetAtom(undoPlanAllAtom);
  const exportCalendar = useSetAtom(exportCalendarAtom);
  const undoButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(together, () => undoButton.current);
  if (unplanned === 0 && planned.length === 0) return null;
  return (
    <Cluster gap="2" alignItems="center">
      {unplanned > 0 && (
        <Button variant="outline" size="sm" onClick={() => planAll()}>
          Plan {unplanned === 1 ? '1 post' : `${unplanned} posts`}, one a day
        </Button>
      )}
      {planned.length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => void exportCalendar(planned)}>
          Calendar file
        </Button>
      )}
      <Muted role="status">
        {together > 0 && `${together === 1 ? '1 post' : `${together} posts`} planned at 9:00.`}
      </Muted>
      {together > 0 && (
        <Button ref={undoButton} variant="quiet" size="sm" onClick={() => undo()}>
          Undo plan
        </Button>
      )}
    </Cluster>
  );
}
