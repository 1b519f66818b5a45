import { atom } from 'jotai';
import type { UpdateNews } from '#services/updates/updates.ts';

/** News of an app release, and the user's options. */
export interface Update {
  readonly news: UpdateNews;
  accept(): void;
  reload(): void;
}

export const updateAtom = atom<Update | undefined>(undefined);
