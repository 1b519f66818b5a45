import { atom } from 'jotai';
import type { UpdateNews } from '#services/updates/updates.ts';

/** What the person is told about versions of the app, and what they can do about it. */
export interface Update {
  readonly news: UpdateNews;
  accept(): void;
  reload(): void;
}

export const updateAtom = atom<Update | undefined>(undefined);
