import { addDays, type Day } from './days.ts';
import type { Plan } from './planned.ts';
import { momentOf, wallTimeAt } from './wall-time.ts';

/** The hour at which a post is proposed. */
const PROPOSED_CLOCK = '09:00';

/** Proposes one post a day from tomorrow, at nine, on days that have none. */
export function proposePlans(
  count: number,
  taken: ReadonlySet<Day>,
  today: Day,
  zone: string,
): Plan[] {
  const plans: Plan[] = [];
  for (let day = addDays(today, 1); plans.length < count; day = addDays(day, 1))
    if (!taken.has(day)) plans.push(proposedOn(day, zone));
  return plans;
}

/** Proposes a time on a day. */
const proposedOn = (day: Day, zone: string): Plan => ({ at: `${day}T${PROPOSED_CLOCK}`, zone });

/** Proposes a time on a day that is still to come: today, the next full hour. */
export function nextOn(day: Day, now: number, zone: string): Plan {
  const usual = proposedOn(day, zone);
  if (momentOf(usual) > now) return usual;
  const nextHour = wallTimeAt(now + HOUR_MS, zone);
  return { at: nextHour.startsWith(day) ? `${nextHour.slice(0, 13)}:00` : `${day}T23:59`, zone };
}

const HOUR_MS = 3_600_000;
