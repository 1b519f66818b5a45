import { lazy, Suspense, useEffect } from 'react';
import { Landing } from '#features/landing/landing.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { servedPageReplaced } from '#ui/behaviour/page-translation.ts';

let leave = () => {};
/** Resolves when the user leaves the page as it was served. */
const left = new Promise<void>((resolve) => {
  leave = resolve;
});

/**
 * The example and the article are 8 kB of script that a static page can do without: their text and
 * links already work. React leaves a suspended boundary as served.
 */
const Story = lazy(async () => {
  if (isServed()) await Promise.race([left, servedPageReplaced]);
  const [{ ExampleSection }, { HowItWorks }, { LandingArticle }] = await Promise.all([
    import('#features/landing/example-section.tsx'),
    import('#features/landing/how-it-works.tsx'),
    import('#features/articles/landing-article.tsx'),
  ]);
  return {
    default: () => (
      <>
        <ExampleSection />
        <HowItWorks />
        <LandingArticle />
      </>
    ),
  };
});

function isServed(): boolean {
  if (typeof document === 'undefined') return false;
  return document.querySelector('[data-session-slot=main] article') !== null;
}

/**
 * A constant element: a new one would make React update the boundary and discard the served text.
 */
const STORY = (
  <Suspense fallback={<Loading what="Opening the article" />}>
    <Story />
  </Suspense>
);

/** The landing page, shown only to signed-out visitors. */
export function LandingPage() {
  useEffect(() => leave, []);
  return <Landing story={STORY} />;
}
