/**
 * What the service worker keeps for times without a network, by the names of the built files, and
 * what that may weigh. A file that is not named here is never kept; `tests/build/precache.test.ts`
 * holds both.
 */
const KEPT: readonly RegExp[] = [
  /^[\w/-]+\.html$/,
  // Their names carry a hash of their content.
  /^assets\/[\w.-]+\.(?:js|svg|woff2)$/,
  /^icons\/[\w-]+\.png$/,
  /^(?:icon\.svg|apple-touch-icon\.png|manifest\.webmanifest)$/,
  /^media\/[\w-]+\.(?:jpg|mp4)$/,
];

/**
 * Blockers of advertisements go by names like these, and one file that does not come fails the whole
 * worker. The build gives scripts that would be called so another name (`src/build/chunk-groups.ts`).
 */
export const LOOKS_LIKE_AN_AD = /(^|\/)(ads?|advert|banner|sponsor|track|pixel)/i;

export function isKept(name: string): boolean {
  return KEPT.some((pattern) => pattern.test(name));
}

/** Articles and sample media, which have a budget of their own. */
export function isReading(name: string): boolean {
  return /^(?:blog|media)\//.test(name);
}

/** In bytes on the wire, brotli where that is smaller. */
export const PRECACHE_BUDGET = {
  /** Everything that a first visit loads for later. */
  whole: 1024 * 1024,
  /** The same without articles and sample media. */
  app: 400_000,
} as const;
