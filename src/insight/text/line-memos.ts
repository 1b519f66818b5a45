import { createMemos } from './memo.ts';

/**
 * Keeps values of lines while a paste is read: its readers ask the same of the same lines. A line
 * keeps the whole paste in memory, so all are forgotten with the end of the reading.
 */
export const { memo: lineMemo, clear: clearLineMemos } = createMemos({ most: 4000, longest: 160 });
