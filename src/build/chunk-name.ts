import { LOOKS_LIKE_AN_AD } from '../../manifest/precache.ts';

/**
 * `ad-slot.js` would be blocked where advertisements are, and the page that needs it with it.
 */
export function chunkName({ name }: { name: string }): string {
  return `assets/${LOOKS_LIKE_AN_AD.test(name) ? 'part' : '[name]'}-[hash:7].js`;
}
