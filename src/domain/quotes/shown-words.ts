import { wholeWords } from '../text/broken-lines.ts';
import type { Mask } from './mask.ts';
import { type Quote, quoteKey, type ShownWords } from './quote.ts';

/** Equal for the forms of the same words, such as `MABEL` and `Ma\u00ADbel`. */
const keyOfWords = (words: string): string => quoteKey(wholeWords(words).text);

/** Identifies words under a mask, whatever their form. */
export const maskKey = ({ kind, words }: ShownWords): string => `${kind} ${keyOfWords(words)}`;

/** The words under a mask of a text. */
export const underMask = (text: string, { start, end, kind }: Mask): ShownWords => ({
  kind,
  words: text.slice(start, end),
});

type Showing = Pick<Quote, 'unmasked' | 'shown'>;

/** The masks of a text that hide something: without those of words that its quote shows. */
export function hidingMasks(
  { unmasked, shown }: Showing,
  text: string,
  masks: readonly Mask[],
): readonly Mask[] {
  if (unmasked) return [];
  if (!shown) return masks;
  const keys = new Set(shown.map(maskKey));
  return masks.filter((mask) => !keys.has(maskKey(underMask(text, mask))));
}

/** Shows masked words of one quote. */
export const showWords = (quote: Quote, words: ShownWords): Quote => ({
  ...maskWords(quote, words),
  shown: [...(maskWords(quote, words).shown ?? []), words],
});

/** Masks words of a quote that it shows. */
export function maskWords(quote: Quote, words: ShownWords): Quote {
  const { shown = [], ...rest } = quote;
  const others = shown.filter((it) => maskKey(it) !== maskKey(words));
  if (others.length === shown.length) return quote;
  return others.length === 0 ? rest : { ...rest, shown: others };
}

/** Adds a name to those that all quotes show. */
export const showName = (names: readonly string[], name: string): readonly string[] => [
  ...maskName(names, name),
  name,
];

/** Removes a name, in any form, from those that all quotes show. */
export const maskName = (names: readonly string[], name: string): readonly string[] =>
  names.filter((it) => keyOfWords(it) !== keyOfWords(name));

/** Copies of quotes that show names, so that the findings about them are kept. */
const copies = new WeakMap<Quote, { readonly names: readonly string[]; readonly copy: Quote }>();

/** The quotes, each showing those of the names that occur in it. */
export function withShownNames(
  quotes: readonly Quote[],
  names: readonly string[],
): readonly Quote[] {
  if (names.length === 0) return quotes;
  const keys = names.map((words) => [keyOfWords(words), { kind: 'name', words }] as const);
  return quotes.map((quote) => {
    const known = copies.get(quote);
    if (known?.names === names) return known.copy;
    const { text, labels = [] } = quote;
    const inside = keyOfWords([text, ...labels.map(({ label }) => label)].join('\n'));
    const copy = keys
      .filter(([key]) => inside.includes(key))
      .reduce((shown, [, words]) => showWords(shown, words), quote);
    copies.set(quote, { names, copy });
    return copy;
  });
}
