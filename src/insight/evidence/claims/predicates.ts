import { sectionsOf } from '../../data/entries.ts';
import LIST from '../../data/evidence/predicates.txt?raw';
import { isOf, type KeyTerm } from '../terms/passage.ts';

/** Finds predicates by what stands beside them: no list has all verbs. */

const words = sectionsOf(LIST);

/** Pronouns that only follow a verb, in seven languages. */
const OBJECTS: ReadonlySet<string> = new Set(words('objects'));

/** Adverbs that limit only the predicate behind them. */
const ADVERBS: ReadonlySet<string> = new Set(words('adverbs'));

/** Verbs of what didn't happen, which limit only their own clause. */
const UNREAL: ReadonlySet<string> = new Set(words('unreal'));

/** True for a word that limits only the clause it stands in: "nearly", "would". */
export const ownScope = ({ word }: KeyTerm): boolean => ADVERBS.has(word) || UNREAL.has(word);

/** "… und nur eine Stunde berechnet": a participle, and no noun, which has a capital. */
const PARTICIPLE =
  /^(?:\p{Ll}{0,8}ge\p{Ll}{3,}(?:t|en)|(?:be|ver|er|ent|zer)\p{Ll}{3,}(?:t|en)|\p{Ll}+iert)$/u;

/**
 * True if the words after a clause go on with a second predicate of its subject: "and told us",
 * ", swept the flue and left a report".
 */
export function isJoined(rest: readonly KeyTerm[], text: string): boolean {
  const [term] = rest;
  if (!term) return false;
  if (term.link === 'and' && term.stop !== 'clause')
    return isUnbroken(rest) && (isPredicate(rest) || endsInParticiple(rest, text));
  // ", joked the host and left" tells who said it: only a pronoun is sure to be no subject.
  const object = rest[1];
  if (term.stop !== 'comma' || term.link || !object) return false;
  const isObject = OBJECTS.has(object.word) || (object.word === 'her' && rest[2]?.link === 'and');
  return isObject && isPredicate(rest) && endsList(rest);
}

/** True if a second predicate neither reports the first one nor denies it. */
export function goesOn(rest: readonly KeyTerm[]): boolean {
  const [verb] = behindAdverb(rest);
  return (
    verb !== undefined &&
    !isOf(verb, 'says') &&
    rest.every((it) => !isOf(it, 'negation', 'relative'))
  );
}

/** True for a clause with a name before its verb: "Rosa mended them". */
export function isNamed(clause: readonly KeyTerm[], text: string): boolean {
  const [name, ...rest] = clause;
  if (!name || !isPlain(name) || isOf(name, 'critical')) return false;
  return (
    /^\p{Lu}\p{Ll}/u.test(text.slice(name.start, name.end)) && isPredicate(rest) && goesOn(rest)
  );
}

function isPredicate(rest: readonly KeyTerm[]): boolean {
  const [verb, object] = behindAdverb(rest);
  if (!verb || !object || object.stop !== 'none' || object.link || !isPlain(verb)) return false;
  return object.hasArticle === true || OBJECTS.has(object.word) || isOf(object, ...OPENERS);
}

const OPENERS = ['determiner', 'universal'] as const;

/** A word that may be a verb: of no other class, and without an article. */
const isPlain = (it: KeyTerm): boolean =>
  it.fact === undefined && it.hasArticle !== true && !isOf(it, ...CLASSES);

const CLASSES = [
  'subject',
  'determiner',
  'negation',
  'condition',
  'exception',
  'hedge',
  'universal',
  'partial',
  'bound',
  'preposition',
  'relative',
  'time',
  'high',
  'low',
] as const;

const behindAdverb = (rest: readonly KeyTerm[]): readonly KeyTerm[] =>
  rest[0] && ADVERBS.has(rest[0].word) ? rest.slice(1) : rest;

function endsInParticiple(rest: readonly KeyTerm[], text: string): boolean {
  const [first, ...others] = behindAdverb(rest);
  const last = others.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    !isOf(first.lead, 'preposition') &&
    rest.slice(1).every(({ link }) => !link) &&
    PARTICIPLE.test(text.slice(last.start, last.end))
  );
}

/** True without a later part, which may tell who says so or take it back. */
const isUnbroken = (rest: readonly KeyTerm[]): boolean =>
  rest.slice(1).every(({ stop }) => stop === 'none');

const endsList = (rest: readonly KeyTerm[]): boolean => {
  const last = rest.findLastIndex((it) => it.link === 'and');
  return last > 0 && isPredicate(rest.slice(last));
};
