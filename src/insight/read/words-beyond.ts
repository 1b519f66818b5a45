const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The parts of a text with words that none of the others contains: per line, from the first such
 * word to the last. Finds, and so shows, whatever a recogniser drops.
 */
export function wordsBeyond(text: string, others: readonly string[]): string[] {
  const known = new Set<string>();
  for (const other of others) for (const word of other.match(WORD) ?? []) known.add(word);
  const missing = new Set((text.match(WORD) ?? []).filter((word) => !known.has(word)));
  // Most pastes are read completely.
  if (missing.size === 0) return [];
  return text.split('\n').flatMap((line) => {
    const found = [...line.matchAll(WORD)].filter(([word]) => missing.has(word));
    const [first] = found;
    const last = found.at(-1);
    return first && last ? [line.slice(first.index, last.index + last[0].length)] : [];
  });
}
