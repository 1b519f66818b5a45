/**
 * What the service worker keeps for times without a network, by the names of the built files, and
 * what that may weigh. A file that is not named here is never kept; `tests/build/precache.test.ts`
 * holds both.
 */
import { POSTS } from '../src/content/posts.ts';

const KEPT: readonly RegExp[] = [
  /^[\w/-]+\.html$/,
  // Their names carry a hash of their content.
  /^assets\/[\w.-]+\.(?:js|svg)$/,
  // The letters of our own headings. The whole font comes with the first heading of other letters.
  /^assets\/headings-[\w-]+\.woff2$/,
  // Shown in notifications; the larger ones are asked for while the app is installed, which is online.
  /^icons\/icon-192\.png$/,
  /^(?:icon\.svg|apple-touch-icon\.png|manifest\.webmanifest)$/,
  /^media\/[\w-]+\.(?:jpg|mp4)$/,
];

/**
 * Blockers of advertisements go by names like these, and one file that does not come fails the whole
 * worker. The build gives scripts that would be called so another name (`src/build/chunk-groups.ts`).
 */
export const LOOKS_LIKE_AN_AD = /(^|\/)(ads?|advert|banner|sponsor|track|pixel)/i;

/**
 * What reads, groups, masks and checks quotes, and the words of each language: a quarter of the app,
 * for signed-in users alone. The worker loads it when the first of them has the app open.
 */
const FOR_USERS = /^assets\/(?:local-insight|masking|en|de|es|fr|it|nl|pt)-[\w-]+\.js$/;

/** The sign-in client: useless without a network. */
const ONLINE_ONLY = /^assets\/supabase-sign-in-[\w-]+\.js$/;

export function isKept(name: string): boolean {
  if (FOR_USERS.test(name) || ONLINE_ONLY.test(name)) return false;
  return KEPT.some((pattern) => pattern.test(name));
}

/** True for a file that the worker keeps once somebody has signed in. */
export const isKeptForUsers = (name: string): boolean => FOR_USERS.test(name);

/** Articles, with their words and pictures as the app loads them, and sample media. */
export function isReading(name: string): boolean {
  if (/^(?:blog|media)\//.test(name)) return true;
  return POSTS.some(({ slug }) => name.startsWith(`assets/${slug}-`));
}

/** In bytes on the wire, brotli where that is smaller. */
export const PRECACHE_BUDGET = {
  /** Everything that a first visit loads for later. */
  whole: 1024 * 1024,
  /** The same without articles and sample media. */
  app: 400_000,
  /** What a signed-in user loads beside. */
  users: 220_000,
} as const;
