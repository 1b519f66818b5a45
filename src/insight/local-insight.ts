import { clearMemos } from '#insight/text/memo.ts';
import { analyseQuotes } from './themes/study.ts';
import { checkEvidence } from './evidence/check-post.ts';
import type { InsightService } from './insight.ts';
import { otherWays, pieces, readFile, readText } from './read/read-file.ts';

/** Reads and analyses on the device: no network, no key. Runs in a worker, and in tests. */
export const localInsight: InsightService = {
  prepare() {},
  readText,
  readFile,
  otherWays,
  pieces,
  analyse: analyseQuotes,
  check: checkEvidence,
  forget: clearMemos,
};
