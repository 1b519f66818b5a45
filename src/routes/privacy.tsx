import { createFileRoute } from '@tanstack/react-router';
import { headOfWords, HEADS, headTags } from '#content/heads.ts';
import { Article } from '#features/articles/article.tsx';
import { PageReady } from '#ui/behaviour/page-ready.ts';

export const Route = createFileRoute('/privacy')({
  // Loaded, not imported: the head belongs to the first chunk, the text does not.
  loader: () => import('#content/company/privacy.md'),
  head: ({ loaderData }) =>
    headTags(loaderData ? headOfWords(loaderData.frontmatter) : HEADS.notFound),
  component: PrivacyPage,
});

function PrivacyPage() {
  const { frontmatter, default: Words } = Route.useLoaderData();
  return (
    <>
      <Article frontmatter={frontmatter} Words={Words} />
      <PageReady />
    </>
  );
}
