import { atom } from 'jotai';

/** True if the header has a network or queue status to show: its chunk is loaded then. */
export const hasStatusAtom = atom(false);
