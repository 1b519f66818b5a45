import { createFileRoute, notFound } from '@tanstack/react-router';
import { isPostSlug } from '#content/posts.ts';
import { headOfWords, HEADS, headTags } from '#content/heads.ts';
import { loadPost } from '#content/load-post.ts';
import { AdSlot } from '#features/ads/ad-slot.tsx';
import { Article } from '#features/articles/article.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ params: { slug } }) => {
    if (!isPostSlug(slug)) throw notFound();
    return loadPost(slug);
  },
  head: ({ loaderData }) =>
    headTags(loaderData ? headOfWords(loaderData.frontmatter) : HEADS.notFound),
  component: PostPage,
});

function PostPage() {
  const { frontmatter, default: Words } = Route.useLoaderData();
  return (
    <>
      <Article frontmatter={frontmatter} Words={Words} />
      <AdSlot slot="article" />
      <PageReady />
    </>
  );
}
