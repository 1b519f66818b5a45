import { SITE } from './site.ts';

/**
 * Origin of the site, without a trailing slash: for canonical URLs, social cards, the feed and the
 * sitemap, which must be absolute. A build setting, since previews have other origins.
 */
export const SITE_ADDRESS = (import.meta.env['VITE_SITE_URL'] || SITE.website).replace(/\/+$/, '');

/** Absolute URL of a path on this site. */
export function addressOf(path: string): string {
  return SITE_ADDRESS + path;
}
