import type { PageLine } from './page-line.ts';
import { isPlace } from '../lines/places.ts';

/**
 * Recognises names by the letter above and the home below them, on pages without stars and dates.
 */
export function withResidents(lines: readonly PageLine[]): readonly PageLine[] {
  if (lines.some(({ kind }) => kind === 'rating' || kind === 'date' || kind === 'byline'))
    return lines;
  const isResident = (at: number): boolean => {
    const [letter, name, home, words] = lines.slice(Math.max(0, at - 1), at + 3);
    return (
      name?.kind === 'text' &&
      /^\p{Lu}{1,3}$/u.test(letter?.text ?? '') &&
      name.text.toLowerCase().startsWith(letter?.text.charAt(0).toLowerCase() ?? ' ') &&
      isPlace(home?.text ?? '') &&
      words?.kind === 'text'
    );
  };
  const found = lines.flatMap((_, at) => (at > 0 && isResident(at) ? [at] : []));
  if (found.length < 2) return lines;
  const names = new Set(found);
  return lines.map((line, at) =>
    names.has(at)
      ? { kind: 'byline', name: line.text, text: line.text, isApart: line.isApart }
      : names.has(at - 1)
        ? { kind: 'badge', text: line.text, isApart: line.isApart }
        : line,
  );
}
