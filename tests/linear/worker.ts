/** Runs the requested parsers over the hostile texts, and reports the processor time of each. */
import { parentPort } from 'node:worker_threads';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
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

/** In UTF-16 units. */
const LENGTH = 200_000;
/** Milliseconds. No quadratic parser is through with 200 kB by then. */
const CHEAP = 400;

/** Growth that needs no second look; a linear parser has four. */
const SURE_GROWTH = 6;

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
    const first = await costOf(run, of(LENGTH));
    const quarter = first < CHEAP ? undefined : await costOf(run, of(LENGTH / 4));
    // The first run compiles the parser's patterns too, which the quarter found ready.
    const isUnsure = quarter !== undefined && first > quarter * SURE_GROWTH;
    const whole = isUnsure ? await costOf(run, of(LENGTH)) : first;
    costs.push({ name, whole, ...(quarter !== undefined && { quarter }) });
  }
  report({ costs });
}

async function costOf(run: (text: string) => unknown, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  await run(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
