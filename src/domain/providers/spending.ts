/** Usage of one request, as counted by its provider. Stored on this device alone. */
export interface Spent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly model: string;
  /** Tokens; undefined if the provider reported none. */
  readonly prompt?: number;
  readonly reply?: number;
  /** US dollars, by the price of that day; undefined if the price was unknown. */
  readonly cost?: number;
}

/**
 * Usage by the id of the request, which makes recording idempotent: two tabs may report the same
 * one.
 */
export type Spending = Readonly<Record<string, Spent>>;

/** Maximum number of stored requests, newest first: more than a user sends in a month. */
const MOST_KEPT = 2000;

export function addSpent(spending: Spending, id: string, spent: Spent): Spending {
  const all = Object.entries({ ...spending, [id]: spent });
  const kept = all.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MOST_KEPT);
  return Object.fromEntries(kept);
}

export interface MonthTotal {
  readonly requests: number;
  readonly tokens: number;
  /** US dollars, for the requests with a known price. */
  readonly cost: number;
  /** Number of requests without reported tokens or a known price. */
  readonly uncounted: number;
}

/** Returns the total of the month of `now` (milliseconds since 1970), by this device's clock. */
export function totalOfMonth(spending: Spending, now: number): MonthTotal {
  const month = monthOf(now);
  const requests = Object.values(spending).filter(({ at }) => monthOf(at) === month);
  return {
    requests: requests.length,
    tokens: sum(requests.map(({ prompt = 0, reply = 0 }) => prompt + reply)),
    cost: sum(requests.map(({ cost = 0 }) => cost)),
    uncounted: requests.filter(({ cost }) => cost === undefined).length,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function monthOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()} ${date.getMonth()}`;
}

/** Returns the newest request, if any. */
export function lastSpent(spending: Spending): Spent | undefined {
  return Object.values(spending).reduce<Spent | undefined>(
    (newest, spent) => (newest && newest.at >= spent.at ? newest : spent),
    undefined,
  );
}

/** Parses spending of unknown origin; skips entries that cannot be parsed. Never throws. */
export function parseSpending(data: unknown): Spending | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, value]) => {
      const spent = parseSpent(value);
      return spent ? [[id, spent]] : [];
    }),
  );
}

function parseSpent(value: unknown): Spent | undefined {
  const { at, model, prompt, reply, cost } = Object(value);
  if (!isCount(at) || typeof model !== 'string') return undefined;
  return {
    at,
    model,
    ...(isCount(prompt) && { prompt }),
    ...(isCount(reply) && { reply }),
    ...(isCount(cost) && { cost }),
  };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
