import { type ContactMessage, parseContactFields } from './contact.ts';
import { type Merge, mergeList } from '../campaign/merge.ts';

/** A queued message. Times are milliseconds since 1970. */
export interface WaitingMessage {
  readonly message: ContactMessage;
  readonly since: number;
  /** Earliest time of the next attempt. */
  readonly notBefore: number;
  /** True if the backend refused it: not retried automatically. */
  readonly refused: boolean;
}

export type Outbox = readonly WaitingMessage[];

const MINUTE = 60_000;
/** Delay after a response that does not promise success, in milliseconds. */
const AFTER = { 'too-many': 15 * MINUTE, unexpected: 5 * MINUTE } as const;

export function enqueue(outbox: Outbox, message: ContactMessage, now: number): Outbox {
  const others = outbox.filter((waiting) => waiting.message.id !== message.id);
  return [...others, { message, since: now, notBefore: now, refused: false }];
}

/**
 * Merges the outboxes of two tabs: keeps messages that either added, drops those that either has
 * sent or taken back.
 */
export const mergeOutboxes: Merge<Outbox> = (base, mine, theirs) =>
  mergeList(
    base,
    mine,
    theirs,
    ({ message }) => message.id,
    (_base, own) => [own],
  );

export function removeFromOutbox(outbox: Outbox, id: string): Outbox {
  return outbox.filter(({ message }) => message.id !== id);
}

/** Returns the messages that may be tried now, oldest first. */
export function dueMessages(outbox: Outbox, now: number): Outbox {
  return outbox.filter((waiting) => isWaiting(waiting) && waiting.notBefore <= now);
}

export const isWaiting = ({ refused }: WaitingMessage): boolean => !refused;

/** Returns the outbox after an attempt to send one message. */
export function afterAttempt(
  outbox: Outbox,
  id: string,
  outcome: 'sent' | 'refused' | 'offline' | keyof typeof AFTER,
  now: number,
): Outbox {
  switch (outcome) {
    case 'sent':
      return removeFromOutbox(outbox, id);
    case 'offline':
      return outbox;
    case 'refused':
      return change(outbox, id, { refused: true });
    case 'too-many':
    case 'unexpected':
      return change(outbox, id, { notBefore: now + AFTER[outcome] });
  }
}

function change(outbox: Outbox, id: string, changes: Partial<WaitingMessage>): Outbox {
  return outbox.map((waiting) =>
    waiting.message.id === id ? { ...waiting, ...changes } : waiting,
  );
}

/**
 * Parses an outbox of unknown origin; undefined if any part of it cannot be parsed. Never throws.
 */
export function parseOutbox(value: unknown): Outbox | undefined {
  if (!Array.isArray(value)) return undefined;
  const readable = value.flatMap((waiting) => parseWaiting(waiting) ?? []);
  return readable.length === value.length ? readable : undefined;
}

function parseWaiting(value: unknown): WaitingMessage | undefined {
  const { message, since, notBefore, refused } = Object(value);
  const { id, website } = Object(message);
  if (typeof id !== 'string' || typeof website !== 'string') return undefined;
  return {
    message: { ...parseContactFields(message), id, website },
    since: timeOf(since),
    notBefore: timeOf(notBefore),
    refused: refused === true,
  };
}

const timeOf = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);
