import type { PostSlug } from './posts.ts';

/** Front matter of a static page, validated by `src/build/front-matter.ts`. */
export interface PageFields {
  readonly title: string;
  /** 120 to 160 characters: anything shorter wastes the space search engines give it. */
  readonly description: string;
  /** Date, such as 2026-11-21. */
  readonly updated: string;
}

export interface ArticleFields extends PageFields {
  readonly published: string;
  readonly author: string;
  /** Illustration of 1200 by 630 in `articles/pictures`. */
  readonly picture: string;
  readonly pictureAlt: string;
  readonly next: PostSlug;
}

/** Facts the build computes from the text (`src/build/article-facts.ts`). */
interface WordFacts {
  readonly words: number;
  readonly minutes: number;
  readonly headings: readonly Heading[];
}

export interface Heading {
  readonly id: string;
  readonly text: string;
}

export type PageMatter = PageFields & WordFacts;
export type ArticleMatter = ArticleFields & WordFacts;
