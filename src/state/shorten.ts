import { atom } from 'jotai';
import { checkPost, fits } from '#domain/post-check.ts';
import type { SendableCampaign } from '#domain/prompt.ts';
import { wholeReply } from '#domain/reply.ts';
import { buildShortening } from '#domain/shorten.ts';
import { campaignAtom } from './campaign.ts';
import { currentDraftAtom } from './drafts.ts';
import { askAnew } from './generation.ts';

/**
 * Has the post under review written again so that it fits its platform: one request. What comes is a
 * version of its own, and the longer one can be gone back to. Does nothing to a post that fits.
 */
export const shortenAtom = atom(null, async (get, set) => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const { platform, contentType } = draft.origin;
  const check = checkPost(platform, draft.text);
  if (fits(check)) return;
  const whole = wholeReply(draft, contentType);
  const build = (sent: SendableCampaign) => buildShortening(sent, whole, check);
  // What the draft was made from, whatever has been chosen since.
  await askAnew(get, set, { ...get(campaignAtom), ...draft.origin }, build);
});
