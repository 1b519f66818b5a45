import { entriesOf } from '../data/entries.ts';
import { isConcept } from '../data/themes/concept-list.ts';
import { memo } from '../text/memo.ts';
import { keyOf } from './concept-keys.ts';

/**
 * Words of the concepts in one language. A list has a section for each concept, a line with its id
 * and a colon, and below it the words, one a line:
 *
 * - `clean` matches the word, `deliver*` the start of one, `*preis` its end and `*preis*` any part of
 *   it (compounds),
 * - `car_park` matches consecutive words, and each of them may end with `*`.
 *
 * Section `none` lists phrases and words that only look like a concept. A longer match wins: a phrase
 * before a word, and a word before a part of one. Case and accents other than that of `ñ` don't count.
 */
export interface ConceptTable {
  /** The longest match that begins at a word, by the keys of a text; undefined if there is none. */
  matchAt(keys: readonly string[], at: number): Match | undefined;
}

export interface Match {
  /** Number of words. */
  readonly length: number;
  /** Empty for what only looks like a concept. */
  readonly ids: Ids;
}

/** Ids of concepts. */
export type Ids = readonly string[];

interface Phrase {
  readonly parts: readonly string[];
  readonly ids: Ids;
}

/** The concepts of a word, and the phrases that may begin with it, longest first. */
interface Entry {
  readonly ids: Ids | undefined;
  readonly phrases: readonly Phrase[];
}

/** The words of a list with the ids of their concepts. Throws if a line names no concept. */
export function wordsIn(source: string): ReadonlyMap<string, Ids> {
  const words = new Map<string, Ids>();
  let ids: Ids = [];
  for (const line of entriesOf(source)) {
    if (line.endsWith(':')) ids = idsOf(line.slice(0, -1));
    else words.set(line, [...(words.get(line) ?? []), ...ids]);
  }
  return words;
}

function idsOf(id: string): Ids {
  if (id === 'none') return [];
  if (!isConcept(id)) throw new Error(`No concept has the id ${id}`);
  return [id];
}

export function readTable(source: string): ConceptTable {
  const whole = new Map<string, Ids>();
  const starts = new Map<string, Ids>();
  const ends = new Map<string, Ids>();
  const within = new Map<string, Ids>();
  const phrases: Phrase[] = [];
  for (const [word, ids] of wordsIn(source)) {
    const parts = word.split('_').map(keyOf);
    const [key = ''] = parts;
    const bare = key.replaceAll('*', '');
    if (parts.length > 1) phrases.push({ parts, ids });
    else if (key === bare) whole.set(key, ids);
    else if (!key.startsWith('*')) starts.set(bare, ids);
    else (key.endsWith('*') ? within : ends).set(bare, ids);
  }
  const startOf = longest(starts, (key, part) => key.startsWith(part));
  const endOf = longest(ends, (key, part) => key.endsWith(part));
  const partOf = longest(within, (key, part) => key.includes(part));
  const entryOf = memo((key): Entry => ({
    ids: whole.get(key) ?? startOf(key) ?? endOf(key) ?? partOf(key),
    phrases: phrases
      .filter(({ parts: [first] }) => fits(key, first))
      .toSorted((a, b) => b.parts.length - a.parts.length),
  }));
  return {
    matchAt(keys, at) {
      const { ids, phrases: begun } = entryOf(keys[at] ?? '');
      const phrase = begun.find(({ parts }) =>
        parts.every((part, index) => fits(keys[at + index], part)),
      );
      if (phrase) return { length: phrase.parts.length, ids: phrase.ids };
      return ids && { length: 1, ids };
    },
  };
}

const fits = (key = '', part = ''): boolean =>
  part.endsWith('*') ? key.startsWith(part.slice(0, -1)) : key === part;

/** Returns a function that finds the ids of the longest part in a word. */
function longest(parts: ReadonlyMap<string, Ids>, has: (key: string, part: string) => boolean) {
  const sorted = [...parts].toSorted(([a], [b]) => b.length - a.length);
  return (key: string): Ids | undefined => sorted.find(([part]) => has(key, part))?.[1];
}
