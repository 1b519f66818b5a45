import { atom } from 'jotai';
import { checkLimits, fits } from '#domain/platforms/post-check.ts';
import type { SendableCampaign } from '#domain/campaign/request.ts';
import { wholeReply } from '#domain/posts/reply.ts';
import { buildShortening } from '#domain/posts/shorten.ts';
import { inLanguageOf } from '#domain/posts/text-language.ts';
import { askForDraft, type DraftProvider, takeSaved } from '../generation/change-draft.ts';

/**
 * Requests a rewrite of the post under review that fits its platform: one request. The result is a
 * version of its own, and the user can go back to the longer one. Saves an open edit first, so that
 * the longer version has it. Does nothing if the post fits.
 */
export const shortenAtom = atom(null, async (get, set, provider: DraftProvider = 'own') => {
  const draft = takeSaved(get, set);
  if (!draft) return;
  const { platform, contentType } = draft.origin;
  const check = checkLimits(platform, draft.text);
  if (fits(check)) return;
  const build = async (sent: SendableCampaign) => {
    const soFar = wholeReply(draft, contentType, sent.quotes);
    const shortens = { draftId: draft.id, soFar };
    const campaign = inLanguageOf(draft.text, sent, draft.origin.language);
    return { prompt: buildShortening(campaign, soFar, check), shortens };
  };
  await askForDraft(get, set, draft, [build], provider);
});
