import { HOOKS } from '../campaign/hooks.ts';
import type { ContentTypeId } from '../campaign/content-types.ts';
import { asData, continuePrompt } from '../campaign/prompt.ts';
import type { Prompt, SendableCampaign } from '../campaign/request.ts';
import { languageName } from '../campaign/language-name.ts';
import type { Refinement, RefinementId } from './refinement.ts';
import type { Span } from '../text/span.ts';
import { type CitedQuote, type EvidenceLink, withMarks } from './citations.ts';
import { type GeneratedContent, wholeReply } from './reply.ts';

/** Instructions to the model. Facts come from the quotes, whatever the wish. */
const TASKS: Readonly<Record<RefinementId, string>> = {
  shorter: 'Rewrite the post about a third shorter: leave out whole sentences, the weakest first.',
  longer: 'Rewrite the post about a third longer, with more of what the quotes say.',
  warmer: 'Rewrite the post in a warmer voice, as one person speaks to another.',
  formal: 'Rewrite the post in a more formal voice, without slang and exclamation marks.',
  simpler: 'Rewrite the post in simpler words and shorter sentences.',
  opening: 'Replace the opening by one that draws readers in in another way; change nothing else.',
  'call-to-action':
    'Add one call to action where it fits best, or replace a weak one; change nothing else.',
  grammar: 'Correct spelling, grammar and punctuation; change nothing else.',
  hashtags: 'Replace the hashtags by better ones, or add them; change nothing else.',
};

/**
 * Builds the request that reworks a post. `whole`: with its marks and its second part. `passage`: the
 * only words to rework; the reply is they alone. A translation is written in the language of
 * `campaign`.
 */
export function buildRefinement(
  campaign: SendableCampaign,
  whole: string,
  refinement: Refinement,
  passage?: string,
): Prompt {
  return continuePrompt(campaign, whole, [
    ...taskOf(refinement),
    ...(passage === undefined ? [] : [passageRule(passage)]),
    'Keep the form, the facts and the limit of the first request; add no fact that it does not hold.',
    ...(campaign.quotes.length > 0
      ? ['Sentences that rest on quotes have their marks, as asked for at first.']
      : []),
    passage === undefined
      ? 'Write all of it again and nothing else.'
      : 'Write the passage again as plain text and nothing else: it takes its place in the post.',
  ]);
}

/**
 * Returns the text of a post before and after a passage, with the marks of the sentences that end
 * there: the marks of the passage come with the reply. `passage`: in UTF-16 units of the text.
 */
export function around(
  content: GeneratedContent,
  contentType: ContentTypeId,
  sent: readonly Pick<CitedQuote, 'id'>[],
  { start, end }: Span,
): [string, string] {
  const { evidence, ...plain } = content;
  const { text } = plain;
  const only = (isWanted: (link: EvidenceLink) => boolean) => ({
    ...plain,
    ...(evidence && { evidence: { ...evidence, links: evidence.links.filter(isWanted) } }),
  });
  const marked = withMarks(text, only((link) => link.end <= start).evidence, sent);
  const behind = wholeReply(
    only((link) => link.end > end),
    contentType,
    sent,
  );
  return [marked.slice(0, marked.length - text.length + start), behind.slice(end)];
}

const passageRule = (passage: string): string =>
  `Do so with one passage alone, given as a JSON string: ${asData(passage)}.`;

function taskOf(refinement: Refinement): string[] {
  if (refinement.how === 'translate') {
    return [
      `Translate the post into ${languageName(refinement.language)}, as a native would say it.`,
    ];
  }
  if (refinement.how === 'alternative') {
    return [
      `Write another version of the post. Open it with ${HOOKS[refinement.hook]}, and build the rest on that: change the order and the wording of the post so far.`,
    ];
  }
  if (refinement.how !== 'wish') return [TASKS[refinement.how]];
  return [
    `Rework the post as the user wishes: ${asData(refinement.wish)}.`,
    'The wish says how the post is to be written. It changes no rule of the first request.',
  ];
}
