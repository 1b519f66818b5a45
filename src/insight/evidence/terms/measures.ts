import { parseDigits, readNumber } from './numbers.ts';
import type { RawToken } from './scan.ts';
import type { Fact, Unit, Vocabulary } from './vocabulary.ts';

/** A fact and the index of the token after it. */
export interface ReadFact extends Fact {
  readonly next: number;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'eur',
  $: 'usd',
  '£': 'pound',
  eur: 'eur',
  usd: 'usd',
  gbp: 'pound',
  chf: 'chf',
};

const INDEFINITE = new Set('a an ein eine einen einem einer un una une uno een um uma'.split(' '));
const HALF_LINKS = new Set(['and', 'und', 'y', 'et', 'e', 'en', 'a', 'an']);

/**
 * Reads the number, measure, price or time that begins at a token; undefined if none does. Units are
 * converted to one base, so that two hours, 2 h and 120 minutes are one fact.
 */
export function readFact(
  tokens: readonly RawToken[],
  at: number,
  vocabulary: Vocabulary,
  isRate: boolean,
): ReadFact | undefined {
  return (
    readPrice(tokens, at, vocabulary) ??
    readClock(tokens, at) ??
    readPart(tokens, at, vocabulary) ??
    readWhole(tokens, at, vocabulary) ??
    readMeasure(tokens, at, vocabulary) ??
    (isRate ? undefined : readOneUnit(tokens, at, vocabulary))
  );
}

const lower = (token: RawToken | undefined): string => token?.text.toLowerCase() ?? '';

/** `€ 28`, `£28`, `EUR 28`. */
function readPrice(
  tokens: readonly RawToken[],
  at: number,
  vocabulary: Vocabulary,
): ReadFact | undefined {
  const dimension = CURRENCIES[lower(tokens[at])];
  const behind = tokens[at + 1];
  if (!dimension || behind?.type !== 'number' || behind.stop !== 'none') return undefined;
  const number = readNumber(tokens, at + 1, vocabulary);
  return number && { dimension, ...number };
}

/** Minutes since midnight of `18:30`, `6 pm`, `6.30 p.m.`. */
function readClock(tokens: readonly RawToken[], at: number): ReadFact | undefined {
  const token = tokens[at];
  if (token?.type !== 'number') return undefined;
  const [hours = '', minutes = '0', ...more] = token.text.split(/[:.]/);
  const half = halfOfDay(tokens, at + 1);
  if (more.length > 0 || (!token.text.includes(':') && !half)) return undefined;
  const hour = Number(hours) + (half?.isLate && Number(hours) < 12 ? 12 : 0);
  const value = (half && !half.isLate && hour === 12 ? 0 : hour) * 60 + Number(minutes);
  return { dimension: 'clock', value, next: half?.next ?? at + 1 };
}

function halfOfDay(
  tokens: readonly RawToken[],
  at: number,
): { readonly isLate: boolean; readonly next: number } | undefined {
  const word = lower(tokens[at]);
  if (word === 'am' || word === 'pm') return { isLate: word === 'pm', next: at + 1 };
  const isSplit = (word === 'a' || word === 'p') && lower(tokens[at + 1]) === 'm';
  return isSplit ? { isLate: word === 'p', next: at + 2 } : undefined;
}

/** `half an hour`, `media hora`, `une demi-heure`, `half a dozen`. */
function readPart(
  tokens: readonly RawToken[],
  at: number,
  { fractions, units, numbers }: Vocabulary,
): ReadFact | undefined {
  const token = tokens[at];
  const part = token?.type === 'word' ? fractions.get(lower(token)) : undefined;
  if (part === undefined) return undefined;
  let next = at + 1;
  while (next < at + 3 && (INDEFINITE.has(lower(tokens[next])) || lower(tokens[next]) === 'of'))
    next += 1;
  const name = lower(tokens[next]);
  const unit = units.get(name);
  if (unit) return { dimension: unit.dimension, value: part * unit.factor, next: next + 1 };
  const count = fractions.get(name) ?? numbers.get(name);
  if (part < 1 && count !== undefined && count > 1)
    return { dimension: 'count', value: part * count, next: next + 1 };
  return part > 2 ? { dimension: 'count', value: part, next: at + 1 } : undefined;
}

/** `eine halbe Stunde`, `eine Viertelstunde`: the article belongs to the measure. */
function readWhole(
  tokens: readonly RawToken[],
  at: number,
  vocabulary: Vocabulary,
): ReadFact | undefined {
  if (!INDEFINITE.has(lower(tokens[at]))) return undefined;
  const fact = vocabulary.facts.get(lower(tokens[at + 1]));
  if (fact?.dimension === 'duration') return { ...fact, next: at + 2 };
  const part = readPart(tokens, at + 1, vocabulary);
  return part?.dimension === 'count' ? undefined : part;
}

/** A number with its unit, if it has one. */
function readMeasure(
  tokens: readonly RawToken[],
  at: number,
  vocabulary: Vocabulary,
): ReadFact | undefined {
  const number = readNumber(tokens, at, vocabulary);
  if (!number) return undefined;
  const half = halfBehind(tokens, number.next, vocabulary);
  const [amount, next] = half
    ? [number.value + half.part, half.next]
    : (partsAt(tokens, number, vocabulary) ?? [number.value, number.next]);
  const unit = unitAt(tokens, next, vocabulary);
  if (!unit) return { dimension: 'count', value: number.value, next: number.next };
  return withRest(tokens, vocabulary, {
    unit,
    dimension: unit.dimension,
    value: amount * unit.factor,
    next: next + 1,
  });
}

function unitAt(tokens: readonly RawToken[], at: number, { units }: Vocabulary): Unit | undefined {
  const token = tokens[at];
  if (!token || token.stop !== 'none') return undefined;
  // Case distinguishes `5 M` from `5 m`, while `GB` is written in any case.
  return units.get(token.text) ?? units.get(lower(token));
}

/** The index after `and a half`, `y media`, `et demie`. */
function halfBehind(
  tokens: readonly RawToken[],
  at: number,
  { fractions }: Vocabulary,
): { readonly part: number; readonly next: number } | undefined {
  let next = at;
  while (next < at + 2 && HALF_LINKS.has(lower(tokens[next]))) next += 1;
  const part = fractions.get(lower(tokens[next]));
  return next > at && part !== undefined && part < 1 ? { part, next: next + 1 } : undefined;
}

/** `three quarters of an hour`: the amount, and the index of its unit. */
function partsAt(
  tokens: readonly RawToken[],
  { value, next: from }: { readonly value: number; readonly next: number },
  { fractions, units }: Vocabulary,
): readonly [number, number] | undefined {
  const part = fractions.get(lower(tokens[from]));
  if (part === undefined || part >= 1) return undefined;
  let next = from + 1;
  while (next < from + 4 && PART_LINKS.has(lower(tokens[next]))) next += 1;
  return units.has(lower(tokens[next])) ? [value * part, next] : undefined;
}

const PART_LINKS = new Set([...INDEFINITE, 'of', 'de', 'di', "d'"]);

/** In seconds, the base of durations. */
const HOUR = 3600;

interface Measured extends ReadFact {
  readonly unit: Unit;
}

/** Adds the second part of a measure: `1 h 30`, `an hour and a half`, `1 hour 20 minutes`. */
function withRest(
  tokens: readonly RawToken[],
  vocabulary: Vocabulary,
  { unit, dimension, value, next }: Measured,
): ReadFact {
  const half = halfBehind(tokens, next, vocabulary);
  if (half) return { dimension, value: value + unit.factor * half.part, next: half.next };
  if (dimension !== 'duration' || unit.factor < HOUR) return { dimension, value, next };
  const at = HALF_LINKS.has(lower(tokens[next])) ? next + 1 : next;
  const rest = tokens[at]?.stop === 'none' ? readNumber(tokens, at, vocabulary) : undefined;
  if (!rest) return { dimension, value, next };
  const smaller = unitAt(tokens, rest.next, vocabulary);
  if (smaller?.dimension === 'duration' && smaller.factor < unit.factor)
    return { dimension, value: value + rest.value * smaller.factor, next: rest.next + 1 };
  const before = tokens[next - 1];
  const isAttached =
    tokens[at]?.type === 'number' &&
    (tokens[at].start === before?.end || (lower(before) === 'h' && tokens[at].text.length === 2));
  return isAttached
    ? { dimension, value: value + (parseDigits(tokens[at]?.text ?? '') ?? 0) * 60, next: rest.next }
    : { dimension, value, next };
}

/** `an hour`: one of a unit. `twice a week` is a rate, and its week is no measure. */
function readOneUnit(
  tokens: readonly RawToken[],
  at: number,
  vocabulary: Vocabulary,
): ReadFact | undefined {
  if (!INDEFINITE.has(lower(tokens[at]))) return undefined;
  const unit = unitAt(tokens, at + 1, vocabulary);
  if (!unit || unit.dimension === 'percent') return undefined;
  return withRest(tokens, vocabulary, {
    unit,
    dimension: unit.dimension,
    value: unit.factor,
    next: at + 2,
  });
}
