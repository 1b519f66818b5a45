/** One thing that one customer said. */
export interface Quote {
  /** Its place in what was read, from 1: how the prompt and the page refer to it. */
  readonly id: number;
  readonly text: string;
  /** Stars, 0 to 5, where the source gives them. */
  readonly rating?: number;
}

/** A quote before it has its place. */
export type QuoteDraft = Omit<Quote, 'id'>;

/** Numbers quotes from 1 and leaves out the empty ones. */
export function numberQuotes(drafts: readonly QuoteDraft[]): Quote[] {
  return drafts
    .map((draft) => ({ ...draft, text: draft.text.trim() }))
    .filter((draft) => draft.text !== '')
    .map((draft, index) => ({ id: index + 1, ...draft }));
}

/** Reads a rating such as `4`, `4,5`, `4/5`, `8/10`, `★★★★☆` or `4 stars`; undefined if there is none. */
export function parseRating(value: unknown): number | undefined {
  if (typeof value === 'number') return inRange(value);
  const text = typeof value === 'string' ? value.trim() : '';
  if (STARS.test(text)) return inRange(text.match(/[★⭐]/gu)?.length ?? 0);
  const match = /^(\d{1,2}(?:[.,]\d+)?)\s*(?:\/\s*(5|10)|(?:out of|of)\s*(5|10)|stars?)?$/i.exec(
    text,
  );
  if (!match?.[1]) return undefined;
  const scale = Number(match[2] ?? match[3] ?? 5);
  return inRange((Number(match[1].replace(',', '.')) * 5) / scale);
}

/** Drawn stars; phones add an invisible mark (U+FE0F) that asks for the coloured form. */
const STARS = /^(?:[★☆⭐]\uFE0F?)+$/u;

const inRange = (rating: number) => (rating >= 0 && rating <= 5 ? rating : undefined);
