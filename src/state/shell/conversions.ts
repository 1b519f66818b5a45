import { atom } from 'jotai';
import { CONVERSION } from '#domain/site/ads.ts';

/** Frames that have registered for conversion reports. */
const trackersAtom = atom<readonly Window[]>([]);

export const addTrackerAtom = atom(null, (_get, set, frame: Window) => {
  set(trackersAtom, (frames) => [...new Set([...frames, frame])]);
  return () => set(trackersAtom, (frames) => frames.filter((other) => other !== frame));
});

/**
 * Reports that the user goes to the checkout. The sandbox strips the frame's origin: only `*`
 * reaches it.
 */
export const reportConversionAtom = atom(null, (get) => {
  for (const frame of get(trackersAtom)) frame.postMessage(CONVERSION, '*');
});
