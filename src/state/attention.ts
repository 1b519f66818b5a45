import { atom } from 'jotai';

/** True if the header has a network or queue status to show: its chunk is loaded then. */
export const attentionAtom = atom(false);

/** True if items from the share target are pending. Known without their chunk. */
export const sharedWaitsAtom = atom(false);
