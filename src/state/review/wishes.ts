import { atom } from 'jotai';

/**
 * The user's words for a rework, by post (`postKey`). They outlive the field: a user who edits the post or
 * looks at another one finds them as they were.
 */
export const wishesAtom = atom<ReadonlyMap<string, string>>(new Map<string, string>());
