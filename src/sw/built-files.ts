import type { PrecacheEntry } from './precache-entry.ts';

declare const self: {
  /** Workbox replaces it, at its only mention, with the list of `src/build/precache-entries.ts`. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

// The name is Workbox's convention.
// oxlint-disable-next-line no-underscore-dangle
const FILES = self.__WB_MANIFEST;

/** Files of this build that a first visit downloads. */
export const PRECACHE = FILES.filter(({ forUsers }) => !forUsers);

/** Scripts that only signed-in users need. */
export const USER_FILES = FILES.filter(({ forUsers }) => forUsers);
