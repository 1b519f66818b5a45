import { atom } from 'jotai';
import { targetsOf, withTicks } from '#domain/campaign/campaign.ts';
import { MOST_IN_SERIES } from '#domain/campaign/most-in-series.ts';
import { campaignAtom, campaignKeyAtom } from '../campaign/campaign.ts';
import { keyHintAtom, keyLockedAtom } from '../provider/provider.ts';
import { usedQuotesAtom } from './held-quotes.ts';
import { analysisAtom } from './insight.ts';

/** True while there is a key to write with: a press about themes goes straight to the queue. */
export const canTickAtom = atom((get) => get(keyHintAtom) !== undefined && !get(keyLockedAtom));

/** The themes that each get a post of their own, in the order of the list. */
export const tickedThemesAtom = atom((get) => {
  const { tickedThemes: labels = [] } = get(campaignAtom);
  if (labels.length === 0 || !get(canTickAtom)) return [];
  const dropped = new Set(
    get(usedQuotesAtom).flatMap(({ id, choice }) => (choice === 'dropped' ? id : [])),
  );
  const themes = get(analysisAtom)?.themes ?? [];
  return themes.filter(
    ({ label, quoteIds }) => labels.includes(label) && quoteIds.some((id) => !dropped.has(id)),
  );
});

/** Key of the campaign in which the last press would have ticked one too many. */
const overfullAtom = atom<string | undefined>(undefined);

/** True while the user has just tried to tick one more than a press writes about. */
export const isOneTooManyAtom = atom((get) => get(overfullAtom) === get(campaignKeyAtom));

/** Ticks a theme, or takes the tick back. */
export const toggleTickAtom = atom(null, (get, set, label: string) => {
  const labels = get(tickedThemesAtom).map((theme) => theme.label);
  const others = labels.filter((it) => it !== label);
  const isOver = others.length >= MOST_IN_SERIES;
  set(overfullAtom, isOver ? get(campaignKeyAtom) : undefined);
  if (isOver) return;
  const next = others.length < labels.length ? others : [...others, label];
  set(campaignAtom, (campaign) => withTicks(campaign, next));
});

/** Label of the main button of Customize. */
export const writeLabelAtom = atom((get) =>
  get(tickedThemesAtom).length > 1 ? `Write ${get(tickedPostsAtom)} posts` : 'Generate Content',
);

/** Number of posts that the next press writes about the ticked themes; 0 if none is ticked. */
export const tickedPostsAtom = atom((get) => {
  const themes = get(tickedThemesAtom).length;
  return themes === 0 ? 0 : themes * targetsOf(get(campaignAtom)).length;
});
