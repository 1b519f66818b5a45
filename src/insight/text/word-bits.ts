/**
 * Returns a function that tells which of these patterns a word matches, as one bit each. What a text
 * may say is then known from its words, each judged once, without a search for every rule.
 */
export function wordBits(patterns: readonly RegExp[]): (word: string) => number {
  // A number has room for that many bits.
  if (patterns.length > 31) throw new Error('Too many patterns for the bits of a number');
  return (word) =>
    patterns.reduce((bits, pattern, at) => (pattern.test(word) ? bits | (1 << at) : bits), 0);
}
