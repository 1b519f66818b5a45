import type { PostSlug } from './posts.ts';

/** One chunk per article: eager imports would put them all on every page. */
const words = {
  'from-seo-to-aeo': () => import('#content/articles/from-seo-to-aeo.md'),
  'ai-content-generation-categories': () =>
    import('#content/articles/ai-content-generation-categories.md'),
  'template-driven-ai-content-generation': () =>
    import('#content/articles/template-driven-ai-content-generation.md'),
  'ai-powered-tech-news-show': () => import('#content/articles/ai-powered-tech-news-show.md'),
} as const satisfies Record<PostSlug, () => Promise<unknown>>;

/** Loads the text and front matter of one article. */
export function loadPost(slug: PostSlug) {
  return words[slug]();
}
