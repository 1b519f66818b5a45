import { atom } from 'jotai';

/** True while the screen shows the progress of the campaign's generation, and its result. */
export const isProgressShownAtom = atom(false);

/** True while the screen shows the rework of the post under review, and its result. */
export const isReworkShownAtom = atom(false);
