import { SITE } from './site.ts';

/**
 * Where the site is served, without a slash at the end: for canonical addresses, social cards, the
 * feed and the sitemap, which may not be relative. A build setting, since previews live elsewhere.
 */
export const SITE_ADDRESS = (import.meta.env['VITE_SITE_URL'] || SITE.website).replace(/\/+$/, '');

/** The full address of a path of ours. */
export function addressOf(path: string): string {
  return SITE_ADDRESS + path;
}
