/**
 * The contact form: its fields, its validation, and the mail that replaces it without a backend.
 */

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export type ContactField = keyof ContactFields;

/** The message as sent: cleaned fields with an id, by which sending is idempotent. */
export interface ContactMessage extends ContactFields {
  readonly id: string;
  /** Honeypot: value of a hidden field. The database refuses anything but an empty one. */
  readonly website: string;
}

export const EMPTY_CONTACT: ContactFields = { name: '', email: '', subject: '', message: '' };

/** Longest fields in code points, as Postgres counts them in `contact_messages`. */
export const CONTACT_LIMITS = {
  name: 200,
  email: 320,
  subject: 200,
  message: 5000,
} as const satisfies Record<ContactField, number>;

/** Support response times, in hours. */
export const RESPONSE_TIMES = [
  { name: 'General', hours: 24 },
  { name: 'Technical', hours: 12 },
  { name: 'Urgent', hours: 4 },
] as const;

export type FieldProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-an-address' }
  | { readonly kind: 'too-long'; readonly by: number };

export type FieldProblems = { readonly [Field in ContactField]?: FieldProblem };

export type ContactCheck =
  | { readonly ok: true; readonly fields: ContactFields }
  /** `first` is the kind to report first; `problems` has one entry per invalid field. */
  | {
      readonly ok: false;
      readonly first: FieldProblem['kind'];
      readonly problems: FieldProblems;
    };

/** Text, @, text, dot, text. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Matches a visible character: spaces, joiners and the like look like an empty field. */
const SOMETHING_SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const REQUIRED: readonly ContactField[] = ['name', 'email', 'message'];
const FIELDS: readonly ContactField[] = ['name', 'email', 'subject', 'message'];
const BY_WEIGHT = ['missing', 'not-an-address', 'too-long'] as const;

/** Cleans and validates the fields. */
export function checkContact(typed: ContactFields): ContactCheck {
  const fields = cleanContact(typed);
  const found = FIELDS.flatMap((field): [ContactField, FieldProblem][] => {
    const problem = problemOf(field, fields[field]);
    return problem ? [[field, problem]] : [];
  });
  const first = BY_WEIGHT.find((kind) => found.some(([, problem]) => problem.kind === kind));
  return first ? { ok: false, first, problems: Object.fromEntries(found) } : { ok: true, fields };
}

function problemOf(field: ContactField, text: string): FieldProblem | undefined {
  if (!SOMETHING_SEEN.test(text)) return REQUIRED.includes(field) ? { kind: 'missing' } : undefined;
  const over = charactersLeft(field, text) * -1;
  if (over > 0) return { kind: 'too-long', by: over };
  return field === 'email' && !ADDRESS.test(text) ? { kind: 'not-an-address' } : undefined;
}

/** Returns the code points that the field still accepts; negative if it has too many. */
export function charactersLeft(field: ContactField, text: string): number {
  return CONTACT_LIMITS[field] - Array.from(text).length;
}

/**
 * Makes fields safe to store and show: one line where one is expected, without characters that
 * Postgres refuses (NUL, half of a surrogate pair) or that reverse the direction of a mail's line.
 */
export function cleanContact({ name, email, subject, message }: ContactFields): ContactFields {
  return {
    name: cleanLine(name),
    email: cleanLine(email),
    subject: cleanLine(subject),
    message: cleanText(message),
  };
}

function cleanLine(text: string): string {
  return text.toWellFormed().replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
}

function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(UNSEEN, '')
    .trim();
}

/** Control characters except tab and line breaks, text direction marks, and BOM. */
// Control characters are the purpose of this pattern.
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Returns a `mailto:` URL to `to` with all fields filled in. */
export function mailOf(fields: ContactFields, to: string): string {
  const { name, email, subject, message } = cleanContact(fields);
  const sender = [name, email].filter(Boolean).join(', ');
  const body = [message, sender].filter(Boolean).join('\n\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${to}?${query.replaceAll('%0A', '%0D%0A')}`;
}

/** Parses fields of unknown origin; an unreadable one is empty. Never throws. */
export function parseContactFields(value: unknown): ContactFields {
  const { name, email, subject, message } = Object(value);
  return {
    name: textOf(name),
    email: textOf(email),
    subject: textOf(subject),
    message: textOf(message),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Says a number of characters, such as “1 character” or “1,200 characters”. */
export const countCharacters = (characters: number): string =>
  `${characters.toLocaleString('en')} ${characters === 1 ? 'character' : 'characters'}`;
