import { atom, type Getter, type Setter } from 'jotai';
import type { Failure } from '#domain/jobs/failure.ts';
import type { Job, JobRequest } from '#domain/jobs/job.ts';

/** A press on its way to the queue, with the question it raised or why it did not get there. */
export interface Press {
  readonly question?: ReplaceQuestion;
  readonly failure?: Failure;
  /** Base URL of the request, if known. */
  readonly baseUrl?: string;
  /** Aborts a request that is in no queue. */
  stop?(): void;
  /** True while such a request is running: it is billed, and a reload would lose its answer. */
  readonly isRequest?: true;
}

/** Question to the user: replace requests that may have been billed? */
export interface ReplaceQuestion {
  readonly jobs: readonly Job[];
  /** The requests that would replace them. */
  readonly wanted: readonly JobRequest[];
  answer(isYes: boolean): void;
}

/**
 * The target of a press: the campaign in the making, its themes, a paste, a brand, a picture, a
 * draft, or an opinion on one.
 */
export type PressTarget =
  | 'campaign'
  | 'themes'
  | 'split'
  | 'brand'
  | 'picture'
  | `draft ${string}`
  | `opinion ${string}`;

/** Last press of each target, while there is something to show of it. */
export const pressesAtom = atom<ReadonlyMap<PressTarget, Press>>(new Map());

export function setPress(get: Getter, set: Setter, target: PressTarget, press?: Press): void {
  const presses = new Map(get(pressesAtom));
  if (press) presses.set(target, press);
  else presses.delete(target);
  set(pressesAtom, presses);
}

/** Ends one press, and discards what it shows. */
export const endPressAtom = atom(null, (get, set, target: PressTarget) => {
  const press = get(pressesAtom).get(target);
  setPress(get, set, target);
  press?.stop?.();
});

/** True while a press has neither reached the queue nor failed. */
export const isStarting = (press: Press | undefined): boolean =>
  press !== undefined && !press.failure && !press.question;

/** The question raised by a press, if any. */
export const replaceQuestionAtom = atom((get) =>
  [...get(pressesAtom).values()]
    .map(({ question }) => question)
    .find((question) => question !== undefined),
);

/** Ends every press: none of them adds a request any more. */
export const abandonPressesAtom = atom(null, (get, set) => {
  const presses = get(pressesAtom);
  set(pressesAtom, new Map());
  for (const press of presses.values()) press.stop?.();
});
