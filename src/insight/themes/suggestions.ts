import type { Sentiment, Suggestion, Theme } from '#domain/quotes/analysis.ts';
import { sentimentCounts } from '#domain/quotes/sentiment-counts.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Tag } from '#domain/campaign/tags.ts';
import { PRODUCT_LABELS, USE_LABELS } from '../data/themes/concept-list.ts';

/** Fewest customers of a theme whose opinion counts. */
const FEW = 3;
/** Mean stars of a theme, 0 to 5: below, it is a pain. */
const PAINFUL = 3;
/** Share of a theme's customers who are content, from which they speak for it. */
const CONTENT = 0.8;

/**
 * The tags that the themes support, in the order of the list: themes of the product and of its use,
 * and those with the worst and the best opinion.
 */
export function suggestTags(
  themes: readonly Theme[],
  quotes: ReadonlyMap<string, Quote>,
  sentiments: ReadonlyMap<string, Sentiment>,
): Suggestion[] {
  const judged = themes
    .filter(({ count }) => count >= FEW)
    .map((theme) => ({ theme, ...sentimentCounts(theme, quotes, sentiments) }));
  const about = (labels: ReadonlySet<string>) =>
    judged
      .filter(({ theme }) => labels.has(theme.label))
      .map(({ theme: { label, count } }) => `${count} quotes are about ${label}`);
  const found: readonly (readonly [tag: Tag, reasons: readonly string[]])[] = [
    ['Product Feedback', about(PRODUCT_LABELS)],
    ['Pain Points', [...judged.flatMap(ratedPain), ...judged.flatMap(criticized)]],
    ['User Experience', about(USE_LABELS)],
    ['Testimonials', judged.flatMap(praised)],
  ];
  return found.flatMap(([tag, [reason]]) => (reason === undefined ? [] : [{ tag, reason }]));
}

interface Judged extends Readonly<Record<Sentiment, number>> {
  readonly theme: Theme;
}

function ratedPain({ theme: { label, rating = PAINFUL } }: Judged): string[] {
  // As it is shown: 2.96 is 3.0.
  const stars = rating.toFixed(1);
  return Number(stars) < PAINFUL ? [`${label} is rated ${stars} of 5`] : [];
}

const criticized = ({ theme: { label, count }, critical }: Judged): string[] =>
  critical > count / 2 ? [`${critical} of ${count} quotes on ${label} are critical`] : [];

const praised = ({ theme: { label, count }, positive }: Judged): string[] =>
  positive >= count * CONTENT ? [`${positive} of ${count} quotes on ${label} are positive`] : [];
