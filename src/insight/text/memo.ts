interface Limits {
  /** Most values kept; then they are forgotten together, so that memory stays bounded. */
  readonly most: number;
  /** Longest text whose value is kept, in UTF-16 units. */
  readonly longest: number;
  /** Longest text that is kept as it is: a copy of a longer one is kept. */
  readonly longestOwn?: number;
}

/** Returns a function that keeps what pure functions return, and one that forgets all of it. */
export function createMemos({ most, longest, longestOwn = longest }: Limits) {
  const all: Map<string, unknown>[] = [];
  function memo<Value>(make: (text: string) => Value): (text: string) => Value {
    const kept = new Map<string, Value>();
    all.push(kept);
    return (text) => {
      if (text.length > longest) return make(text);
      const known = kept.get(text);
      if (known !== undefined) return known;
      const own = text.length > longestOwn ? copyOf(text) : text;
      const made = make(own);
      if (kept.size >= most) kept.clear();
      kept.set(own, made);
      return made;
    };
  }
  function clear(): void {
    for (const kept of all) kept.clear();
  }
  return { memo, clear };
}

const copyOf = (text: string): string => text.split('').join('');

/**
 * Keeps values of words: the same few thousand make up most texts. V8 makes a slice of more than 12
 * units keep the whole text in memory.
 */
export const { memo, clear: clearMemos } = createMemos({
  most: 20_000,
  longest: 32,
  longestOwn: 12,
});
