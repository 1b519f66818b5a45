import { atom } from 'jotai';

/** True while the screen shows the progress of the campaign's generation, and its result. */
export const isProgressShownAtom = atom(false);
