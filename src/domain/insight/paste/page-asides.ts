import { mayBeName } from './names.ts';
import type { PageLine } from './page-line.ts';

/** `Show original`, below a note on a translation and above the words of a review. */
export const isNoteOf = (
  { text }: PageLine,
  before: PageLine | undefined,
  next: PageLine | undefined,
): boolean =>
  before?.kind === 'badge' &&
  /origin/i.test(text) &&
  next?.kind === 'text' &&
  !mayBeName(next.text);

/** `하늘님`: a name with its polite ending, which ends the words for many professions too. */
export function politeIn(text: string): string | undefined {
  const { name = '' } = /^(?<name>\S{1,25})(?:さん|님)$/u.exec(text)?.groups ?? {};
  return mayBeName(name) &&
    !/(?:사장|선생|원장|기사|직원|점장|店員|店長|スタッフ|お客|客)$/u.test(name)
    ? name
    : undefined;
}
