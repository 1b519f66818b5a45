/**
 * Holds every parser to linear time over each hostile text.
 *
 * The steps of a regular expression cannot be counted from outside, and seconds say nothing on a
 * machine that is busy or slow. So the parsers run in a thread of their own, which measures the
 * processor time that it was given, and the test judges growth: four times the text may cost about
 * four times as much, where a quadratic parser costs sixteen times. Cheap texts are not measured
 * twice, and a growth in doubt is measured again over a longer text. A parser that is far beyond
 * quadratic never returns; a limit then ends the thread and names the text.
 */
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import type { Parser } from './parsers.ts';
import type { Cost, Order, Report } from './worker.ts';

/** Milliseconds for all texts of a parser; minutes, because it is there for what never ends. */
const LIMIT = 240_000;

let worker: Worker | undefined;

/** Files share this module, so each ends its thread for the next. */
export async function endThread(): Promise<void> {
  const ended = worker;
  worker = undefined;
  await ended?.terminate();
}

/** Plain Node: it imports word lists as the build does. */
const startThread = (): Worker =>
  new Worker(new URL('worker.ts', import.meta.url), {
    execArgv: ['--import', new URL('../../src/build/text-lists.ts', import.meta.url).href],
  });

function costsOf(parser: string): Promise<readonly Cost[]> {
  const thread = (worker ??= startThread());
  let current = '';
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new Error(`${parser} did not come to the end of ${current}`));
      void endThread();
    }, LIMIT);
    thread.on('error', (error) => {
      clearTimeout(limit);
      worker = undefined;
      reject(error);
    });
    thread.on('message', function hear(message: Report) {
      if ('begins' in message) {
        current = message.begins;
        return;
      }
      clearTimeout(limit);
      thread.off('message', hear);
      thread.removeAllListeners('error');
      resolve(message.costs);
    });
    // A thread has no origin; the rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage({ parser } satisfies Order);
  });
}

/** The first text over which a parser grows too fast, with its costs; undefined if none. */
export async function steepTextOf(
  parser: string,
  { units }: Pick<Parser, 'units'> = {},
): Promise<string | undefined> {
  const costs = await costsOf(parser);
  const steep = costs.find(({ isSteep }) => isSteep);
  if (!steep) expect(costs).toHaveLength(hostileTexts(units).length);
  return steep && `${steep.name}: ${steep.quarter} ms, then ${steep.whole} ms`;
}

/** Defines a test for each of `parsers`. */
export function holdToLinearTime(parsers: Readonly<Record<string, Parser>>): void {
  afterAll(endThread);
  test.for(Object.entries(parsers))(
    '%s takes linear time over every hostile text',
    { timeout: LIMIT + 10_000 },
    async ([name, parser]) => expect(await steepTextOf(name, parser)).toBeUndefined(),
  );
}
