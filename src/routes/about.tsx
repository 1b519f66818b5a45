import { createFileRoute } from '@tanstack/react-router';
import { headOfWords, HEADS, headTags } from '#content/heads.ts';
import { AdSlot } from '#features/ads/ad-slot.tsx';
import { Article } from '#features/articles/article.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';

export const Route = createFileRoute('/about')({
  // Loaded, not imported: the head belongs to the first chunk, the text does not.
  loader: () => import('#content/company/about.md'),
  head: ({ loaderData }) =>
    headTags(loaderData ? headOfWords(loaderData.frontmatter) : HEADS.notFound),
  component: AboutPage,
});

function AboutPage() {
  const { frontmatter, default: Words } = Route.useLoaderData();
  return (
    <>
      <Article frontmatter={frontmatter} Words={Words} />
      <AdSlot slot="about" />
      <PageReady />
    </>
  );
}
