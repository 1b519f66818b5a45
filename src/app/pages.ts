import { POSTS } from '#content/posts.ts';
import { NOT_FOUND_PAGE } from './not-found-page.ts';

/**
 * Public pages. Each is built as a static file, readable without script, and declares when it
 * hydrates. The router's other pages are reached from these.
 */
export interface Page {
  readonly path: string;
  /** URL it is usually opened with, if that is more than the path. */
  readonly example?: string;
  /**
   * `interaction`: hydrates on the first interaction that links and disclosures cannot handle
   * natively. `load`: an interactive page, hydrates after the first paint.
   */
  readonly hydrate: 'interaction' | 'load';
  /** Modules its route renders; their chunks load together with the app's, not after them. */
  readonly modules: readonly string[];
  /** Modules for signed-in users, if they see something else. */
  readonly modulesSignedIn?: readonly string[];
}

/** With ads the page hydrates right away: the consent prompt needs script. */
const HYDRATE_WITH_ADS = import.meta.env['VITE_ADS_FRAME_URL'] ? 'load' : 'interaction';

export const PAGES: readonly Page[] = [
  {
    path: '/',
    hydrate: 'interaction',
    modules: ['src/routes/index.tsx', 'src/routes/-landing-page.tsx'],
    modulesSignedIn: ['src/routes/index.tsx', 'src/features/wizard/wizard.tsx'],
  },
  {
    path: '/about',
    hydrate: HYDRATE_WITH_ADS,
    modules: ['src/routes/about.tsx', 'src/content/company/about.md'],
  },
  {
    path: '/privacy',
    hydrate: 'interaction',
    modules: ['src/routes/privacy.tsx', 'src/content/company/privacy.md'],
  },
  ...POSTS.map(({ slug }): Page => ({
    path: `/blog/${slug}`,
    hydrate: HYDRATE_WITH_ADS,
    modules: ['src/routes/blog.$slug.tsx', `src/content/articles/${slug}.md`],
  })),
  { path: '/drafts', hydrate: 'load', modules: ['src/routes/drafts.tsx'] },
  { path: '/reviews', hydrate: 'load', modules: ['src/routes/reviews.tsx'] },
  { path: '/settings', hydrate: 'load', modules: ['src/routes/settings.tsx'] },
  { path: '/contact', hydrate: 'load', modules: ['src/routes/contact.tsx'] },
  { path: '/faceless-video', hydrate: 'load', modules: ['src/routes/faceless-video.tsx'] },
  { path: '/auth', hydrate: 'load', modules: ['src/routes/auth/index.tsx'] },
  {
    path: '/auth/confirm',
    example: '/auth/confirm?token_hash=00000000&type=email',
    hydrate: 'load',
    modules: ['src/routes/auth/confirm.tsx'],
  },
  {
    path: '/auth/openrouter',
    hydrate: 'load',
    modules: ['src/routes/auth/openrouter.tsx'],
  },
  // The app logs the path that was not found.
  { path: NOT_FOUND_PAGE, hydrate: 'load', modules: ['src/features/shell/not-found.tsx'] },
];
