/** One thing that one customer said. */
export interface Quote {
  /** A UUID. What people and the prompt call quote 3 is its place in a list, and no identity. */
  readonly id: string;
  readonly text: string;
  /** Stars, 0 to 5, where the source gives them. */
  readonly rating?: number;
  /** The language it is written in, as ISO 639-1, where that is plain. */
  readonly language?: string;
  /** The day it was said, as YYYY-MM-DD, where the source gives one. */
  readonly date?: string;
  /** Where it was said, where that is plain: a key of `QUOTE_SOURCES`, or of a later version's. */
  readonly source?: string;
  /** Who said it, masked: `R. D.` */
  readonly speaker?: string;
  /** How many customers said it in these words; absent for one. */
  readonly count?: number;
  /** The person's own word on whether it goes into the request; absent leaves it to the app. */
  readonly choice?: 'pinned' | 'dropped';
  /** The person has looked: what would be masked in it may be sent as it is. */
  readonly unmasked?: true;
}

/** The most that is taken at once, in bytes of UTF-8. */
export const INSIGHT_MAX_BYTES = 200_000;

/** A quote before it has an identity. */
export type QuoteDraft = Omit<Quote, 'id'>;

/**
 * A quote as it leaves the device: chosen to go in, with what tells who somebody is masked, and no
 * longer than one request can carry. `domain/analysis` alone makes them, and the prompt takes nothing
 * else.
 */
export interface SentQuote extends Pick<Quote, 'id' | 'text' | 'rating'> {
  readonly masked: true;
}

/** A new identity for a quote. */
export const newQuoteId = (): string => crypto.randomUUID();

/** Trims quotes and leaves out the empty ones. */
export function trimQuotes(drafts: readonly QuoteDraft[]): QuoteDraft[] {
  return drafts
    .map((draft) => ({ ...draft, text: draft.text.trim() }))
    .filter((draft) => draft.text !== '');
}

/** What tells two quotes apart: letters and digits alone, in one case. Others fold into one. */
export function quoteKey(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? text.trim();
}

/** Folds quotes that say the same in the same words; the first stays, with how many said it. */
export function foldQuotes(drafts: readonly QuoteDraft[]): QuoteDraft[] {
  const byKey = new Map<string, QuoteDraft>();
  for (const draft of drafts) {
    const key = quoteKey(draft.text);
    const first = byKey.get(key);
    byKey.set(key, first ? folded(first, draft) : draft);
  }
  return [...byKey.values()];
}

/** The first, with what only the second knows. */
function folded(first: QuoteDraft, second: QuoteDraft): QuoteDraft {
  return { ...second, ...first, count: (first.count ?? 1) + (second.count ?? 1) };
}

/**
 * Adds what was read to what is there. Reading the same source again adds nothing, and what the user
 * chose for a quote stays.
 */
export function addQuotes(before: readonly Quote[], read: readonly QuoteDraft[]): Quote[] {
  const known = new Map(before.map((quote) => [quoteKey(quote.text), quote]));
  const fresh: QuoteDraft[] = [];
  for (const { count, ...draft } of foldQuotes(read)) {
    const key = quoteKey(draft.text);
    const there = known.get(key);
    const times = Math.max(count ?? 1, there?.count ?? 1);
    const counted = times > 1 ? { count: times } : {};
    if (there) known.set(key, { ...there, ...counted });
    else fresh.push({ ...draft, ...counted });
  }
  const added = trimQuotes(fresh).map((draft) => ({ ...draft, id: newQuoteId() }));
  return [...known.values(), ...added];
}

/** The size of all quotes together, in bytes of UTF-8. */
export const sizeOfQuotes = (quotes: readonly Quote[]): number =>
  quotes.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);

/** Restores removed quotes at their old positions and keeps later additions and changes. */
export function restoreQuotes(before: readonly Quote[], now: readonly Quote[]): Quote[] {
  const current = new Map(now.map((quote) => [quote.id, quote]));
  const restored = before.map((quote) => current.get(quote.id) ?? quote);
  const known = new Set(before.map(({ id }) => id));
  const texts = new Set(restored.map(({ text }) => quoteKey(text)));
  const added = now.filter(({ id, text }) => !known.has(id) && !texts.has(quoteKey(text)));
  return [...restored, ...added];
}

/** Pins or drops a quote; said a second time it is left to the app again. */
export function chooseQuote(quote: Quote, choice: 'pinned' | 'dropped'): Quote {
  const { choice: before, ...rest } = quote;
  return before === choice ? rest : { ...rest, choice };
}

/** Lets what is masked in a quote be sent as it is, or masks it again. */
export function toggleMasking(quote: Quote): Quote {
  const { unmasked, ...rest } = quote;
  return unmasked ? rest : { ...rest, unmasked: true };
}

/** Reads a rating such as `4`, `4,5`, `4/5`, `8/10`, `80%`, `★★★★☆`, `4 stars` or `FOUR`; undefined if there is none. */
export function parseRating(value: unknown): number | undefined {
  if (typeof value === 'number') return inRange(value);
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > LONGEST_RATING) return undefined;
  if (STARS.test(text)) return inRange(text.match(/[★⭐]/gu)?.length ?? 0);
  const word = /^(one|two|three|four|five)(?:[ _]stars?)?$/i.exec(text)?.[1];
  if (word) return WORDS.indexOf(word.toLowerCase()) + 1;
  const match = SCALED.exec(text);
  if (!match?.[1]) return undefined;
  const scale = match[3] ? 100 : Number(match[2] ?? 5);
  return inRange((Number(match[1].replace(',', '.')) * 5) / scale);
}

/**
 * Reads the ratings of one source together. Where a good part of the bare numbers is above 5, all are
 * of 10, or of 100.
 */
export function parseRatings(values: readonly unknown[]): (number | undefined)[] {
  const bare = values.map(bareNumber);
  const numbers = bare.filter((number) => number !== undefined);
  const above = (limit: number) =>
    numbers.filter((number) => number > limit).length >= Math.max(1, numbers.length * 0.2);
  const scale = above(10) ? 100 : above(5) ? 10 : 5;
  return values.map((value, index) => {
    const number = bare[index];
    return number === undefined ? parseRating(value) : inRange((number * 5) / scale);
  });
}

function bareNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value.trim() : '';
  return /^\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** In UTF-16 units; a longer text says more than a rating. */
const LONGEST_RATING = 40;

const WORDS = ['one', 'two', 'three', 'four', 'five'];

/** `4.5 out of 5 stars`, as sites of several languages write it. */
const SCALED =
  /^(\d{1,3}(?:[.,]\d+)?)\s*(?:(?:\/|(?:out )?of|von|sur|de|su|van)\s*(5|10|100)(?:[.,]0)?|(%))?\s*(?:stars?|sternen?|étoiles?|estrellas?|stelle|sterren)?$/iu;

/** Drawn stars; phones add an invisible mark (U+FE0F) that asks for the coloured form. */
const STARS = /^(?:[★☆⭐]\uFE0F?)+$/u;

const inRange = (rating: number) => (rating >= 0 && rating <= 5 ? rating : undefined);
