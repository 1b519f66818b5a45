import { formatRating } from '../quotes/format-rating.ts';
import type { Card } from './card.ts';
import type { CardFormat } from './card-choices.ts';
import { cardWords } from './card-words.ts';

/** What a card says, for readers who don't see it. `shown`: the customer's words on it. */
export function cardAltText(
  { rating, signOff }: Pick<Card, 'rating' | 'signOff'>,
  shown: string,
): string {
  const own = cardWords(signOff);
  return [
    `Quote from a customer: “${shown}”`,
    ...(rating === undefined ? [] : [`${formatRating(rating)} of 5 stars.`]),
    ...(own === '' ? [] : [own]),
  ].join(' ');
}

const EXTENSIONS: Readonly<Record<CardFormat, string>> = { png: 'png', jpeg: 'jpg' };

/** File name of a card: `instagram-quote-feed.png`. */
export const cardFileName = (
  platform: string,
  { size }: Pick<Card, 'size'>,
  format: CardFormat,
): string => `${platform}-quote-${size}.${EXTENSIONS[format]}`;
