/** The entries of a word list: one a line, below a line that says what the list is for. */
export const entriesOf = (list: string): readonly string[] => list.trimEnd().split('\n').slice(1);

/** The entries of several lists. */
export const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap(entriesOf));
