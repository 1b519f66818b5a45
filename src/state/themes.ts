import { atom } from 'jotai';
import {
  type Focus,
  focusOn,
  postsByQuote,
  unfocus,
} from '#domain/insight/analysis/theme-focus.ts';
import type { Theme } from '#domain/insight/analysis/themes.ts';
import { campaignAtom, campaignIdAtom } from './campaign.ts';
import { draftsAtom } from './drafts.ts';
import { analysisAtom } from './insight.ts';

/** The campaign before “Write about this”, and which campaign that was. */
const beforeAtom = atom<{ readonly campaignId: string; readonly focus: Focus } | undefined>(
  undefined,
);

/** Pins a theme's quotes and names it in the subject. */
export const writeAboutAtom = atom(null, (get, set, theme: Theme) => {
  const campaign = get(campaignAtom);
  const labels = get(analysisAtom)?.themes.map(({ label }) => label) ?? [];
  set(beforeAtom, { campaignId: get(campaignIdAtom), focus: campaign });
  set(campaignAtom, focusOn(campaign, theme, labels));
});

/** Whether “Write about this” can be undone: not in another campaign, and not without its quotes. */
export const canUndoWriteAboutAtom = atom((get) => {
  const before = get(beforeAtom);
  if (before?.campaignId !== get(campaignIdAtom)) return false;
  const ids = new Set(before.focus.quotes.map(({ id }) => id));
  return get(campaignAtom).quotes.some(({ id }) => ids.has(id));
});

/** Gives back the pins and the subject from before the last “Write about this”. */
export const undoWriteAboutAtom = atom(null, (get, set) => {
  const before = get(beforeAtom);
  const isPossible = get(canUndoWriteAboutAtom);
  set(beforeAtom, undefined);
  if (before && isPossible) set(campaignAtom, (campaign) => unfocus(campaign, before.focus));
});

/** Posts that rest on a quote, by the quote's id. */
export const postsByQuoteAtom = atom((get) => postsByQuote(get(draftsAtom).drafts));
