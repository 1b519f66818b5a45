/** Articles by slug, in the order of the Blog menu. Their text is in `articles/`. */
export const POSTS = [
  { slug: 'from-seo-to-aeo', title: 'From SEO to AEO' },
  { slug: 'ai-content-generation-categories', title: 'AI Content Generation Categories' },
  { slug: 'template-driven-ai-content-generation', title: 'Template-Driven AI Content Generation' },
  { slug: 'ai-powered-tech-news-show', title: 'AI-Powered Tech News Show' },
] as const;

export type PostSlug = (typeof POSTS)[number]['slug'];

export function isPostSlug(value: string): value is PostSlug {
  return POSTS.some((post) => post.slug === value);
}

/** Anchor of the landing page's own article. */
export const LANDING_ARTICLE_ID = 'content-strategy';
