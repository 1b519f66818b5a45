/** Three-way merge of two tabs' versions of a document. Pure. */
export type Merge<T> = (base: T, mine: T, theirs: T) => T;

/**
 * Merges field by field: a field changed by one side keeps that change; if both changed it, mine
 * wins.
 */
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
  // Every field comes from one of the two.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return merged as T;
}

/** True for a plain record of fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deep equality of plain data, regardless of the order of fields. */
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
 * Three-way merge of a list with named entries: keeps entries that either side added or changed,
 * drops entries that either removed, unless the other changed them meanwhile. `both` merges an
 * entry that both changed.
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
    if (one !== undefined && two !== undefined) return mergeEntry(was, one, two, both);
    const left = one ?? two;
    return left === undefined || isSame(left, was) ? [] : [left];
  });
}

function mergeEntry<T>(
  was: T | undefined,
  mine: T,
  theirs: T,
  both: (base: T | undefined, mine: T, theirs: T) => readonly T[],
): readonly T[] {
  if (isSame(mine, theirs) || isSame(theirs, was)) return [mine];
  return isSame(mine, was) ? [theirs] : both(was, mine, theirs);
}

/** Between two texts that stand one below the other. */
const APART = '\n\n';

/**
 * Merges two diverged texts: both, one below the other, unless one extends the other. A paragraph
 * that either side removed is dropped.
 */
export function mergeText(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs;
  if (theirs === base || (theirs && mine.startsWith(theirs))) return mine;
  if (mine && theirs.startsWith(mine)) return theirs;
  const [was, own, other] = [base.split(APART), mine.split(APART), theirs.split(APART)];
  const kept = other.filter((part) => own.includes(part) || !was.includes(part));
  const fresh = own.filter((part) => !was.includes(part) && !kept.includes(part));
  return joinTexts(kept.join(APART), fresh.join(APART));
}

/** Puts a text below another. */
export const joinTexts = (above: string, below: string): string =>
  above && below ? above + APART + below : above || below;

/** True if a text stands alone in another, or above or below others. */
export const holdsText = (all: string, text: string): boolean =>
  (APART + all + APART).includes(APART + text + APART);

/** Replaces a text that stands among others, or adds the new one below them. */
export function replaceText(all: string, text: string, next: string): string {
  if (!text || !holdsText(all, text)) return joinTexts(all, next);
  const [above = '', ...rest] = (APART + all + APART).split(APART + text + APART);
  const below = rest.join(APART + text + APART);
  return [above.slice(APART.length), next, below.slice(0, -APART.length)].reduce(joinTexts);
}
