import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { isWallTime } from '#domain/drafts/planned.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { clockOf, dayOfPlan, ownZone } from '#domain/drafts/wall-time.ts';
import { proposeAtom } from '#state/drafts/plan.ts';
import { replanAtom } from '#state/drafts/replan.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

interface PlanFormProps {
  post: Post;
  onDone(): void;
}

/** Asks for the day and time of a post; proposes the next free day. */
export function PlanForm({ post, onDone }: PlanFormProps) {
  const setPlan = useSetAtom(replanAtom);
  const propose = useSetAtom(proposeAtom);
  const [proposed] = useState(() => post.plan ?? propose(1)[0]);
  const [day, setDay] = useState(proposed ? dayOfPlan(proposed) : '');
  const [clock, setClock] = useState(proposed ? clockOf(proposed) : '');
  const at = `${day}T${clock}`;
  const isComplete = isWallTime(at);
  const zone = post.plan?.zone ?? ownZone();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    onDone();
    setPlan(post.id, { at, zone });
  };
  return (
    <chakra.form display="grid" gap="4" onSubmit={save}>
      <Stack gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        <TextField
          label="Day"
          type="date"
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label="Time"
          type="time"
          required
          value={clock}
          onChange={({ target }) => setClock(target.value)}
        />
      </Stack>
      {zone !== ownZone() && <Muted>The time is that of {zone.replaceAll('_', ' ')}.</Muted>}
      <Cluster gap="2">
        <Button type="submit" looksDisabled={!isComplete}>
          Plan it
        </Button>
        {post.plan && (
          <Button
            variant="outline"
            onClick={() => {
              onDone();
              setPlan(post.id, undefined);
            }}
          >
            Take out of the plan
          </Button>
        )}
      </Cluster>
    </chakra.form>
  );
}
