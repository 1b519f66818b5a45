/** The entries of a word list: one a line, below a line that says what the list is for. */
export const entriesOf = (list: string): readonly string[] => list.trimEnd().split('\n').slice(1);

/** The entries of several lists. */
export const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap(entriesOf));

/** Looks up the entries of a section by its name. Throws if the list has no such section. */
export type Sections = (name: string) => readonly string[];

/**
 * The sections of a word list. A line such as `greeting:` begins one, and its entries follow, one a
 * line. Lines that begin with `# ` and empty ones are for the reader of the list.
 */
export function sectionsOf(list: string): Sections {
  const sections = new Map<string, string[]>();
  let section: string[] = [];
  for (const line of entriesOf(list)) {
    const name = /^(?<name>[a-z][a-z-]*):$/.exec(line)?.groups?.['name'];
    if (name !== undefined) sections.set(name, (section = []));
    else if (line !== '' && !line.startsWith('# ')) section.push(line);
  }
  return (name) => {
    const entries = sections.get(name);
    if (!entries) throw new Error(`The word list has no section “${name}”`);
    return entries;
  };
}

/** The sections of a word list as the alternatives of a pattern: `hi|hello`. */
export function alternativesOf(list: string): (name: string) => string {
  const sections = sectionsOf(list);
  return (name) => sections(name).join('|');
}
