import { isOf } from './passage.ts';
import type { Term } from './terms.ts';

/** A statement without the words that only attribute it. */
export interface Framed {
  readonly terms: readonly Term[];
  /** The people it is attributed to; absent if none are named. */
  readonly speakers?: 'one' | 'many';
}

/** In words: a longer introduction makes a statement of its own. */
const LONGEST = 9;

/** Removes "As one guest put it:" from the front and ", says one customer" from the end. */
export function withoutFrame(terms: readonly Term[]): Framed {
  const front = frontOf(terms);
  const rest = terms.slice(front);
  let end = rest.length;
  for (let next = tailOf(rest, end); next < end; next = tailOf(rest, end)) end = next;
  const frame = [...terms.slice(0, front), ...rest.slice(end)];
  const speakers = speakersIn(frame);
  return { terms: rest.slice(0, end), ...(speakers && { speakers }) };
}

function speakersIn(frame: readonly Term[]): Framed['speakers'] {
  const at = frame.findIndex((term) => isOf(term, 'speakers'));
  // "One of our guests" is one.
  if (at !== -1) return frame.slice(Math.max(0, at - 3), at).some(isOne) ? 'one' : 'many';
  return frame.some((term) => isOf(term, 'speaker')) ? 'one' : undefined;
}

const isFrame = (term: Term): boolean =>
  isOf(term, 'frame', 'speaker', 'speakers', 'says', 'noise') || isOne(term);

const isOne = ({ fact }: Term): boolean => fact?.dimension === 'count' && fact.value === 1;

const names = (terms: readonly Term[]): boolean =>
  terms.some((term) => isOf(term, 'speaker', 'speakers'));

const speaks = (terms: readonly Term[]): boolean => terms.some((term) => isOf(term, 'says'));

/** The index after the introduction; 0 without one. */
function frontOf(terms: readonly Term[]): number {
  for (let at = 0; at < Math.min(terms.length, LONGEST + 1); at += 1) {
    const term = terms[at];
    const before = terms.slice(0, at);
    if (!term) return 0;
    if (at > 0 && term.stop !== 'none') {
      if (names(before) ? term.stop === 'colon' || speaks(before) : isAttributed(before, term))
        return at;
      if (term.stop !== 'comma' || names(before)) return 0;
    }
    if (isOf(term, 'says') && names(before)) return behindSays(terms, at + 1);
    if (!isFrame(term)) return 0;
  }
  return 0;
}

/** "As one of you said:" */
const isAttributed = (before: readonly Term[], { stop }: Term): boolean =>
  stop === 'colon' && speaks(before) && before.some(isOne);

const OBJECTS = new Set('us me that it uns mir dass nous que nos ci che ons dat'.split(' '));

/** The index after a reporting phrase: "Told us that". */
function behindSays(terms: readonly Term[], from: number): number {
  let at = from;
  for (let term = terms[at]; term && at < from + 5 && term.stop === 'none'; term = terms[at]) {
    if (!OBJECTS.has(term.word) && !isOf(term, 'says')) {
      // "One customer wrote in a review: …"
      return colonBehind(terms, at) ?? at;
    }
    at += 1;
  }
  return at;
}

function colonBehind(terms: readonly Term[], from: number): number | undefined {
  for (let at = from; at < Math.min(terms.length, from + 6); at += 1) {
    const term = terms[at];
    if (term?.stop === 'colon') return at;
    if (!term || !isFrame(term)) return undefined;
  }
  return undefined;
}

/** "That's what one customer says". */
const COPULAS = new Set(['be', 'sein', 'être', 'ser']);

/** The index of a closing remark about the speaker; `end` without one. */
function tailOf(terms: readonly Term[], end: number): number {
  for (let at = end - 1; at > 0 && at >= end - LONGEST; at -= 1) {
    const term = terms[at];
    if (!term || (!isFrame(term) && !isOf(term, 'and') && !COPULAS.has(term.word))) return end;
    const tail = terms.slice(at, end);
    if (term.stop !== 'none' && (names(tail) || speaks(tail))) return at;
  }
  return end;
}
