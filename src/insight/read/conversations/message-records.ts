/**
 * Messages in data: records with a writer, a time or a side, and words, whatever the export calls
 * them.
 */
import { sectionsOf } from '../../data/entries.ts';
import LIST from '../../data/read/message-fields.txt?raw';
import { fieldsFor } from '../tables/column-names.ts';
import { parseRatings } from '../lines/rating.ts';
import {
  isCustomerFlag,
  isOwnFlag,
  isSureCustomer,
  isUser,
  type Side,
  sideOf,
} from './message-sides.ts';
import { plainHtml } from '../tables/plain-html.ts';

export interface MessageRecord {
  /** The name of the writer, or their number or role; empty if unknown. */
  readonly speaker: string;
  readonly text: string;
  readonly date: string | undefined;
  readonly side: Side | undefined;
}

/** Deeper than any real export, as in `json.ts`. */
const MAX_DEPTH = 20;

const words = sectionsOf(LIST);

const TEXT: ReadonlySet<string> = new Set(words('text'));
/** Best first. */
const WRITER = words('writer');
const NAME = words('name');
const TIME: ReadonlySet<string> = new Set(words('time'));
const ROLE: ReadonlySet<string> = new Set(words('role'));
/** Fields of messages alone. */
const CHAT: ReadonlySet<string> = new Set(words('chat'));
/** Names of lists of messages. */
const LISTS: ReadonlySet<string> = new Set(words('lists'));

type Fields = ReadonlyMap<string, unknown>;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const fieldsOf = (record: object): Fields =>
  new Map(Object.entries(record).map(([name, value]) => [bare(name), value]));

/** A person in a list of users. */
interface Person {
  readonly name: string;
  readonly role: string;
}

interface Found {
  readonly fields: Fields;
  readonly text: string;
  readonly list: string;
}

/** The messages of a document in its order; undefined if it holds no conversation. */
export const messagesInData = (value: unknown): readonly MessageRecord[] | undefined =>
  conversationIn(value, isMessage) ?? conversationIn(value, isTurn);

function conversationIn(
  value: unknown,
  isOne: (fields: Fields) => boolean,
): readonly MessageRecord[] | undefined {
  const found: Found[] = [];
  const people = new Map<string, Person>();
  collect(value, '', 0, isOne, found, people);
  const filled = found.filter(({ text }) => text.trim() !== '');
  if (filled.length < 2 || filled.some(isRated)) return undefined;
  const roles = new Set(filled.flatMap(({ fields }) => rolesOf(fields, people)));
  const isStaff = areUsersStaff([...roles]);
  const messages = filled.map(({ fields, text }) => messageOf(fields, text, people, isStaff));
  // Customers write no notes that only the staff can read.
  const isTold = messages.some(({ side }) => side === 'own' || side === 'notice');
  const isChat = filled.some(
    ({ fields, list }) =>
      LISTS.has(list) ||
      fields.get('type') === 'message' ||
      [...fields.keys()].some((name) => CHAT.has(name)),
  );
  const isNamed = messages.some(({ speaker }) => speaker !== '');
  const isTalk = filled.every(({ fields }) => isTurn(fields)) && takeTurns(messages);
  return isTold || (isNamed && (isChat || isTalk)) ? messages : undefined;
}

/** A writer and a message, without a time or a side. */
const isTurn = (fields: Fields): boolean =>
  ['message', 'msg'].some((name) => fields.has(name)) &&
  WRITER.some((name) => name !== 'name' && fields.get(name) !== undefined);

/** True if a writer answers others with a second message: customers who review something don't. */
function takeTurns(messages: readonly MessageRecord[]): boolean {
  const writers = messages.map(({ speaker }) => speaker).filter((name) => name !== '');
  const distinct = new Set(writers).size;
  return distinct > 1 && distinct < writers.length;
}

function collect(
  value: unknown,
  list: string,
  depth: number,
  isOne: (fields: Fields) => boolean,
  found: Found[],
  people: Map<string, Person>,
): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, list, depth + 1, isOne, found, people);
    return;
  }
  const fields = fieldsOf(value);
  const text = textIn(fields);
  if (text !== undefined && isOne(fields)) {
    found.push({ fields, text, list });
    return;
  }
  const [id, name] = [idOf(fields.get('id')), nameIn(fields)];
  if (id !== undefined && name !== undefined) people.set(id, { name, role: roleIn(fields) });
  for (const [key, inner] of Object.entries(value))
    collect(inner, bare(key) === 'items' ? list : bare(key), depth + 1, isOne, found, people);
}

/** True for words with a writer and a time, or with a side that the record names. */
function isMessage(fields: Fields): boolean {
  const names = [...fields.keys()];
  const isTimed = names.some((name) => TIME.has(name));
  const isWritten = WRITER.some((name) => fields.get(name) !== undefined && name !== 'name');
  const isSided =
    [...ROLE].some((name) => sideOf(fields.get(name)) !== undefined) ||
    flagged(fields) !== undefined ||
    writerRecords(fields).some((person) => roleIn(person) !== '');
  return (isTimed && (isWritten || isSided)) || (isWritten && isSided);
}

const isRated = ({ fields }: Found): boolean => {
  const names = [...fields.keys()];
  const values = fieldsFor('rating', names).map((at) => fields.get(names[at] ?? ''));
  return parseRatings(values).some((rating) => rating !== undefined);
};

/** The words of a message; undefined without a field for them. Parts of a text are joined. */
function textIn(fields: Fields): string | undefined {
  for (const [name, value] of fields) {
    if (!TEXT.has(name)) continue;
    const text = wordsOf(value, 0);
    if (text !== undefined) return plainHtml(text);
  }
  return undefined;
}

function wordsOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return value;
  if (depth > 2) return undefined;
  if (Array.isArray(value)) {
    const parts = value.map((part) => wordsOf(part, depth + 1) ?? '');
    return parts.every((part) => part === '') ? undefined : parts.join('');
  }
  return isRecord(value) ? wordsInside(fieldsOf(value), depth) : undefined;
}

/** The text within a part; not that of a message inside a message. */
const wordsInside = (fields: Fields, depth: number): string | undefined =>
  isMessage(fields)
    ? undefined
    : ['text', 'body', 'content', 'plain']
        .map((name) => wordsOf(fields.get(name), depth + 1))
        .find((text) => text !== undefined);

const writerRecords = (fields: Fields): readonly Fields[] =>
  WRITER.flatMap((name) => {
    const value = fields.get(name);
    return isRecord(value) ? [fieldsOf(value)] : [];
  });

function messageOf(
  fields: Fields,
  text: string,
  people: ReadonlyMap<string, Person>,
  isStaff: boolean,
): MessageRecord {
  const roles = rolesOf(fields, people);
  const sides = roles.map((role) => (isStaff && isUser(role) ? 'own' : sideOf(role)));
  return {
    speaker: speakerOf(fields, people),
    text,
    date: dateOf(fields),
    side:
      flagged(fields) ?? (['notice', 'own', 'customer'] as const).find((it) => sides.includes(it)),
  };
}

/** Exports of some help desks call the staff `user` and the others `customer`. */
const areUsersStaff = (roles: readonly string[]): boolean =>
  roles.some(isUser) && roles.some(isSureCustomer) && !roles.some((role) => sideOf(role) === 'own');

/** The side by a flag: `from_me`, `is_staff`, `incoming`, `bot_id`, `public`. */
function flagged(fields: Fields): Side | undefined {
  const isTrue = (name: string) => fields.get(name) === true;
  if (
    fields.get('public') === false ||
    ['private', 'isprivate', 'isinternal', 'issystem', 'system'].some(isTrue)
  )
    return 'notice';
  if (typeof fields.get('botid') === 'string') return 'own';
  const people = [fields, ...writerRecords(fields)];
  const flags = people.flatMap((person) =>
    [...person].flatMap(([name, value]) => {
      if (typeof value !== 'boolean') return [];
      if (isCustomerFlag(name)) return value ? 'customer' : 'own';
      return isOwnFlag(name) && value ? 'own' : [];
    }),
  );
  return (['own', 'customer'] as const).find((side) => flags.includes(side));
}

/** All roles that a message names for its writer. */
function rolesOf(fields: Fields, people: ReadonlyMap<string, Person>): string[] {
  const own = [...ROLE].map((name) => fields.get(name));
  const persons = writerRecords(fields).map(roleIn);
  const listed = WRITER.map((name) => people.get(idOf(fields.get(name)) ?? '')?.role);
  return [...own, ...persons, ...listed].filter(
    (role): role is string => typeof role === 'string' && sideOf(role) !== undefined,
  );
}

/** The role of a person: `type`, `role`. */
function roleIn(person: Fields): string {
  const role = ['type', 'role', 'kind'].map((name) => person.get(name)).find((it) => sideOf(it));
  return typeof role === 'string' ? role : '';
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? String(value)
    : undefined;

function speakerOf(fields: Fields, people: ReadonlyMap<string, Person>): string {
  const found = WRITER.flatMap((name) => {
    const value = fields.get(name);
    if (isRecord(value)) return nameIn(fieldsOf(value)) ?? [];
    const id = idOf(value);
    return id === undefined ? [] : [people.get(id)?.name ?? id];
  }).map((name) => name.trim());
  const isName = (name: string) => /\p{L}/u.test(name) && sideOf(name) === undefined;
  const isCode = (name: string) => /^(?=.*\d)[\p{Lu}\d]{3,14}$/u.test(name);
  return (
    found.find((name) => isName(name) && !isCode(name)) ??
    found.find(isName) ??
    found.find((name) => name !== '' && sideOf(name) === undefined) ??
    found[0] ??
    ''
  );
}

/** The name of a person, from the best field that has one. */
function nameIn(person: Fields): string | undefined {
  const [first, last] = [
    person.get('first') ?? person.get('firstname'),
    person.get('last') ?? person.get('lastname'),
  ];
  if (typeof first === 'string' && typeof last === 'string') return `${first} ${last}`.trim();
  return NAME.map((name) => idOf(person.get(name))).find(
    (name) => name !== undefined && name.trim() !== '',
  );
}

function dateOf(fields: Fields): string | undefined {
  for (const [name, value] of fields) {
    const time = TIME.has(name) ? idOf(value) : undefined;
    if (time !== undefined && /\d/.test(time)) return time.replace(/^(\d{10})\.\d{1,9}$/, '$1');
  }
  return undefined;
}
