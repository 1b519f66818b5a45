import { atom } from 'jotai';
import type { Queue } from '#queue/queue.ts';

/** Whether the header has anything to say of the network or the queue: its script is loaded then. */
export const attentionAtom = atom(false);

/** Present once the queue's script has been loaded: with the first press, or with what waits. */
export const queueAtom = atom<Queue | undefined>(undefined);

/** Whether the queue shows anything, known without its script: a logout asks about it. */
export const queueShowsAtom = atom(false);

/** The same of what other apps shared. */
export const sharedWaitsAtom = atom(false);
