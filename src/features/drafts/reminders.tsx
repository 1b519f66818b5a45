import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { plannedPostsAtom } from '#state/drafts/plan.ts';
import { reminderStateAtom, setRemindersAtom, watchPlan } from '#state/drafts/reminders.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

/** Offers to remind of planned posts, and says what a browser can and cannot do. */
export function Reminders() {
  const store = useStore();
  useEffect(() => watchPlan(store), [store]);
  const state = useAtomValue(reminderStateAtom);
  const turn = useSetAtom(setRemindersAtom);
  const hasPlans = useAtomValue(plannedPostsAtom).length > 0;
  if (!hasPlans || state === undefined) return null;
  const canTurn = state === 'ask' || state === 'granted';
  return (
    <Cluster gap="2" alignItems="center">
      {canTurn && (
        <Button
          variant={state === 'ask' ? 'outline' : 'quiet'}
          size="sm"
          // Without its chunk, the press can be repeated.
          onClick={() => void turn(state === 'ask').catch(() => undefined)}
        >
          {state === 'ask' ? 'Remind me here' : 'Stop reminders'}
        </Button>
      )}
      <Muted role="status" flex="1 1 16rem">
        {WORDS[state]}
      </Muted>
    </Cluster>
  );
}

const WORDS = {
  ask: 'A notification when a post is due, as long as Echopost is open in a tab. Closed, it can’t remind you: the calendar file does, with its alarm.',
  granted:
    'You’re reminded when a post is due, as long as Echopost is open in a tab. Closed, it can’t remind you: the calendar file does.',
  denied:
    'This browser blocks notifications from Echopost. Allow them in its settings, or take the calendar file: it has an alarm.',
  missing: 'This browser can’t remind you. The calendar file does, with its alarm.',
} as const;
