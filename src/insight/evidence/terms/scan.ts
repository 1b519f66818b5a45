import { isClaimTag } from './quantities.ts';

/** A word, a number or a sign of a text, unchanged. */
export interface RawToken {
  readonly type: 'word' | 'number' | 'sign';
  readonly text: string;
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The strongest stop between the token before and this one. */
  readonly stop: Stop;
  /** True after an emoji that retracts words: it rolls its eyes, or crosses them out. */
  readonly isMocked: boolean;
}

/** `none`: white space. `comma`, `colon`, `clause`: a semicolon or a dash. `sentence`: an end. */
export type Stop = 'none' | 'comma' | 'colon' | 'clause' | 'sentence' | 'question';

const STRENGTH: readonly Stop[] = ['none', 'comma', 'colon', 'clause', 'sentence', 'question'];

export const isEnd = (stop: Stop): boolean => stop === 'sentence' || stop === 'question';

/** Hashtags that retract the words before them, as some emoji do. */
const MOCKING =
  '#(?:sarcas\\p{L}{1,6}|sark\\p{L}{2,8}|sarcástic[oa]|iron[yi]\\p{L}{0,6}|ironía|not|notreally|notatall|asif|yeahright|fail|lies?|liars?|joke|jk|kidding|mentira|mensonge|lüge|gelogen|nicht)(?![\\p{L}\\p{N}_])';

const MOCKS = `🙄|🙃|😒|🤡|🤥|👎|❌|🚫|⛔|✗|✘|(?<!\\S)\\/s(?!\\S)|${MOCKING}`;

/** Fractions in one character. */
export const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const PARTS = Object.keys(FRACTIONS).join('');

/**
 * Links, words and handles, numbers, signs, stops. Each alternative is one class, and a group without
 * a name: an object with all names for each match takes longer than the search.
 */
const TOKEN = new RegExp(
  [
    String.raw`(https?:\/\/\S+)`,
    `(${MOCKS})`,
    String.raw`(#[\p{L}\p{N}_]+)`,
    // A handle names the person who is praised: `@anna` is not `@peter`.
    String.raw`(@[\p{L}\p{N}_]+|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*)`,
    String.raw`((?:(?<![\p{L}\p{N}])[-−])?(?:\p{Nd}{1,3}(?:[ \u00A0\u202F]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+)(?:[.,:]\p{Nd}+)*(?: ?[${PARTS}])?|[${PARTS}])`,
    // Signs of units, powers, and limits before or after a number.
    String.raw`([%‰€$£°★⭐&⁰¹²³⁴⁵⁶⁷⁸⁹]|[<>≤≥~≈±](?=\s?[€$£¥]?\s?\p{Nd})|(?<![\p{L}\p{N}])[-−](?=[€$£¥]\s?\p{Nd})|(?<=\p{Nd})\+)`,
    String.raw`([.!…。！\n?？;–—:|,()[\]"“”„«»،、，•*])`,
  ].join('|'),
  'giu',
);

const MOCK_AT_END = new RegExp(
  String.raw`(?:${MOCKS})(?:[^\p{L}\p{N}#]{0,10}#[\p{L}\p{N}_]{1,40}){0,12}[^\p{L}\p{N}]{0,10}$`,
  'iu',
);

/** True if a text ends with an emoji or a hashtag that retracts it, ignoring other hashtags. */
export const endsMocked = (text: string): boolean => MOCK_AT_END.test(text.slice(-200));

const STOPS: Readonly<Record<string, Stop>> = {
  '.': 'sentence',
  '!': 'sentence',
  '…': 'sentence',
  '。': 'sentence',
  '！': 'sentence',
  '\n': 'sentence',
  '•': 'sentence',
  '*': 'sentence',
  '?': 'question',
  '？': 'question',
  ';': 'clause',
  '–': 'clause',
  '—': 'clause',
  '|': 'clause',
  ':': 'colon',
};

/** Words with a full stop that ends no sentence. */
const ABBREVIATIONS = new Set(
  'dr mr mrs ms st no nr ca bzw usw vs etc approx max min std sr sra mme prof inkl incl ggf evtl tel'.split(
    ' ',
  ),
);

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Splits a text into tokens, in order. */
export function scan(text: string): RawToken[] {
  const tokens: RawToken[] = [];
  let stop: Stop = 'none';
  let isMocked = false;
  for (const match of text.matchAll(TOKEN)) {
    const { index } = match;
    const [found, left, mock, tag, word, number, , end] = match;
    if (mock) isMocked = true;
    else if (end) stop = stronger(stop, stopAt(text, index, tokens.at(-1)));
    else if (tag) {
      if (!isClaimTag(found) && isLabel(text, index, found, tokens.at(-1))) continue;
      tokens.push({
        type: 'word',
        text: found.slice(1),
        start: index + 1,
        end: index + found.length,
        stop,
        isMocked,
      });
      [stop, isMocked] = ['none', false];
    } else if (!left) {
      const type = word ? 'word' : number ? 'number' : 'sign';
      for (const [part, at] of partsOf(found)) {
        const start = index + at;
        tokens.push({ type, text: part, start, end: start + part.length, stop, isMocked });
        [stop, isMocked] = ['none', false];
      }
    }
  }
  return tokens;
}

/**
 * True for a hashtag that labels the text, between hashtags and apart from its words; other
 * hashtags are part of the text.
 */
function isLabel(text: string, index: number, tag: string, before: RawToken | undefined): boolean {
  const gap = text.slice(Math.max(before?.end ?? 0, index - 400), index);
  const isApart = before === undefined || /[^\s#\p{L}\p{N}_]|\n/u.test(gap) || gap.includes('#');
  const behind = text.slice(index + tag.length, index + tag.length + 400);
  return (
    isApart &&
    /^(?:[^\p{L}\p{N}#\n]{0,10}#[\p{L}\p{N}_]{1,40}){0,12}[^\p{L}\p{N}#\n]{0,10}(?:\n|$)/u.test(
      behind,
    )
  );
}

/** A word, or each character of a script that puts no spaces between words. */
function partsOf(found: string): (readonly [string, number])[] {
  if (!UNSPACED.test(found)) return [[found, 0]];
  let at = 0;
  return (found.match(/./gsu) ?? []).map((character) => {
    const part = [character, at] as const;
    at += character.length;
    return part;
  });
}

/** A colon also introduces the next line. */
function stronger(one: Stop, other: Stop): Stop {
  if (one === 'colon' && other === 'sentence') return one;
  return STRENGTH.indexOf(one) > STRENGTH.indexOf(other) ? one : other;
}

function stopAt(text: string, index: number, before: RawToken | undefined): Stop {
  const sign = text.charAt(index);
  const stop = STOPS[sign] ?? 'comma';
  // A list mark is the first sign of its line; other asterisks set words in bold.
  if (sign === '*')
    return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, index - 9), index)) ? stop : 'none';
  if (isTrailingOff(text, index)) return 'comma';
  // `6–8` is one measure.
  if (stop === 'clause' && /^\p{Nd}.\p{Nd}$/u.test(text.slice(index - 1, index + 2))) return 'none';
  if (text.charAt(index) !== '.' || !before || before.end !== index) return stop;
  return isAbbreviated(text, index, before) ? 'none' : stop;
}

/** `They told me… the rooms are quiet.`: the words before the ellipsis still apply after it. */
const isTrailingOff = (text: string, index: number): boolean =>
  /^(?:…|\.{2,3})\s{0,3}\p{Ll}/u.test(text.slice(index, index + 8)) ||
  /^\.{2,3}\s{0,3}\p{Ll}/u.test(text.slice(Math.max(0, index - 1), index + 8)) ||
  /^\.{3}\s{0,3}\p{Ll}/u.test(text.slice(Math.max(0, index - 2), index + 8));

function isAbbreviated(text: string, index: number, before: RawToken): boolean {
  const [next, second] = [text.charAt(index + 1), text.charAt(index + 2)];
  // `e.g.`, `p.m.`, and an ordinal such as `3. stock`.
  if (/\p{L}/u.test(next)) return true;
  if (before.type === 'number') return /\s/.test(next) && /\p{Ll}/u.test(second);
  return (
    ABBREVIATIONS.has(before.text.toLowerCase()) ||
    (before.text.length === 1 && text.charAt(before.start - 1) === '.')
  );
}
