import { atom } from 'jotai';
import {
  type FocusChange,
  focusOn,
  postsByQuote,
  unfocus,
} from '#domain/insight/analysis/theme-focus.ts';
import type { Theme } from '#domain/insight/analysis/themes.ts';
import { campaignAtom, campaignIdAtom } from './campaign.ts';
import { draftsAtom } from './drafts.ts';
import { analysisAtom } from './insight.ts';
import { ownSortingAtom } from './theme-sorting.ts';

/** The last “Write about this”, and its campaign. */
const changeAtom = atom<(FocusChange & { readonly campaignId: string }) | undefined>(undefined);

/** Pins a theme's quotes and names it in the subject. */
export const writeAboutAtom = atom(null, (get, set, theme: Theme) => {
  const before = get(campaignAtom);
  const sorting = get(ownSortingAtom);
  const labels = [
    ...(get(analysisAtom)?.themes ?? []).map(({ label }) => label),
    ...(sorting?.themes ?? []).map(({ label }) => label),
    ...(sorting?.replaced ?? []),
  ];
  const after = focusOn(before, theme, labels);
  set(changeAtom, { campaignId: get(campaignIdAtom), before, after });
  set(campaignAtom, after);
});

/** The campaign without the last “Write about this”; undefined if there is nothing to undo. */
const undoneAtom = atom((get) => {
  const change = get(changeAtom);
  if (change?.campaignId !== get(campaignIdAtom)) return undefined;
  const campaign = get(campaignAtom);
  const undone = unfocus(campaign, change);
  const ids = new Set(change.before.quotes.map(({ id }) => id));
  const isLeft = campaign.quotes.some(({ id }) => ids.has(id));
  return isLeft && undone !== campaign ? undone : undefined;
});

/** True if “Write about this” can be undone: in the same campaign, and while its quotes exist. */
export const canUndoWriteAboutAtom = atom((get) => get(undoneAtom) !== undefined);

/** Restores the pins and the subject from before the last “Write about this”. */
export const undoWriteAboutAtom = atom(null, (get, set) => {
  const undone = get(undoneAtom);
  set(changeAtom, undefined);
  if (undone) set(campaignAtom, undone);
});

/** Posts with a sentence based on a quote, by the quote's id. */
export const postsByQuoteAtom = atom((get) => postsByQuote(get(draftsAtom).drafts));
