import { atom } from 'jotai';
import type { InstallOffer } from '#services/install/install.ts';

/** Available way to install the app; undefined if there is none, or the app is installed. */
export const installOfferAtom = atom<InstallOffer | undefined>(undefined);
