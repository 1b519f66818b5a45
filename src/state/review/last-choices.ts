import { atom } from 'jotai';
import { choicesOf } from '#domain/campaign/campaign.ts';
import {
  fillIn,
  type FilledChoices,
  lastChoices,
  undoFilledChoices,
} from '#domain/drafts/last-choices.ts';
import { campaignAtom, campaignIdAtom, campaignKeyAtom } from '../campaign/campaign.ts';
import { draftsAtom, draftsReadAtom } from '../drafts/drafts.ts';
import { defaultsAtom } from '../settings/defaults.ts';

/**
 * Choices of the last campaign that got a post; undefined if there is none, and until all drafts are
 * read.
 */
const lastChoicesAtom = atom((get) =>
  get(draftsReadAtom) ? lastChoices(get(draftsAtom).drafts, get(campaignIdAtom)) : undefined,
);

/** True while the campaign has no choice but the user's defaults, which the last one can fill in. */
export const offersLastChoicesAtom = atom((get) => {
  const campaign = get(campaignAtom);
  const defaults = get(defaultsAtom);
  const isUnfilled =
    campaign.tags.length === 0 &&
    (['tone', 'audience', 'length'] as const).every(
      (choice) => campaign[choice] === defaults[choice],
    );
  return isUnfilled && get(lastChoicesAtom) !== undefined;
});

/** Change made by “Same as last time”, and its campaign. */
const filledAtom = atom<(FilledChoices & { readonly key: string }) | undefined>(undefined);

/** Fills in everything but the quotes from the last campaign. */
export const fillLastChoicesAtom = atom(null, (get, set) => {
  const campaign = get(campaignAtom);
  const last = get(lastChoicesAtom);
  if (!last) return;
  const filled = fillIn(campaign, last);
  const change = { before: choicesOf(campaign), after: choicesOf(filled) };
  set(filledAtom, { key: get(campaignKeyAtom), ...change });
  set(campaignAtom, filled);
});

/** The campaign without the choices that were filled in; undefined if there is nothing to undo. */
const undoneAtom = atom((get) => {
  const filled = get(filledAtom);
  if (filled?.key !== get(campaignKeyAtom)) return undefined;
  const campaign = get(campaignAtom);
  const undone = undoFilledChoices(campaign, filled);
  return undone === campaign ? undefined : undone;
});

export const canUndoLastChoicesAtom = atom((get) => get(undoneAtom) !== undefined);

export const undoLastChoicesAtom = atom(null, (get, set) => {
  const undone = get(undoneAtom);
  set(filledAtom, undefined);
  if (undone) set(campaignAtom, undone);
});
