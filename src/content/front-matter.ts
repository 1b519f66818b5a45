import * as v from 'valibot';
import { POSTS } from './posts.ts';

const text = v.pipe(v.string(), v.minLength(1));
const day = v.pipe(v.string(), v.isoDate());

const PAGE = {
  title: text,
  /** Shorter wastes the room that search engines give it, longer is cut off there. */
  description: v.pipe(v.string(), v.minLength(120), v.maxLength(160)),
  updated: day,
};

/** What stands at the top of a page of words: one `name: value` a line. */
export const PAGE_FRONT_MATTER = v.strictObject(PAGE);

/** What stands at the top of an article. */
export const ARTICLE_FRONT_MATTER = v.strictObject({
  ...PAGE,
  published: day,
  author: text,
  /** A drawing of 1200 by 630 in `articles/pictures`. */
  picture: v.pipe(v.string(), v.regex(/^[\w-]+\.svg$/)),
  pictureAlt: text,
  next: v.picklist(POSTS.map(({ slug }) => slug)),
});

/** What the build counts in the words (`src/build/article-facts.ts`). */
interface WordFacts {
  readonly words: number;
  readonly minutes: number;
  readonly headings: readonly Heading[];
}

export interface Heading {
  readonly id: string;
  readonly text: string;
}

export type PageMatter = Readonly<v.InferOutput<typeof PAGE_FRONT_MATTER>> & WordFacts;
export type ArticleMatter = Readonly<v.InferOutput<typeof ARTICLE_FRONT_MATTER>> & WordFacts;
