/**
 * Gives each of several posts quotes of its own. `wanted` lists for each post the ids of the quotes
 * that it could use, the strongest first; so are the lists that are returned.
 *
 * A quote is in one list only: of the posts that could use it, in that of the post with the fewest.
 * A post that would get none, since others need all of its quotes as badly, gets its strongest one a
 * second time.
 */
export function assignQuotes(wanted: readonly (readonly string[])[]): string[][] {
  const posts = wanted.map((ids) => ({ could: new Set(ids), own: new Set<string>() }));
  for (const id of new Set(wanted.flat()))
    fewest(posts.filter(({ could }) => could.has(id)))?.own.add(id);
  balance(posts);
  return posts.map(({ could, own }) => {
    const mine = [...could].filter((id) => own.has(id));
    return mine.length > 0 ? mine : [...could].slice(0, 1);
  });
}

/** A post with the quotes that it could use, the strongest first, and those that it has. */
interface Post {
  readonly could: ReadonlySet<string>;
  readonly own: Set<string>;
}

const fewest = (posts: readonly Post[]): Post | undefined =>
  posts.toSorted((one, other) => one.own.size - other.own.size)[0];

/**
 * Passes quotes on, if need be over several posts, until none can have one more without another
 * having as few as it had.
 */
function balance(posts: readonly Post[]): void {
  while (posts.toSorted((one, other) => one.own.size - other.own.size).some(feed(posts)));
}

/** Gets a post one more quote from the nearest that has two more; false if there is none. */
const feed =
  (posts: readonly Post[]) =>
  (hungry: Post): boolean => {
    /** For each post that was reached, the one that would take a quote from it. */
    const takers = new Map<Post, Post | undefined>([[hungry, undefined]]);
    for (const [taker] of takers)
      for (const giver of posts) {
        if (takers.has(giver) || spare(giver, taker) === undefined) continue;
        takers.set(giver, taker);
        if (giver.own.size < hungry.own.size + 2) continue;
        pass(giver, takers);
        return true;
      }
    return false;
  };

/** The quote that a post would take from another: the strongest of those it could use. */
const spare = (giver: Post, taker: Post): string | undefined =>
  [...taker.could].find((id) => giver.own.has(id));

function pass(giver: Post, takers: ReadonlyMap<Post, Post | undefined>): void {
  const taker = takers.get(giver);
  const id = taker && spare(giver, taker);
  if (!taker || id === undefined) return;
  giver.own.delete(id);
  taker.own.add(id);
  pass(taker, takers);
}
