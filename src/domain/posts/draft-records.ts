import { DRAFTS, OPEN_DRAFT } from '../site/storage-keys.ts';

/**
 * Returns the keys of the drafts that Review shows first: all others are read after the first
 * render.
 */
export function firstDrafts(read: (key: string) => unknown): readonly string[] {
  const { currentId, previousId } = Object(read(OPEN_DRAFT));
  return [currentId, previousId].flatMap((id) => (typeof id === 'string' ? [DRAFTS + id] : []));
}
