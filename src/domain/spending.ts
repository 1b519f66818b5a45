/** What one request used, as its provider counted it. Kept on this device alone. */
export interface Spent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly model: string;
  /** Tokens; undefined where the provider told none. */
  readonly prompt?: number;
  readonly reply?: number;
  /** US dollars, by the price of that day; undefined where none was known. */
  readonly cost?: number;
}

/** By the id of the request, so that one which two tabs hear of counts once. */
export type Spending = Readonly<Record<string, Spent>>;

/** So many requests are remembered, the newest: more than a person sends in a month. */
const MOST_KEPT = 2000;

export function addSpent(spending: Spending, id: string, spent: Spent): Spending {
  const all = Object.entries({ ...spending, [id]: spent });
  const kept = all.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MOST_KEPT);
  return Object.fromEntries(kept);
}

export interface MonthTotal {
  readonly requests: number;
  readonly tokens: number;
  /** US dollars, of the requests whose price was known. */
  readonly cost: number;
  /** Requests of which the provider told no tokens, or whose price nobody knows. */
  readonly uncounted: number;
}

/** The running total of the month that `now` (milliseconds since 1970) falls into, on this device's clock. */
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

/** The newest request, if there was any. */
export function lastSpent(spending: Spending): Spent | undefined {
  return Object.values(spending).reduce<Spent | undefined>(
    (newest, spent) => (newest && newest.at >= spent.at ? newest : spent),
    undefined,
  );
}

/** Reads what was spent, of unknown origin; an entry that cannot be read is left out. Never throws. */
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
