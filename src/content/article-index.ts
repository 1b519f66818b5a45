import type { ArticleMatter, PageMatter } from './front-matter.ts';

const articles: Record<string, ArticleMatter> = import.meta.glob('./articles/*.md', {
  import: 'frontmatter',
  eager: true,
});

const company: Record<string, PageMatter> = import.meta.glob('./company/*.md', {
  import: 'frontmatter',
  eager: true,
});

/** The article on the landing page. */
const LANDING = 'how-ai-changes-content-strategy';

/** The article at a path, the landing page's included. For the build: it holds all of them. */
export function articleAt(path: string): ArticleMatter | undefined {
  const slug = path === '/' ? LANDING : path.replace(/^\/blog\//, '');
  return articles[`./articles/${slug}.md`];
}

/** The day a page last changed, where it is known. */
export function updatedAt(path: string): string | undefined {
  return (articleAt(path) ?? company[`./company${path}.md`])?.updated;
}
