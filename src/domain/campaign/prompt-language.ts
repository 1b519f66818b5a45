import type { Message } from './request.ts';

const LANGUAGE_LINE = /^Language: [^\n(]{1,80} \(([a-z]{2,3})\)\./m;

/** Returns the language that a request asks for, as ISO 639-1; undefined if it names none. */
export function languageOf(messages: readonly Message[]): string | undefined {
  const request = messages.find(({ role }) => role === 'user')?.content ?? '';
  return LANGUAGE_LINE.exec(request)?.[1];
}
