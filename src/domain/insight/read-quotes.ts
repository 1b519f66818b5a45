import { type QuoteDraft, trimQuotes } from '../quote.ts';
import { withLineFeeds, withoutControls } from './characters.ts';
import { readJson, readJsonLines } from './json.ts';
import { readProse } from './prose.ts';
import { readTable } from './table.ts';

/**
 * A recogniser of one shape of text. Returns undefined unless it is sure: whatever no recogniser
 * claims is prose, and prose keeps every word.
 */
type Recogniser = (text: string) => QuoteDraft[] | undefined;

/** In their order; the first that is sure wins. */
const RECOGNISERS: readonly Recogniser[] = [
  readJson,
  readJsonLines,
  (text) => readTable(withLineFeeds(text)),
];

/** Splits what customers said, as pasted or as read from a file, into quotes. Pure. */
export function readQuotes(text: string): QuoteDraft[] {
  const visible = withoutControls(text);
  for (const recognise of RECOGNISERS) {
    const drafts = recognise(visible);
    if (drafts) return trimQuotes(drafts.map(cleaned));
  }
  return trimQuotes(readProse(withLineFeeds(visible)));
}

/** JSON can spell any character: `"\u0000"`. */
const cleaned = (draft: QuoteDraft): QuoteDraft => ({
  ...draft,
  text: withLineFeeds(withoutControls(draft.text)),
});
