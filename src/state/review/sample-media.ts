import { atom } from 'jotai';

/** A sample that is shown, and the prompt or script that it was made for. */
interface SampleMedia {
  readonly draftId: string;
  readonly madeFor: string;
}

/** The samples of pictures and clips that are shown. They live as long as the page. */
const samplesAtom = atom<readonly SampleMedia[]>([]);

/** True if the sample of a draft is shown that was made for this prompt or script. */
export const hasSampleAtom = atom((get) => {
  const samples = get(samplesAtom);
  return (draftId: string, madeFor: string) =>
    samples.some((it) => it.draftId === draftId && it.madeFor === madeFor);
});

/** Shows the sample of a draft, or hides it. */
export const showSampleAtom = atom(null, (get, set, draftId: string, madeFor?: string) => {
  const others = get(samplesAtom).filter((it) => it.draftId !== draftId);
  set(samplesAtom, madeFor === undefined ? others : [...others, { draftId, madeFor }]);
});
