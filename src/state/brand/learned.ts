import { atom } from 'jotai';
import type { Brand } from '#domain/brand/brand.ts';
import type { Habit } from '#domain/brand/habits.ts';

/** A habit of the user that could be a rule of the brand. */
export interface Proposal {
  readonly brandId: string;
  readonly habit: Habit;
}

/** The last new rule, and its brand before it, while that can be undone. */
interface Learned {
  readonly proposal: Proposal;
  readonly before: Brand;
  /** The post under which it was added. */
  readonly draftId: string;
}

/** A habit that was found under a post, as it was then. */
interface Found {
  readonly brandId: string;
  readonly draftId: string;
  readonly revision: number;
  readonly proposals: readonly Proposal[];
}

export const foundAtom = atom<Found | undefined>(undefined);

export const learnedAtom = atom<Learned | undefined>(undefined);

/** Habits that are not to be proposed in this visit, as `brand id, key`. */
export const postponedAtom = atom<ReadonlySet<string>>(new Set<string>());
