import { LOOKS_LIKE_AN_AD } from '../../manifest/precache.ts';

/**
 * Renames chunks such as `ad-slot.js`: ad blockers would block them, and the page that needs them.
 * Every page references the bundler's runtime, so it gets a short name.
 */
export function chunkName({ name }: { name: string }): string {
  return `assets/${nameOf(name)}-[hash:7].js`;
}

function nameOf(name: string): string {
  if (name === 'rolldown-runtime') return 'rt';
  return LOOKS_LIKE_AN_AD.test(name) ? 'part' : '[name]';
}
