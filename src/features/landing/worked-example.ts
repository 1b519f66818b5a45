/**
 * Example of the landing page: four reviews, their themes and a post. The reviews are quoted word
 * for word from "Women's E-Commerce Clothing Reviews" (CC0, `tests/data/reviews.csv`); the post was
 * written by hand, one sentence made up on purpose. `tests/features/landing/worked-example.test.ts`
 * runs the app's own analysis and evidence check on them, so that the page shows what the app would.
 */

export const REVIEWS_URL =
  'https://www.kaggle.com/datasets/nicapotato/womens-ecommerce-clothing-reviews';

interface ReviewLine {
  /** Stars out of five. */
  readonly rating: number;
  /** `[Brackets]` enclose the words that it shares with the post. */
  readonly text: string;
}

/** Reviews that a shop would paste. Their numbers on the page start at 1. */
export const REVIEW_LINES: readonly ReviewLine[] = [
  {
    rating: 5,
    text: 'This top is gorgeous and versatile. [i wear it with jeans and dress it up with a skirt]. so happy to have this in my wardrobe.',
  },
  {
    rating: 4,
    text: "This top is great for spring- it's super light and can be dressed up or down depending on what you're wearing it for. [fits true to size and is great quality].",
  },
  { rating: 5, text: '[Great tank] to wear to [work or a night out]. fits true to size.' },
  {
    rating: 3,
    text: 'Cropped and wide- would look cuter on someone who is more petite. [was too wide and cropped for me]. very sheer.',
  },
];

interface ExampleTheme {
  readonly label: string;
  /** Numbers of the reviews that mention it. */
  readonly lines: readonly number[];
  /** Mean of their stars. */
  readonly rating: string;
}

export const THEMES: readonly ExampleTheme[] = [
  { label: 'Fit and size', lines: [2, 3, 4], rating: '4.0' },
];

export interface ExampleSentence {
  readonly text: string;
  /** Verdict of the evidence check; absent for a sentence that claims nothing. */
  readonly verdict?: 'said' | 'retold' | 'no-source';
  /** Number of the review it is based on. */
  readonly line?: number;
}

/** The post before the user has looked at it, as paragraphs of sentences. */
export const POST: readonly (readonly ExampleSentence[])[] = [
  [
    {
      text: '“I wear it with jeans and dress it up with a skirt,” says one of you.',
      verdict: 'said',
      line: 1,
    },
    { text: 'It’s a great tank for work or a night out.', verdict: 'retold', line: 3 },
  ],
  [
    { text: 'It fits true to size and is great quality.', verdict: 'said', line: 2 },
    {
      text: '“Was too wide and cropped for me,” one of you writes.',
      verdict: 'said',
      line: 4,
    },
    { text: 'So try it on before you decide.' },
    { text: 'Over 900 of them sold in a week.', verdict: 'no-source' },
  ],
  [{ text: 'And you: jeans or a skirt? #SpringTops' }],
];

const textOf = (isShown: (sentence: ExampleSentence) => boolean): string =>
  POST.map((sentences) =>
    sentences
      .filter(isShown)
      .map(({ text }) => text)
      .join(' '),
  ).join('\n\n');

export const DRAFT_TEXT = textOf(() => true);

/** The post without the sentence that no customer said. */
export const POST_TEXT = textOf(({ verdict }) => verdict !== 'no-source');

/** Offset of Instagram’s "… more", in UTF-16 units. */
export const INSTAGRAM_FOLD = POST_TEXT.indexOf('\n');

/** The words of a review, without the brackets. */
export const withoutMarks = (text: string): string => text.replace(/[[\]]/g, '');
