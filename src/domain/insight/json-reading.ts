import { readJson, readJsonLines } from './json.ts';
import type { Reading } from './reading.ts';

export const jsonReading = (text: string): Reading | undefined => asReading(readJson(text));
export const jsonLinesReading = (text: string): Reading | undefined =>
  asReading(readJsonLines(text));
const asReading = (quotes: ReturnType<typeof readJson>): Reading | undefined =>
  quotes && { quotes, leftOut: [] };
