/**
 * Turns Markdown into the plain text that a platform shows: emphasis, headings and fences lose their
 * marks, bullets become `•`, and a link keeps its text and its address. All else stays as it is:
 * hashtags, `snake_case`, `2*3*4`, a price list, a face.
 */
export function plainText(markdown: string): string {
  const lines = linesOf(markdown).map(plainInline);
  return withoutEmphasis(lines.join('\n'));
}

/** True for Markdown's line between two parts: `---`, `***`, `* * *`. */
export const isRule = (line: string): boolean =>
  /^[ \t]{0,3}(?:(?:-[ \t]{0,2}){3,80}|(?:\*[ \t]{0,2}){3,80}|(?:_[ \t]{0,2}){3,80}|={3,80})$/.test(
    line.trimEnd(),
  );

/** True for a line that begins or ends a block of code. */
export const isFence = (line: string): boolean =>
  /^[ \t]{0,3}(?:`{3,9}|~{3,9})[ \t]{0,3}(?:markdown|md|plain|plaintext|text|txt|html|xml|none|copy|post|caption|instagram|facebook|linkedin|youtube)?$/i.test(
    line.trimEnd(),
  );

function linesOf(markdown: string): string[] {
  const lines = markdown.split('\n');
  const kept: string[] = [];
  const hasFootnote =
    /^[^*\n]{1,2000}[^\s*]\*(?:[\s.,;:!?)]|$)/m.test(markdown) &&
    lines.filter((line) => /^[ \t]{0,20}\*[ \t]/.test(line)).length === 1;
  const code = codeFences(lines);
  lines.forEach((line, index) => {
    const isTableRule = TABLE_RULE.test(line.trim()) && (lines[index - 1] ?? '').includes('|');
    if (isFence(line) || code.has(index) || isTableRule) return;
    if (isRule(line)) {
      // Only the gap around a rule is kept.
      if (kept.at(-1)?.trim() !== '' && kept.length > 0 && index < lines.length - 1) kept.push('');
      return;
    }
    if (line.trim() === '' && kept.at(-1) === '' && isRule(lines[index - 1] ?? '')) return;
    const inTable = TABLE_ROW.test(line.trim()) && isInTable(lines, index);
    kept.push(inTable ? tableRow(line) : plainLine(line, hasFootnote));
  });
  return kept;
}

/** Indexes of the lines that begin a block in a language, ` ```xml`, with the block's end below. */
function codeFences(lines: readonly string[]): ReadonlySet<number> {
  const begun = new Set<number>();
  let open: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (/^[ \t]{0,3}`{3,9}[\w+#.-]{1,20}[ \t]{0,3}$/.test(line)) open = index;
    else if (open !== undefined && /^[ \t]{0,3}`{3,9}[ \t]{0,3}$/.test(line)) {
      begun.add(open);
      open = undefined;
    }
  }
  return begun;
}

const TABLE_RULE = /^\|?(?:[ \t]{0,9}:?-{2,40}:?[ \t]{0,9}(?:\||$)){2,40}$/;
const TABLE_ROW = /^\|.*\|$/;

/** Looks for the rule below the head of a table, over the rows between. */
function isInTable(lines: readonly string[], index: number): boolean {
  const first = Math.max(0, index - LONGEST_TABLE);
  for (let at = index; at >= first; at -= 1) {
    if (!TABLE_ROW.test((lines[at] ?? '').trim())) break;
    if (TABLE_RULE.test((lines[at] ?? '').trim())) return true;
  }
  return TABLE_RULE.test((lines[index + 1] ?? '').trim());
}

const LONGEST_TABLE = 60;

const tableRow = (line: string): string =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' | ');

function plainLine(line: string, hasFootnote: boolean): string {
  const quoted = /^[ \t]{0,3}(?:> ?){1,9}(?![ \t]{0,3}[\d<>])(.*)$/.exec(line)?.[1];
  const rest = quoted ?? line;
  const heading = /^[ \t]{0,3}#{1,6}[ \t]{1,9}(\S.*)$/.exec(rest)?.[1];
  // Some models write hashtags with a gap.
  if (heading !== undefined && !/(?:^|\s)#{1,6}\s*\p{L}/u.test(heading))
    return heading
      .trimEnd()
      .replace(/[ \t]#{1,6}$/, '')
      .trimEnd();
  const bullet = /^([ \t]{0,20})([*+-])([ \t]{1,4})(\S.*)$/.exec(rest);
  if (!bullet) return rest;
  const [, indent = '', sign = '', gap = '', item = ''] = bullet;
  if (sign === '*' && hasFootnote) return rest;
  return `${indent}${sign === '-' ? '-' : '•'}${gap}${item.replace(/^\[[ xX]\][ \t]{1,4}/, '')}`;
}

const ESCAPED = /(?<!\\)(¯)?\\+([!#$%&()*+,./:;<=>?@[\]^_`{|}~-])/g;
const ADDRESS = String.raw`(?:https?:\/\/|mailto:|tel:|www\.|[\p{L}\p{N}-]{1,60}\.[\p{L}]{2,20}(?=[\/)?#\s]))[^\s()<>]{0,1900}(?:\([^\s()<>]{0,300}\)[^\s()<>]{0,300}){0,3}`;
const LINK = new RegExp(
  String.raw`!?\[([^\][\n]{0,400})\]\([ \t]{0,3}<?(${ADDRESS}|#)>?(?:[ \t]{1,3}["'(][^"'\n)]{0,200}["')])?[ \t]{0,3}\)`,
  'gu',
);

/** Escapes, links, code and the few tags of HTML that Markdown allows. */
function plainInline(line: string): string {
  if (!/[\\[<`]/.test(line)) return line;
  return line
    .replace(/\\$/, '')
    .replace(ESCAPED, (_all, face: string | undefined, sign: string) =>
      face === undefined ? sign : `${face}\\${sign}`,
    )
    .replace(LINK, (all: string, text: string, address: string, at: number, whole: string) =>
      plainLink(all, text.trim(), address, whole.slice(at + all.length)),
    )
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/g, '$1')
    .replace(/<\/?(?:b|i|u|em|strong)>/gi, '')
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/<\/p>\s{0,9}<p>/gi, '\n\n')
    .replace(/<\/?p>/gi, '')
    .replace(/(`{1,3})(?!`)([^`\n]{1,400})\1(?!`)/g, '$2');
}

/** A citation mark in brackets is no link. */
const CITATION = /^q(?:uote)?[ \t]{0,4}\d/i;

function plainLink(all: string, text: string, target: string, after: string): string {
  if (CITATION.test(text)) return all;
  const address = target.replace(/^(?:mailto|tel):/, '');
  if (address === '#') return text;
  const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  if (text === '' || bare(text).toLowerCase() === bare(address).toLowerCase()) return address;
  const isLast = /^[\s*_.!]*$/.test(after.slice(0, 40)) && after.length < 40;
  return isLast ? `${text.replace(/:$/, '')}: ${address}` : `${text} (${address})`;
}

/** A run of the signs of emphasis. */
interface Run {
  readonly sign: string;
  readonly start: number;
  readonly end: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** Names and addresses keep their underscores. */
const UNBROKEN = /(?:https?:\/\/|www\.)[^\s*<>()[\]]+|[@#][\p{L}\p{N}_.]*[\p{L}\p{N}]/gu;
const RUN = /\*{1,3}(?!\*)|_{1,3}(?!_)|~~(?!~)/g;

/** Takes off the pairs of `*`, `_` and `~~` around words, within a paragraph. */
function withoutEmphasis(text: string): string {
  if (!/[*_~]/.test(text)) return text;
  return text
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => (/[*_~]/.test(paragraph) ? withoutPairs(paragraph) : paragraph))
    .join('');
}

function withoutPairs(text: string): string {
  const open = new Map<string, Run[]>();
  const cuts: { start: number; end: number }[] = [];
  for (const run of runsIn(text)) {
    const kind = run.sign.charAt(0);
    const waiting = open.get(kind) ?? [];
    const opener = run.closes ? waiting.at(-1) : undefined;
    if (opener && surroundsWords(text, opener, run)) {
      const length = Math.min(opener.end - opener.start, run.end - run.start);
      cuts.push({ start: opener.end - length, end: opener.end });
      cuts.push({ start: run.start, end: run.start + length });
      waiting.pop();
    } else if (run.opens) {
      waiting.push(run);
      open.set(kind, waiting);
    }
  }
  let plain = '';
  let from = 0;
  for (const { start, end } of cuts.toSorted((one, other) => one.start - other.start)) {
    plain += text.slice(from, start);
    from = end;
  }
  return plain + text.slice(from);
}

function* runsIn(text: string): Generator<Run> {
  const spans = [...text.matchAll(UNBROKEN)].map(
    ({ 0: whole, index }) => [index, index + whole.length] as const,
  );
  let span = 0;
  for (const { 0: sign, index: start } of text.matchAll(RUN)) {
    const end = start + sign.length;
    while ((spans[span]?.[1] ?? Infinity) <= start) span += 1;
    if ((spans[span]?.[0] ?? Infinity) <= start) continue;
    if (text[start - 1] === sign.charAt(0)) continue;
    const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
    const isWithinWord = WORD_END.test(before) && WORD_START.test(after);
    const isWithinNumber = /\d$/.test(before) && /^\d/.test(after);
    const bears = sign.length > 1 && sign.startsWith('*') ? !isWithinNumber : !isWithinWord;
    yield {
      sign,
      start,
      end,
      opens: bears && /^\S/.test(after) && (sign.length > 1 || !WORD_END.test(before)),
      closes: bears && /\S$/.test(before) && (sign.length > 1 || !WORD_START.test(after)),
    };
  }
}

/** Letters and digits of scripts that put spaces between words. */
const WORD_CHARACTER = String.raw`(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}]`;
const WORD_END = new RegExp(`${WORD_CHARACTER}$`, 'u');
const WORD_START = new RegExp(`^${WORD_CHARACTER}`, 'u');

/** False for a face such as `(*^ω^*)`, and for signs alone. */
function surroundsWords(text: string, opener: Run, closer: Run): boolean {
  const inner = text.slice(opener.end, Math.min(closer.start, opener.end + 400));
  const isFace =
    text[opener.start - 1] === '\\' ||
    (inner.length < 7 && text[opener.start - 1] === '(' && text[closer.end] === ')');
  return /[\p{L}\p{N}]/u.test(inner) && !isFace;
}
