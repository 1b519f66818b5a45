/** In UTF-16 units; no label of a page is longer. */
const LONGEST_LABEL = 60;

/** In words: `12.3 hrs on record (8.1 hrs at review time)` continues where others end. */
const LONGEST_BEGINNING = 4;
const LONGEST_ENDING = 3;

/**
 * Shapes that a short line shares with others that differ only in their figures: `12.3 hrs on
 * record`.
 */
export function shapesOf(text: string): string[] {
  if (text.length > LONGEST_LABEL || !/\d/.test(text) || /[.!…]$/.test(text)) return [];
  const words = text
    .toLowerCase()
    .replace(/\d+(?:[.,:/-]\d+)*/g, '#')
    .split(' ');
  const shapes = [words.join(' ')];
  if (words[0] === '#' && words.length > LONGEST_BEGINNING)
    shapes.push(words.slice(0, LONGEST_BEGINNING).join(' '));
  if (words.length > LONGEST_ENDING) shapes.push(`… ${words.slice(-LONGEST_ENDING).join(' ')}`);
  return shapes.filter((shape) => /\p{L}{2}|\(#/u.test(shape));
}

/** `Liked · The breakfast`. */
const DOTTED = /^\p{Lu}[\p{L} ’']{1,24} · /u;
/** `Bought: M`: a value of few words. */
const VALUED =
  /^(?<lead>\p{L}[\p{L} ’'/-]{0,30}(?:\s?:\s|：\s?|:(?=[^\p{Script=Latin}\d\s])))(?=\S.{0,39}$)(?!.*[.!?…]$)/u;

export const leadOf = (text: string): string | undefined =>
  DOTTED.exec(text)?.[0] ?? VALUED.exec(text)?.groups?.['lead'];

/** `10–20 €`, `$20–30`: the price of a meal. */
const PRICES =
  /^(?=.*(?:[€$£¥￥]|CHF|kr|zł))(?:[€$£¥￥]|R\$|CHF|kr)? ?\d{1,3}(?:[.,]?\d{3})? ?[–～~-] ?(?:[€$£¥￥]|R\$)?\d{1,3}(?:[.,]?\d{3})? ?(?:[€$£¥￥]|CHF|kr|zł)?$/u;

export const isPrices = (text: string): boolean => text.length <= 30 && PRICES.test(text);
