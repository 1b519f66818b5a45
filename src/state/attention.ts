import { atom } from 'jotai';
import type { Queue } from '#queue/queue.ts';

/** True if the header has a network or queue status to show: its chunk is loaded then. */
export const hasStatusAtom = atom(false);

/** Undefined until the queue's chunk is loaded, on the first press or for stored jobs. */
export const queueAtom = atom<Queue | undefined>(undefined);

/** True if the queue panel lists a job. Known without the queue's chunk: a logout asks about it. */
export const queueShowsAtom = atom(false);

/** True if items from the share target are pending. Known without their chunk. */
export const hasSharedItemsAtom = atom(false);
