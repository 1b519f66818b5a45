import { DRAFTS, OPEN_DRAFT } from '../site/storage-keys.ts';

/**
 * Returns the key of the draft that Review shows first: all others are read after the first render.
 */
export function firstDrafts(read: (key: string) => unknown): readonly string[] {
  const { currentId } = Object(read(OPEN_DRAFT));
  return typeof currentId === 'string' ? [DRAFTS + currentId] : [];
}
