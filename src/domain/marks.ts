/**
 * Marks: how a model says which quotes a sentence rests on, as `[q3]` or `[q3, q7]` behind it. They
 * are read off a reply and never are part of the post. Models decorate and forget: other brackets,
 * `[quote 3]`, `(q3)`, `[source: q3]`, `[3]`, `**[q3]**`, `[q3](…)`, `<q3>` and marks that nobody closed
 * are taken for marks too. A quarter of a year, `(Q3 results)`, is none.
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

/** In either case, beside what has to be told by its case. */
const either = (words: string) =>
  words.replace(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

// White space as models write it, with what is invisible; within a label it may even end a line.
// Bounded, as all here is: a reply of one endless bracket must not take quadratic time.
const ANY_GAP = String.raw`[\s\u200B-\u200D\u2060]{0,40}`;
const GAP = String.raw`[ \t\u00A0\u200B-\u200D\u2060\uFEFF]{0,40}`;
const DIGIT = String.raw`[\p{Nd}⁰¹²³⁴-⁹₀-₉]`;
/** What stands around a number, and is no word. */
const SIGNS = String.raw`[\s\u200B-\u200D\u2060"'“”‘’\x60*_^#†~.:№=-]{0,6}`;

const OPEN = String.raw`\\?(?:[[【⟦［〔⟨]|&(?:#91|lsqb|lbrack);)`;
const CLOSE = String.raw`\\?(?:[\]】⟧］〕⟩]|&(?:#93|rsqb|rbrack);)`;
const ROUND = String.raw`\\?[({「‹«]`;
const ROUND_CLOSE = String.raw`\\?[)}」›»]`;

const Q = either('(?:quotes?|q)');
/** Words that lead to a number in square brackets, and such as only lead to `q3`. */
const NAMING =
  'quotes ids sources references refs evidence citations cited cites reviews customers zitat quelle cita r'.split(
    ' ',
  );
const POINTING = ['based on', 'according to', 'from', 'see', 'cf', 'per', 'via'];
const wordsOf = (words: readonly string[]) =>
  either(`(?:${words.map((word) => word.replace(/s$/, 's?')).join('|')})`);

const JOIN = String.raw`(?:${GAP}(?:[,;&+/|–-]|${either('(?:and|or|to)')}(?!\p{L}))){1,2}${GAP}["“']?`;
const MORE = String.raw`(?:(?:${JOIN}(?:${Q}${SIGNS})?|${GAP}${Q}${GAP})${DIGIT}{1,6})*`;
/** What some add behind the numbers: a letter, a line, dots, `etc.`; nothing that says something. */
const TAIL = String.raw`(?:[^\p{L}[\](){}\n]|\p{L}(?!\p{L})|${either('(?:etc|and|source)')}(?!\p{L})){0,24}?`;
/** A quarter: `Q3 results`, `Q3 2024`. */
const NO_QUARTER = String.raw`(?!Q[1-4](?: |['’])(?!${either('(?:and|or|to|q)')}(?!\p{Ll}))(?:\p{L}{2}|\d{2}))`;

const LABEL = String.raw`(?:(?:${wordsOf([...NAMING, ...POINTING])}${SIGNS}){0,2}${Q}|${wordsOf(NAMING)})`;
const LABELLED = String.raw`${OPEN}${SIGNS}${NO_QUARTER}${LABEL}(?:${SIGNS}${either('id')})?${SIGNS}${DIGIT}+${MORE}${TAIL}${ANY_GAP}${CLOSE}`;
const ROUNDED = String.raw`${ROUND}${ANY_GAP}${NO_QUARTER}(?:${wordsOf([...NAMING, ...POINTING])}${SIGNS})?${Q}${SIGNS}${DIGIT}+${MORE}${ANY_GAP}[.:]?${ROUND_CLOSE}`;
const UNCLOSED = String.raw`(?:${OPEN}|${ROUND})${ANY_GAP}${NO_QUARTER}${Q}${ANY_GAP}[#.:]?${ANY_GAP}${DIGIT}+${MORE}(?:${GAP}(?:${CLOSE}|${ROUND_CLOSE}))?`;
const NUMBERED = String.raw`${OPEN}${ANY_GAP}[#^†*]?${DIGIT}{1,3}(?:${GAP}[,;&+–-]${GAP}${DIGIT}{1,3})*${ANY_GAP}(?:†[^\]】\n]{0,24})?${CLOSE}`;
const EMPTY = String.raw`${OPEN}${GAP}(?:q${GAP}[?#xXnN….]{0,3}|${either('quotes?')})${GAP}${CLOSE}`;
const TAGS = String.raw`<\/?(?:${either('quotes?')}(?:[\s=:][^<>\n]{0,60})?|q${GAP}${DIGIT}{1,6})>|<cite>${GAP}q${DIGIT}{1,6}${MORE}${GAP}<\/cite>`;
const BARE = String.raw`\^q${DIGIT}{1,6}\^?|(?<=\S[ \t]{0,4})[—–-]${GAP}q${DIGIT}{1,3}${MORE}(?=${GAP}(?:[.!?…\n]|$))`;
/** What a link or a raised mark has beside it. */
const TARGET = String.raw`(?:\((?:${either('https?:')}|www\.|#|\/)[^()\s]{0,200}(?:\)|$)|\((?:h|ht|htt|https?)?$|\^)?`;

const MARK = new RegExp(
  String.raw`(?=[\\^[({【⟦［〔⟨「‹«&<—–-])\^?(?:${[LABELLED, ROUNDED, UNCLOSED, NUMBERED, EMPTY, TAGS, BARE].join('|')})${TARGET}`,
  'gu',
);

/** Each beginning of a word, the word too. */
const begun = (word: string): string =>
  word
    .split('')
    .reduceRight((rest, letter) => `${letter === ' ' ? ' ' : either(letter)}(?:${rest})?`, '');
const BEGUN = [...NAMING, ...POINTING, 'quotes'].map(begun).join('|');

/** What may become a mark once the rest of it has come. */
const HALF = new RegExp(
  [
    String.raw`(?=[ \t\u00A0\\[【⟦［〔⟨({])[ \t\u00A0]{0,8}\\?(?:[[【⟦［〔⟨]${SIGNS}(?:(?:${BEGUN})${SIGNS}){0,3}|[({]${ANY_GAP}${begun('quotes')}${ANY_GAP}[#.:]?${ANY_GAP})`,
    String.raw`(?:${DIGIT}+(?:[\p{Nd} ,;&+/|–-]|${begun('and')}|${begun('quotes')})*)?\\?\s*$`,
  ].join(''),
  'u',
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

/** A piece to be taken out, what is put in its place, and the quotes that it names. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
  readonly quotes: readonly number[];
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
  for (const { start, end, instead, quotes } of piecesOf(text)) {
    moveUpTo(start);
    left += text.slice(from, start);
    moved.push({ at: left.length, quotes });
    left += instead;
    from = end;
  }
  moveUpTo(Infinity);
  const rest = text.slice(from);
  return { text: left + rest, marks: moved.map((it) => within(it, left.length + rest.length)) };
}

const within = (mark: Mark, length: number): Mark => ({ ...mark, at: Math.min(mark.at, length) });

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index < last) continue;
    const piece = pieceOf(
      text,
      match.index,
      match.index + match[0].length,
      numbersIn(match[0]),
      last,
    );
    pieces.push(piece);
    last = piece.end;
  }
  return pieces;
}

/** As far as is looked before a mark for what belongs to it, in UTF-16 units. */
const NEAR = 64;

/** A mark with its decoration and with the space that stood for it alone. */
function pieceOf(
  text: string,
  markStart: number,
  markEnd: number,
  quotes: readonly number[],
  last: number,
): Piece {
  const [inner, outer] = undecorated(text, markStart, markEnd, last);
  const before = text.slice(Math.max(last, inner - NEAR), inner);
  const gap = /[ \t\u00A0]*$/.exec(before)?.[0].length ?? 0;
  const start = inner - gap;
  const isLineStart = start === 0 || text[start - 1] === '\n';
  const after = text.slice(outer, outer + 8);
  if (isLineStart)
    return start === 0 ? atStart(text, outer, quotes) : onLine(text, start, outer, quotes);
  const space = /^[ \t]+(?=[.,;:!?…])/.exec(after)?.[0].length ?? 0;
  const parts = gap === 0 && /[.!?…]["”’)]?$/.test(before) && /^\p{Lu}/u.test(after);
  return { start, end: outer + space, instead: parts ? ' ' : '', quotes };
}

const atStart = (text: string, outer: number, quotes: readonly number[]): Piece => ({
  start: 0,
  end: outer + spaceAt(text, outer),
  instead: '',
  quotes,
});

const spaceAt = (text: string, at: number): number =>
  /^[ \t]*/.exec(text.slice(at, at + 8))?.[0].length ?? 0;

/** A line of marks alone speaks of the line before, and goes; else they speak of what follows. */
function onLine(text: string, start: number, outer: number, quotes: readonly number[]): Piece {
  const end = outer + spaceAt(text, outer);
  const after = /^(?:\n[ \t]*)*/.exec(text.slice(end))?.[0] ?? '';
  if (after === '' && end < text.length) return { start, end, instead: '', quotes };
  const before = /\n*$/.exec(text.slice(Math.max(0, start - NEAR), start))?.[0] ?? '';
  const lines = Math.max(before.length, after.split('\n').length - 1);
  return {
    start: start - before.length,
    end: end + after.length,
    instead: end + after.length < text.length ? '\n'.repeat(lines) : '',
    quotes,
  };
}

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ...['***', '**', '__', '~~', '*', '_', '~', '`', '"', "'", '^'].map(
    (sign) => [sign, sign] as const,
  ),
  ...[
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['“', '”'],
    ['«', '»'],
    ['‘', '’'],
  ].map(([a = '', b = '']) => [a, b] as const),
  ...['sup', 'sub', 'small', 'cite', 'b', 'i', 'em'].map(
    (tag) => [`<${tag}>`, `</${tag}>`] as const,
  ),
];

/** Takes in what is around a mark and around nothing else. */
function undecorated(text: string, start: number, end: number, last: number): [number, number] {
  const near = Math.max(last, start - NEAR);
  const inner = text.slice(near, start).trimEnd().length + near;
  const outer = end + (/^ */.exec(text.slice(end, end + 4))?.[0].length ?? 0);
  for (const [open, close] of PAIRS) {
    const from = text.endsWith(open, inner) ? inner - open.length : -1;
    if (from < last || !text.startsWith(close, outer)) continue;
    // A sign that closes something before the mark is none that opens.
    if (open === close && /[\p{L}\p{N}.!?]$/u.test(text.slice(near, from))) continue;
    return undecorated(text, from, outer + close.length, last);
  }
  return [start, end];
}

/** The longest mark that may still be coming, in UTF-16 units. */
const LONGEST_HALF = 400;

function withoutHalf({ text, marks }: MarkedText): MarkedText {
  let end = text.length;
  for (;;) {
    const from = Math.max(0, end - LONGEST_HALF);
    const half = HALF.exec(text.slice(from, end));
    if (!half) break;
    end = from + half.index;
  }
  return { text: text.slice(0, end), marks: marks.map((it) => within(it, end)) };
}

function numbersIn(mark: string): number[] {
  const label = mark.replace(/\]?\((?:https?:|www\.|#|\/).*$/i, '').replace(/&#\d+;/g, '');
  return (label.normalize('NFKC').match(/\d+/g) ?? []).map(Number).filter(Number.isSafeInteger);
}
