import type { FieldCheck, PostCheck } from '../platforms/post-check.ts';
import { continuePrompt } from '../campaign/prompt.ts';
import type { Prompt, SendableCampaign } from '../campaign/request.ts';

/** Share of the limit that is requested, because models miscount. */
const SHARE = 0.9;

/**
 * Builds the request that rewrites a post so that each of its fields fits. `whole`: with its marks.
 */
export function buildShortening(
  campaign: SendableCampaign,
  whole: string,
  { fields }: PostCheck,
): Prompt {
  const parts = fields.filter(({ over }) => over > 0).map(partWords);
  return continuePrompt(campaign, whole, [
    `Shorten ${parts.join(' and ')}, because the platform takes no more.`,
    'Keep the form, the facts and the best lines; leave out whole sentences first; add nothing new.',
    ...(campaign.quotes.length > 0 ? ['Sentences that stay keep their marks.'] : []),
    'Write all of it again and nothing else.',
  ]);
}

function partWords({ name, characters, length, limit }: FieldCheck): string {
  const part = name === 'Text' ? 'the post' : `the ${name.toLowerCase()}`;
  return `${part} to at most ${targetOf(characters, length, limit.most)} characters`;
}

/**
 * Returns the target in characters as a reader counts them, of which the platform may count several
 * each.
 */
function targetOf(characters: number, length: number, most: number): number {
  return Math.floor((characters / length) * most * SHARE);
}
