/**
 * Marks: how a model says which quotes a sentence rests on, as `[q3]` or `[q3, q7]` behind it. They
 * are read off a reply and never are part of the post. Models decorate and forget: other brackets,
 * `[quote 3]`, `(q3)`, `[3]` and marks that nobody closed are taken for marks too.
 */
export interface Mark {
  /** Where it stood, in UTF-16 units of the text without marks. */
  readonly at: number;
  /** Numbers of quotes, as written: some may be of no quote. */
  readonly quotes: readonly number[];
}

export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

// White space as models write it, with what is invisible; within a label it may even end a line.
const ANY_GAP = String.raw`[\s\u200B-\u200D\u2060]*`;
const GAP = String.raw`[ \t\u00A0\u200B-\u200D\u2060\uFEFF]*`;
const LABEL = String.raw`(?:quotes?|q)${ANY_GAP}[#.:]?${ANY_GAP}`;
const MORE = String.raw`(?:${GAP}(?:[,;&+/–-]|and)${GAP}(?:${LABEL})?\d{1,6})*`;
const LABELLED = String.raw`\\?[[({【⟦]${ANY_GAP}${LABEL}\d+${MORE}(?:${GAP}\\?[\])}】⟧])?`;
const NUMBERED = String.raw`\\?[[【⟦]${ANY_GAP}#?\d{1,3}${MORE}${ANY_GAP}\\?[\]】⟧]`;
const MARK = new RegExp(`[ \\t\\u00A0]*(?:${LABELLED}|${NUMBERED})`, 'giu');

/** What may become a mark once the rest of it has come. */
const HALF = new RegExp(
  String.raw`[ \t\u00A0]*\\?(?:[[【⟦]${ANY_GAP}(?:q|qu|quo|quot|quotes?)?|[({]${ANY_GAP}(?:q|qu|quo|quot|quotes?))${ANY_GAP}[#.:]?${ANY_GAP}(?:\d+(?:[\d ,;&+/–-]|an?d?|quotes?|quot?|qu?)*)?\\?\s*$`,
  'iu',
);

/** Takes the marks off a text. What is left holds none, not even one that removing has put together. */
export function readMarks(marked: string): MarkedText {
  let found = withoutHalf({ text: marked, marks: [] });
  for (;;) {
    const next = withoutHalf(removeOnce(found));
    if (next.text === found.text) return next;
    found = next;
  }
}

/** The text alone, also while it is still coming: a mark that has only begun is not shown. */
export function withoutMarks(marked: string): string {
  return readMarks(marked).text;
}

function removeOnce({ text, marks }: MarkedText): MarkedText {
  let left = '';
  let from = 0;
  const moved: Mark[] = [];
  const waiting = [...marks];
  const moveUpTo = (end: number) => {
    while (waiting[0] && waiting[0].at <= end) {
      const at = left.length + Math.max(0, waiting[0].at - from);
      moved.push({ ...waiting[0], at });
      waiting.shift();
    }
  };
  for (const match of text.matchAll(MARK)) {
    moveUpTo(match.index);
    left += text.slice(from, match.index);
    from = match.index + match[0].length;
    moved.push({ at: left.length, quotes: numbersIn(match[0]) });
    // At the start of a line the space behind it goes, and not the one before.
    if (/(?:^|\n)$/.test(left)) from += /^[ \t]*/.exec(text.slice(from, from + 8))?.[0].length ?? 0;
  }
  moveUpTo(Infinity);
  return { text: left + text.slice(from), marks: moved.map((it) => clamped(it, left, text, from)) };
}

const clamped = (mark: Mark, left: string, text: string, from: number): Mark => ({
  ...mark,
  at: Math.min(mark.at, left.length + text.length - from),
});

function withoutHalf({ text, marks }: MarkedText): MarkedText {
  const half = HALF.exec(text);
  if (!half) return { text, marks };
  const end = half.index;
  return {
    text: text.slice(0, end),
    marks: marks.map((it) => ({ ...it, at: Math.min(it.at, end) })),
  };
}

function numbersIn(mark: string): number[] {
  return (mark.match(/\d+/g) ?? []).map(Number).filter(Number.isSafeInteger);
}
