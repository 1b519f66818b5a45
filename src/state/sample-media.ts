import { atom } from 'jotai';

/** Ids of the drafts whose sample picture or clip is shown. Lives as long as the page. */
export const sampleMediaAtom = atom<readonly string[]>([]);

/** Shows or hides the sample of a draft. */
export const showSampleAtom = atom(null, (get, set, id: string, shown: boolean) => {
  const others = get(sampleMediaAtom).filter((other) => other !== id);
  set(sampleMediaAtom, shown ? [...others, id] : others);
});
