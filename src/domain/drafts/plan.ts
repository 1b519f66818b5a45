import { addDays, type Day } from './days.ts';
import type { Plan } from './planned.ts';
import { clockOf, dayOfPlan } from './wall-time.ts';

/** The hour at which a post is proposed. */
const PROPOSED_CLOCK = '09:00';

/** Moves a plan by days, to the same hour on the clock. */
export const movedBy = (plan: Plan, days: number): Plan =>
  movedTo(plan, addDays(dayOfPlan(plan), days));

/** Moves a plan to a day, at the same hour on the clock. */
export const movedTo = (plan: Plan, day: Day): Plan => ({ ...plan, at: `${day}T${clockOf(plan)}` });

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
