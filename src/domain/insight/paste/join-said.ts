import { quoteKey } from '../quote.ts';

/**
 * All that one customer said in several places, a line each. What is there twice, or is the beginning
 * of the longest, stands once; a dash stands only where nothing else does.
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
