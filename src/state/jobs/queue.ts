import { atom } from 'jotai';
import type { Queue } from '#queue/queue.ts';

/** Undefined until the queue's chunk is loaded, on the first press or for stored jobs. */
export const queueAtom = atom<Queue | undefined>(undefined);

/**
 * True if the queue panel lists a job or a text is in no draft yet. Known without the queue's chunk:
 * a logout asks about it.
 */
export const queueHasWorkAtom = atom(false);
