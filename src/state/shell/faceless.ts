import { atom } from 'jotai';
import {
  type ElementId,
  EMPTY_CHOICES,
  type FacelessChoices,
  parseFacelessChoices,
  toggleElement,
} from '#domain/site/faceless.ts';
import { DEMO_PROGRESS, nextProgress } from '#domain/site/faceless-steps.ts';
import { documentAtom } from '../storage/documents.ts';
import { FACELESS } from '../storage/storage-keys.ts';

/** The user's choices for the current faceless video. */
export const facelessAtom = documentAtom<FacelessChoices>({
  key: FACELESS,
  version: 1,
  initial: EMPTY_CHOICES,
  parse: (data) =>
    typeof data === 'object' && data !== null ? parseFacelessChoices(data) : undefined,
});

/** Overwrites the given choices. */
export const chooseFacelessAtom = atom(null, (_get, set, choice: Partial<FacelessChoices>) =>
  set(facelessAtom, (choices) => ({ ...choices, ...choice })),
);

export const toggleElementAtom = atom(null, (_get, set, element: ElementId) =>
  set(facelessAtom, (choices) => toggleElement(choices, element)),
);

/** Starts over, from a template's choices or from scratch. */
export const startFacelessAtom = atom(null, (_get, set, choices: FacelessChoices = EMPTY_CHOICES) =>
  set(facelessAtom, choices),
);

/** Counts the demo's progress from 0 to 100 and reports each step. Returns the stop function. */
export function runProgress(onProgress: (percent: number) => void): () => void {
  let percent = 0;
  onProgress(percent);
  const timer = setInterval(() => {
    percent = nextProgress(percent);
    onProgress(percent);
    if (percent === DEMO_PROGRESS.full) clearInterval(timer);
  }, DEMO_PROGRESS.everyMs);
  return () => clearInterval(timer);
}
