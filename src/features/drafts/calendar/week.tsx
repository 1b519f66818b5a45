import { chakra } from '@chakra-ui/react';
import type { Day } from '#domain/drafts/days.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { longDayWords, shortDayWords } from './calendar-words.ts';
import { DayPosts } from './day-posts.tsx';
import { useDropTarget } from './drag.ts';
import { type ChipActions, chipStyles, narrowChipStyles } from './post-chip.tsx';

export interface DaysProps {
  postsOn(day: Day): readonly Post[];
  heldId: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
  today: Day;
  actions: ChipActions;
}

/** Seven days: one below the other on a phone, side by side where there is room. */
export function Week({ days, ...props }: DaysProps & { days: readonly Day[] }) {
  return (
    <Days>
      {days.map((day) => (
        <WeekDay key={day} day={day} {...props} />
      ))}
    </Days>
  );
}

function WeekDay({ day, postsOn, heldId, now, today, actions }: DaysProps & { day: Day }) {
  const ref = useDropTarget(day, day >= today);
  return (
    <section ref={ref} aria-label={longDayWords(day)} data-past={day < today || undefined}>
      <h3 aria-current={day === today ? 'date' : undefined}>{shortDayWords(day)}</h3>
      <DayPosts
        label={`Posts of ${longDayWords(day)}`}
        posts={postsOn(day)}
        heldId={heldId}
        now={now}
        actions={actions}
      />
    </section>
  );
}

const Days = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(7, minmax(0, 1fr))' },
    '& > section': {
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      minHeight: { base: '11', lg: '360px' },
      padding: { base: '0', lg: '2' },
      borderTopWidth: '1px',
      borderColor: 'hairline',
      lg: { borderWidth: '1px', borderRadius: 'card' },
    },
    '& > section[data-over]': {
      background: 'accentSoft',
      outline: '2px solid',
      outlineColor: 'accent',
      borderRadius: 'card',
    },
    '& h3': {
      paddingTop: { base: '2', lg: '0' },
      color: 'muted',
      fontSize: 'sm',
      fontWeight: '600',
      lineHeight: '1.5rem',
      '&[aria-current]': { color: 'accent' },
    },
    '& ul': { display: 'grid', gap: '2' },
    ...chipStyles,
    lg: narrowChipStyles,
  },
});
