import { atom } from 'jotai';
import { type Draft, postKey } from '#domain/drafts/draft.ts';
import { MOST_WISH, nameOfRefinement } from '#domain/posts/refinement.ts';
import { documentAtom } from '../storage/documents.ts';
import { WISHES } from '../storage/storage-keys.ts';

type Wishes = Readonly<Record<string, string>>;

/** Most posts whose wishes are kept; the oldest go first. */
const MOST_WISHES = 50;

/** The user's words for a rework, by post (`postKey`), until the rework is accepted. */
export const wishesAtom = documentAtom<Wishes>({
  key: WISHES,
  version: 1,
  initial: {},
  parse: parseWishes,
});

function parseWishes(data: unknown): Wishes | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const wishes = Object.entries(data).flatMap(([post, wish]): [string, string][] =>
    typeof wish === 'string' && wish !== '' ? [[post, wish.slice(0, MOST_WISH)]] : [],
  );
  return Object.fromEntries(wishes.slice(-MOST_WISHES));
}

/** Keeps the words for a post as they are typed; empty ones are dropped. */
export const setWishAtom = atom(null, (_get, set, post: string, wish: string) =>
  set(wishesAtom, ({ [post]: _, ...others }) =>
    wish === ''
      ? others
      : Object.fromEntries([...Object.entries(others).slice(1 - MOST_WISHES), [post, wish]]),
  ),
);

/** Drops the words that an accepted rework has followed. Those typed since stay. */
export const fulfilWishAtom = atom(null, (get, set, draft: Draft) => {
  const wish = get(wishesAtom)[postKey(draft)]?.trim();
  if (wish && draft.refinement === nameOfRefinement({ how: 'wish', wish }))
    set(setWishAtom, postKey(draft), '');
});
