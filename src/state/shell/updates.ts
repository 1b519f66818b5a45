import { atom } from 'jotai';
import type { UpdateNews } from '#services/updates/updates.ts';

/** News of an app release, and the user's options. */
export interface Update {
  readonly news: UpdateNews;
  accept(): void;
  reload(): void;
}

/** Reloads the page into the new release. What the user wrote is stored first. */
export const takeUpdate = ({ news, accept, reload }: Update): void =>
  news === 'waiting' ? accept() : reload();

export const updateAtom = atom<Update | undefined>(undefined);
