/** Adds the text that the user left in the field of the Customize step, and keeps its problem. */
import { atom } from 'jotai';
import { TOASTS } from '#domain/site/toasts.ts';
import { type AddResult, addTypedInsightAtom, insightTextAtom, leavingAtom } from './insight.ts';
import { services } from '../services.ts';

/** Problem with the text that was in the field as the user left the step. */
const leftProblemAtom = atom<{ readonly text: string; readonly result: AddResult } | undefined>(
  undefined,
);

/** Adds the typed text as the user leaves the step. A request waits for it. */
export const addLeftInsightAtom = atom(null, async (get, set) => {
  const adding = set(addAndKeepProblemAtom);
  set(leavingAtom, adding);
  try {
    await adding;
  } finally {
    if (get(leavingAtom) === adding) set(leavingAtom, undefined);
  }
});

const addAndKeepProblemAtom = atom(null, async (get, set) => {
  const text = get(insightTextAtom);
  set(leftProblemAtom, undefined);
  const result = await set(addTypedInsightAtom);
  if (result?.ok !== false || get(insightTextAtom) !== text) return;
  set(leftProblemAtom, { text, result });
  services(get).notify(TOASTS.wordsNotAdded);
});

/** The failed addition of the text in the field, for when the user comes back to it. */
export const leftResultAtom = atom((get) => {
  const left = get(leftProblemAtom);
  return left?.text === get(insightTextAtom) ? left.result : undefined;
});

/** Text in the field that the user chose to write without. */
const writtenWithoutAtom = atom('');

/** True if words in the field are in no request: neither added nor left out by the user. */
export const hasWordsLeftAtom = atom((get) => {
  const text = get(insightTextAtom);
  return text.trim() !== '' && text !== get(writtenWithoutAtom);
});

/** Leaves the text in the field out of requests until it changes. */
export const writeWithoutAtom = atom(null, (get, set) => {
  set(writtenWithoutAtom, get(insightTextAtom));
});
