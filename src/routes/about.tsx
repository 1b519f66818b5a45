import { createFileRoute } from '@tanstack/react-router';
import Words, { frontmatter } from '#content/company/about.md';
import { Article } from '#features/articles/article.tsx';

export const Route = createFileRoute('/about')({
  component: () => <Article frontmatter={frontmatter} Words={Words} />,
});
