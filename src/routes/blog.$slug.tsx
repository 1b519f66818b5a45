import { createFileRoute, notFound } from '@tanstack/react-router';
import { isPostSlug } from '#content/posts.ts';
import { loadPost } from '#content/load-post.ts';
import { Article } from '#features/articles/article.tsx';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params: { slug } }) => {
    if (!isPostSlug(slug)) throw notFound();
    return loadPost(slug);
  },
  component: PostPage,
});

function PostPage() {
  const { frontmatter, default: Words } = Route.useLoaderData();
  return <Article frontmatter={frontmatter} Words={Words} />;
}
