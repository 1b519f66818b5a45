import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { dateOf, dayAt, type Day } from '#domain/drafts/days.ts';
import type { Plan } from '#domain/drafts/planned.ts';
import { dayOfPlan, momentOf } from '#domain/drafts/wall-time.ts';
import { shownText } from '#domain/jobs/generation.ts';
import { isRunning, isUnderWay, type Job } from '#domain/jobs/job.ts';
import { currentDraftIdAtom } from '#state/drafts/draft-summaries.ts';
import { undoPlanAllAtom } from '#state/drafts/plan.ts';
import {
  canUndoPlanAtom,
  missingPostsAtom,
  openSeriesPostAtom,
  planSeriesAtom,
  seriesJobsAtom,
  type SeriesPost,
  seriesPostsAtom,
  stopSeriesAtom,
  undatedPostsAtom,
  writeMissingAtom,
} from '#state/generation/series-posts.ts';
import { cancelJobAtom } from '#state/jobs/job-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { dateLocale } from '#ui/page/local-time.ts';
import { Muted } from '#ui/page/text.tsx';
import { CrossIcon } from '#ui/pictures/icons.tsx';
import { StopIcon } from '#ui/pictures/tool-icons.tsx';
import { asSentence, useCostOf } from './request-cost.tsx';
import { platformName, VariantStateMark } from './variant-state.tsx';

interface SeriesListProps {
  /** Called once a post is under review, or awaited there. */
  onOpen(): void;
}

/** The posts of a series by day and platform, with actions for all of them. */
export function SeriesList({ onOpen }: SeriesListProps) {
  const posts = useAtomValue(seriesPostsAtom);
  const currentId = useAtomValue(currentDraftIdAtom);
  const open = useSetAtom(openSeriesPostAtom);
  const list = useRef<HTMLDivElement>(null);
  // A button may leave with the state that it was for.
  useFocusAfter(posts, () => list.current, list);
  const days = Map.groupBy(posts, ({ plan }) => plan && dayOfPlan(plan));
  const inOrder = [...days].toSorted(([one = LAST], [other = LAST]) => (one < other ? -1 : 1));
  return (
    <Stack ref={list} tabIndex={-1} outline="none" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      {inOrder.map(([day, group]) => (
        <div key={day ?? LAST}>
          <DayHeading>{day === undefined ? 'No day yet' : dayWords(day)}</DayHeading>
          <Rows>
            {group.map((post) => (
              <Row
                key={`${post.campaignId} ${post.variant.platform}`}
                post={post}
                isCurrent={post.variant.draft !== undefined && post.variant.draft.id === currentId}
                onOpen={() => {
                  open(post);
                  onOpen();
                }}
              />
            ))}
          </Rows>
        </div>
      ))}
      <ForAll />
    </Stack>
  );
}

/** Behind every day. */
const LAST = '~';

/** `Tue 4 Nov`, with its year unless it is this one. */
function dayWords(day: Day): string {
  const isThisYear = day.slice(0, 4) === dayAt(Date.now()).slice(0, 4);
  return dateOf(day).toLocaleDateString(dateLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

const clockWords = (plan: Plan): string =>
  new Date(momentOf(plan)).toLocaleTimeString(dateLocale(), { timeStyle: 'short' });

interface RowProps {
  post: SeriesPost;
  isCurrent: boolean;
  onOpen(): void;
}

function Row({ post: { theme, variant, plan }, isCurrent, onOpen }: RowProps) {
  const { job, platform } = variant;
  const name = platformName(platform);
  return (
    <li>
      <button type="button" aria-current={isCurrent || undefined} onClick={onOpen}>
        <span dir="auto">{theme}</span>
        <span data-quiet>
          {name}
          {plan && `, ${clockWords(plan)}`} · <VariantStateMark variant={variant} />
        </span>
        {job && isRunning(job) && <LastWords job={job} />}
      </button>
      {job && isUnderWay(job) && <Cancel job={job} what={`${theme}, ${name}`} />}
    </li>
  );
}

/** The end of the text as it comes. Not announced: it changes with every word. */
function LastWords({ job }: { job: Job }) {
  const text = shownText(job);
  const end = text.slice(-LAST_WORDS);
  return (
    <span data-quiet aria-hidden>
      {end.length < text.length ? `…${end.slice(end.indexOf(' '))}` : end}
    </span>
  );
}

const LAST_WORDS = 60;

function Cancel({ job, what }: { job: Job; what: string }) {
  const cancel = useSetAtom(cancelJobAtom);
  const isBegun = isRunning(job);
  return (
    <button
      type="button"
      data-cancel
      aria-label={`${isBegun ? 'Stop' : 'Cancel'}: ${what}`}
      onClick={() => void cancel(job.id)}
    >
      {isBegun ? <StopIcon size={18} /> : <CrossIcon size={18} />}
    </button>
  );
}

/** Actions for all posts that are left, missing or without a day. */
function ForAll() {
  const left = useAtomValue(seriesJobsAtom).length;
  const undated = useAtomValue(undatedPostsAtom).length;
  const canUndo = useAtomValue(canUndoPlanAtom);
  const stop = useSetAtom(stopSeriesAtom);
  const plan = useSetAtom(planSeriesAtom);
  const undo = useSetAtom(undoPlanAllAtom);
  return (
    <>
      <Missing />
      <Cluster gap="2" alignItems="center" css={{ '&:empty': { display: 'none' } }}>
        {left > 1 && (
          <Button variant="outline" size="sm" onClick={() => void stop()}>
            Stop all {left}
          </Button>
        )}
        {undated > 0 && (
          <Button variant="outline" size="sm" onClick={() => plan()}>
            Plan a theme a day
          </Button>
        )}
        {canUndo && (
          <Button variant="quiet" size="sm" onClick={() => undo()}>
            Undo plan
          </Button>
        )}
      </Cluster>
    </>
  );
}

function Missing() {
  const missing = useAtomValue(missingPostsAtom);
  const count = missing.reduce((sum, { platforms }) => sum + platforms.length, 0);
  return count > 0 && <WriteMissing count={count} />;
}

function WriteMissing({ count }: { count: number }) {
  const cost = useCostOf(useAtomValue(missingPostsAtom));
  const write = useSetAtom(writeMissingAtom);
  return (
    <Cluster gap="2" alignItems="center">
      <Button variant="outline" size="sm" onClick={() => void write()}>
        {count === 1 ? 'Write the missing one' : `Write the ${count} missing ones`}
      </Button>
      <Muted>{asSentence(cost)}</Muted>
    </Cluster>
  );
}

const DayHeading = chakra('h3', {
  base: { color: 'muted', fontSize: 'sm', fontWeight: '600', lineHeight: '1.75rem' },
});

/** One class for all rows: their parts are styled by the recipe, not one by one. */
const Rows = chakra('ul', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'hairline',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      borderBottomWidth: '1px',
      borderColor: 'hairline',
    },
    '& > li > button': {
      minHeight: '12',
      paddingBlock: '1',
      borderRadius: 'field',
      textAlign: 'start',
      lineHeight: '1.35',
      cursor: 'pointer',
      outlineOffset: '-2px',
      _hover: { background: 'accentSoft' },
      '&[aria-current]': { background: 'accentSoft' },
      '& > span': {
        display: 'block',
        paddingInline: '2',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& > :first-of-type': { fontSize: 'sm', fontWeight: '600' },
    },
    '& [data-quiet]': { color: 'muted', fontSize: 'xs', lineHeight: '1.4' },
    '& [data-quiet] > span': { verticalAlign: 'bottom' },
    '& > li > [data-cancel]': {
      display: 'grid',
      placeItems: 'center',
      width: '12',
      color: 'muted',
    },
  },
});
