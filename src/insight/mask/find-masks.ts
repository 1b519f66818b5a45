import { wholeWords } from '#domain/text/broken-lines.ts';
import { spanInSource } from '#domain/text/text-copy.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { findAccountNumbers } from './numbers/account-numbers.ts';
import { findBirthDates, findRooms } from './numbers/birth-dates.ts';
import { findContacts } from './contacts/contacts.ts';
import { findHandles } from './contacts/handles.ts';
import { findNames } from './names/person-names.ts';
import { inPlainDigits } from '../text/plain-digits.ts';
import { findLastDigits } from './numbers/last-digits.ts';
import { findPositions } from './numbers/positions.ts';
import { findAddresses } from './addresses/postal-addresses.ts';
import { SIGN } from '../text/text-signs.ts';
import { hintsOf } from './word-hints.ts';
import { inTitles, unshouted } from './shouted.ts';
import { type WordSpan, wordSpans } from '../text/word-spans.ts';

/**
 * The spans to mask in a text, in order and without overlaps. They are found in its normal form:
 * an invisible character within a number is in the span.
 */
export function findMasks(text: string): readonly Mask[] {
  const copy = wholeWords(text);
  return masksIn(copy.text).map((mask) => spanInSource(copy, mask));
}

/** The spans to mask in the normal form of a text. */
export function masksIn(
  text: string,
  words = wordSpans(text),
  hints = hintsOf(text, words),
): readonly Mask[] {
  const plain = (hints.signs & SIGN.foreign) !== 0 ? inPlainDigits(text) : text;
  // Letters of full width become plain ones too.
  const inPlain = plain === text ? hints : hintsOf(plain, wordSpans(plain));
  const hasDigit = (inPlain.signs & SIGN.digit) !== 0;
  const names = [...findNames(text, words, hints), ...shoutedNames(text, words)];
  const found = [
    ...findContacts(plain, inPlain),
    ...findHandles(plain, inPlain),
    ...findAccountNumbers(plain, hasDigit),
    ...(hasDigit ? findLastDigits(plain) : []),
    ...(hasDigit ? findBirthDates(plain) : []),
    ...findAddresses(plain, inPlain.streets, hasDigit),
    ...(hasDigit ? shoutedAddresses(plain, inPlain.streets) : []),
    ...(hasDigit || plain.includes('///') ? findPositions(plain, inPlain.signs) : []),
    ...names,
    ...(hasDigit && names.length > 0 ? findRooms(plain, names) : []),
  ];
  return joined(found.toSorted((a, b) => a.start - b.start || b.end - a.end));
}

/** Names in capitals: those that the text has when it is not shouted. */
function shoutedNames(text: string, words: readonly WordSpan[]): Mask[] {
  const quiet = unshouted(text, words);
  if (!quiet) return [];
  const spans = wordSpans(quiet.text);
  return findNames(quiet.text, spans, hintsOf(quiet.text, spans)).filter(({ start, end }) =>
    quiet.hasShouted(start, end),
  );
}

/** Addresses in capitals: the forms of streets look for small letters. */
function shoutedAddresses(text: string, streets: number): Mask[] {
  const quiet = inTitles(text, wordSpans(text));
  return quiet === undefined ? [] : findAddresses(quiet, streets, true);
}

/** Merges overlapping masks; the longer one determines the kind. */
function joined(sorted: readonly Mask[]): Mask[] {
  const apart: Mask[] = [];
  for (const mask of sorted) {
    const last = apart.at(-1);
    if (!last || last.end <= mask.start) apart.push(mask);
    else apart[apart.length - 1] = union(last, mask);
  }
  return apart;
}

function union(one: Mask, other: Mask): Mask {
  const { kind } = other.end - other.start > one.end - one.start ? other : one;
  return { start: one.start, end: Math.max(one.end, other.end), kind };
}

/** The masks of a quote's text, if there is one already, and of its labels. */
export function masksOfQuote(
  { text, labels = [] }: Pick<Quote, 'text' | 'labels'>,
  masks = findMasks(text),
): [text: string, masks: readonly Mask[]][] {
  return [
    [text, masks],
    ...labels.map(({ label }) => [label, findMasks(label)] as [string, readonly Mask[]]),
  ];
}
