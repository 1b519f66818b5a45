import type { Theme } from '#domain/quotes/analysis.ts';
import { atom } from 'jotai';
import {
  type Focus,
  type FocusChange,
  focusOn,
  postsByQuote,
  unfocus,
} from '#domain/posts/theme-focus.ts';
import { campaignAtom, campaignIdAtom } from '../campaign/campaign.ts';
import { draftsAtom } from '../drafts/drafts.ts';
import { analysisAtom } from './insight.ts';
import { changeRemovedAtom, removedQuotesAtom } from './removed-quotes.ts';
import { ownSortingAtom } from './theme-sorting.ts';

/** The last “Write about this”, and its campaign. */
const changeAtom = atom<(FocusChange & { readonly campaignId: string }) | undefined>(undefined);

/** Labels of all themes, one of which the subject may name. */
export const themeLabelsAtom = atom((get) => {
  const sorting = get(ownSortingAtom);
  return [
    ...(get(analysisAtom)?.themes ?? []).map(({ label }) => label),
    ...(sorting?.themes ?? []).map(({ label }) => label),
    ...(sorting?.replaced ?? []),
  ];
});

/** Pins a theme's quotes and names it in the subject. */
export const writeAboutAtom = atom(null, (get, set, theme: Theme) => {
  const before = get(campaignAtom);
  const labels = get(themeLabelsAtom);
  const after = focusOn(before, theme, labels);
  // The quotes that an undo would restore too.
  const removed: Focus = { subject: before.subject, quotes: get(removedQuotesAtom) };
  set(changeAtom, {
    campaignId: get(campaignIdAtom),
    before: { ...before, quotes: [...before.quotes, ...removed.quotes] },
    after: { ...after, quotes: [...after.quotes, ...focusOn(removed, theme, labels).quotes] },
  });
  set(campaignAtom, after);
  set(changeRemovedAtom, (quotes) => focusOn({ ...removed, quotes }, theme, labels).quotes);
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
  const change = get(changeAtom);
  set(changeAtom, undefined);
  if (!undone || !change) return;
  const { subject } = get(campaignAtom);
  set(campaignAtom, undone);
  set(changeRemovedAtom, (quotes) => unfocus({ subject, quotes }, change).quotes);
});

/** Posts with a sentence based on a quote, by the quote's id. */
export const postsByQuoteAtom = atom((get) => postsByQuote(get(draftsAtom).drafts));
