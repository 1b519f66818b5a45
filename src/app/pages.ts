import { POSTS } from '#content/posts.ts';

/**
 * The public pages: each becomes a file of its own at build, readable without script, and each says
 * when its script starts. Whatever else the router knows is reached from them.
 */
export interface Page {
  readonly path: string;
  /** The address it is usually opened with, where that is more than the path. */
  readonly example?: string;
  /**
   * `touch`: nothing runs until something is pressed that links and disclosures cannot do alone.
   * `paint`: the page is for working in, its script starts once it has been seen.
   */
  readonly wake: 'touch' | 'paint';
  /** What its route shows, so that these chunks arrive with the app's and not after them. */
  readonly modules: readonly string[];
  /** The same for a person who is signed in, where they see something else. */
  readonly modulesSignedIn?: readonly string[];
}

export const NOT_FOUND_PAGE = '/404';

/** Where there may be advertisements, the question about them is asked by script. */
const WAKE_WITH_ADS = import.meta.env['VITE_ADS_FRAME_URL'] ? 'paint' : 'touch';

export const PAGES: readonly Page[] = [
  {
    path: '/',
    wake: 'touch',
    modules: ['src/routes/index.tsx', 'src/routes/-landing-page.tsx'],
    modulesSignedIn: ['src/routes/index.tsx', 'src/features/wizard/wizard.tsx'],
  },
  {
    path: '/about',
    wake: WAKE_WITH_ADS,
    modules: ['src/routes/about.tsx', 'src/content/company/about.md'],
  },
  {
    path: '/privacy',
    wake: 'touch',
    modules: ['src/routes/privacy.tsx', 'src/content/company/privacy.md'],
  },
  ...POSTS.map(({ slug }): Page => ({
    path: `/blog/${slug}`,
    wake: WAKE_WITH_ADS,
    modules: ['src/routes/blog.$slug.tsx', `src/content/articles/${slug}.md`],
  })),
  { path: '/contact', wake: 'paint', modules: ['src/routes/contact.tsx'] },
  { path: '/faceless-video', wake: 'paint', modules: ['src/routes/faceless-video.tsx'] },
  { path: '/auth', wake: 'paint', modules: ['src/routes/auth/index.tsx'] },
  {
    path: '/auth/confirm',
    example: '/auth/confirm?token_hash=00000000&type=email',
    wake: 'paint',
    modules: ['src/routes/auth/confirm.tsx'],
  },
  {
    path: '/auth/openrouter',
    wake: 'paint',
    modules: ['src/routes/auth/openrouter.tsx'],
  },
  // The path that led nowhere is logged, which takes the app.
  { path: NOT_FOUND_PAGE, wake: 'paint', modules: ['src/features/shell/not-found.tsx'] },
];
