/** The entries of a collection in their order, found by id in constant time. Immutable. */
export interface Entries<T> {
  readonly list: readonly T[];
  /** Index of each id in `list`. */
  readonly positions: ReadonlyMap<string, number>;
  /** The edit that made this list; absent if more than one entry may differ. */
  readonly edit?: Edit<T>;
}

/** Replacement of one entry in place. */
export interface Edit<T> {
  readonly before: readonly T[];
  readonly index: number;
}

interface Identified {
  readonly id: string;
}

/** Indexes a list that is already in order. */
export const entriesOf = <T extends Identified>(list: readonly T[]): Entries<T> => ({
  list,
  positions: new Map(list.map(({ id }, index) => [id, index])),
});

export function entryIn<T>({ list, positions }: Entries<T>, id: string | undefined): T | undefined {
  const index = id === undefined ? undefined : positions.get(id);
  return index === undefined ? undefined : list[index];
}

/**
 * Adds an entry, or replaces the one with its id in place. A replacement keeps the index, because it
 * runs on every keystroke.
 */
export function withEntry<T extends Identified>(
  { list, positions }: Entries<T>,
  entry: T,
  compare: (one: T, other: T) => number,
): Entries<T> {
  const index = positions.get(entry.id);
  return index === undefined
    ? entriesOf([...list, entry].toSorted(compare))
    : { list: list.with(index, entry), positions, edit: { before: list, index } };
}
