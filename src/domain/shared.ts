/**
 * What other apps share with this one: the worker takes it in, the page shows it for review. Nothing
 * of it is used before the person has said so.
 */

/** Where the system sends it, as a form. No page stands there. */
export const SHARE_ADDRESS = '/share';

/** The form's fields, as the web app's manifest names them to the system. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;

/** The longest text of one field that is taken, in UTF-16 units. */
export const SHARED_TEXT_MAX = 10_000;

/** What is taken of all files together, in bytes: as much as "What customers said" takes. */
export const SHARED_FILES_MAX_BYTES = 200_000;

/** How many things may wait for their review at the same time. */
export const SHARED_MAX = 20;

/** Why something that was shared could not be kept. */
export type SharedProblem = 'too-large' | 'unreadable' | 'no-room';

export type Shared = { readonly id: string } & (
  | { readonly kind: 'text'; readonly text: string; readonly cut: boolean }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly name?: string; readonly problem: SharedProblem }
);

/** One thing that was shared, before it has been given its id. */
export type SharedPart = Shared extends infer S
  ? S extends unknown
    ? Omit<S, 'id'>
    : never
  : never;

/** Where the person is led: the step that reviews it. */
export function reviewAddress(result: 'kept' | 'no-room'): string {
  return `/?step=customize&shared=${result}`;
}

/** The text of a share: its words and its link, or its title where there is nothing else. */
export function sharedText(fields: {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}): Omit<Extract<Shared, { kind: 'text' }>, 'id'> | undefined {
  const words = fields.text.trim() || fields.title.trim();
  const link = fields.url.trim();
  const parts = [words, words.includes(link) ? '' : link].filter(Boolean);
  if (parts.length === 0) return undefined;
  const capped = parts.map((part) => part.slice(0, SHARED_TEXT_MAX));
  const cut = parts.some(({ length }) => length > SHARED_TEXT_MAX);
  return { kind: 'text', text: capped.join('\n\n'), cut };
}

/** Makes a share out of what a database held; undefined for anything else. */
export function parseShared(value: unknown): Shared | undefined {
  const { id, kind, text, cut, name, bytes, problem } = Object(value);
  if (typeof id !== 'string') return undefined;
  if (kind === 'text' && typeof text === 'string' && text.length <= 2 * SHARED_TEXT_MAX + 2)
    return { id, kind, text, cut: cut === true };
  if (kind === 'file' && typeof name === 'string' && isBytes(bytes))
    return { id, kind, name, bytes };
  if (kind === 'refused' && isProblem(problem))
    return { id, kind, problem, ...(typeof name === 'string' && { name }) };
  return undefined;
}

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.length <= SHARED_FILES_MAX_BYTES;

const PROBLEMS: readonly unknown[] = ['too-large', 'unreadable', 'no-room'];
const isProblem = (value: unknown): value is SharedProblem => PROBLEMS.includes(value);
