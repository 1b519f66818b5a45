import { dateOf, dayAt, type Day } from '#domain/drafts/days.ts';
import { draftTitle } from '#domain/drafts/draft-list.ts';
import { platformName } from '#domain/drafts/drafts-file.ts';
import { type Post, type PostGroup, weekName } from '#domain/drafts/posts.ts';
import type { PostGrouping } from '#state/drafts/posts.ts';
import { dateLocale } from '#ui/page/local-time.ts';

/** First words of a post, or what a requested one is about. */
export function titleOf({ draft, job, platform }: Post): string {
  if (draft) return draftTitle(draft) || 'No text yet';
  return job?.title || `${platformName(platform)} post`;
}

// Made once: a formatter takes longer than a hundred rows.
const formats = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocale(), options);
  formats.set(key, made);
  return made;
}

const yearOf = (day: Day) => day.slice(0, 4);

/** Names a day, with its year unless it is this one's. */
export const dayWords = (day: Day, today: Day): string =>
  format({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(yearOf(day) !== yearOf(today) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(dateOf(day));

/** Returns the day and time of a moment in milliseconds since 1970; of today the time alone. */
export function momentWords(time: number, today: Day): string {
  const clock = format({ timeStyle: 'short' }).format(time);
  const day = dayAt(time);
  return day === today ? `today, ${clock}` : `${dayWords(day, today)}, ${clock}`;
}

/** Names a group of the list. */
export function groupWords({ key, posts }: PostGroup, by: PostGrouping, today: Day): string {
  if (by === 'week') return weekName(key, today) ?? `Week of ${dayWords(key, today)}`;
  const oldest = posts.at(-1);
  const subject = posts.find((post) => post.subject !== '')?.subject;
  return subject ?? `Campaign of ${dayWords(dayAt(oldest?.at ?? 0), today)}`;
}
