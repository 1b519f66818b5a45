import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { ChaosProvider } from './provider.ts';
import type { LocalSite } from '../local-site.ts';

export interface World {
  readonly site: LocalSite;
  readonly provider: ChaosProvider;
  readonly chance: Chance;
  /** A copy of the profile of a person who is signed in, has a key, and edits a draft. */
  newProfile(): Promise<string>;
  /** The folder of the site that is served at first. */
  readonly release: string;
  /** Builds another release. */
  nextRelease(): Promise<string>;
}

/** One of the ways to make trouble. */
export interface Scenario {
  readonly name: string;
  /** Notes in the report what it counts, and whatever is not as it must be. */
  run(world: World, cycles: number, report: Report): Promise<void>;
}

/** Milliseconds that a cycle may take; a machine under load needs a third of it. */
const CYCLE_LIMIT_MS = 90_000;
/** So many attempts that break off one after the other are the app's fault, not the machine's. */
const ATTEMPTS = 4;

/**
 * Plays a cycle until it comes to its end. An attempt that breaks off, because the browser did not
 * start or answer in time, is reported, counted, and played again; what it has noted as lost stays.
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
      report.count('attempts that broke off, and were played again');
      console.error(`cycle ${cycle} broke off: ${reasonOf(error)}`);
    } finally {
      over.abort();
    }
  }
  report.addLoss(`cycle ${cycle} broke off ${ATTEMPTS} times`);
}

async function outOfTime(over: AbortSignal): Promise<never> {
  await sleep(CYCLE_LIMIT_MS, undefined, { ref: false, signal: over });
  throw new Error(`no end within ${CYCLE_LIMIT_MS / 1000} s`);
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);

/** What a scenario has counted. */
export class Report {
  readonly counts = new Map<string, number>();
  readonly losses: string[] = [];

  count(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  /** Keeps the largest. */
  max(name: string, value: number): void {
    this.counts.set(name, Math.max(this.counts.get(name) ?? 0, value));
  }

  addLoss(what: string): void {
    this.losses.push(what);
    console.error(`LOST: ${what}`);
  }
}
