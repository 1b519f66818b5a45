/** Brings together what two tabs made of the same document. Pure. */
export type Merge<T> = (base: T, mine: T, theirs: T) => T;

/** Each field as the one who changed it left it; where both did, mine. */
export function mergeFields<T>(base: T, mine: T, theirs: T): T {
  if (isSame(mine, base)) return theirs;
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  const before = Object(base);
  const merged: Record<string, unknown> = { ...theirs };
  for (const field of new Set([...Object.keys(before), ...Object.keys(mine)])) {
    if (isSame(mine[field], before[field])) continue;
    if (field in mine) merged[field] = mine[field];
    else delete merged[field];
  }
  // Every field is one of the two's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return merged as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deep equality of plain data, whatever the order of the fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => isSame(one[field], other[field]));
}

/**
 * A list whose entries have a name: what either added or changed is in, what either removed is not,
 * unless the other changed it meanwhile. An entry that both changed is settled by `both`.
 */
export function mergeList<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  nameOf: (entry: T) => string | number,
  both: (base: T | undefined, mine: T, theirs: T) => readonly T[],
): T[] {
  const byName = (list: readonly T[]) => new Map(list.map((entry) => [nameOf(entry), entry]));
  const [before, own, other] = [byName(base), byName(mine), byName(theirs)];
  return [...new Map([...other, ...own]).keys()].flatMap((name) => {
    const [was, one, two] = [before.get(name), own.get(name), other.get(name)];
    if (one !== undefined && two !== undefined) return settleEntry(was, one, two, both);
    const left = one ?? two;
    return left === undefined || isSame(left, was) ? [] : [left];
  });
}

function settleEntry<T>(
  was: T | undefined,
  mine: T,
  theirs: T,
  both: (base: T | undefined, mine: T, theirs: T) => readonly T[],
): readonly T[] {
  if (isSame(mine, theirs) || isSame(theirs, was)) return [mine];
  return isSame(mine, was) ? [theirs] : both(was, mine, theirs);
}

/** Two texts that grew apart: both, one below the other, unless one goes on from the other. */
export function mergeText(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs;
  if (theirs === base || mine.startsWith(theirs)) return mine;
  if (theirs.startsWith(mine)) return theirs;
  return `${theirs}\n\n${mine}`;
}
