import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { ChaosProvider } from './provider.ts';
import type { LocalSite } from '../local-site.ts';

export interface World {
  readonly site: LocalSite;
  readonly provider: ChaosProvider;
  readonly chance: Chance;
  /** A copy of the profile of a user who is signed in, has saved a key and is editing a draft. */
  newProfile(): Promise<string>;
  /** Folder of the release that is served first. */
  readonly release: string;
  /** Builds another release. */
  nextRelease(): Promise<string>;
}

/** One kind of disturbance, such as kills while typing. */
export interface Scenario {
  readonly name: string;
  /** Adds its counts and losses to the report. */
  run(world: World, cycles: number, report: Report): Promise<void>;
}

/** Time limit of a cycle; a machine under load needs a third of it. */
const CYCLE_LIMIT_MS = 90_000;
/** Consecutive aborted attempts after which the app is to blame, not the machine. */
const ATTEMPTS = 4;

/**
 * Runs a cycle to its end. Logs, counts and repeats an attempt that aborts because the browser did
 * not start or answer in time; the losses recorded by that attempt stay in the report.
 */
export async function runCycle(
  cycle: number,
  report: Report,
  attempt: (isOver: AbortSignal) => Promise<void>,
): Promise<void> {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const over = new AbortController();
    try {
      return await Promise.race([attempt(over.signal), outOfTime(over.signal)]);
    } catch (error) {
      report.count('attempts aborted');
      console.error(`cycle ${cycle} aborted: ${reasonOf(error)}`);
    } finally {
      over.abort();
    }
  }
  report.addLoss(`cycle ${cycle} aborted ${ATTEMPTS} times`);
}

async function outOfTime(over: AbortSignal): Promise<never> {
  await sleep(CYCLE_LIMIT_MS, undefined, { ref: false, signal: over });
  throw new Error(`not finished within ${CYCLE_LIMIT_MS / 1000} s`);
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);

/** Counters and losses of one scenario. */
export class Report {
  readonly counts = new Map<string, number>();
  readonly losses: string[] = [];

  count(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  /** Keeps the largest value of a counter. */
  max(name: string, value: number): void {
    this.counts.set(name, Math.max(this.counts.get(name) ?? 0, value));
  }

  addLoss(what: string): void {
    this.losses.push(what);
    console.error(`LOST: ${what}`);
  }
}
