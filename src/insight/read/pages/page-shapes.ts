import { isWriter } from '../lines/names.ts';
import type { LineKind, PageLine } from './page-line.ts';
import { dateIn, splitWhen } from '../lines/when.ts';

/** In UTF-16 units; a longer line is read by its words alone. */
const LONGEST = 60;

/**
 * Recognises stars and dates of any language by their repetition: lines that differ only in their
 * figures or their day are the site's.
 */
export function withShapes(lines: readonly PageLine[]): PageLine[] {
  const kinds = new Map([
    ...ratedIn(lines),
    ...datedIn(lines),
    ...leadsIn(lines),
    ...asidesIn(lines),
  ]);
  return lines.map((line, at) => {
    const kind = kinds.get(at);
    return kind ? { ...kind, text: line.text, isApart: line.isApart } : line;
  });
}

const NUMBER = /\d+(?:[.,]\d+)?/g;

/** `5つ星のうち4.0`, `5 من 5 نجوم`: two figures, one of which is the same scale everywhere. */
function ratedIn(lines: readonly PageLine[]): [number, LineKind][] {
  const groups = new Map<string, number[]>();
  lines.forEach(({ kind, text: whole }, at) => {
    const { head: text = whole } = starsBeside(whole) ?? {};
    if (kind !== 'text' || text.length > LONGEST || /[.!?…。！？]$/.test(text)) return;
    if (text.match(NUMBER)?.length !== 2 || !/\p{L}/u.test(text)) return;
    const shape = text.replace(NUMBER, '#');
    addTo(groups, shape, at);
  });
  return [...groups.values()].flatMap((group) => {
    const beside = group.map((at) => starsBeside(lines[at]?.text ?? ''));
    const pairs = group.map((at, index) =>
      figuresIn(beside[index]?.['head'] ?? lines[at]?.text ?? ''),
    );
    const found = group.length > 1 ? scaleOf(pairs) : undefined;
    if (found === undefined) return [];
    return group.map((at, index): [number, LineKind] => {
      const rating = ((pairs[index]?.[1 - found.at] ?? 0) * 5) / found.scale;
      const { title = '' } = beside[index] ?? {};
      return [at, { kind: 'rating', rating, title, isDated: false }];
    });
  });
}

function addTo<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** `5つ星のうち4.0 軽い`: two figures and a phrase without Latin letters, then the title. */
const TITLED =
  /^(?<head>\P{Script=Latin}{0,12}?\d+(?:[.,]\d+)?(?=[^\d\s]{0,14}(?!\p{Script=Latin})\p{L})[^\d\p{Script=Latin}]{1,14}\d+(?:[.,]\d+)?)\s(?<title>\S.*)$/u;

/** In UTF-16 units. */
const LONGEST_TITLED = 120;

/** The stars of a line of stars and title. */
const starsBeside = (text: string) =>
  text.length > LONGEST_TITLED ? undefined : TITLED.exec(text)?.groups;

const figuresIn = (text: string): number[] =>
  (text.match(NUMBER) ?? []).map((figure) => Number(figure.replace(',', '.')));

/** The figure that is five or ten on all lines, if the other one never exceeds it. */
function scaleOf(pairs: readonly (readonly number[])[]) {
  for (const scale of [5, 10])
    for (const at of [0, 1]) {
      const holds = pairs.every(
        (pair) => pair[at] === scale && (pair[1 - at] ?? scale + 1) <= scale,
      );
      if (holds) return { scale, at };
    }
  return undefined;
}

/** A day beside words that recur beside other days: `2026年4月12日に日本でレビュー済み`. */
function datedIn(lines: readonly PageLine[]): [number, LineKind][] {
  const groups = new Map<string, [number, string][]>();
  lines.forEach(({ kind, text }, at) => {
    const date = kind === 'text' && text.length <= LONGEST ? dateIn(text) : undefined;
    if (date === undefined) return;
    const shape = text.replace(date, '#');
    addTo(groups, shape, [at, date]);
  });
  return [...groups.values()].flatMap((group) =>
    group.length < 2
      ? []
      : group.map(([at, date]): [number, LineKind] => [at, { kind: 'date', date }]),
  );
}

/** `Dined on 3 May`: a word before every date is no name. */
function leadsIn(lines: readonly PageLine[]): [number, LineKind][] {
  const dated = lines.flatMap((line, at) =>
    line.kind === 'byline' && splitWhen(line.text) ? [{ at, line }] : [],
  );
  const [first] = dated;
  const areSame = dated.length > 1 && dated.every(({ line }) => line.name === first?.line.name);
  if (!areSame || isWriter(first?.line.name ?? '')) return [];
  return dated.map(({ at, line }) => [at, { kind: 'date', date: line.date }]);
}

/** `Alleinreisend • April 2026`: a way of travelling and a month. */
const ASIDE = /^\p{Lu}[\p{L} ]{2,30} [•·] \p{L}{3,12} \d{4}$/u;

/** A way of travelling is no name, where other reviews have another one above their words. */
function asidesIn(lines: readonly PageLine[]): [number, LineKind][] {
  const asides = lines.flatMap(({ text }, at) => (ASIDE.test(text) ? [at] : []));
  const isOther = (at: number) => lines[at]?.kind === 'detail';
  if (!asides.some(isOther)) return [];
  return asides.flatMap((at): [number, LineKind][] =>
    isOther(at) ? [] : [[at, { kind: 'detail', date: undefined }]],
  );
}
