import { areHeadLines, areMostly, areNamed, isSentence, readItems } from './list-items.ts';
import { isCapitalized, mayBeName } from '../lines/names.ts';
import { isTaskLabel } from './note-labels.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';
import { nameIn } from './signatures.ts';

/** A bullet, a number, a box or a picture at the start of a line. */
const BULLET =
  /^\s{0,12}(?<mark>[-*+•‣▪▫◦●○■□–—→➔➜►▸✓✔✅☑☐✗✘❌·]|\p{Extended_Pictographic}\uFE0F?|\d\uFE0F?\u20E3|\(?\d{1,3}[.)]|#\d{1,3}(?:[.):]|(?=\s*["“„«]))|\(?[a-z][.)]|\[[ xX]?\]|[①-⑳・](?=\S)|【\d{1,3}】)(?:\s{1,6}|(?<=[①-⑳・】]))(?<words>\S.*)$/u;

/** Numbers as pictures: other pictures are beside the list then. */
const KEYCAP = /\u20E3/u;

/** True for a line that begins with a bullet or a number. */
export const isBulleted = (line: string): boolean => BULLET.test(line);

/** A line without its bullet or number. */
export const withoutBullet = (line: string): string => BULLET.exec(line)?.groups?.['words'] ?? line;

type Bullet = Readonly<Record<string, string>> | undefined;

/**
 * Reads a list of customer statements, one per item. Headings between items are left out, and
 * continuation lines belong to their item. Stars are no bullets if their number varies.
 */
export function readList(text: string): Reading | undefined {
  const lines = text.split('\n');
  const bullets = lines.map((line) => BULLET.exec(line)?.groups);
  const names = dashedNames(lines, bullets);
  const keys = bullets.filter((it) => KEYCAP.test(it?.['mark'] ?? '')).length;
  const isOther = (it: Bullet): boolean => keys > 1 && !KEYCAP.test(it?.['mark'] ?? '');
  const marked = bullets.map((it, at) => (names.has(at) || isOther(it) ? undefined : it));
  const isApart = areApart(lines, marked);
  const goesOn = (line: string, at: number): boolean =>
    continues(line) ||
    (isApart && isFilled(line) && isFilled(lines[at - 1] ?? '') && !REPLY.test(line));
  if (!isList(lines, marked, goesOn)) return undefined;
  const parents = lines.flatMap((_, at) => (marked[at] && isParent(lines, marked, at) ? [at] : []));
  const isParentAt = new Set(parents);
  const top = Math.max(...parents.map((at) => indentOf(lines[at] ?? '')));
  // An item beside the names has another author.
  const areAll = lines.every(
    (line, at) =>
      !marked[at] || isParentAt.has(at) || at < (parents[0] ?? 0) || indentOf(line) > top + 1,
  );
  const areHeads = areAll && areHeadLines(parents.map((at) => marked[at]?.['words'] ?? ''));
  const items: { readonly lines: string[]; readonly names: string[] }[] = [];
  const leftOut: LeftOut[] = [];
  let isOpen = false;
  let isTask = false;
  lines.forEach((line, at) => {
    const words = marked[at]?.['words'];
    const isMore = isOpen && goesOn(line, at);
    if (isFilled(line) && !marked[at] && !isMore) isTask = isTaskLabel(line);
    const isTold = words !== undefined && isTaskLabel(words.split(/:\s/)[0] ?? '');
    if (areHeads && words !== undefined) {
      if (isParentAt.has(at)) items.push({ lines: [words], names: [] });
      else if (items.length > 0) items.at(-1)?.lines.push(words);
      else leftOut.push({ text: line.trim(), why: 'other' });
    } else if (
      words !== undefined &&
      (isParent(lines, marked, at) || /^\([^()]{1,80}\)$/.test(words))
    )
      leftOut.push({ text: line.trim(), why: 'heading' });
    else if ((isTask || isTold) && isFilled(line))
      leftOut.push({ text: line.trim(), why: 'other' });
    else if (words !== undefined) items.push({ lines: [words], names: [] });
    else if (isOpen && names.has(at)) items.at(-1)?.names.push(line.trim());
    else if (isMore) items.at(-1)?.lines.push(line.trim());
    else if (line.trim() !== '') leftOut.push({ text: line.trim(), why: 'heading' });
    isOpen = words !== undefined || (isMore && !names.has(at));
  });
  const read = readItems(items);
  const numbers = marked
    .flatMap((it) => it?.['mark'] ?? [])
    .filter((mark) => /[\p{L}\d]/u.test(mark));
  if (numbers.length > 0) leftOut.push({ text: numbers.join(' '), why: 'detail' });
  return { quotes: read.quotes, leftOut: [...leftOut, ...read.leftOut] };
}

const isFilled = (line: string): boolean => line.trim() !== '';

/** True for an indented line, or one in the middle of a sentence. */
const continues = (line: string): boolean =>
  isFilled(line) && (/^\s{2,}\S/.test(line) || /^\p{Ll}/u.test(line));

/** Below an item, of the shop or of a site. */
const REPLY =
  /^\s*(?:(?:our|unsere|notre|nuestra|la nostra|ons|nossa) (?:answer|reply|response|antwort|réponse|respuesta|risposta|antwoord|resposta)|response|reply|answer|antwort|réponse|respuesta|risposta|antwoord|resposta|read more|show more|see all|mehr|alle|lire|voir|leer|ver|leggi|mostra|lees|toon)(?!\p{L})/iu;

/** True if each item begins a paragraph: then its other lines belong to it. */
const areApart = (lines: readonly string[], marked: readonly Bullet[]): boolean =>
  marked.every((it, at) => !it || at === 0 || !isFilled(lines[at - 1] ?? ''));

/** Lines with a name after a dash below an item with another mark: `1. words`, `— Jana Kolbe`. */
function dashedNames(lines: readonly string[], bullets: readonly Bullet[]): ReadonlySet<number> {
  const isDash = (at: number): boolean => /^[–—-]/u.test((lines[at] ?? '').trim());
  const dashes = lines.flatMap((_, at) => (isDash(at) ? [at] : []));
  const items = bullets.filter((it, at) => it && !isDash(at));
  const areNames = dashes.every(
    (at) =>
      /[^:：\s]\s*$/u.test(lines[at - 1] ?? '') &&
      !isDash(at - 1) &&
      isCapitalized(nameIn((lines[at] ?? '').trim()) ?? ''),
  );
  const found = dashes.map((at) => nameIn((lines[at] ?? '').trim()) ?? '');
  const areQuoted = dashes.every((at) => /["”“»«」][.。]?\s*$/u.test(lines[at - 1] ?? ''));
  const isSigned = areNames && (areQuoted || areMostly(found));
  return new Set(isSigned && dashes.length <= items.length ? dashes : []);
}

/** In words, of an item with a list of its own. */
const LONGEST_PARENT = 6;

/** True for an item that heads the list below it: `(1) Onboarding`, with indented items. */
function isParent(lines: readonly string[], marked: readonly Bullet[], at: number): boolean {
  const words = marked[at]?.['words'] ?? '';
  const next = lines[at + 1] ?? '';
  const isPicture = /\p{Extended_Pictographic}/u.test(marked[at]?.['mark'] ?? '');
  if (isPicture && /^\p{L}[^.!?]{1,30}[:：]$/u.test(words) && marked[at + 1]) return true;
  const isDeeper = marked[at + 1] !== undefined && indentOf(next) > indentOf(lines[at] ?? '') + 1;
  if (isDeeper && areHeadLines([words, words])) return true;
  return isDeeper && words.split(/\s+/).length <= LONGEST_PARENT && !/[.!?…"”»]$/u.test(words);
}

const indentOf = (line: string): number =>
  (/^\s{0,40}/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

/** In UTF-16 units; a longer paragraph is no list heading. */
const LONGEST_HEADING = 120;

function isList(
  lines: readonly string[],
  marked: readonly Bullet[],
  goesOn: (line: string, at: number) => boolean,
): boolean {
  const items = marked.filter((it) => it !== undefined);
  const isOther = (line: string, at: number) => isFilled(line) && !marked[at] && !goesOn(line, at);
  const first = marked.findIndex((it) => it !== undefined);
  const last = marked.findLastIndex((it) => it !== undefined);
  const blank = lines.findIndex((line, at) => at > last && !isFilled(line));
  const isTold = isIntroduced(lines.slice(0, first), items);
  const others = lines.filter(
    (line, at) =>
      isOther(line, at) &&
      !isAboveItems(line, marked, lines, at) &&
      !(isTold && (at < first || (blank !== -1 && at > blank))),
  );
  const around = lines.filter(
    (line, at) =>
      isFilled(line) && isSentence(line) && (at < first || (blank !== -1 && at > blank)),
  );
  if (isTold && around.length > MOST_SENTENCES) return false;
  const numbers = items
    .flatMap((it) => Number(/\d+/.exec(it['mark'] ?? '')?.[0] ?? Number.NaN))
    .filter((it) => !Number.isNaN(it));
  // An ordinal begins a sentence in German; list numbers increase.
  const counts =
    numbers.length === 0 ||
    (numbers[0] === 1 &&
      numbers.every((it, at) => at === 0 || it === (numbers[at - 1] ?? 0) + 1 || it === 1));
  if (areSignatures(lines, marked)) return false;
  const starts = items.filter((it) => /^[★⭐]/u.test(it['mark'] ?? '')).length;
  if (starts > 0 && lines.some((line) => /^\s*[★⭐]\uFE0F?\s?[★⭐]/u.test(line))) return false;
  return (
    items.length >= 2 &&
    counts &&
    others.length <= Math.max(2, items.length / 2) &&
    others.every((line) => line.length <= LONGEST_HEADING) &&
    new Set(items.map((it) => kindOf(it['mark'] ?? ''))).size <= MOST_KINDS
  );
}

/** Words for customers and for what they wrote, in the sentence above a list of it. */
const SAID =
  /(?<!\p{L})(?:quotes?|reviews?|testimonials?|customers?|guests?|clients?|participants?|students?|kund(?:en|innen)\p{L}*|gästen?|teilnehmer\p{L}*|stimmen|zitate|bewertungen|avis|témoignages|participants|opiniones|reseñas|clientes|huéspedes|alumnos|que dejaron|recensioni|clienti|ospiti|beoordelingen|klanten|gasten|deelnemers|avaliações|hóspedes|alunos)(?!\p{L})|お客様|口コミ/iu;

/** The writer's own. */
const OWN =
  /(?<!\p{L})(?:I|my|ich|mein\p{L}*|mon|mes|ma|yo|mis?|mio|mia|miei|ik|mijn|eu|meus?|minhas?)(?!\p{L})/u;

/** True for a sentence that introduces customers' words. */
export const isIntroduction = (line: string): boolean =>
  line.length <= SHORT_INTRODUCTION && SAID.test(line) && !OWN.test(line);

/** True for a message whose list is of customers' words: they are said to be, or have names. */
function isIntroduced(above: readonly string[], items: readonly NonNullable<Bullet>[]): boolean {
  const intro = above.findLast(isFilled)?.trim() ?? '';
  const words = items.map((it) => it['words'] ?? '');
  return (
    /[:：]$/u.test(intro) &&
    intro.length <= LONGEST_INTRODUCTION &&
    (isIntroduction(intro) || (areNamed(words) && words.every(isSentence)))
  );
}

/** Around the list of a message: its introduction, and what it asks for. */
const MOST_SENTENCES = 2;

/** In UTF-16 units; a customer's own complaint with a list is introduced at greater length. */
const [SHORT_INTRODUCTION, LONGEST_INTRODUCTION] = [110, 300];

/** True for a mail with an address, or with an earlier one below: an agent may list steps in it. */
export const isThread = (text: string): boolean => text.includes('@') || /^\s{0,3}>/m.test(text);

/** True for a message, not a thread, that introduces a list of customers' words. */
export function hasList(text: string): boolean {
  const lines = text.split('\n');
  const marked = lines.map((line) => BULLET.exec(line)?.groups);
  const first = marked.findIndex((it) => it !== undefined);
  const items = marked.filter((it) => it !== undefined);
  return items.length > 1 && !isThread(text) && isIntroduced(lines.slice(0, first), items);
}

/** Of marks in one list, as pasted from several places. */
const MOST_KINDS = 5;

/** Numbers, letters and pictures differ from item to item. */
const kindOf = (mark: string): string =>
  /\p{Extended_Pictographic}/u.test(mark) ? 'picture' : mark.replace(/\d+|^[a-z](?=[.)])/, '1');

/** True for a section heading: a short line whose next non-empty line is an item. */
function isAboveItems(
  line: string,
  marked: readonly Bullet[],
  lines: readonly string[],
  at: number,
): boolean {
  const next = isFilled(lines[at + 1] ?? '') ? at + 1 : at + 2;
  return line.length <= 60 && !/[.!,;]$/.test(line.trim()) && marked[next] !== undefined;
}

/** True for names after dashes, each below that person's words. */
function areSignatures(lines: readonly string[], marked: readonly Bullet[]): boolean {
  const items = lines.flatMap((_, at) => (marked[at] ? [at] : []));
  return items.every((at) => {
    const { mark = '', words = '' } = marked[at] ?? {};
    const above = isFilled(lines[at - 1] ?? '') ? at - 1 : at - 2;
    const isBelow = isFilled(lines[above] ?? '') && !marked[above];
    return (
      /^[–—-]$/.test(mark) &&
      isBelow &&
      /^\p{Lu}/u.test(words) &&
      mayBeName(words.split(/[,|(·]/)[0] ?? '')
    );
  });
}
