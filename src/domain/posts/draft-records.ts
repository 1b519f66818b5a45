/** Key prefix of the drafts on the device; each draft is a record of its own. */
export const DRAFTS = 'draft/';
/** Key of the document that names the draft under review. */
export const OPEN_DRAFT = 'open-draft';

/**
 * Returns the keys of the drafts that Review shows first: all others are read after the first
 * render.
 */
export function firstDrafts(read: (key: string) => unknown): readonly string[] {
  const { currentId, previousId } = Object(read(OPEN_DRAFT));
  return [currentId, previousId].flatMap((id) => (typeof id === 'string' ? [DRAFTS + id] : []));
}
