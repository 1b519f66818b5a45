import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { addMonths, monthWeeks, parseDay, postsByDay, weekOf } from '#domain/drafts/calendar.ts';
import { addDays, dayAt, type Day, firstWeekday } from '#domain/drafts/days.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { postsAtom } from '#state/drafts/posts.ts';
import { moveToDayAtom } from '#state/drafts/replan.ts';
import { Button } from '#ui/controls/button.tsx';
import { dateLocale } from '#ui/page/local-time.ts';
import { SectionHeading, VisuallyHidden } from '#ui/page/text.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/pictures/icons.tsx';
import type { RowActions } from '../post-row.tsx';
import { useNow } from '../use-now.ts';
import { monthWords, weekWords } from './calendar-words.ts';
import { useDrops } from './drag.ts';
import { Month } from './month.tsx';
import { MovingBar } from './moving-bar.tsx';
import { type CalendarView, useMoving } from './moving.ts';
import { Tray } from './tray.tsx';
import { Week } from './week.tsx';

interface CalendarProps {
  view: CalendarView;
  /** The day that the address names. */
  day: string | undefined;
  onDay(day: Day): void;
  actions: RowActions;
}

/** The planned and posted posts in their week or month, where they can be moved. */
export function Calendar({ view, day, onDay, actions }: CalendarProps) {
  const posts = useAtomValue(postsAtom);
  const move = useSetAtom(moveToDayAtom);
  const now = useNow();
  const today = dayAt(now);
  const first = useMemo(() => firstWeekday(dateLocale()), []);
  const area = useRef<HTMLDivElement>(null);
  const asked = parseDay(day) ?? today;
  const daysAround = (anchor: Day) =>
    view === 'week' ? [weekOf(anchor, first)] : monthWeeks(anchor, first);
  const moving = useMoving({
    posts,
    view,
    area,
    today,
    first: daysAround(asked)[0]?.[0] ?? asked,
    onPut: onDay,
  });
  useDrops((id, to) => move(id, to));
  const { held, press } = moving;
  // A post that is carried over the edge of the screen takes the screen along.
  const shown = held?.day ?? asked;
  const weeks = daysAround(shown);
  const byDay = useMemo(() => postsByDay(posts), [posts]);
  const postsOn = (on: Day) => {
    const there = byDay.get(on) ?? [];
    if (!held) return there;
    const others = there.filter(({ id }) => id !== held.post.id);
    return on === held.day ? [held.post, ...others] : others;
  };
  // The same object for all renders, for the sake of the chips.
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  const chipActions = useMemo(
    () => ({ ...actions, grip: (post: Post) => latest.current(post) }),
    [actions],
  );
  const days = {
    postsOn,
    heldId: held?.post.id,
    now,
    today,
    actions: chipActions,
  };
  const step = (count: number) =>
    onDay(view === 'week' ? addDays(shown, count * 7) : addMonths(shown, count));
  return (
    <Area ref={area} onKeyDown={moving.onKeyDown}>
      <Header>
        <SectionHeading aria-live="polite">
          {view === 'week'
            ? weekWords(weeks[0]?.[0] ?? shown, weeks[0]?.[6] ?? shown)
            : monthWords(shown)}
        </SectionHeading>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Previous ${view}`}
          onClick={() => step(-1)}
        >
          <ArrowLeftIcon />
        </Button>
        <Button variant="outline" size="sm" onClick={() => onDay(today)}>
          Today
        </Button>
        <Button variant="quiet" size="icon" aria-label={`Next ${view}`} onClick={() => step(1)}>
          <ArrowRightIcon />
        </Button>
      </Header>
      <Tray heldId={held?.post.id} actions={chipActions} />
      {view === 'week' ? (
        <Week days={weeks[0] ?? []} {...days} />
      ) : (
        <Month weeks={weeks} chosen={shown} onDay={onDay} {...days} />
      )}
      <MovingBar moving={moving} today={today} />
      <VisuallyHidden role="status">{moving.said}</VisuallyHidden>
    </Area>
  );
}

const Area = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Header = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& > h2': { flex: '1', fontSize: { base: 'xl', md: '2xl' } },
  },
});
