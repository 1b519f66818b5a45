import { clearMemos } from '#domain/insight/analysis/memo.ts';
import { analyseQuotes } from './analyse-quotes.ts';
import { checkEvidence } from './check-evidence.ts';
import type { InsightService } from './insight.ts';
import { otherWays, readFile, readText } from './read-insight.ts';

/** Reads and analyses on the device: no network, no key. Runs in a worker, and in tests. */
export const localInsight: InsightService = {
  prepare() {},
  readText,
  readFile,
  otherWays,
  analyse: analyseQuotes,
  check: checkEvidence,
  forget: clearMemos,
};
