import { LOOKS_LIKE_AN_AD } from '../../manifest/precache.ts';

/**
 * `ad-slot.js` would be blocked where advertisements are, and the page that needs it with it. Every
 * page names the bundler's own lines, so that they go by a short name.
 */
export function chunkName({ name }: { name: string }): string {
  return `assets/${nameOf(name)}-[hash:7].js`;
}

function nameOf(name: string): string {
  if (name === 'rolldown-runtime') return 'rt';
  return LOOKS_LIKE_AN_AD.test(name) ? 'part' : '[name]';
}
