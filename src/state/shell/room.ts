import { atom } from 'jotai';

/**
 * Parts of the Platform step that depend on stored work, separated by spaces, for which the next
 * visit keeps room before the device answers: `work`, `platform`. Undefined while unknown.
 */
export const roomAtom = atom<string | undefined>(undefined);
