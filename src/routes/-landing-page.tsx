import { lazy, Suspense, useEffect } from 'react';
import { Landing } from '#features/landing/landing.tsx';
import { Loading } from '#ui/loading.tsx';

/** Resolves when the user leaves the page as it was served. */
const left = Promise.withResolvers<void>();

/**
 * The article is 5 kB of script that a static page can do without: its text and links already work.
 * React leaves a suspended boundary as served.
 */
const Article = lazy(async () => {
  if (isServed()) await left.promise;
  const { LandingArticle } = await import('#features/articles/landing-article.tsx');
  return { default: LandingArticle };
});

function isServed(): boolean {
  if (typeof document === 'undefined') return false;
  return document.querySelector('[data-session-slot=main] article') !== null;
}

/**
 * A constant element: a new one would make React update the boundary and discard the served text.
 */
const ARTICLE = (
  <Suspense fallback={<Loading what="Opening the article" />}>
    <Article />
  </Suspense>
);

/** The landing page and its article, shown only to signed-out visitors. */
export function LandingPage() {
  useEffect(() => left.resolve, []);
  return <Landing article={ARTICLE} />;
}
