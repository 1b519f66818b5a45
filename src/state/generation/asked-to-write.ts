import { atom } from 'jotai';

/** True from a press on Customize until the Generate step has taken it up. */
const isAskedAtom = atom(false);

/** Asks the Generate step to write as soon as it opens, if nothing is missing there. */
export const askToWriteAtom = atom(null, (_get, set) => set(isAskedAtom, true));

/** True if the step was asked to write; the next call returns false. */
export const takeAskedAtom = atom(null, (get, set) => {
  const isAsked = get(isAskedAtom);
  set(isAskedAtom, false);
  return isAsked;
});
