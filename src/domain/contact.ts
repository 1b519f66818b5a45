/** The contact form: what it takes, what it refuses, and the mail that stands in for it. */

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export type ContactField = keyof ContactFields;

/** What is sent: cleaned fields under an id, so that sending it twice delivers it once. */
export interface ContactMessage extends ContactFields {
  readonly id: string;
  /** What stood in the field that people do not see; the database refuses all but nothing. */
  readonly website: string;
}

export const EMPTY_CONTACT: ContactFields = { name: '', email: '', subject: '', message: '' };

/** The longest fields, in code points: how Postgres counts them in `contact_messages`. */
export const CONTACT_LIMITS = {
  name: 200,
  email: 320,
  subject: 200,
  message: 5000,
} as const satisfies Record<ContactField, number>;

/** Support response times, in hours (section 9). */
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
  /** `first` is the kind to speak about first; `problems` has one for each field in question. */
  | {
      readonly ok: false;
      readonly first: FieldProblem['kind'];
      readonly problems: FieldProblems;
    };

/** Text, @, text, dot, text (section 5). */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Not only spaces, joiners and the like, which look like an empty field. */
const SOMETHING_SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const REQUIRED: readonly ContactField[] = ['name', 'email', 'message'];
const FIELDS: readonly ContactField[] = ['name', 'email', 'subject', 'message'];
const BY_WEIGHT = ['missing', 'not-an-address', 'too-long'] as const;

/** Cleans what was typed and says whether it can be sent. */
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

/** How many code points the field still takes; below zero when it holds too many. */
export function charactersLeft(field: ContactField, text: string): number {
  return CONTACT_LIMITS[field] - Array.from(text).length;
}

/**
 * The fields as they can be stored and shown: one line where one is meant, without the characters
 * that Postgres refuses (NUL, half of a surrogate pair) or that would turn a line of a mail around.
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

/** Control characters except tab and line breaks, the marks that set a text's direction, and BOM. */
// Naming them is what this pattern is for.
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A mail to `to` with everything filled in. */
export function mailOf(fields: ContactFields, to: string): string {
  const { name, email, subject, message } = cleanContact(fields);
  const sender = [name, email].filter(Boolean).join(', ');
  const body = [message, sender].filter(Boolean).join('\n\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${to}?${query.replaceAll('%0A', '%0D%0A')}`;
}

/** Reads fields of unknown origin; what cannot be read is empty. Never throws. */
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
