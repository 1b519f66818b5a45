/**
 * Content shared by other apps: the worker stores it, the page shows it for review. Nothing of it
 * is used before the user accepts it. Reviews that a visitor tried on the front page wait beside it.
 */
import { INSIGHT_MAX_BYTES } from '../quotes/quote.ts';

/** URL of the share target, to which the system posts a form. It has no page. */
export const SHARE_TARGET_PATH = '/share';

/** Fields of the form, as the web app's manifest names them to the system. */
export const SHARE_TARGET_FIELDS = {
  title: 'title',
  text: 'text',
  url: 'url',
  files: 'files',
} as const;

/** Longest text of one field, in UTF-16 units; longer text is truncated. */
export const SHARED_TEXT_MAX = 10_000;

/** Maximum size of all files together, in bytes: as much as "What customers said" accepts. */
export const SHARED_FILES_MAX_BYTES = 200_000;

/** Maximum number of items pending review. */
export const SHARED_MAX = 20;

/** Longest time that reviews from the front page wait to be added, in days. */
export const TRIED_DAYS = 7;

/** Reason why an item could not be stored. */
export type SharedProblem = 'too-large' | 'unreadable' | 'no-room';

export type SharedItem = { readonly id: string } & (
  | { readonly kind: 'text'; readonly text: string; readonly cut: boolean }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | TriedItem
  | { readonly kind: 'refused'; readonly name?: string; readonly problem: SharedProblem }
);

/** Reviews that were pasted on the front page. */
export interface TriedItem {
  readonly kind: 'tried';
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True until an account has signed in: from then on they are that account's. */
  readonly isAnyones?: true;
}

/** A shared item without an id. */
export type NewSharedItem = SharedItem extends infer S
  ? S extends unknown
    ? Omit<S, 'id'>
    : never
  : never;

/** Returns the URL that the user is redirected to: the step that reviews the item. */
export function reviewUrl(result: 'kept' | 'no-room'): string {
  return `/?step=customize&shared=${result}`;
}

/** Returns the text of a share: its text and link, or its title if there is no text. */
export function sharedText(fields: {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}): Omit<Extract<SharedItem, { kind: 'text' }>, 'id'> | undefined {
  const words = fields.text.trim() || fields.title.trim();
  const link = fields.url.trim();
  const parts = [words, words.includes(link) ? '' : link].filter(Boolean);
  if (parts.length === 0) return undefined;
  const capped = parts.map((part) => part.slice(0, SHARED_TEXT_MAX));
  const cut = parts.some(({ length }) => length > SHARED_TEXT_MAX);
  return { kind: 'text', text: capped.join('\n\n'), cut };
}

/** Parses a stored share; undefined for anything else. */
export function parseSharedItem(value: unknown): SharedItem | undefined {
  const { id, kind, text, cut, name, bytes, problem, at, isAnyones } = Object(value);
  if (typeof id !== 'string') return undefined;
  const whose = isAnyones === true ? { isAnyones } : {};
  if (kind === 'text' && typeof text === 'string' && text.length <= 2 * SHARED_TEXT_MAX + 2)
    return { id, kind, text, cut: cut === true };
  if (kind === 'tried' && typeof text === 'string' && text.length <= INSIGHT_MAX_BYTES)
    return Number.isFinite(at) ? { id, kind, text, at, ...whose } : undefined;
  if (kind === 'file' && typeof name === 'string' && isBytes(bytes))
    return { id, kind, name, bytes };
  if (kind === 'refused' && isProblem(problem))
    return { id, kind, problem, ...(typeof name === 'string' && { name }) };
  return undefined;
}

/** True for reviews that a visitor who is not logged in may see. */
export const isVisitors = (item: SharedItem): item is TriedItem & { readonly id: string } =>
  item.kind === 'tried' && item.isAnyones === true;

/** True for reviews from the front page that were not added in time. A clock set back expires none. */
export const isExpired = (item: SharedItem, now: number): boolean =>
  item.kind === 'tried' && now - item.at > TRIED_DAYS * 24 * 60 * 60 * 1000;

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.length <= SHARED_FILES_MAX_BYTES;

const PROBLEMS: readonly unknown[] = ['too-large', 'unreadable', 'no-room'];
const isProblem = (value: unknown): value is SharedProblem => PROBLEMS.includes(value);
