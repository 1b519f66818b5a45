import { LandingArticle } from '#features/articles/landing-article.tsx';
import { Landing } from '#features/landing/landing.tsx';

/** The landing and the article under it, which only visitors without a session load. */
export const LandingPage = () => <Landing article={<LandingArticle />} />;
