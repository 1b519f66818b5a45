import { isCustomer, mayBeName } from '../lines/names.ts';
import type { LeftOut, Reading } from '#domain/quotes/reading.ts';

/** A name after a dash, with a place or a job. */
const SIGNED = /^[–—―-]{1,2}\s?(?<name>[\p{Lu}\p{Lo}][^,|(·\n]{0,40}?)(?:\s?[,|(·]\s?.{2,60})?$/u;

/** In lines, of a heading above the first name. */
const LONGEST_HEADING = 2;

/** True for names after dashes, each above that person's words. */
export function areSignedAbove(lines: readonly string[]): boolean {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== '');
  const heads = filled.flatMap((line, at) => (nameIn(line) === undefined ? [] : [at]));
  const isApart = heads.every((at, index) => (heads[index + 1] ?? filled.length) > at + 1);
  const names = heads.flatMap((at) => nameIn(filled[at] ?? '') ?? []);
  const [first = Number.NaN] = heads;
  const areWords = heads.every((at) => !/^[-*•–—]\s/.test(filled[at + 1] ?? ''));
  return (
    heads.length > 1 &&
    isApart &&
    areWords &&
    first <= LONGEST_HEADING &&
    filled.slice(0, first).every((line) => !/[.!?…"”»“]$/u.test(line)) &&
    names.filter(isCustomer).length >= names.length / 2
  );
}

/** Returns the name in a line such as `— Jana, Bremen`. */
export function nameIn(line: string): string | undefined {
  const name = line.length > 120 ? undefined : SIGNED.exec(line)?.groups?.['name'];
  return name !== undefined && mayBeName(name) ? name : undefined;
}

/** Reads words with their author above them: `— Jana, Bremen`. */
export function signedAbove(text: string): Reading | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  if (!areSignedAbove(lines)) return undefined;
  const cards: { readonly speaker: string; readonly said: string[] }[] = [];
  const leftOut: LeftOut[] = [];
  for (const line of lines) {
    const speaker = nameIn(line);
    if (speaker !== undefined) cards.push({ speaker, said: [] });
    else if (line !== '') cards.at(-1)?.said.push(line);
    if (line !== '' && (speaker !== undefined || cards.length === 0))
      leftOut.push({ text: line, why: speaker === undefined ? 'heading' : 'name' });
  }
  const quotes = cards.map(({ speaker, said }) => ({
    speaker,
    text: said.join('\n').replace(/^["“«„»]([^"“”«»„]+)["”»“«]$/u, '$1'),
  }));
  return { quotes, leftOut };
}
