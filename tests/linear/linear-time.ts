/**
 * Holds every parser to linear time over 100 kB of each hostile text.
 *
 * The steps of a regular expression cannot be counted from outside, and seconds say nothing on a
 * machine that is busy or slow. So the parsers run in a thread of their own, which measures the
 * processor time that it was given, and the test judges growth: four times the text may cost about
 * four times as much, where a quadratic parser costs sixteen times. Cheap texts are not measured
 * twice. A parser that is far beyond quadratic never returns; a limit then ends the thread and names
 * the text.
 */
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import type { Parser } from './parsers.ts';
import type { Cost, Order, Report } from './worker.ts';

/** Between the four of a linear parser and the sixteen of a quadratic one. */
const MOST_GROWTH = 9;

/** Milliseconds for all texts of a parser; minutes, because it is there for what never ends. */
const LIMIT = 240_000;

let worker: Worker | undefined;

/** Files share this module, so each ends its thread for the next. */
async function endThread(): Promise<void> {
  const ended = worker;
  worker = undefined;
  await ended?.terminate();
}

function costsOf(parser: string): Promise<readonly Cost[]> {
  const thread = (worker ??= new Worker(new URL('worker.ts', import.meta.url)));
  let current = '';
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new Error(`${parser} did not come to the end of 100 kB of ${current}`));
      void endThread();
    }, LIMIT);
    thread.on('error', reject);
    thread.on('message', function hear(message: Report) {
      if ('begins' in message) {
        current = message.begins;
        return;
      }
      clearTimeout(limit);
      thread.off('message', hear);
      thread.off('error', reject);
      resolve(message.costs);
    });
    // A thread has no origin; the rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage({ parser } satisfies Order);
  });
}

/** Defines a test for each of `parsers`. */
export function holdToLinearTime(parsers: Readonly<Record<string, Parser>>): void {
  afterAll(endThread);
  test.for(Object.keys(parsers))(
    '%s takes linear time over every hostile text',
    { timeout: LIMIT + 10_000 },
    async (parser) => {
      const costs = await costsOf(parser);
      expect(costs.length).toBeGreaterThan(50);
      const steep = costs.filter(({ whole, quarter = whole }) => whole > quarter * MOST_GROWTH);
      expect(
        steep.map(({ name, whole, quarter }) => `${name}: ${quarter} ms, then ${whole} ms`),
      ).toEqual([]);
    },
  );
}
