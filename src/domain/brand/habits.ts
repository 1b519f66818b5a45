import { folded, type Kind, readPair, type Token, type Tokens } from './post-tokens.ts';

/** A post as the model wrote it, and as the user kept it. */
export interface KeptPost {
  readonly id: string;
  /** Posts of one campaign are about the same things. */
  readonly campaign: string;
  /** Platform and language: what is usual differs between them. */
  readonly place: string;
  readonly written: string;
  readonly kept: string;
}

/** A change that a user makes to each post. */
export type Habit =
  | { readonly does: 'removes' | 'adds'; readonly what: Kind; readonly token: string }
  | {
      readonly does: 'replaces';
      readonly what: 'word';
      readonly token: string;
      readonly by: string;
    };

/** A habit, and the ids of the posts that make it one. */
export interface FoundHabit {
  readonly habit: Habit;
  readonly shownBy: readonly string[];
}

/** Number of posts in a row that make a habit. */
const LIKE_EDITS = 3;

/** Most posts that are looked at. */
export const MOST_KEPT = 24;

/** Of a text or a sentence, the least share of words that an edit keeps: a new one says nothing. */
const LEAST_SHARE = 0.6;

/** Fewest letters of a word that is a habit of its own: shorter ones come and go with a sentence. */
const FEWEST_LETTERS = 4;

interface Edit {
  readonly post: KeptPost;
  readonly was: Tokens;
  readonly is: Tokens;
}

type Does = 'removes' | 'adds';

/**
 * Finds what the user did to each of the last posts that gave the chance, three at least, and to the
 * last one of each platform and language: a token or a kind of token that was there and is gone, or wasn't
 * there and was added. The strongest comes first. `posts`: newest first.
 */
export function habitsIn(posts: readonly KeptPost[]): readonly FoundHabit[] {
  const edits = distinctPosts(posts)
    .slice(0, MOST_KEPT)
    .map((post): Edit => {
      const [was, is] = readPair(post.written, post.kept);
      return { post, was, is };
    })
    .filter(({ was, is }) => shareIn(is.wordSet, [...was.wordSet]) >= LEAST_SHARE);
  const found = [...lasting(edits, 'removes'), ...lasting(edits, 'adds')];
  return distinct(found).toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** In the order in which they are proposed. */
const RANKS: readonly Kind[] = ['emoji', 'mark', 'hashtags', 'hashtag', 'closing', 'word'];
const rankOf = ({ habit }: FoundHabit): number => RANKS.indexOf(habit.what);

/** Each text of the model once: a copy of a post is no other post. */
function distinctPosts(posts: readonly KeptPost[]): KeptPost[] {
  const own = new Set(posts.flatMap(({ written, kept }) => (written === kept ? [] : [kept])));
  const byText = new Map<string, KeptPost>();
  for (const post of posts)
    if (!own.has(post.written) && !byText.has(post.written)) byText.set(post.written, post);
  return [...byText.values()];
}

/** Share of the words that are there; of none, none. */
const shareIn = (there: ReadonlySet<string>, words: readonly string[]): number =>
  words.length === 0 ? 0 : words.filter((word) => there.has(word)).length / words.length;

/** Returns habits seen in each of the last posts that gave the chance: words removed or added. */
function lasting(edits: readonly Edit[], does: Does): FoundHabit[] {
  const candidates = new Map(edits.toReversed().flatMap((edit) => changedIn(edit, does)));
  const taken = new Set<string>();
  return [...candidates].flatMap(([key, { what, spelled }]): FoundHabit[] => {
    // To add something there is a chance wherever it isn't; to remove it, wherever it is.
    const chances = edits.filter(({ was }) => was.byKey.has(key) === (does === 'removes'));
    const row = inARow(chances, what, (edit) => isChanged(edit, key, what, does));
    if (!row) return [];
    const shownBy = row.map(({ post }) => post.id);
    const by = what === 'word' && does === 'removes' ? replacing(row, folded(spelled)) : undefined;
    if (by === undefined || taken.has(by))
      return [{ habit: { does, what, token: spelled }, shownBy }];
    taken.add(by);
    return [{ habit: { does: 'replaces', what: 'word', token: spelled, by }, shownBy }];
  });
}

function changedIn({ was, is }: Edit, does: Does) {
  const [from, to] = does === 'removes' ? [was, is] : [is, was];
  return [...from.byKey].filter(
    ([key, { what, spelled }]) =>
      !to.byKey.has(key) && (what !== 'word' || spelled.length >= FEWEST_LETTERS),
  );
}

/**
 * The last posts that gave a chance, if they all show the habit and so does the last one of each other
 * platform and language; undefined if not, or there are fewer than three. A topic's words change in all posts of a
 * campaign: these are one.
 */
function inARow(
  chances: readonly Edit[],
  what: Kind,
  shows: (edit: Edit) => boolean,
): readonly Edit[] | undefined {
  const isStyle = what === 'mark' || what === 'emoji' || what === 'hashtags';
  const [row, seen, places]: [Edit[], Set<string>, Set<string>] = [[], new Set(), new Set()];
  for (const edit of chances) {
    const { id, campaign, place } = edit.post;
    if (seen.size >= LIKE_EDITS && places.has(place)) continue;
    if (!shows(edit)) return undefined;
    row.push(edit);
    seen.add(isStyle ? id : campaign);
    places.add(place);
  }
  return seen.size >= LIKE_EDITS ? row : undefined;
}

/** True if the token itself was changed: not if it came or went with its sentence, or in another form. */
function isChanged({ was, is }: Edit, key: string, what: Kind, does: Does): boolean {
  const [from, to] = does === 'removes' ? [was, is] : [is, was];
  const token = from.byKey.get(key);
  if (!token || to.byKey.has(key)) return false;
  if (what === 'word') return isWordChanged(folded(token.spelled), token, from, to, does);
  // A line that was there already was only set apart.
  if (what === 'closing') return token.sentences.every((words) => !hasInRow(to.words, words));
  return does === 'adds' || token.sentences.length === 0 || staysIn(to, token.sentences);
}

function isWordChanged(word: string, { sentences }: Token, from: Tokens, to: Tokens, does: Does) {
  const isInflected = [...to.wordSet].some(
    (other) => !from.wordSet.has(other) && isInflection(word, other),
  );
  const others = sentences.map((words) => words.filter((other) => other !== word));
  const stoodAlone = does === 'removes' && others.some((words) => words.length === 0);
  return !isInflected && (stoodAlone || staysIn(to, others));
}

/** True if most words of a sentence are there. */
const staysIn = ({ wordSet }: Tokens, sentences: Token['sentences']): boolean =>
  sentences.some((words) => shareIn(wordSet, words) >= LEAST_SHARE);

const hasInRow = (all: readonly string[], words: readonly string[]): boolean =>
  ` ${all.join(' ')} `.includes(` ${words.join(' ')} `);

/** Most letters of an ending. */
const ENDING = 3;

/** True for a word and the same one with an ending: `walk` and `walking`. */
function isInflection(one: string, other: string): boolean {
  const [stem, longer] = one.length < other.length ? [one, other] : [other, one];
  return longer.startsWith(stem) && longer.length - stem.length <= ENDING;
}

/** The only new word that stands in the place of another in all of these posts. */
function replacing(edits: readonly Edit[], word: string): string | undefined {
  const [first, ...rest] = edits.map(({ was, is }) => {
    const at = was.words.flatMap((one, index) => (one === word ? [index] : []));
    const before = new Set(at.flatMap((index) => was.words[index - 1] ?? []));
    const behind = new Set(at.flatMap((index) => was.words[index + 1] ?? []));
    const isBetween = (index: number) =>
      before.has(is.words[index - 1] ?? '') || behind.has(is.words[index + 1] ?? '');
    return new Set(is.words.filter((one, index) => !was.wordSet.has(one) && isBetween(index)));
  });
  const [by, ...others] = [...(first ?? [])].filter((one) => rest.every((set) => set.has(one)));
  if (by === undefined || others.length > 0) return undefined;
  return edits[0]?.is.byKey.get(`word ${by}`)?.spelled ?? by;
}

/** Leaves out what another habit says already. */
function distinct(found: readonly FoundHabit[]): readonly FoundHabit[] {
  const habits = found.map(({ habit }) => habit);
  const removesHashtags = habits.some(
    ({ does, what }) => does === 'removes' && what === 'hashtags',
  );
  const replacements = new Set(
    habits.flatMap((habit) => (habit.does === 'replaces' ? [folded(habit.by)] : [])),
  );
  return found.filter(({ habit: { does, what, token } }) => {
    if (what === 'hashtag') return does === 'adds' || !removesHashtags;
    if (what === 'hashtags') return does === 'removes';
    if (what === 'closing') return does === 'adds';
    // Signs come with what is written: only leaving them out is a habit.
    if (what === 'mark') return does === 'removes';
    return what !== 'word' || does !== 'adds' || !replacements.has(folded(token));
  });
}

/** Equal for the same habit, at any time. A habit that was declined is known by it. */
export const keyOfHabit = (habit: Habit): string =>
  folded(
    [habit.does, habit.what, habit.token, habit.does === 'replaces' ? habit.by : '']
      .join(' ')
      .trim(),
  );

/** "You always remove exclamation marks." */
export function sayHabit(habit: Habit): string {
  if (habit.does === 'replaces') return `You always write “${habit.by}” for “${habit.token}”.`;
  const { does, what, token } = habit;
  if (what === 'closing')
    return `You always end with “${token}”${/\p{L}$/u.test(token) ? '.' : ''}`;
  const isNamed = what === 'mark' || what === 'emoji' || what === 'hashtags';
  return `You always ${does === 'adds' ? 'add' : 'remove'} ${isNamed ? token : `“${token}”`}.`;
}
