import { lazy, Suspense, useEffect } from 'react';
import { Landing } from '#features/landing/landing.tsx';
import { Loading } from '#ui/loading.tsx';

/** Settles when the page as it was served has been left. */
const left = Promise.withResolvers<void>();

/**
 * The article is 5 kB of script that a served page can do without: its words are there, its links
 * are links. React leaves a boundary that has yet to load as it stands.
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

/** One element for good: to React another one would be news, and no reason to leave the words. */
const ARTICLE = (
  <Suspense fallback={<Loading what="Opening the article" />}>
    <Article />
  </Suspense>
);

/** The landing and the article under it, which only visitors without a session see. */
export function LandingPage() {
  useEffect(() => left.resolve, []);
  return <Landing article={ARTICLE} />;
}
