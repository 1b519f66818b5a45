import { DRAFTS, OPEN_DRAFT } from '../site/storage-keys.ts';

/**
 * Returns the key of the draft that Review shows first, which a URL may name: all others are read
 * after the first render.
 */
export function firstDrafts(read: (key: string) => unknown, search = ''): readonly string[] {
  const asked = new URLSearchParams(search).get('draft');
  const currentId: unknown = asked ?? Object(read(OPEN_DRAFT)).currentId;
  return typeof currentId === 'string' ? [DRAFTS + currentId] : [];
}
