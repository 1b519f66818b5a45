import { quoteKey } from '../quote.ts';

/**
 * Joins one customer's text from several cells, one line each. Drops repeated cells and those that
 * only begin the longest one; keeps a dash only if there is nothing else.
 */
export function joinSaid(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const told = filled.filter((cell) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(cell));
  if (told.length < 2) return told[0] ?? filled[0] ?? '';
  const keys = told.map(quoteKey);
  const longest = keys.reduce((most, key) => (key.length > most.length ? key : most), '');
  const seen = new Set<string>();
  return told
    .filter((_, index) => {
      const key = keys[index] ?? '';
      const isKnown = seen.has(key) || longest.startsWith(`${key} `);
      seen.add(key);
      return !isKnown;
    })
    .join('\n');
}
