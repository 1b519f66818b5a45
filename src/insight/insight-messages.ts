/** Messages between the page and the worker that reads customers' words. */
import type { InsightService } from './insight.ts';
import type { NumberedQuotes } from './quote-numbers.ts';

type Method = 'readText' | 'readFile' | 'otherWays' | 'pieces' | 'analyse' | 'check';

type Args<M extends Method> = Parameters<InsightService[M]>;

/** Arguments of each method as they are sent. */
interface Asked {
  readonly readText: Args<'readText'>;
  readonly readFile: Args<'readFile'>;
  readonly otherWays: Args<'otherWays'>;
  readonly pieces: Args<'pieces'>;
  readonly analyse: readonly [NumberedQuotes, Args<'analyse'>[1]];
  readonly check: readonly [Args<'check'>[0], Args<'check'>[1], NumberedQuotes];
}

export type Question = { [M in Method]: { readonly method: M; readonly args: Asked[M] } }[Method];

/** The page calls a method, or no longer wants the result of a call. */
export type Message =
  | { readonly id: number; readonly question: Question }
  | { readonly aborted: number };

export type Result = {
  [M in Method]: { readonly method: M; readonly value: Awaited<ReturnType<InsightService[M]>> };
}[Method];

/** The result of a call; without one, it failed. */
export interface Answer {
  readonly id: number;
  readonly result?: Result;
}
