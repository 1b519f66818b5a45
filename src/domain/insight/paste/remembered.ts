/** Answers kept; more lines than most pastes have. */
const MOST = 4000;

/**
 * Returns `ask` with its latest answers kept: the readers of a paste ask the same of the same lines.
 * `ask` must depend on the line alone.
 */
export function remembered(ask: (line: string) => boolean): (line: string) => boolean {
  const answers = new Map<string, boolean>();
  return (line) => {
    const known = answers.get(line);
    if (known !== undefined) return known;
    const answer = ask(line);
    if (answers.size >= MOST) answers.clear();
    answers.set(line, answer);
    return answer;
  };
}
