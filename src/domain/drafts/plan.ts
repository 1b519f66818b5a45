import { addDays, type Day } from './days.ts';
import type { Plan } from './planned.ts';

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
    if (!taken.has(day)) plans.push({ at: `${day}T${PROPOSED_CLOCK}`, zone });
  return plans;
}
