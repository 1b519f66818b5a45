/**
 * A stand-in for `Intl.Segmenter`, which Firefox has since version 125: without a dictionary, so
 * that words of scripts without spaces are single signs or runs of kana.
 */
type Granularity = 'grapheme' | 'word' | 'sentence';

interface Segment {
  readonly segment: string;
  /** In UTF-16 units. */
  readonly index: number;
  readonly input: string;
  readonly isWordLike?: boolean;
}

const GRAPHEME = /\r\n|\p{RGI_Emoji}|\p{RI}{2}|[^](?:\p{M}|\p{EMod}|\u200d)*/gv;
const WORD =
  /\p{sc=Han}|[\p{sc=Hiragana}\p{sc=Katakana}ー]+|[\p{L}\p{M}\p{N}_]+(?:[.'’·,][\p{L}\p{M}\p{N}_]+)*|[^]/gv;
/** An end, and the white space that belongs to the sentence before. */
const END = /[.!?…]+["'”’»)\]]*\s+(?![\s\p{Ll}])|[。！？]+["'”’」』）]*\s*|\r\n|[\r\n]/gu;

const IS_WORD = /^[\p{L}\p{N}]/u;

export class PlainSegmenter {
  readonly #granularity: Granularity;

  constructor(
    _locales?: unknown,
    { granularity = 'grapheme' }: { granularity?: Granularity } = {},
  ) {
    this.#granularity = granularity;
  }

  *segment(input: string): Generator<Segment> {
    if (this.#granularity === 'grapheme') yield* matchesOf(GRAPHEME, input);
    else if (this.#granularity === 'sentence') yield* sentencesOf(input);
    else
      for (const found of matchesOf(WORD, input))
        yield { ...found, isWordLike: IS_WORD.test(found.segment) };
  }
}

function* matchesOf(pattern: RegExp, input: string): Generator<Segment> {
  for (const { 0: segment, index } of input.matchAll(pattern)) yield { segment, index, input };
}

function* sentencesOf(input: string): Generator<Segment> {
  let index = 0;
  for (const { 0: end, index: at } of input.matchAll(END)) {
    yield { segment: input.slice(index, at + end.length), index, input };
    index = at + end.length;
  }
  if (index < input.length) yield { segment: input.slice(index), index, input };
}

/** Puts the stand-in where the browser has none. */
export function addSegmenter(intl: object = Intl): void {
  if ('Segmenter' in intl) return;
  Object.defineProperty(intl, 'Segmenter', { value: PlainSegmenter, configurable: true });
}
