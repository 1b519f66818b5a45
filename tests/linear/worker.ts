/** Runs the requested parsers over the hostile texts, and reports the processor time of each. */
import { parentPort } from 'node:worker_threads';
import { HOSTILE_TEXTS, type HostileText } from './hostile-texts.ts';
import { PARSERS } from './parsers.ts';

export interface Cost {
  readonly name: string;
  /** Milliseconds of this thread's processor time, whatever else the machine does. */
  readonly whole: number;
  /** The same for a quarter of the text; measured only where the whole took long. */
  readonly quarter?: number;
}

/** Which parser to run, by its name in the table. */
export interface Order {
  readonly parser: string;
}

export type Report = { readonly begins: string } | { readonly costs: readonly Cost[] };

/** In UTF-16 units: half of the longest paste, and the longest for a growth in doubt. */
const LENGTH = 100_000;
const LONGEST = 200_000;
/** Milliseconds. No quadratic parser is through with 100 kB by then. */
const CHEAP = 100;

/** Growth that needs no second look; a linear parser has four. */
const SURE_GROWTH = 6;

/** Milliseconds. Noise and the compilation for a first text are small beside more. */
const LONG = 5000;

/** Of a text whose growth is in doubt. */
const MOST_RUNS = 4;

function report(message: Report): void {
  // A thread has no origin; the rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

parentPort?.on('message', ({ parser }: Order) => void measure(parser));

async function measure(parser: string): Promise<void> {
  const run = new Map(Object.entries(PARSERS)).get(parser)?.run;
  if (!run) throw new Error(`No parser is called ${parser}`);
  const costs: Cost[] = [];
  for (const { name, of } of HOSTILE_TEXTS) {
    report({ begins: name });
    costs.push({ name, ...(await growthOf(run, of)) });
  }
  report({ costs });
}

/**
 * The costs of the shorter text. If their growth is in doubt, those of the longer one: the fewer
 * milliseconds, the more a collection of garbage or a compilation weighs.
 */
async function growthOf(run: Run, of: HostileText['of']): Promise<Omit<Cost, 'name'>> {
  const whole = await costOf(run, of(LENGTH));
  if (whole < CHEAP) return { whole };
  const quarter = await costOf(run, of(LENGTH / 4));
  const isInDoubt = whole > quarter * SURE_GROWTH && whole < LONG;
  return isInDoubt ? leastCosts(run, of) : { whole, quarter };
}

/** The least of several runs, since noise only ever adds; as few as settle the question. */
async function leastCosts(run: Run, of: HostileText['of']): Promise<Omit<Cost, 'name'>> {
  let whole = Infinity;
  let quarter = Infinity;
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    whole = Math.min(whole, await costOf(run, of(LONGEST)));
    quarter = Math.min(quarter, await costOf(run, of(LONGEST / 4)));
    if (whole <= quarter * SURE_GROWTH) break;
  }
  // A busy machine may charge a single run with what it was not; a quarter then often costs 0 ms.
  return whole < CHEAP ? { whole } : { whole, quarter };
}

type Run = (text: string) => unknown;

async function costOf(run: Run, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  await run(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
