import { isProgram } from './programs.ts';
import type { Quote } from './quote.ts';
import { type Addition, type LastAddition, livePastes } from './addition.ts';

/**
 * True while nobody has said which speaker of a conversation is the user's side, neither the user
 * nor a role in the conversation. A program beside one person is no side of its own.
 */
export function isSideOpen({ answers, source, isSettled, speakers = [] }: LastAddition): boolean {
  if (!source || isSettled || answers.own) return false;
  const people = speakers.filter(({ name }) => !isProgram(name));
  return people.length > 1 && !people.some(({ isOwn }) => isOwn);
}

/** Ids of the quotes that may be the user's own words: not to be used until the user answers. */
export const heldIds = (addition: Addition): ReadonlySet<string> =>
  new Set(livePastes(addition).flatMap((paste) => (isSideOpen(paste) ? paste.added : [])));

/** The excluded copy of each held quote, so that the findings about it are kept. */
const excluded = new WeakMap<Quote, Quote>();

/** The quotes for use, in their order: held ones are as if the user had excluded them. */
export function withoutHeld(quotes: readonly Quote[], held: ReadonlySet<string>) {
  if (!quotes.some(({ id }) => held.has(id))) return quotes;
  return quotes.map((quote) => {
    if (!held.has(quote.id) || quote.choice === 'dropped') return quote;
    const copy = excluded.get(quote) ?? { ...quote, choice: 'dropped' as const };
    excluded.set(quote, copy);
    return copy;
  });
}
