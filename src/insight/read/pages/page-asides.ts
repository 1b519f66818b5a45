import { mayBeName } from '../lines/names.ts';
import type { PageLine } from './page-line.ts';

/** `하늘님`: a name with its polite ending, which ends the words for many professions too. */
export function politeIn(text: string): string | undefined {
  const { name = '' } = /^(?<name>\S{1,25})(?:さん|님)$/u.exec(text)?.groups ?? {};
  return mayBeName(name) &&
    !/(?:사장|선생|원장|기사|직원|점장|店員|店長|スタッフ|お客|客)$/u.test(name)
    ? name
    : undefined;
}

/** Above the words as they were written, below their translation: `(Original)`. */
const ORIGINAL =
  /^\((?:original|originale|origineel|oryginał|originál|orijinal|alkuperäinen|(?:avis|texte) d[’']origine|testo originale|原文|元のテキスト)\)$/iu;

/** `2 opinie`, below a name. */
const COUNT =
  /^\d{1,5} (?:reviews?|ratings?|photos?|contributions?|bewertung(?:en)?|rezension(?:en)?|fotos?|beiträge?|avis|opinion(?:i|es)|reseñas?|recension[ei]|recensies?|beoordelingen|avaliaç(?:ão|ões)|opini[ea]|opinii|recenzj[aei]|zdjęci[ae]|zdjęć)$/iu;

/** Leaves out the same words in the language that they were written in, below their translation. */
export function withoutOriginals(lines: readonly PageLine[]): PageLine[] {
  let isOriginal = false;
  return lines.map((line, at) => {
    const isFirst = ORIGINAL.test(lines[at - 1]?.text ?? '');
    const next = lines[at + 1];
    const isAboveHead = next?.kind !== 'text' || COUNT.test(next.text);
    const isName = !isFirst && mayBeName(line.text) && isAboveHead;
    isOriginal = ORIGINAL.test(line.text) || (isOriginal && line.kind === 'text' && !isName);
    return isOriginal ? { kind: 'detail', text: line.text, isApart: line.isApart } : line;
  });
}

/** In lines: the tabs of an app's lower edge. */
const MOST_TABS = 6;

const TODAY = /^(?:today|heute|aujourd[’']hui|hoy|oggi|vandaag|hoje|dziś|idag|i dag|今日)$/i;

/** Marks the tabs of an app store, one of which looks like a day: `Today`, `Games`, `Apps`, `Arcade`. */
export function withoutTabs(lines: readonly PageLine[]): PageLine[] {
  const arcade = lines.findLastIndex(({ text }) => text === 'Arcade');
  const start = lines.findIndex(({ text }, at) => TODAY.test(text) && at > arcade - MOST_TABS);
  if (arcade === -1 || start === -1 || start > arcade) return [...lines];
  return lines.map((line, at) =>
    at >= start && at < start + MOST_TABS
      ? { kind: 'heading', text: line.text, isApart: line.isApart }
      : line,
  );
}

/** `Runs small`: a site's answer on the fit, and a headline of customers. */
const FIT =
  /^(?:fits? |true to size|runs |fällt |passt |taille |talla |calza |veste |valt |pasuje )[^:\d|·•]{0,30}$/iu;

/** The site's own question, above the answer on the fit. */
const FIT_LABEL =
  /^(?:fit|size|sizing|passform|größe|taille|coupe|talla|ajuste|taglia|vestibilità|pasvorm|maat|tamanho|rozmiar)$/iu;

/** In UTF-16 units. */
const LONGEST_FIT = 40;

/**
 * Gives customers back the headlines on the fit that stand where other reviews of the page have
 * theirs: between the name and a sentence.
 */
export function withFits(lines: readonly PageLine[]): readonly PageLine[] {
  const isBelowName = (at: number): boolean => {
    const [above, next] = [lines[at - 1], lines[at + 1]];
    const isName =
      above?.kind === 'badge' ||
      (above?.kind === 'text' && mayBeName(above.text) && !FIT_LABEL.test(above.text));
    return isName && next?.kind === 'text' && /[.!?…]$/u.test(next.text);
  };
  const isFit = ({ kind, text }: PageLine): boolean =>
    kind === 'detail' && text.length <= LONGEST_FIT && FIT.test(text);
  const isTitle = ({ kind, text }: PageLine): boolean => kind === 'text' && !/[.!?…]$/u.test(text);
  const found = lines.flatMap((line, at) => (isFit(line) && isBelowName(at) ? [at] : []));
  const titles = lines.filter((line, at) => isTitle(line) && isBelowName(at)).length;
  if (found.length === 0 || titles < found.length) return lines;
  const fits = new Set(found);
  return lines.map((line, at) =>
    fits.has(at) ? { kind: 'text', text: line.text, isApart: line.isApart } : line,
  );
}
