import { chakra } from '@chakra-ui/react';
import { dueState, monthOf } from '#domain/drafts/calendar.ts';
import type { Day } from '#domain/drafts/days.ts';
import type { Post } from '#domain/drafts/posts.ts';
import { useIsWide } from '#ui/behaviour/screen-size.ts';
import { SectionHeading } from '#ui/page/text.tsx';
import { visuallyHidden } from '#ui/theme/visually-hidden.ts';
import { countWords, dayNumber, longDayWords, weekdayWords } from './calendar-words.ts';
import { DayPosts } from './day-posts.tsx';
import { useDropTarget } from './drag.ts';
import { ChipList, chipStyles, PostChip } from './post-chip.tsx';
import type { DaysProps } from './week.tsx';

/** Posts that a day of a wide calendar shows; the rest are in the day's list. */
const IN_CELL = 3;

interface MonthProps extends DaysProps {
  weeks: readonly (readonly Day[])[];
  /** The day whose posts are listed below. */
  chosen: Day;
  onDay(day: Day): void;
}

/** A month: counts on a phone, posts where there is room; a press on a day lists its posts. */
export function Month({ weeks, chosen, onDay, ...props }: MonthProps) {
  const { postsOn, heldId, now, actions } = props;
  const isWide = useIsWide();
  return (
    <>
      <Table>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekdayWords(day, 'long')}>
                {weekdayWords(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <MonthDay
                  key={day}
                  {...props}
                  day={day}
                  isOther={monthOf(day) !== monthOf(chosen)}
                  isChosen={day === chosen}
                  isWide={isWide}
                  onDay={onDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <DayList aria-label={longDayWords(chosen)}>
        <SectionHeading>{longDayWords(chosen)}</SectionHeading>
        {postsOn(chosen).length === 0 && <p>Nothing planned.</p>}
        <DayPosts
          key={chosen}
          label={`Posts of ${longDayWords(chosen)}`}
          posts={postsOn(chosen)}
          heldId={heldId}
          now={now}
          actions={actions}
        />
      </DayList>
    </>
  );
}

interface MonthDayProps extends DaysProps {
  day: Day;
  /** True for a day of the month before or after. */
  isOther: boolean;
  isChosen: boolean;
  isWide: boolean;
  onDay(day: Day): void;
}

function MonthDay({ day, isOther, isChosen, isWide, onDay, ...props }: MonthDayProps) {
  const { postsOn, heldId, now, today, actions } = props;
  const ref = useDropTarget(day, day >= today);
  const posts = postsOn(day);
  const due = posts.filter((post) => dueState(post, now)).length;
  const shown = isWide ? posts.filter(({ id }, at) => at < IN_CELL || id === heldId) : [];
  return (
    <td ref={ref} data-other={isOther || undefined}>
      <button
        type="button"
        data-day={day}
        aria-pressed={isChosen}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onDay(day)}
      >
        <i>
          {longDayWords(day)}, {countWords(posts.length, due)}
        </i>
        <span aria-hidden>{dayNumber(day)}</span>
        {posts.length > shown.length && (
          <b
            aria-hidden
            data-due={due > 0 || undefined}
            data-carried={isHeldOn(posts, heldId) || undefined}
          >
            {isWide ? `+${posts.length - shown.length}` : posts.length}
          </b>
        )}
      </button>
      {shown.length > 0 && (
        <ChipList label={`Posts of ${longDayWords(day)}`}>
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
      )}
    </td>
  );
}

const isHeldOn = (posts: readonly Post[], heldId: string | undefined): boolean =>
  heldId !== undefined && posts.some(({ id }) => id === heldId);

/** A post in the cell of a wide month: one line of words, and its grip while it has the focus. */
const cellChipStyles = {
  '& td [data-chip]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: '2',
    paddingBlock: '0',
    minHeight: '7',
  },
  '& td [data-chip] > a': { WebkitLineClamp: '1', fontSize: 'xs', fontWeight: '500' },
  '& td [data-chip] > p': {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    lineHeight: '1rem',
    fontSize: '0.75rem',
  },
  '& td [data-chip] > [data-more]': { display: 'none' },
  '& td [data-chip] > [data-grip]': {
    position: 'absolute',
    insetInlineEnd: '1',
    top: '1',
    width: '7',
    height: '7',
    background: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    opacity: 0,
    '&:is(:focus-visible, [aria-pressed=true])': { opacity: 1 },
  },
  '& td [data-chip]:hover > [data-grip]': { opacity: 1 },
} as const;

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    ...chipStyles,
    ...cellChipStyles,
    '& th': {
      paddingBlock: '1',
      color: 'muted',
      fontSize: 'xs',
      fontWeight: '600',
      textAlign: 'center',
    },
    '& td': {
      height: { base: 'auto', lg: '7.5rem' },
      padding: { base: '0', lg: '1' },
      borderWidth: '1px',
      borderColor: 'hairline',
      verticalAlign: 'top',
    },
    '& td[data-over]': { background: 'accentSoft', outline: '2px solid', outlineColor: 'accent' },
    '& td > ul': { display: 'grid', gap: '1' },
    '& td > button': {
      display: 'flex',
      flexDirection: { base: 'column', lg: 'row' },
      alignItems: 'center',
      justifyContent: { base: 'start', lg: 'space-between' },
      width: 'full',
      minHeight: { base: '14', lg: '7' },
      paddingTop: { base: '1', lg: '0' },
      paddingInline: { base: '0', lg: '1' },
      borderRadius: 'field',
      cursor: 'pointer',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      '&:hover': { background: 'accentSoft' },
      '&[aria-current]': { color: 'accent', fontWeight: '700' },
      '&[aria-pressed=true]': {
        background: 'accentSoft',
        boxShadow: 'inset 0 0 0 2px var(--chakra-colors-accent)',
      },
    },
    '& td > button > i': visuallyHidden,
    '& td[data-other] > button > span': { color: 'muted' },
    '& td > button > b': {
      minWidth: '6',
      paddingInline: '1',
      borderRadius: 'full',
      background: 'accentSoft',
      color: 'ink',
      fontSize: 'xs',
      fontWeight: '600',
      textAlign: 'center',
      '&[data-due]': { background: 'warnSoft', color: 'warn' },
      '&[data-carried]': { background: 'accent', color: 'onAccent' },
    },
  },
});

const DayList = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '760px',
    '& > p': { color: 'muted', fontSize: 'sm' },
    '& > ul': { display: 'grid', gap: '2' },
    ...chipStyles,
  },
});
