import type { PostSlug } from './posts.ts';

/** What stands at the top of a page of words; `src/build/front-matter.ts` holds files to it. */
export interface PageFields {
  readonly title: string;
  /** 120 to 160 characters: shorter wastes the room that search engines give it. */
  readonly description: string;
  /** Days are written 2026-11-21. */
  readonly updated: string;
}

export interface ArticleFields extends PageFields {
  readonly published: string;
  readonly author: string;
  /** A drawing of 1200 by 630 in `articles/pictures`. */
  readonly picture: string;
  readonly pictureAlt: string;
  readonly next: PostSlug;
}

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

export type PageMatter = PageFields & WordFacts;
export type ArticleMatter = ArticleFields & WordFacts;
