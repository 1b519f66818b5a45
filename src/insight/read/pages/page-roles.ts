import { mayBeName } from '../lines/names.ts';
import type { PageLine } from './page-line.ts';
import { isPlace } from '../lines/places.ts';
import { isRoleAlone } from '../lines/reply-words.ts';
import { dateIn, datesReview, isWhen } from '../lines/when.ts';

/** In lines: from the job of a reviewer down to the stars. */
const NEAR = 8;

/**
 * Separates a reviewer's job from the role of someone who answers: stars follow it before any sentence.
 */
export function withJobs(lines: readonly PageLine[]): readonly PageLine[] {
  return lines.map((line, at) => {
    if (line.kind !== 'reply' || !isRoleAlone(line.text)) return line;
    const below = lines.slice(at + 1, at + NEAR);
    const stars = below.findIndex(({ kind }) => kind === 'rating');
    const isJob =
      stars !== -1 &&
      below
        .slice(0, stars)
        .every(
          ({ kind, text }) =>
            kind === 'badge' ||
            kind === 'detail' ||
            (kind === 'text' && text.length <= 60 && !/[.!?…]$/.test(text)),
        );
    const isNamed = mayBeName(lines[at - 1]?.text ?? '');
    return isJob && isNamed ? { kind: 'badge', text: line.text, isApart: line.isApart } : line;
  });
}

/** `Order: 4 March 2026`: a day after any label. */
const LABELLED = /^\p{L}[\p{L} ’'/-]{1,30}\s?[:：]\s?(?<value>\d.{5,30}|\p{L}.{5,30}\d)$/u;

/** Separates the day of an order from that of the review, which has no label. */
export function withLabelledDays(lines: readonly PageLine[]): readonly PageLine[] {
  const isLabelled = ({ kind, text }: PageLine) => {
    const day =
      kind === 'text' || kind === 'date' ? LABELLED.exec(text)?.groups?.['value'] : undefined;
    return day !== undefined && !datesReview(text) && isWhen(day) && dateIn(day) !== undefined;
  };
  const days = lines.filter((line) => line.kind === 'date' && !isLabelled(line)).length;
  const labelled = lines.filter(isLabelled).length;
  if (labelled === 0 || days < labelled) return lines;
  return lines.map((line) =>
    isLabelled(line)
      ? { kind: 'detail', date: dateIn(line.text), text: line.text, isApart: line.isApart }
      : line,
  );
}

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
