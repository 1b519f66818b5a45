import { memo } from './memo.ts';
import { wordSpans } from './word-spans.ts';

/** Word rules of one language: stems and stop words. */
export interface Lexicon {
  stem(word: string): string;
  isStop(word: string): boolean;
}

export interface Token {
  /** In lower case. */
  readonly word: string;
  readonly stem: string;
  /** The word right before it in the same phrase, in lower case; empty at the start of one. */
  readonly before: string;
  /** True for one capital that isn't due to the start of a sentence or to shouting. */
  readonly capital: boolean;
  readonly stop: boolean;
}

const PHRASE_ENDS = '.,;:!?()"“”|\n–—';

/** Scripts without spaces between words, and Arabic, which attaches its articles to them. */
const SEGMENTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}]/u;

/** Quicker to search than those scripts, and in each of them. */
const BEYOND_LATIN = /[\u0600-\u1fff\u2e80-\uffff]/;

/** The words of a text in order, with their stems. */
export function tokensOf(text: string, lexicon: Lexicon, language?: string): Token[] {
  return BEYOND_LATIN.test(text) && SEGMENTED.test(text)
    ? segmentedTokens(text, language)
    : spacedTokens(text, lexicon);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, made);
  return made;
}

/** Per text, in UTF-16 units: segmenters are slow, and long reviews name their topics early. */
const LONGEST_SEGMENTED = 400;

function segmentedTokens(text: string, language = 'ja'): Token[] {
  const tokens: Token[] = [];
  let before = '';
  const segments = segmenterFor(language).segment(text.slice(0, LONGEST_SEGMENTED));
  for (const { segment, isWordLike } of segments)
    before = isWordLike ? addSegment(tokens, bareWord(segment), before) : '';
  return tokens;
}

/** The segmenter splits unknown names of dishes into single signs: two are joined to a word. */
function addSegment(tokens: Token[], word: string, before: string): string {
  const last = tokens.at(-1);
  const isPair = last !== undefined && before === last.word && isSign(before) && isSign(word);
  const joined = isPair ? before + word : word;
  if (isPair) tokens.pop();
  const stop = isParticle(joined);
  const first = isPair ? (last?.before ?? '') : before;
  tokens.push({ word: joined, stem: joined, before: first, capital: false, stop });
  return joined;
}

const isSign = (word: string): boolean =>
  word.length === 1 && /\p{Script=Han}/u.test(word) && !GRAMMAR.has(word);

const GRAMMAR: ReadonlySet<string> = new Set(
  '的了很是在也都和就不有没我你他她它这那家太点人上下来去吃说到要会能好大小多少还又最更比被把给让对从跟与及等个们吗呢吧啊次',
);

/** Strips the Arabic article and prepositions. */
const bareWord = (segment: string): string =>
  segment.toLowerCase().replace(/^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{Script=Arabic}{2})/u, '');

/** True for a single sign, or for Japanese kana only: grammar rather than a topic. */
const isParticle = (word: string): boolean =>
  word.length < 2 || /^[\p{Script=Hiragana}ー]+$/u.test(word) || COMMON_WORDS.has(word);

const COMMON_WORDS: ReadonlySet<string> = new Set(
  '非常 但是 就是 没有 我们 他们 还是 可以 觉得 真的 一个 这个 那个 比较 时候 因为 所以 如果 不过 已经 然后 一次 下次 推荐 喜欢 满意 不错 东西 感觉 今天 本当 今回 利用 最高 残念 感じ 思い 自分 一番 大変 時間 毎日 時間 使用 購入 商品 店 جدا كان كانت هذا هذه ذلك التي الذي لكن على إلى عن مع كل غير مره كثير ممتاز شكرا كما عند بعد قبل'.split(
    ' ',
  ),
);

/** The facts of a word that its neighbours don't change. */
interface Form {
  /** As the next word sees it: with `'s`. */
  readonly whole: string;
  readonly word: string;
  readonly stem: string;
  readonly stop: boolean;
  readonly capital: boolean;
}

const formsOf = new WeakMap<Lexicon, (found: string) => Form>();

function formsIn(lexicon: Lexicon): (found: string) => Form {
  const known = formsOf.get(lexicon);
  if (known) return known;
  const made = memo((found) => formOf(found, lexicon));
  formsOf.set(lexicon, made);
  return made;
}

function formOf(found: string, lexicon: Lexicon): Form {
  const whole = found.toLowerCase().replaceAll('’', "'");
  const word = whole.replace(/'s$/, '');
  const stop = lexicon.isStop(whole) || lexicon.isStop(word);
  const stem = stop ? word : lexicon.stem(word);
  return { whole, word, stem, stop, capital: /^\p{Lu}\p{Ll}/u.test(found) };
}

function spacedTokens(text: string, lexicon: Lexicon): Token[] {
  const forms = formsIn(lexicon);
  let from = 0;
  let before = '';
  return wordSpans(text).map(({ text: found, start }) => {
    if (isPhraseEnd(text, from, start)) before = '';
    const { whole, word, stem, stop, capital } = forms(found);
    const token: Token = { word, stem, before, capital: capital && before !== '', stop };
    before = whole;
    from = start + found.length;
    return token;
  });
}

function isPhraseEnd(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (PHRASE_ENDS.includes(text.charAt(at))) return true;
  return false;
}

/** For a language without a stop word list: every word is its own stem. */
export const BARE_LEXICON: Lexicon = { stem: (word) => word, isStop: (word) => word.length < 4 };
