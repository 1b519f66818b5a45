import { atom } from 'jotai';

/** True if items from the share target are pending. Known without their chunk. */
export const hasSharedItemsAtom = atom(false);
