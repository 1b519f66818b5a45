import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isMovable } from '#domain/drafts/calendar.ts';
import { addDays, dayAt, type Day } from '#domain/drafts/days.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { moveToDayAtom } from '#state/drafts/replan.ts';
import { dayWords } from '../post-words.ts';

/** A post that was picked up by a key or a press, and the day on which it would be put. */
export interface Held {
  readonly post: Post;
  readonly day: Day;
}

export type CalendarView = 'week' | 'month';

interface MovingProps {
  posts: readonly Post[];
  view: CalendarView;
  /** The calendar, in which the focus follows the post. */
  area: RefObject<HTMLElement | null>;
  today: Day;
  /** First day on the screen. */
  first: Day;
  /** Shows the day on which a post was put. */
  onPut(day: Day): void;
}

/** State and actions of a move without a pointer. */
export interface Moving {
  readonly held: Held | undefined;
  /** Said by screen readers. */
  readonly said: string;
  /** Picks a post up; puts it down if it is the one in hand. */
  press(post: Post): void;
  /** Moves the held post by days, never into the past. */
  by(days: number): void;
  put(): void;
  cancel(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Moves a post by keys: picked up, carried from day to day, put down or brought back. */
export function useMoving({ posts, view, area, today, first, onPut }: MovingProps): Moving {
  const move = useSetAtom(moveToDayAtom);
  const [hand, setHand] = useState<{ id: string; day: Day }>();
  const [said, setSaid] = useState('');
  const focusNext = useRef<string>(undefined);
  // It may have been posted or deleted in another tab meanwhile.
  const post = hand && posts.find(({ id }) => id === hand.id);
  const held = post && isMovable(post) ? { post, day: hand.day } : undefined;
  // Its grip is another element on another day.
  useEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    focusNext.current = undefined;
    area.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)?.focus();
  });
  const carry = (days: number) => {
    if (!held) return;
    const wanted = addDays(held.day, days);
    const day = wanted < today ? today : wanted;
    setHand({ id: held.post.id, day });
    setSaid(
      dayWords(day, today) + (days < 0 && day > wanted ? ', the first day that is left' : ''),
    );
  };
  const put = () => {
    if (!held) return;
    focusNext.current = held.post.id;
    setHand(undefined);
    setSaid('');
    move(held.post.id, held.day);
    onPut(held.day);
  };
  const cancel = () => {
    if (!held) return;
    focusNext.current = held.post.id;
    setHand(undefined);
    setSaid(held.post.plan ? `Back on ${dayWords(dayAt(held.post.at), today)}.` : 'Not planned.');
  };
  return {
    held,
    said,
    press(pressed) {
      if (held?.post.id === pressed.id) return put();
      const tomorrow = addDays(today, 1);
      const from = pressed.plan ? dayAt(pressed.at) : first > tomorrow ? first : tomorrow;
      focusNext.current = pressed.id;
      setHand({ id: pressed.id, day: from });
      setSaid(PICKED_UP);
    },
    by: carry,
    put,
    cancel,
    onKeyDown(event) {
      if (!held) return;
      const days = daysOf(event.key, view);
      if (days === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      if (days === undefined) cancel();
      else {
        const isGrip = event.target instanceof HTMLElement && 'grip' in event.target.dataset;
        if (isGrip) focusNext.current = held.post.id;
        carry(days);
      }
    },
  };
}

const PICKED_UP =
  'Picked up. Arrow keys choose the day, Space puts the post there, Escape brings it back.';

/** Days by which a key moves a post; undefined for other keys. */
function daysOf(key: string, view: CalendarView): number | undefined {
  const down = view === 'month' ? 7 : 1;
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -down;
    case 'ArrowDown':
      return down;
    case 'PageUp':
      return -7;
    case 'PageDown':
      return 7;
    default:
      return undefined;
  }
}
