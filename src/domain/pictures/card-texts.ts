import { formatRating } from '../quotes/format-rating.ts';
import type { Card, CardFacts } from './card.ts';
import type { CardFormat } from './card-choices.ts';

/** Describes a card for readers who don't see it. */
export function cardAltText(
  { rating, photo }: Pick<Card, 'rating' | 'photo'>,
  { shown, signOff }: Pick<CardFacts, 'shown' | 'signOff'>,
): string {
  return [
    `Quote from a customer: “${shown}”`,
    ...(rating === undefined ? [] : [`${formatRating(rating)} of 5 stars.`]),
    ...(signOff === '' ? [] : [signOff]),
    ...photoText(photo),
  ].join(' ');
}

function photoText(photo: Card['photo']): readonly string[] {
  const shows = photo?.shows?.trim();
  if (photo?.isMade) return [shows ? `Picture made with AI: ${shows}` : 'Picture made with AI.'];
  return shows ? [`Photo: ${shows}`] : [];
}

const EXTENSIONS: Readonly<Record<CardFormat, string>> = { png: 'png', jpeg: 'jpg' };

/** File name of a card: `instagram-quote-feed.png`. */
export const cardFileName = (
  platform: string,
  { size }: Pick<Card, 'size'>,
  format: CardFormat,
): string => `${platform}-quote-${size}.${EXTENSIONS[format]}`;

/** Name of a card's file among the files of a carousel, which sort by it: `01-instagram-quote-feed.png`. */
export const numberedName = (fileName: string, place: number): string =>
  `${String(place).padStart(2, '0')}-${fileName}`;

/** File name of a carousel: `instagram-quotes-feed.zip`. */
export const carouselFileName = (
  platform: string,
  { size }: Pick<Card, 'size'>,
  form: 'zip' | 'pdf',
): string => `${platform}-quotes-${size}.${form}`;

/** Lists what each picture of a carousel shows. */
export const altTextFile = (files: readonly { name: string; altText: string }[]): string =>
  files.map(({ name, altText }) => `${name}\n${altText}\n`).join('\n');
