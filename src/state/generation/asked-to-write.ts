import { atom } from 'jotai';
import { campaignKeyAtom } from '../campaign/campaign.ts';

/** The campaign of a press on Customize, until the Generate step has taken it up or was left. */
const askedAtom = atom<string | undefined>(undefined);

/** Asks the Generate step to write as soon as it opens, if nothing is missing there. */
export const askToWriteAtom = atom(null, (get, set) => set(askedAtom, get(campaignKeyAtom)));

/** Takes the press back: the step was left before it could write. */
export const forgetAskedAtom = atom(null, (_get, set) => set(askedAtom, undefined));

/** True if the step was asked to write this campaign; the next call returns false. */
export const takeAskedAtom = atom(null, (get, set) => {
  const isAsked = get(askedAtom) === get(campaignKeyAtom);
  set(forgetAskedAtom);
  return isAsked;
});
