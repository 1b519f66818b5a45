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
  /** Notes in the book what it counts, and whatever is not as it must be. */
  run(world: World, cycles: number, book: Book): Promise<void>;
}

/** What a scenario has counted. */
export class Book {
  readonly counts = new Map<string, number>();
  readonly losses: string[] = [];

  count(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by);
  }

  /** Keeps the largest. */
  most(name: string, value: number): void {
    this.counts.set(name, Math.max(this.counts.get(name) ?? 0, value));
  }

  lose(what: string): void {
    this.losses.push(what);
    console.error(`LOST: ${what}`);
  }
}
