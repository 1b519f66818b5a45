const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The parts of a text with words that none of the others contains: per line, from the first such
 * word to the last. Finds, and so shows, whatever a recogniser drops.
 */
export function wordsBeyond(text: string, others: readonly string[]): string[] {
  const known = new Set(others.flatMap((other) => other.match(WORD) ?? []));
  return text.split('\n').flatMap((line) => {
    const missing = [...line.matchAll(WORD)].filter(([word]) => !known.has(word));
    const [first] = missing;
    const last = missing.at(-1);
    return first && last ? [line.slice(first.index, last.index + last[0].length)] : [];
  });
}
