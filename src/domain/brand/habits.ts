import { type BrandVoice, LONGEST, MOST, parseVoice } from './brand.ts';
import { emojiIn } from './check-post.ts';

/** A post as the model wrote it, and as the user kept it. */
export interface KeptPost {
  readonly written: string;
  readonly kept: string;
}

/**
 * A change that a user makes to each post. `mark` is a kind of sign, such as `exclamation marks`; `emoji` and
 * `hashtags` are those of a post as a whole; the others are single tokens.
 */
export type Habit =
  | { readonly does: 'removes' | 'adds'; readonly what: Kind; readonly token: string }
  | {
      readonly does: 'replaces';
      readonly what: 'word';
      readonly token: string;
      readonly by: string;
    };

type Kind = 'emoji' | 'hashtags' | 'mark' | 'hashtag' | 'closing' | 'word';

/** Number of posts in a row that make a habit. */
const LIKE_EDITS = 3;

/** Most posts that are looked at, and the longest of their texts, in UTF-16 units. */
export const MOST_KEPT = 24;
const LONGEST_TEXT = 10_000;

/** Of what the model wrote, the least share of words that an edit keeps: a new text says nothing. */
const LEAST_SHARE = 0.6;

/** Fewest letters of a word that is a habit of its own: shorter ones come and go with a sentence. */
const FEWEST_LETTERS = 4;

/** Tokens of a text by kind, each as `kind token`. */
interface Tokens {
  readonly all: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** Words and signs as the user wrote them, by token. */
  readonly spelled: ReadonlyMap<string, string>;
}

/**
 * Finds what the user did to each of the last posts that gave the chance, three at least: a token or a
 * kind of token that was there and is gone, or wasn't there and was added. The strongest comes first.
 * `posts`: newest first.
 */
export function habitsIn(posts: readonly KeptPost[]): readonly Habit[] {
  const edits = posts
    .slice(0, MOST_KEPT)
    .map(({ written, kept }) => ({ was: tokensOf(written), is: tokensOf(kept) }))
    .filter(({ was, is }) => isSameText(was, is));
  const removed = lasting(edits, 'was', 'is');
  const added = lasting(edits, 'is', 'was');
  const nameOf = (key: string) =>
    edits.map(({ was, is }) => is.spelled.get(key) ?? was.spelled.get(key)).find(Boolean) ?? '';
  const habits = [
    ...removed.map((key) => habitOf('removes', key, nameOf(key))),
    ...added.map((key) => habitOf('adds', key, nameOf(key))),
  ];
  return distinct(habits).toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** In the order in which they are proposed. */
const RANKS: readonly Kind[] = ['emoji', 'mark', 'hashtags', 'hashtag', 'closing', 'word'];
const rankOf = ({ what }: Habit): number => RANKS.indexOf(what);

interface Sides {
  readonly was: Tokens;
  readonly is: Tokens;
}

/** Tokens of one side that the other lacks in each of the last posts that had them. */
function lasting(
  edits: readonly Sides[],
  there: keyof Sides,
  missing: keyof Sides,
): readonly string[] {
  const candidates = new Set(edits.flatMap((edit) => [...edit[there].all]));
  return [...candidates].filter((token) => {
    // To add something there is a chance wherever it isn't; to remove it, wherever it is.
    const chances = edits.filter(({ was }) => was.all.has(token) === (there === 'was'));
    const last = chances.slice(0, LIKE_EDITS);
    return (
      last.length === LIKE_EDITS &&
      last.every((edit) => edit[there].all.has(token) && !edit[missing].all.has(token))
    );
  });
}

/** False if the user wrote another text in place of the model's. */
function isSameText({ words: was }: Tokens, { words: is }: Tokens): boolean {
  const kept = [...was].filter((word) => is.has(word)).length;
  return was.size > 0 && kept >= was.size * LEAST_SHARE;
}

function habitOf(does: 'removes' | 'adds', key: string, token: string): Habit {
  const what = RANKS.find((kind) => key.startsWith(`${kind} `)) ?? 'word';
  return { does, what, token };
}

/** Leaves out what another habit says already, and joins a removed and an added word. */
function distinct(habits: readonly Habit[]): readonly Habit[] {
  const has = (does: Habit['does'], what: Kind) =>
    habits.some((habit) => habit.does === does && habit.what === what);
  const closings = habits.filter(({ does, what }) => does === 'adds' && what === 'closing');
  const isInClosing = (token: string) =>
    closings.some((closing) => wordsOf(closing.token).includes(token.toLowerCase()));
  const apart = habits.filter(({ does, what, token }) => {
    if (what === 'hashtag') return does === 'adds' || !has('removes', 'hashtags');
    if (what === 'hashtags') return does === 'removes';
    if (what === 'closing') return does === 'adds';
    // Signs come with what is written: only leaving them out is a habit.
    if (what === 'mark') return does === 'removes';
    return what !== 'word' || does === 'removes' || !isInClosing(token);
  });
  const words = (wanted: Habit['does']) =>
    apart.filter(({ does, what }) => does === wanted && what === 'word');
  const [gone, another] = [words('removes'), words('adds')];
  const [from, ...alsoFrom] = gone;
  const [by, ...alsoBy] = another;
  if (!from || !by || alsoFrom.length > 0 || alsoBy.length > 0) return apart;
  const others = apart.filter((habit) => habit !== from && habit !== by);
  return [...others, { does: 'replaces', what: 'word', token: from.token, by: by.token }];
}

const LINK = /https?:\/\/\S+/gu;
const HASHTAG = /#[\p{L}\p{M}\p{N}_]+/gu;

function tokensOf(source: string): Tokens {
  const text = source.slice(0, LONGEST_TEXT).replaceAll(LINK, ' ');
  const hashtags = text.match(HASHTAG) ?? [];
  const plain = text.replaceAll(HASHTAG, ' ');
  const emoji = emojiIn(plain);
  const spelled = new Map<string, string>();
  const note = (kind: Kind, token: string, spelling = token) => {
    const key = `${kind} ${token.toLowerCase()}`;
    if (!spelled.has(key)) spelled.set(key, spelling);
  };
  if (emoji.length > 0) note('emoji', 'emoji');
  if (hashtags.length > 0) note('hashtags', 'hashtags');
  for (const hashtag of hashtags) note('hashtag', hashtag);
  for (const name of marksIn(plain)) note('mark', name);
  const closing = closingOf(text);
  if (closing !== '') note('closing', closing);
  const words = wordsOf(plain);
  for (const word of words) if (word.length >= FEWEST_LETTERS) note('word', word);
  return { all: new Set(spelled.keys()), words: new Set(words), spelled };
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .filter(({ isWordLike, segment }) => isWordLike && /\p{L}/u.test(segment))
    .map(({ segment }) => segment.toLowerCase());

/** The last line with words, without its hashtags; empty if it is too long to be one of the brand's. */
function closingOf(text: string): string {
  const line = text
    .split('\n')
    .map((one) => one.replaceAll(HASHTAG, '').trim())
    .findLast((one) => /\p{L}/u.test(one));
  return line === undefined || line.length > LONGEST.signOff ? '' : line;
}

/** Signs that a writer can do without, by their names. */
const MARKS: readonly (readonly [name: string, signs: RegExp])[] = [
  ['exclamation marks', /[!¡！]/u],
  ['question marks', /[?¿？؟]/u],
  ['dashes', /[–—]| - /u],
  ['ellipses', /…|\.\.\./u],
  ['semicolons', /[;；]/u],
  ['colons', /[:：]/u],
  ['brackets', /[()[\]（）]/u],
  ['quotation marks', /["“”„«»「」]/u],
  ['asterisks', /\*/u],
  ['bullets', /[•‣▪]/u],
];

const marksIn = (text: string): string[] =>
  MARKS.filter(([, signs]) => signs.test(text)).map(([name]) => name);

/** Equal for the same habit, at any time. A habit that was declined is known by it. */
export const keyOfHabit = (habit: Habit): string =>
  [habit.does, habit.what, habit.token, habit.does === 'replaces' ? habit.by : '']
    .join(' ')
    .trim()
    .toLowerCase();

/** "You always remove exclamation marks." */
export function sayHabit(habit: Habit): string {
  if (habit.does === 'replaces') return `You always write “${habit.by}” for “${habit.token}”.`;
  const { does, what, token } = habit;
  if (what === 'closing')
    return `You always end with “${token}”${/\p{L}$/u.test(token) ? '.' : ''}`;
  const isNamed = what === 'mark' || what === 'emoji' || what === 'hashtags';
  return `You always ${does === 'adds' ? 'add' : 'remove'} ${isNamed ? token : `“${token}”`}.`;
}

/** The brand with the habit as its rule; undefined if that changes nothing, or there is no room. */
export function withHabit(brand: BrandVoice, habit: Habit): BrandVoice | undefined {
  const change = changeFor(brand, habit);
  if (!change) return undefined;
  const voice = parseVoice({ ...brand, ...change });
  const isThere = Object.keys(change).every((field) => {
    const [before, after] = [brand, voice].map((it) => JSON.stringify(Object(it)[field]));
    return before !== after;
  });
  return isThere ? voice : undefined;
}

function changeFor(brand: BrandVoice, habit: Habit): Partial<BrandVoice> | undefined {
  const { rules, never, always, hashtags } = brand;
  const more = (list: readonly string[], most: number, one: string) =>
    list.length < most ? [...list, one] : list;
  const rule = (text: string) => ({ rules: more(rules, MOST.rules, text) });
  if (habit.does === 'replaces') return rule(`Say “${habit.by}”, not “${habit.token}”.`);
  const { does, what, token } = habit;
  switch (what) {
    case 'emoji':
      return { emoji: does === 'removes' ? 'none' : 'few' };
    case 'mark':
      return rule(`No ${token}.`);
    case 'hashtags':
      return hashtags.length > 0 ? undefined : rule('No hashtags.');
    case 'closing':
      return brand.signOff === '' ? { signOff: token } : undefined;
    case 'hashtag':
      return does === 'adds'
        ? { hashtags: more(hashtags, MOST.hashtags, token) }
        : { never: more(never, MOST.never, token) };
    case 'word':
      return does === 'adds'
        ? { always: more(always, MOST.always, token) }
        : { never: more(never, MOST.never, token) };
  }
}
