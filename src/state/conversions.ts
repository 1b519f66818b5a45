import { atom } from 'jotai';
import { CONVERSION } from '#domain/ads.ts';

/** Frames that said that they take reports. */
const trackersAtom = atom<readonly Window[]>([]);

export const addTrackerAtom = atom(null, (_get, set, frame: Window) => {
  set(trackersAtom, (frames) => [...new Set([...frames, frame])]);
  return () => set(trackersAtom, (frames) => frames.filter((other) => other !== frame));
});

/** Somebody goes to the checkout. The sandbox takes the frame's origin away: `*` alone reaches it. */
export const reportConversionAtom = atom(null, (get) => {
  for (const frame of get(trackersAtom)) frame.postMessage(CONVERSION, '*');
});
