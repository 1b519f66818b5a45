import { isFence, isRule } from './plain-text.ts';
import {
  ABOUT_TEXT,
  ANSWER_LABEL,
  COUNT,
  EXPLANATION,
  FAREWELLS,
  LABEL,
  OPENER,
  OWN_VOICE,
  PLATFORM_OR_PRODUCT,
  PRODUCT,
  REMARK,
  THOUGHT,
  WEAK_PRODUCT,
  YES,
} from './wrapping-words.ts';

/**
 * Takes off what models put around a post although they were asked for the post alone: an
 * introduction ("Here’s your post:"), a label ("**Instagram Post:**"), rules and fences, a count of
 * words, remarks and a goodbye ("Let me know if you would like a shorter version!"). In doubt a
 * line stays: no word of the post may be lost. Idempotent; leaves at least a line.
 */
export function unwrap(reply: string): string {
  const lines = withoutThought(reply.split('\n'));
  const body = fencedAlone(lines) ?? { start: 0, end: lines.length };
  const top = skipTop(lines, body.start, body.end);
  const end = skipBottom(lines, top.start, body.end);
  if (top.start === 0 && end === lines.length && top.first === undefined) return lines.join('\n');
  const kept = lines.slice(top.start, end);
  return [...(top.first === undefined ? [] : [top.first]), ...kept].join('\n');
}

/** True while a thought under its own heading has begun and may not have ended. */
export function isUnfinishedThought(reply: string): boolean {
  const lines = reply.split('\n');
  return thoughtIn(lines) !== undefined && thoughtEnd(lines) === undefined;
}

/** A thought with which a reply begins. */
interface Thought {
  readonly start: number;
  /** `line`: the whole thought is on one line, `Thought: they love bread.` */
  readonly form: 'heading' | 'fence' | 'quote' | 'line' | 'aside';
}

/** The heading, the label or the fence of a thought with which a reply begins. */
function thoughtIn(lines: readonly string[]): Thought | undefined {
  const start = lines.findIndex((line) => !isBlank(line));
  const line = lines[start]?.trim() ?? '';
  const words = undecorated(line);
  const isThought = (name: string | undefined) =>
    name !== undefined && THOUGHT.test(name.replace(/[:：]$/, '').trim());
  const [, mark = '', lead] = LED.exec(line) ?? [];
  if (isThought(lead)) return { start, form: mark === '' ? 'line' : 'aside' };
  if (OWN_VOICE.test(words)) return undefined;
  if (line.startsWith('```'))
    return isThought(line.slice(3)) ? { start, form: 'fence' } : undefined;
  if (!isThought(headingIn(line, words))) return undefined;
  return { start, form: line.startsWith('>') ? 'quote' : 'heading' };
}

/** `Thought: they love bread.`, `*Thinking: a warm tone.*` */
const LED = /^([(*_[]{0,3})([^:：\n()*_[\]]{2,40})[:：]\s+\S/;

/** The words of a line that stand out by a colon, their decoration or the signs around them. */
function headingIn(line: string, words: string): string | undefined {
  const label = /^([^:：\n]{2,40})[:：]$/.exec(words)?.[1];
  const isDecorated = /^\s{0,3}(?:>\s?)?(?:#{1,6}\s|\*\*|__)/.test(line);
  return label ?? BANNER.exec(line)?.[1] ?? (isDecorated ? words : undefined);
}

/** `=== POST ===`, `[Reasoning]`, `--- end of thinking ---` */
const BANNER =
  /^[\s#*_]{0,6}(?:={2,20}|-{2,20}|\[{1,2}|\{{2})\s{0,3}([^=[\]{}\n-]{2,40}?)\s{0,3}(?:={2,20}|-{2,20}|\]{1,2}|\}{2})[\s*_]{0,6}$/;

/** The lines behind a thought under its own heading, without the label of the answer. */
function withoutThought(lines: string[]): string[] {
  const end = thoughtEnd(lines);
  if (end === undefined) return lines;
  const [first = '', ...rest] = lines.slice(end);
  const inline =
    isAnswerLabel(first) || FINAL_LABEL.test(first)
      ? first.replace(/^[^:：]{1,60}(?:[:：][*_]{0,3}|$)\s*/, '')
      : first;
  return inline === '' ? rest : [inline, ...rest];
}

/**
 * Index of the first line behind a thought under its own heading, the label of the answer, or behind
 * a thought in a fence. Undefined if there is no such thought or no such end.
 */
function thoughtEnd(lines: readonly string[]): number | undefined {
  const thought = thoughtIn(lines);
  if (!thought) return undefined;
  const { start, form } = thought;
  const after = (isEnd: (line: string) => boolean) => {
    const end = lines.findIndex((line, at) => at > start && isEnd(line));
    return end < 0 ? undefined : end;
  };
  const behind = (end: number | undefined) => (end === undefined ? undefined : end + 1);
  const until = (end: number | undefined) => lines.slice(start, end).join('\n');
  switch (form) {
    case 'fence':
      return behind(after((line) => line.trim() === '```'));
    case 'quote': {
      const end = after((line) => !isBlank(line) && !line.trim().startsWith('>'));
      return isAboutRequest(until(end)) ? end : undefined;
    }
    case 'aside': {
      const line = lines[start] ?? '';
      const isWhole = /[)*_\]]\s*$/.test(line) && isEdge(lines[start + 1]);
      return isWhole && isAboutRequest(line) ? after((other) => !isEdge(other)) : undefined;
    }
    case 'line': {
      const end = after((line) => FINAL_LABEL.test(line));
      const isShorter = until(end).length < lines.slice(end).join('\n').length;
      return isShorter && isAboutRequest(until(end)) ? end : undefined;
    }
    case 'heading':
      return behind(after(endsThought)) ?? after(isAnswerLabel);
  }
}

/** True for words about the post that was asked for, which a post of its own never says. */
const isAboutRequest = (text: string): boolean => PRODUCT.test(text) || /\buser\b/i.test(text);

/** `[/Thinking]`, `--- end of thinking ---` */
const endsThought = (line: string): boolean => {
  const [, name] = /^(?:\/|end(?: of)? )\s?(.{2,40})$/i.exec(BANNER.exec(line)?.[1] ?? '') ?? [];
  return name !== undefined && THOUGHT.test(name.trim());
};

/** The label of the answer behind a thought: `Final Answer: Warm rolls …` */
const FINAL_LABEL =
  /^[^\p{L}]{0,6}final (?:answer|response|output|post|caption|version)[^\p{L}:：]{0,4}[:：]/iu;

/** `**Post:**`, `### Final answer` */
const isAnswerLabel = (line: string): boolean =>
  isNamedAnswer(line) || isLabel(line, undecorated(line));

/** `### Response:` */
const isNamedAnswer = (line: string): boolean =>
  ANSWER_LABEL.test((headingIn(line, undecorated(line)) ?? '').replace(/[:：]$/, '').trim());

/** Place of the post, in lines; `end` is exclusive. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** Most lines of words before or after a fenced post. */
const MOST_AROUND = 12;

/** Around one block of code with a whole post in it stands only what the model says about it. */
function fencedAlone(lines: readonly string[]): Place | undefined {
  const fences = lines.flatMap((line, index) => (isFence(line) ? [index] : []));
  const [open, close, ...more] = fences;
  if (open === undefined || close === undefined || more.length > 0) return undefined;
  const words = (from: number, to: number) =>
    lines.slice(from, to).filter((line) => line.trim() !== '');
  const around = [...words(0, open), ...words(close + 1, lines.length)];
  const length = (list: readonly string[]) => list.join(' ').length;
  const inside = words(open + 1, close);
  if (around.length > MOST_AROUND || around.some((line) => /#[\p{L}\p{N}]/u.test(line)))
    return undefined;
  return length(inside) > 0 && length(inside) >= length(around) / 3
    ? { start: open + 1, end: close }
    : undefined;
}

const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === '';
const isEdge = (line: string | undefined): boolean =>
  line !== undefined && (isBlank(line) || isRule(line) || isFence(line));

/** `first`: the rest of a line that began with an introduction. */
interface Top {
  readonly start: number;
  readonly first?: string;
}

function skipTop(lines: readonly string[], from: number, end: number): Top {
  let start = from;
  for (;;) {
    const at = nextWords(lines, start, end);
    const line = lines[at] ?? '';
    const isLast = nextWords(lines, at + 1, end) >= end;
    if (at < end && !isLast && isIntroduction(lines, at, end)) {
      start = at + 1;
      continue;
    }
    const first = afterIntroduction(line);
    if (at < end && first !== undefined) return { start: at + 1, first };
    // Empty lines alone are no wrapping.
    const isWrapping = start > 0 || lines.slice(start, at).some((it) => !isBlank(it));
    return { start: isWrapping ? at : start };
  }
}

function nextWords(lines: readonly string[], from: number, end: number): number {
  let at = from;
  while (at < end && isEdge(lines[at])) at += 1;
  return at;
}

/** Decoration of a line: marks of Markdown and pictures. */
const undecorated = (line: string): string =>
  line
    .replace(/^[\s#>*_~\p{Extended_Pictographic}\uFE0F-]{1,40}/u, '')
    .replace(/[*_~\s\p{Extended_Pictographic}\uFE0F]{1,40}$/u, '')
    .replace(/[*_]{1,3}([:：])$/, '$1');

const LONGEST_INTRODUCTION = 280;

function isIntroduction(lines: readonly string[], at: number, end: number): boolean {
  const line = lines[at] ?? '';
  if (line.length > LONGEST_INTRODUCTION) return false;
  const words = undecorated(line);
  const follows = lines[at + 1];
  if (YES.test(words)) return true;
  const isFirst = at === nextWords(lines, 0, end);
  if (isFirst && words !== line.trim() && isNamedAnswer(line)) return true;
  if (isLabel(line, words) && !hasSibling(lines, at, end)) return true;
  if (OWN_VOICE.test(words) || /#\p{L}/u.test(words)) return false;
  const isAlone = isEdge(follows);
  const endsWithColon = /[:：]$/.test(words);
  const speaksOfIt = PRODUCT.test(words) || WEAK_PRODUCT.test(words);
  if (speaksOfIt && OPENER.test(words)) return endsWithColon || (isAlone && isOneSentence(words));
  const isSetOff = isRule(follows ?? '') || isRule(lines[nextFilled(lines, at + 1)] ?? '');
  return endsWithColon && speaksOfIt && isSetOff;
}

function nextFilled(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  return at;
}

/** After a yes, one sentence. */
const isOneSentence = (words: string): boolean =>
  (
    words
      .replace(/^[^.!?。！？]{1,24}[!.。！][ ]/, '')
      .match(/[.!?。！？](?=\s|$|[^\s.!?。！？])/gu) ?? []
  ).length <= 1;

/** "**Instagram Post:**", "### Caption": a label stands out, by a colon or by its decoration. */
function isLabel(line: string, words: string): boolean {
  const name = (BANNER.exec(line)?.[1] ?? words).replace(/[:：]$/, '').trim();
  const standsOut =
    name !== words || BANNER.test(line) || /^\s{0,3}(?:#{1,6}\s|\*\*|__)/.test(line);
  return standsOut && name.length <= 60 && LABEL.test(name) && PLATFORM_OR_PRODUCT.test(name);
}

/** True if a second label follows, as of another option: both belong to the text. */
function hasSibling(lines: readonly string[], at: number, end: number): boolean {
  const last = Math.min(end, at + 400);
  for (let other = at + 1; other < last; other += 1) {
    const line = lines[other] ?? '';
    if (line.length < 80 && isLabel(line, undecorated(line))) return true;
  }
  return false;
}

/** Returns what follows an introduction on its own line: "Here’s your post: Warm rolls …". */
function afterIntroduction(line: string): string | undefined {
  const found = /^([^:：\n]{2,120})[:：](?:\*\*|__)?[ \t]{1,3}(\S.*)$/.exec(line);
  const [, head = '', rest] = found ?? [];
  const words = undecorated(head);
  if (rest === undefined || OWN_VOICE.test(words)) return undefined;
  const isNamed = PRODUCT.test(words) || WEAK_PRODUCT.test(words);
  const isBold = /^\s{0,3}(?:\*\*|__)/.test(line);
  if (isNamed && OPENER.test(words)) return rest;
  return LABEL.test(words) && PRODUCT.test(words) && (isBold || SURE_LABEL.test(words))
    ? rest
    : undefined;
}

/** Labels that no first line of a post has. */
const SURE_LABEL =
  /^(?:(?:instagram|facebook|linkedin|youtube|tiktok)[ -])?(?:post|caption|tweet|draft|beitrag|bildunterschrift|légende|didascalia|bijschrift|legenda)$/iu;

/** `[/POST]`, `=== END ===`, `--- end of post ---` */
const ENDS = /^(?:\/\s?\S.{0,30}|end(?: (?:of )?.{2,30})?)$/i;

/** Most paragraphs that a model adds after a post. */
const MOST_REMARKS = 4;

function skipBottom(lines: readonly string[], start: number, from: number): number {
  let end = from;
  const explained = explanationIn(lines, start, end);
  if (explained !== undefined) end = explained;
  for (let count = 0; count <= MOST_REMARKS; count += 1) {
    const last = lastWords(lines, start, end);
    const paragraph = paragraphStart(lines, start, last);
    if (last < start) break;
    const line = lines[last] ?? '';
    if (last > start && (isRemark(line) || ENDS.test(BANNER.exec(line)?.[1] ?? ''))) end = last;
    else if (paragraph > start && isRemark(lines.slice(paragraph, last + 1).join(' ')))
      end = paragraph;
    else return isWrapped(lines, last + 1, end) ? last + 1 : end;
  }
  return lastWords(lines, start, end) + 1;
}

/** True if more than empty lines stand there. */
const isWrapped = (lines: readonly string[], from: number, end: number): boolean =>
  end < lines.length || lines.slice(from, end).some((line) => !isBlank(line));

function explanationIn(lines: readonly string[], start: number, end: number): number | undefined {
  const at = lines.findIndex(
    (line, index) => index > start && index < end && line.length < 80 && EXPLANATION.test(line),
  );
  return at === -1 ? undefined : at;
}

function lastWords(lines: readonly string[], start: number, end: number): number {
  let last = end - 1;
  while (last >= start && isEdge(lines[last])) last -= 1;
  return last;
}

function paragraphStart(lines: readonly string[], start: number, last: number): number {
  let at = last;
  while (at > start && !isEdge(lines[at - 1])) at -= 1;
  return at;
}

const LONGEST_REMARK = 400;

function isRemark(paragraph: string): boolean {
  const words = undecorated(paragraph.replace(/^[\s([*_]{1,9}/, ''));
  if (paragraph.length > LONGEST_REMARK) return false;
  if (COUNT.test(paragraph)) return true;
  if (OWN_VOICE.test(words) || /(?:^|\s)#[\p{L}\p{N}_]/u.test(words)) return false;
  if (REMARK.test(words)) return ABOUT_TEXT.test(words);
  return FAREWELLS.some(([offer, matter]) => isOffer(words, offer) && matter.test(words));
}

/** An offer stands at the beginning of its sentence. */
function isOffer(words: string, offer: RegExp): boolean {
  const at = words.search(offer);
  return at >= 0 && at < 60;
}
