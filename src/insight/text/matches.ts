/**
 * The matches of a global pattern, in order. Unlike `matchAll` it makes no copy of the pattern for
 * every text, which takes longer than the search of most texts.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    // An empty match must not be found again.
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
