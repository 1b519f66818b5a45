import type { ArticleMatter, PageMatter } from './front-matter.ts';

const articles: Record<string, ArticleMatter> = import.meta.glob('./articles/*.md', {
  import: 'frontmatter',
  eager: true,
});

const company: Record<string, PageMatter> = import.meta.glob('./company/*.md', {
  import: 'frontmatter',
  eager: true,
});

/** Slug of the article on the landing page. */
const LANDING = 'how-ai-changes-content-strategy';

/** Article at a path, including the landing page's. Build only: it imports all of them. */
export function articleAt(path: string): ArticleMatter | undefined {
  const slug = path === '/' ? LANDING : path.replace(/^\/blog\//, '');
  return articles[`./articles/${slug}.md`];
}

/** Date of a page's last change, if known. */
export function updatedAt(path: string): string | undefined {
  return (articleAt(path) ?? company[`./company${path}.md`])?.updated;
}
