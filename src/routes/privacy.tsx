import { createFileRoute } from '@tanstack/react-router';
import Words, { frontmatter } from '#content/company/privacy.md';
import { Article } from '#features/articles/article.tsx';

export const Route = createFileRoute('/privacy')({
  component: () => <Article frontmatter={frontmatter} Words={Words} />,
});
