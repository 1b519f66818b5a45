import { atom } from 'jotai';
import type { InstallOffer } from '#services/install/install.ts';

/** How the app can be installed here; undefined where it cannot, or is. */
export const installOfferAtom = atom<InstallOffer | undefined>(undefined);
