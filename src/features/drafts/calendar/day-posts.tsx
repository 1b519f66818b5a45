import { useState } from 'react';
import { dueState } from '#domain/drafts/calendar.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { Button } from '#ui/controls/button.tsx';
import { type ChipActions, ChipList, PostChip } from './post-chip.tsx';

/** Posts of one day that are shown before a press on more. */
const FIRST = 12;
const MORE = 50;

interface DayPostsProps {
  /** Names the list. */
  label: string;
  posts: readonly Post[];
  heldId: string | undefined;
  now: number;
  actions: ChipActions;
}

/** The posts of a day in their order; of very many, the first ones. */
export function DayPosts({ label, posts, heldId, now, actions }: DayPostsProps) {
  const [most, setMost] = useState(FIRST);
  const shown = posts.filter(({ id }, at) => at < most || id === heldId);
  const left = posts.length - shown.length;
  if (posts.length === 0) return null;
  return (
    <>
      <ChipList label={label}>
        {shown.map((post) => (
          <PostChip
            key={post.id}
            post={post}
            due={dueState(post, now)}
            isHeld={post.id === heldId}
            actions={actions}
          />
        ))}
      </ChipList>
      {left > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setMost(most + MORE)}>
          {Math.min(left, MORE)} more
        </Button>
      )}
    </>
  );
}
