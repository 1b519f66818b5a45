/** Runs the requested parsers over the hostile texts, and reports the processor time of each. */
import { parentPort } from 'node:worker_threads';
import { type HostileText, hostileTexts } from './hostile-texts.ts';
import { type Parser, PARSERS } from './parsers.ts';
import { PLANTED } from './planted.ts';

export interface Cost {
  readonly name: string;
  /** Milliseconds of this thread's processor time, whatever else the machine does. */
  readonly whole: number;
  /** The same for a quarter of the text. */
  readonly quarter: number;
  /** True if the parser grows too fast over the text; no later text is measured then. */
  readonly isSteep: boolean;
}

/** Which parser to run, by its name in the table. */
export interface Order {
  readonly parser: string;
}

export type Report = { readonly begins: string } | { readonly costs: readonly Cost[] };

/** In UTF-16 units. `npm run test:random` sets half of the longest paste. */
const LENGTH = process.env['ECHOPOST_LONG_TEXTS'] ? 100_000 : 25_000;

/** Milliseconds that no quadratic parser needs less of. */
const cheap = (length: number) => 6 * (length / 25_000) ** 2;

/** Milliseconds for a quarter of the length. Then four times that quarter is not needed. */
const EXPENSIVE = 25;

/** Growth that needs no second look; a linear parser has four, and noise on a busy machine. */
const SURE_GROWTH = 5.5;

/** Growth that no linear parser has: between its four and the sixteen of a quadratic one. */
const MOST_GROWTH = 9;

/** Growth that no second look makes linear, over a text that takes long enough to say so. */
const SURELY_STEEP = 12;

/** Milliseconds. Noise and the compilation for a first text are small beside more. */
const LONG = 1000;

/** Of a text whose growth is in doubt. */
const MOST_RUNS = 4;

function report(message: Report): void {
  // A thread has no origin; the rule is about windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

parentPort?.on('message', ({ parser }: Order) => void measure(parser));

async function measure(parser: string): Promise<void> {
  const found = new Map<string, Parser>(Object.entries({ ...PARSERS, ...PLANTED })).get(parser);
  if (!found) throw new Error(`No parser is called ${parser}`);
  const { run } = found;
  const texts = hostileTexts(found.units);
  const costs: Cost[] = [];
  // Loads and compiles most of what the parser uses: the rest makes a doubt, and is measured again.
  for (const { of } of sampled(found.units ? [...hostileTexts(), ...texts] : texts)) {
    await run(of(200));
  }
  for (const { name, of } of texts) {
    report({ begins: name });
    const cost = await costsOver(run, of);
    costs.push({ name, ...cost, isSteep: isSteep(cost) });
    if (isSteep(cost)) break;
  }
  report({ costs });
}

const sampled = (texts: readonly HostileText[]) => texts.filter((_, index) => index % 8 === 0);

type Costs = Pick<Cost, 'whole' | 'quarter'>;

const isSteep = ({ whole, quarter }: Costs) => whole > quarter * MOST_GROWTH;

/** True if the growth over a longer text could be another. */
const isInDoubt = ({ whole, quarter }: Costs) =>
  whole > quarter * SURE_GROWTH && !(whole > LONG && whole > quarter * SURELY_STEEP);

/**
 * The costs of a text and of its quarter. If their growth is in doubt, those of a text four times as
 * long: the fewer milliseconds, the more a collection of garbage or a compilation weighs.
 */
async function costsOver(run: Run, of: HostileText['of']): Promise<Costs> {
  const first = await costOf(run, of(LENGTH / 4));
  const length = first > EXPENSIVE ? LENGTH / 4 : LENGTH;
  const costs =
    length === LENGTH
      ? { whole: await costOf(run, of(length)), quarter: first }
      : { whole: first, quarter: await costOf(run, of(length / 4)) };
  if (costs.whole < cheap(length)) return { whole: costs.whole, quarter: costs.whole };
  if (isInDoubt(costs)) return leastCosts(run, of, length * 4);
  // Also what seems sure: loading and compiling have taken seconds once.
  return isSteep(costs) ? leastCosts(run, of, length) : costs;
}

/** The least of several runs, since noise only ever adds; as few as settle the question. */
async function leastCosts(run: Run, of: HostileText['of'], length: number): Promise<Costs> {
  let costs = { whole: Infinity, quarter: Infinity };
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    costs = {
      whole: Math.min(costs.whole, await costOf(run, of(length))),
      quarter: Math.min(costs.quarter, await costOf(run, of(length / 4))),
    };
    if (costs.whole < cheap(length)) return { ...costs, quarter: costs.whole };
    if (!isInDoubt(costs)) break;
  }
  return costs;
}

type Run = (text: string) => unknown;

async function costOf(run: Run, text: string): Promise<number> {
  const before = timeSoFar();
  await run(text);
  return timeSoFar() - before;
}

const CELL = new Int32Array(new SharedArrayBuffer(4));

/** Milliseconds of processor time. The system accounts for it when a thread rests, or at a slow tick. */
function timeSoFar(): number {
  Atomics.wait(CELL, 0, 0, 0.01);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
