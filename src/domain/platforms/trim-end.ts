/**
 * Removes matching characters from the end of a text. A pattern such as `/[.!]+$/` retries at every
 * character of a run, which takes quadratic time.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
