import { visibleForm } from '../text/visible-form.ts';
import type { MaskKind } from './mask.ts';
import { labelKey, type QuoteLabel } from './quote-labels.ts';

/** One statement by one customer. */
export interface Quote {
  /** A UUID. "Quote 3", in lists and in the prompt, is a position and not an id. */
  readonly id: string;
  readonly text: string;
  /** Stars, 0 to 5, if the source gives them. */
  readonly rating?: number;
  /** Language of the text as ISO 639-1, if it can be detected. */
  readonly language?: string;
  /** Day of the statement as YYYY-MM-DD, if the source gives one. */
  readonly date?: string;
  /**
   * Origin of the statement, if it can be detected: a key of `QUOTE_SOURCES`, or of a later
   * release's.
   */
  readonly source?: string;
  /** Masked name of the speaker: `R. D.` */
  readonly speaker?: string;
  /**
   * The labels under which its lines stood in the source, such as `Cons` or a question; undefined
   * for none. Bare words under one may mean the opposite of what they say alone.
   */
  readonly labels?: readonly QuoteLabel[];
  /** Number of customers who said it in these words; undefined for one. */
  readonly count?: number;
  /** The user's decision whether it goes into the request; undefined leaves it to the app. */
  readonly choice?: 'pinned' | 'dropped';
  /** Approved by the user to be sent unmasked. */
  readonly unmasked?: true;
  /** Words that the user approved to be sent although they are masked elsewhere; undefined for none. */
  readonly shown?: readonly ShownWords[];
  /** Labels of the themes that it isn't about, as the user says; undefined for none. */
  readonly notAbout?: readonly string[];
}

/** Words of a quote that are not masked, while they would be as this kind. */
export interface ShownWords {
  readonly kind: MaskKind;
  readonly words: string;
}

/** Maximum size of one source, in bytes of UTF-8. */
export const INSIGHT_MAX_BYTES = 200_000;

/** A quote without an id. */
export type QuoteDraft = Omit<Quote, 'id'>;

/**
 * A quote as it leaves the device: selected, with personal data masked, and no longer than one
 * request can carry. Only `domain/analysis` creates them, and the prompt accepts nothing else.
 */
export interface SentQuote extends Pick<Quote, 'id' | 'text' | 'rating' | 'labels'> {
  readonly masked: true;
}

/** Returns a new id for a quote. */
export const newQuoteId = (): string => crypto.randomUUID();

/** Trims quotes and drops empty ones. */
export function trimQuotes(drafts: readonly QuoteDraft[]): QuoteDraft[] {
  return drafts
    .map((draft) => ({ ...draft, text: draft.text.trim() }))
    .filter((draft) => draft.text !== '');
}

/**
 * Normalizes a text to its letters and digits in one case. Quotes with the same key are duplicates.
 */
export function quoteKey(text: string): string {
  const words = visibleForm(text)
    .text.normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? text.trim();
}

/**
 * Identifies a quote by its words and by the labels that carry their sense: `Fast support` under
 * `Pros` is no duplicate of `Fast support` under `Cons`.
 */
export const quoteIdentity = (quote: Pick<Quote, 'text' | 'labels'>): string => {
  const labels = labelKey(quote);
  return labels === '' ? quoteKey(quote.text) : `${quoteKey(quote.text)}\n${labels}`;
};

/** Folds duplicate quotes: the first stays, with the number of customers who said it. */
export function foldQuotes(drafts: readonly QuoteDraft[]): QuoteDraft[] {
  const byKey = new Map<string, QuoteDraft>();
  for (const draft of drafts) {
    const key = quoteIdentity(draft);
    const first = byKey.get(key);
    byKey.set(key, first ? folded(first, draft) : draft);
  }
  return [...byKey.values()];
}

/** Returns the first, completed by fields that only the second has. */
function folded(first: QuoteDraft, second: QuoteDraft): QuoteDraft {
  return { ...second, ...first, count: (first.count ?? 1) + (second.count ?? 1) };
}

/**
 * Adds parsed quotes to the existing ones. Idempotent for the same source; the user's choice for an
 * existing quote stays.
 */
export function addQuotes(before: readonly Quote[], read: readonly QuoteDraft[]): Quote[] {
  const known = new Map(before.map((quote) => [quoteIdentity(quote), quote]));
  const fresh: QuoteDraft[] = [];
  for (const { count, ...draft } of foldQuotes(read)) {
    const key = quoteIdentity(draft);
    const there = known.get(key);
    const times = Math.max(count ?? 1, there?.count ?? 1);
    const counted = times > 1 ? { count: times } : {};
    if (there) known.set(key, { ...there, ...counted });
    else fresh.push({ ...draft, ...counted });
  }
  const added = trimQuotes(fresh).map((draft) => ({ ...draft, id: newQuoteId() }));
  return [...known.values(), ...added];
}

/** Returns the size of all quotes together, in bytes of UTF-8. */
export const sizeOfQuotes = (quotes: readonly Quote[]): number =>
  quotes.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);

/** True if a quote belongs to no theme of this label, whatever is found in it. */
export const isNotAbout = ({ notAbout }: Pick<Quote, 'notAbout'>, label: string): boolean =>
  notAbout?.includes(label) === true;

/** Returns a number of stars, 0 to 5; undefined for anything else. */
export const starsOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= 5 ? value : undefined;
