/** Most values kept; then they are forgotten together, so that memory stays bounded. */
const MOST = 20_000;
/** In UTF-16 units: V8 makes a longer slice of a text keep the whole text in memory. */
const LONGEST = 12;

const all: Map<string, unknown>[] = [];

/** Forgets the words of every text. */
export function clearMemos(): void {
  for (const kept of all) kept.clear();
}

/** Keeps what a pure function returns for a word: the same few thousand make up most texts. */
export function memo<Value>(make: (word: string) => Value): (word: string) => Value {
  const kept = new Map<string, Value>();
  all.push(kept);
  return (word) => {
    if (word.length > LONGEST) return make(word);
    const known = kept.get(word);
    if (known !== undefined) return known;
    const made = make(word);
    if (kept.size >= MOST) kept.clear();
    kept.set(word, made);
    return made;
  };
}
