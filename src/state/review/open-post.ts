import { atom } from 'jotai';
import { platformFingerprint } from '#domain/campaign/platform-fingerprint.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { choicesOfPosts } from '#domain/drafts/last-choices.ts';
import { campaignOf } from '#domain/drafts/variants.ts';
import { mergeQuotes } from '#domain/reviews/review-set.ts';
import {
  areCampaignsPartialAtom,
  campaignAtom,
  campaignByIdAtom,
  campaignIdAtom,
  putCampaignAtom,
} from '../campaign/campaign.ts';
import { changeDraftAtom, draftByIdAtom, draftsAtom, openDraftAtom } from '../drafts/drafts.ts';
import { forgetPressFailureAtom } from '../generation/current.ts';
import { jobsAtom } from '../jobs/jobs.ts';
import {
  areSetsPartialAtom,
  deletedSetsAtom,
  putQuotesAtom,
  setByIdAtom,
} from '../reviews/sets.ts';

/** Puts a post under review with its campaign: the other steps show what it was written from. */
export const openPostAtom = atom(null, (get, set, id: string) => {
  const draft = get(draftByIdAtom)(id);
  if (draft) set(enterCampaignAtom, campaignOf(draft, get(jobsAtom)) ?? draft.id);
  set(openDraftAtom, id);
});

const enterCampaignAtom = atom(null, (get, set, campaignId: string) => {
  // A failure belongs to the campaign that is left.
  if (campaignId !== get(campaignIdAtom)) set(forgetPressFailureAtom);
  set(campaignIdAtom, campaignId);
  // One that has not been read yet may still arrive.
  if (get(areCampaignsPartialAtom) || get(areSetsPartialAtom)) return;
  if (get(campaignByIdAtom)(campaignId)) return;
  const posts = get(draftsAtom).drafts.filter((it) => (it.campaignId ?? it.id) === campaignId);
  const choices = choicesOfPosts(posts, campaignId);
  if (!choices) return;
  const updatedAt = Math.max(...posts.map((post) => post.updatedAt));
  set(putCampaignAtom, { ...choices, id: campaignId, updatedAt });
  const isKnown = get(setByIdAtom)(campaignId) ?? get(deletedSetsAtom).has(campaignId);
  const quotes = posts.reduce((all, post) => mergeQuotes([], all, quotesOf(post)), NO_QUOTES);
  if (!isKnown && quotes.length > 0) set(putQuotesAtom, campaignId, quotes);
  // Only the quotes of its prompts are known: the posts are not outdated by the missing ones.
  const campaign = get(campaignAtom);
  for (const { id } of posts)
    set(changeDraftAtom, id, (post) => {
      const keptFor = platformFingerprint(campaign, post.origin.platform, post.quoteCount);
      return { ...post, keptFor };
    });
});

const NO_QUOTES: Draft['origin']['quotes'] = [];
const quotesOf = ({ origin }: Draft): Draft['origin']['quotes'] => origin.quotes;
