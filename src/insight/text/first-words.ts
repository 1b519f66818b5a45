/**
 * True for a word that may begin one of the alternatives of a pattern, or contain the start of one
 * in a script without spaces. No alternative may begin with a class or with what is optional.
 */
export function mayBegin(alternatives: string, inScripts = ''): (word: string) => boolean {
  const starts = [String.raw`(?<!\p{L})(?:${firstWords(alternatives)})`];
  if (inScripts !== '') starts.push(firstWords(inScripts));
  const start = new RegExp(starts.join('|'), 'iu');
  return (word) => start.test(word);
}

/** The first letters of each alternative, also of those inside of groups. */
const firstWords = (alternatives: string): string =>
  alternatives
    .split('|')
    .map((it) => /\p{L}+(?![?*{])/u.exec(it)?.[0] ?? '')
    .join('|');
