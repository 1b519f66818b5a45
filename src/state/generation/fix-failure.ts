import { atom } from 'jotai';
import { draftGenerationAtom, draftPressAtom } from './draft-generation.ts';

/** Failure of the last fix of the post under review, unless it left a text to keep. */
export const fixFailureAtom = atom((get) => {
  const generation = get(draftGenerationAtom);
  if (generation.status !== 'failed') return undefined;
  const isReportedHere = get(draftPressAtom)?.failure !== undefined || generation.text === '';
  return isReportedHere ? generation.failure : undefined;
});
