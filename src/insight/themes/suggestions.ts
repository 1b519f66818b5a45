import type { Suggestion, Theme } from '#domain/quotes/analysis.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Tag } from '#domain/campaign/tags.ts';
import { PRODUCT_LABELS, USE_LABELS } from '../data/themes/concept-list.ts';
import type { DescribedQuote } from './themes.ts';
import { wordBits } from '../text/word-bits.ts';

const WISH =
  /\b(?:i (?:just |do |really |only )?wish|would be (?:so |really |much |more )?(?:nice|great|good|better|perfect|cool|helpful|useful) (?:if|with|to)|would(?: have)? (?:prefer|like)(?:red|d)?|i[’']?d (?:love|like|appreciate) (?:to see|to have|an?|more|some)|should (?:also |really )?(?:have|add|offer|provide|include|allow)|if only|room for improvement|(?:please|hope (?:you|they)) (?:add|make|bring)|needs? (?:an?|more|to (?:have|be))|missing an?|ich wünschte|wäre schön|j’aimerais|il manque|ojalá|vorrei)\b/i;
const TURN =
  /\b(?:(?:ever )?since (?:i|we) |now i can|finally (?:found|able|a)|changed my|went from|thanks to (?:this|it|them|you)|saved (?:me|us)|helped (?:me|us)|solved|no more |exceeded|used to .{3,60} now)\b/i;
const VOUCH =
  /\b(?:recommend(?:ed)?|would buy again|will be back|will order|best .{2,30} (?:ever|have|had)|absolutely love|love (?:this|it|these)|worth every|empfehle|empfehlung|gerne? wieder|recommande|recomiendo|consiglio)\b/i;
/** Wording of complaints, for quotes without stars. */
const COMPLAINT =
  /\b(?:worst|terrible|horrible|awful|appalling|disgust\w*|disgrace\w*|unacceptable|unprofessional|rude|never again|avoid|waste of|disappoint(?:ed|ing|ment)|do(?:es)? not (?:book|buy|work)|don[’']?t (?:book|buy|waste)|(?:does|did)n[’']?t work|(?:very|so) (?:bad|poor)|ruined|broken?|enttäusch\w*|schlecht\w*|kaputt|leider|décevant\w*|déçue?|désagréable|pésim[oa]|mal[oa]|decepcion\w*|no funciona|pessim[oa]|delus[oa])\b/i;
/** Minimum length of a before-and-after story. */
const STORY_LENGTH = 280;

/** Indications for tags in the words of one quote. */
export interface Speech {
  readonly complains: boolean;
  readonly wishes: boolean;
  readonly turns: boolean;
  readonly vouches: boolean;
}

/** Match a word that every matching text contains. */
const SPEECH_WORDS = [
  /worst|terrible|horrible|awful|appalling|disgust|disgrace|unacceptable|unprofessional|rude|again|avoid|waste|disappoint|book|buy|work|bad|poor|ruined|broke|enttäusch|schlecht|kaputt|leider|décevant|déçu|désagréable|pésim|mal[oa]|decepcion|funciona|pessim|delus/i,
  /wish|would|\bi[’']?d$|should|only|improvement|please|hope|needs?$|missing|wünschte|wäre|aimerais|manque|ojalá|vorrei/i,
  /since|now|finally|changed|went|thanks|saved|helped|solved|more|exceeded/i,
  /recommend|again|back|order|best|absolutely|love|worth|empf|wieder|recommande|recomiendo|consiglio/i,
];

/** The kinds of speech that a word may belong to, as bits. */
export const maySpeak = wordBits(SPEECH_WORDS);

/** `bits`: the result of `maySpeak` for the text. */
export const speechOf = (text: string, bits: number): Speech => ({
  complains: (bits & 1) !== 0 && COMPLAINT.test(text),
  wishes: (bits & 2) !== 0 && WISH.test(text),
  turns: (bits & 4) !== 0 && TURN.test(text),
  vouches: (bits & 8) !== 0 && VOUCH.test(text),
});

interface Spoken extends DescribedQuote {
  readonly speech: Speech;
}

const some = (count: number, total: number, share: number): boolean =>
  count >= 2 && count >= total * share;

const quotesThat = (count: number, what: string) => `${count} quotes ${what}`;

/** The tags of the voice of the customer that these quotes support, in the order of the list. */
export function suggestTags(described: readonly Spoken[], themes: readonly Theme[]): Suggestion[] {
  const total = described.length;
  const count = (holds: (quote: Quote, it: Spoken) => boolean) =>
    described.filter((it) => holds(it.quote, it)).length;
  const rated = count(({ rating }) => rating !== undefined);
  const product = count((_, { aspects }) => aspects.some((label) => PRODUCT_LABELS.has(label)));
  const usage = count((_, { aspects }) => aspects.some((label) => USE_LABELS.has(label)));
  const low = count(({ rating }, { speech }) =>
    rating === undefined ? speech.complains : rating <= 2,
  );
  const sore = themes.find((theme) => theme.count >= 3 && (theme.rating ?? 5) < 3);
  const wishes = count((_, { speech }) => speech.wishes);
  const turns = count(({ rating = 5 }, { speech }) => rating >= 4 && speech.turns);
  const stories = count(({ text }, { speech }) => speech.turns && text.length >= STORY_LENGTH);
  const vouching = count(({ rating = 4 }, { speech }) => rating >= 4 && speech.vouches);
  const enough = (found: number, share: number, tag: Tag, what: string): Suggestion | false =>
    some(found, total, share) && { tag, reason: quotesThat(found, what) };
  const found: readonly (Suggestion | false)[] = [
    enough(rated, 0.5, 'Customer Reviews', 'are rated'),
    enough(product, 0.2, 'Product Feedback', 'speak of the product itself'),
    pains(total, low, sore),
    enough(turns, 0.04, 'Success Stories', 'say what got better'),
    enough(wishes, 0.03, 'Feature Requests', 'wish for something'),
    enough(usage, 0.1, 'User Experience', 'say how it is to use'),
    enough(vouching, 0.08, 'Testimonials', 'recommend it'),
    enough(stories, 0.03, 'Case Studies', 'tell a longer story'),
  ];
  return found.filter((it) => it !== false);
}

function pains(total: number, complaints: number, sore: Theme | undefined): Suggestion | false {
  if (sore?.rating !== undefined) {
    const stars = sore.rating.toFixed(1);
    return { tag: 'Pain Points', reason: `${sore.label} is rated ${stars} of 5` };
  }
  return (
    some(complaints, total, 0.08) && {
      tag: 'Pain Points',
      reason: quotesThat(complaints, 'complain'),
    }
  );
}
