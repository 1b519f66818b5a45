import { visibleForm } from '../text/visible-form.ts';

/** Longer words are not looked at: no card shows so many. In UTF-16 units. */
const LONGEST = 6_000;

/** Words in one line, without what is not shown; half a character becomes `\ufffd`. */
export const cardWords = (text: string): string =>
  visibleForm(text.slice(0, LONGEST)).text.replaceAll(/\s+/g, ' ').trim();
